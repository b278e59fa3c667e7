import { expect, test } from 'vitest'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { materialOf } from '../../writer/material.ts'
import { readSummary } from '../lead/summary.ts'
import { stepFacts } from './stated-steps.ts'

const english = openLanguages()('en')

function recipe(groups: readonly string[], description = ''): PageContent {
  const facts = groups.flatMap((group) => [
    { name: 'step_section', value: group, from: 'json_ld' as const },
    { name: 'step', value: `${group}. Season the plums with salt.`, from: 'json_ld' as const },
  ])
  return {
    url: 'https://site.example/a',
    title: 'Plum Steaks',
    site_name: 'Site',
    description,
    kind: 'recipe',
    lang: 'en',
    headings: [],
    paragraphs: [],
    facts,
    pictures: [],
  }
}

const stepsOf = (groups: readonly string[]): string | undefined =>
  stepFacts(materialOf(recipe(groups), english)).get('steps')?.text

test('two ways to cook one dish are no longer row of steps', () => {
  expect(stepsOf(['Make the butter', 'Grill the steaks'])).toBe('2')
  expect(stepsOf(['Make the butter', 'To grill the steaks', 'To pan fry the steaks'])).toBe(
    undefined,
  )
})

test('a summary that names an oven needs one in the steps', () => {
  const summary = 'Cook plum steaks with chive butter in the oven or on the grill for your guests.'
  const said = (groups: readonly string[]): string =>
    readSummary(materialOf(recipe(groups, summary), english), 'plum steaks')
  expect(said(['Preheat a grill', 'Fry the steaks in a pan'])).toBe('')
  expect(said(['Grill the steaks', 'Bake the steaks'])).toBe(summary)
})

test('a page that numbers fewer steps than its data has is the one that counts', () => {
  const groups = ['Make the butter', 'Heat the pan', 'Fry the plums']
  const content = recipe(groups)
  const lines = content.facts.flatMap(({ name, value }, at) =>
    name === 'step' ? [`${(at + 1) / 2} ${value}`] : [],
  )
  const stepsOn = (paragraphs: string[]): string | undefined =>
    stepFacts(materialOf({ ...content, paragraphs }, english)).get('steps')?.text
  expect(stepsOn(lines)).toBe('3')
  expect(stepsOn(lines.slice(0, 2))).toBe(undefined)
})
