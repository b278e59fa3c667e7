import { expect, test } from 'vitest'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { tidySummary } from './tidy-summary.ts'

const english = openLanguages()('en')

const tidy = (description: string): string =>
  tidySummary({ description, title: 'Plum Bread', kind: 'recipe', paragraphs: [] }, english)

test('a label in capitals before a recipe is left out, and dots between clauses become a dash', () => {
  expect(tidy('TESTED & PERFECTED RECIPE - Kids love it...this bread is hard to beat!')).toBe(
    'Kids love it – this bread is hard to beat!',
  )
})

test('a title runs into the text also without what it has in parentheses', () => {
  const page = {
    description: 'Plum Bread The bread is soft.',
    title: 'Plum Bread (Zwetschgenbrot)',
    kind: 'recipe' as const,
    paragraphs: [],
  }
  expect(tidySummary(page, english)).toBe('The bread is soft.')
})

test('a video of the page is not named', () => {
  expect(tidy('Learn to bake plum bread with this easy recipe and video. It is soft.')).toBe(
    'Learn to bake plum bread with this easy recipe. It is soft.',
  )
  expect(tidy('Plum bread and video games.')).toBe('Plum bread and video games.')
})

test('"this year" behind a feast of each year is left out', () => {
  expect(tidy('Try this plum bread for Christmas this year – it is soft.')).toBe(
    'Try this plum bread for Christmas – it is soft.',
  )
  expect(tidy('Plums are rare this year.')).toBe('Plums are rare this year.')
})

test('an exclamation within parentheses is none of the sentence', () => {
  expect(tidy('Plum bread with nuts (which take minutes to roast!) and butter, so good!')).toBe(
    'Plum bread with nuts (which take minutes to roast) and butter, so good!',
  )
})

test('a line of 152 letters without its full stop is whole, one of 160 was cut', () => {
  const line = `Make a quick and easy meal for two with plum bread, ${'served warm, '.repeat(6)}`
  const ended = (length: number): string =>
    `${line}${'x'.repeat(length - line.length - 9)} evenings`
  expect(tidy(ended(152))).toBe(`${ended(152)}.`)
  expect(tidy(ended(160))).toBe(ended(160))
})
