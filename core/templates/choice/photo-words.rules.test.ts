import { expect, test } from 'vitest'
import { GRID, type PictureFacts } from '../photo/picture-facts.schema.ts'
import { findTemplate } from './template-list.ts'
import { fogCost, fogNeeded } from './photo-words.rules.ts'

/** A square picture, as light and as busy all over. */
function facts(light: number, busy: number): PictureFacts {
  const cells = (value: number): number[] => Array.from({ length: GRID * GRID }, () => value)
  return {
    width: 1200,
    height: 1200,
    palette: ['#c4622d', '#3f5d45'],
    luminance: cells(light),
    detail: cells(busy),
    subject: { x: 0.4, y: 0.4, width: 0.2, height: 0.2 },
    objects: [],
  }
}

const template = (id: string) => {
  const found = findTemplate(id)
  if (!found) throw new Error(`There is no ${id}.`)
  return found
}

test('an even wall needs no tint, a busy table a veil', () => {
  expect(fogNeeded(facts(0.9, 0))).toBeLessThan(0.1)
  expect(fogNeeded(facts(0.3, 0.5))).toBeGreaterThan(1)
})

test('words without a plate cost more on a busy picture, words with one do not', () => {
  const [calm, busy] = [facts(0.9, 0), facts(0.3, 0.6)]
  expect(fogCost(template('full-photo'), calm)).toBe(0)
  expect(fogCost(template('full-photo'), busy)).toBeGreaterThan(2)
  for (const id of ['photo-marker', 'photo-card', 'brush', 'photo-band', 'split-panel'])
    expect(fogCost(template(id), busy)).toBe(0)
})
