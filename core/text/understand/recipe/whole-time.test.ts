import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { materialOf } from '../../writer/material.ts'
import { longestSpan, wholeMinutes } from './whole-time.ts'

const languages = openLanguages()

function minutesOf(
  { description = '', ...facts }: Readonly<Record<string, string>>,
  steps: readonly string[] = [],
  paragraphs: readonly string[] = [],
) {
  const content: PageContent = {
    url: 'https://kitchen.example/page',
    title: 'Plum Tart',
    site_name: 'Kitchen',
    description,
    kind: 'recipe',
    lang: 'en',
    headings: [],
    paragraphs: [...paragraphs],
    facts: [
      ...Object.entries(facts).map(([name, value]) => ({ name, value, from: 'json_ld' as const })),
      ...steps.map((value) => ({ name: 'step', value, from: 'json_ld' as const })),
    ],
    pictures: [],
  }
  return wholeMinutes(materialOf(content, languages('en')))
}

test('a whole that its parts make up stays', () => {
  const facts = { total_time: '45 min', prep_time: '15 min', cook_time: '30 min' }
  expect(minutesOf(facts, ['Bake for 30 minutes.'])).toBe(45)
})

test('parts of a short whole make up little more', () => {
  const parts = { prep_time: '3 min', cook_time: '7 min' }
  expect(minutesOf({ total_time: '8 min', ...parts })).toBeNull()
  expect(minutesOf({ total_time: '10 min', ...parts })).toBe(10)
})

test('the time for preparing alone is no whole', () => {
  expect(minutesOf({ total_time: '30 min', prep_time: '30 min', cook_time: '40 min' })).toBeNull()
  expect(
    minutesOf({ total_time: '15 min', prep_time: '15 min' }, ['Bake until golden.']),
  ).toBeNull()
  expect(minutesOf({ total_time: '15 min', prep_time: '15 min' }, ['Toss and serve.'])).toBe(15)
})

test('a total that the page states otherwise is none', () => {
  const facts = { total_time: '55 min' }
  expect(minutesOf(facts, [], ['Prep: 10 minutes. Total time: 35 minutes. Serve warm.'])).toBeNull()
  expect(minutesOf({ total_time: '70 min' }, [], ['Total time: 1 hour 10 minutes'])).toBe(70)
  expect(
    minutesOf({ total_time: '15 min' }, ['Let it set in the fridge for a few hours.']),
  ).toBeNull()
})

test('the time for cooking alone is no total where the page names both', () => {
  const lines = ['Vorbereitungszeit 4 Minuten', 'Backzeit 25 Minuten', 'Gesamtzeit 29 Minuten']
  expect(minutesOf({ total_time: '25 min' }, [], lines)).toBeNull()
  expect(minutesOf({ total_time: '30 min' }, [], lines)).toBe(30)
})

test('a short wait of the steps counts where preparing and cooking make up the total', () => {
  const facts = { total_time: '40 min', prep_time: '15 min', cook_time: '25 min' }
  const wait = 'Salt the cabbage and let it sit for 12 minutes.'
  expect(minutesOf(facts, [wait, 'Bake for 25 minutes.'])).toBeNull()
  expect(minutesOf({ ...facts, total_time: '55 min' }, [wait])).toBe(55)
  expect(minutesOf(facts, ['Let it sit for 5 minutes.'])).toBe(40)
  expect(minutesOf(facts, ['Réserver pendant 10 min avant de servir.'])).toBeNull()
})

test('a dough that doubles takes longer than preparing and baking together', () => {
  const facts = { total_time: '40 min', prep_time: '20 min', cook_time: '20 min' }
  for (const rise of [
    'Cover the bowl until nearly doubled in size.',
    'Zugedeckt gehen lassen, bis sich der Teig verdoppelt.',
    'Laissez la pâte doubler de volume.',
    'Deja que la masa doble su tamaño.',
  ])
    expect(minutesOf(facts, [rise, 'Bake until brown.'])).toBeNull()
  expect(minutesOf({ ...facts, total_time: '130 min' }, ['Let it double in size.'])).toBe(130)
  expect(minutesOf(facts, ['Double the sauce for a crowd.', 'Bake until brown.'])).toBe(40)
})

