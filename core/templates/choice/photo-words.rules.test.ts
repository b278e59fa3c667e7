import { expect, test } from 'vitest'
import { GRID, LIGHT_GRID, type PictureFacts } from '../document/picture-facts.schema.ts'
import { findTemplate } from './template-list.ts'
import { bearsWords, fogCost, fogNeeded, hideCost, wordsHide } from './photo-words.rules.ts'

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

/** What draws the eye is within these rows of the 24. */
const drawnBy = (from: number, to: number): PictureFacts => ({
  ...facts(0.3, 0.3),
  subject: { x: 0.1, y: from / LIGHT_GRID, width: 0.8, height: (to - from) / LIGHT_GRID },
  salience: Array.from({ length: LIGHT_GRID }, (_, row) =>
    (row >= from && row < to ? 'f' : '0').repeat(LIGHT_GRID),
  ).join(''),
})

test('a picture bears words where a large part of it draws no eye', () => {
  expect(bearsWords(drawnBy(12, 22))).toBe(true)
  expect(bearsWords(drawnBy(1, 23))).toBe(false)
})

test('words on a plate may be between two things, words without one may not', () => {
  const two = drawnBy(0, 0)
  two.salience = Array.from({ length: LIGHT_GRID }, (_, row) =>
    (row < 6 || row >= 18 ? 'f' : '0').repeat(LIGHT_GRID),
  ).join('')
  expect(wordsHide(two, { letters: 30, hasPlate: true })).toBeLessThan(0.02)
  expect(wordsHide(two, { letters: 30, hasPlate: false })).toBeGreaterThan(0.2)
})

test('a design with words on the picture costs by what they would hide, and more with longer words', () => {
  const [calm, full] = [drawnBy(13, 22), drawnBy(1, 23)]
  for (const id of ['photo-band', 'brush', 'full-photo'])
    expect([hideCost(template(id), calm, 'Soup'), hideCost(template(id), full, 'Soup')]).toEqual([
      0, 9,
    ])
  expect(hideCost(template('polaroid'), full, 'Soup')).toBe(0)
  const tight = drawnBy(7, 22)
  expect(hideCost(template('brush'), tight, 'x'.repeat(60))).toBeGreaterThan(
    hideCost(template('brush'), tight, 'Soup'),
  )
})

test('a picture whose subject a pin cuts at both sides is no ground for words', () => {
  const subjectOf = (width: number): PictureFacts => ({
    ...drawnBy(13, 22),
    subject: { x: (1 - width) / 2, y: 0.54, width, height: 0.37 },
  })
  expect(hideCost(template('photo-marker'), subjectOf(0.96), 'Soup')).toBe(9)
  expect(hideCost(template('photo-marker'), subjectOf(0.8), 'Soup')).toBe(0)
  // Hills that the photo itself cuts may be cut further.
  expect(hideCost(template('photo-marker'), subjectOf(1), 'Soup')).toBe(0)
})

test('a picture that cannot fill a pin is no ground for words', () => {
  const wide = { ...drawnBy(13, 22), width: 2400, height: 1200 }
  expect(hideCost(template('brush'), wide, 'Soup')).toBe(9)
})