test('a wait longer than the whole leaves no time to tell', () => {
  const facts = { total_time: '45 min', prep_time: '15 min', cook_time: '30 min' }
  expect(minutesOf(facts, ['Cover and chill for 3 hours.'])).toBeNull()
  expect(minutesOf(facts, ['Marinate overnight.'])).toBeNull()
  expect(minutesOf(facts, ['Leftovers keep in the fridge for 48 hours.'])).toBe(45)
})

test('spans are read in four languages', () => {
  const spans = [
    'Den Teig ca. 1 Stunde gehen lassen.',
    'Über Nacht ziehen lassen.',
    'Laisser reposer 2 heures.',
    'Deja levar unos 90 minutos.',
    'Cook for 10-12 minutes.',
    'Zwei Stunden kalt stellen.',
  ]
  expect(spans.map((step) => longestSpan([step]))).toEqual([60, 480, 120, 90, 10, 120])
})

test('a stated total that is shorter than waiting and cooking together is not used', () => {
  const facts = { total_time: '60 min', prep_time: '15 min', cook_time: '30 min' }
  expect(minutesOf(facts, ['Chill for 45 minutes.', 'Bake for 30 minutes.'])).toBeNull()
  expect(minutesOf(facts, ['Rest for 10 minutes.', 'Bake for 30 minutes.'])).toBe(60)
})

test('a time for resting that the page names beside the recipe counts too', () => {
  const facts = { total_time: '45 min', prep_time: '15 min', cook_time: '30 min' }
  expect(minutesOf(facts, [], ['Resting time: 2 hours'])).toBeNull()
  expect(minutesOf(facts, [], ['Cooking time: 30 minutes'])).toBe(45)
})

test('leaves out a time that the title or the summary contradicts', () => {
  const facts = { total_time: '25 min' }
  expect(minutesOf({ ...facts, description: 'Ready in 15 minutes.' })).toBeNull()
  expect(minutesOf({ ...facts, description: 'Ready in 25 minutes.' })).toBe(25)
  expect(minutesOf({ ...facts, description: 'Ready in under 30 minutes.' })).toBe(25)
  expect(minutesOf({ ...facts, description: 'Ready in under 20 minutes.' })).toBeNull()
  expect(
    minutesOf({ ...facts, description: 'With 10 minutes of work, ready in 25 minutes.' }),
  ).toBe(25)
})

test('a salad that waits in the fridge and a cake that is frosted cold take longer', () => {
  const salad = { total_time: '15 min', prep_time: '15 min' }
  expect(minutesOf(salad, ['Toss the leaves.'])).toBe(15)
  expect(minutesOf(salad, ['Let sit in the refrigerator for at least 15-20 minutes.'])).toBeNull()
  const cake = { total_time: '55 min', prep_time: '30 min', cook_time: '25 min' }
  expect(minutesOf(cake, ['Bake the layers for 25 minutes.'])).toBe(55)
  expect(minutesOf(cake, ['Once the layers are fully cooled, make the icing.'])).toBeNull()
})

test('steps that take a third longer than the total leave none', () => {
  const total = { total_time: '46 min' }
  expect(
    minutesOf(total, ['Den Teig für etwa 45 Min. ruhen lassen.', 'Ca. 45 Min. im Ofen backen.']),
  ).toBeNull()
  const three = ['Toast the oats for 25 minutes.', 'Stir for 20 minutes.', 'Press for 20 minutes.']
  expect(minutesOf(total, three)).toBeNull()
  expect(minutesOf(total, three.slice(0, 2))).toBe(46)
  expect(minutesOf(total, [...three.slice(0, 2), 'Meanwhile heat the jam for 20 minutes.'])).toBe(
    46,
  )
  const again = [...three.slice(0, 2), 'After 20 minutes, serve it.', 'Stir for 20 minutes.']
  expect(minutesOf(total, again)).toBe(46)
})

test('"30 minutes or up to overnight" is a wait, and what keeps up to two days is done', () => {
  const facts = { total_time: '45 min', prep_time: '15 min', cook_time: '30 min' }
  const steps = ['Refrigerate for 30 minutes or up to overnight.', 'Bake for 30 minutes.']
  expect(minutesOf(facts, steps)).toBeNull()
  expect(minutesOf(facts, ['Bake for 30 minutes.', 'Refrigerate for up to 2 hours.'])).toBe(45)
  expect(minutesOf(facts, ['Keep them in a tin for up to 2 hours.'])).toBe(45)
})
