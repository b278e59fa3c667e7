import { expect, test } from 'vitest'
import { GRID, type PictureFacts } from '../document/picture-facts.schema.ts'
import { grounds } from '../palettes/palette-set.ts'
import { meltCost } from './melting-edge.rules.ts'
import { findTemplate } from './template-list.ts'

/** A dish in the middle, its rows from `from` on white as a plate. */
const plateFrom = (from: number): PictureFacts => ({
  width: 1200,
  height: 1200,
  palette: ['#c4622d'],
  luminance: Array.from({ length: GRID * GRID }, (_, at) =>
    Math.floor(at / GRID) >= from ? 0.93 : 0.2,
  ),
  detail: Array.from({ length: GRID * GRID }, () => 0.2),
  subject: { x: 0.3, y: 0.3, width: 0.4, height: 0.4 },
  objects: [],
})

const costOf = (id: string, facts: PictureFacts, ground: keyof typeof grounds): number => {
  const template = findTemplate(id)
  if (!template) throw new Error(`There is no ${id}.`)
  return meltCost(template, facts, { ...grounds[ground] })
}

test('a white plate melts into a pale ground, not into a dark one', () => {
  const plate = plateFrom(0)
  expect(costOf('magazine', plate, 'peach')).toBe(8)
  expect(costOf('magazine', plate, 'teal')).toBe(0)
  // its card is pale whatever the ground is
  expect(costOf('framed-photo', plate, 'teal')).toBeGreaterThan(5)
})

test('of words below a picture only its foot counts', () => {
  expect(costOf('torn-paper', plateFrom(10), 'peach')).toBe(8)
  expect(costOf('magazine', plateFrom(10), 'peach')).toBeLessThan(8)
  const table = { ...plateFrom(0), luminance: plateFrom(2).luminance.toReversed() }
  expect(costOf('torn-paper', table, 'peach')).toBe(0)
})

test('a line around it, or words on it, leave nothing to melt', () => {
  for (const id of ['arch', 'photo-circle', 'full-photo', 'collage-four'])
    expect(costOf(id, plateFrom(0), 'peach')).toBe(0)
})

test('an own template that has another ground now is measured again', () => {
  const [magazine, plate] = [findTemplate('magazine'), plateFrom(0)]
  if (!magazine) throw new Error('There is no magazine.')
  expect(meltCost(magazine, plate, { ...grounds.peach })).toBe(8)
  const changed = { ...magazine, use: { ...magazine.use, wordsBelow: true }, isFramed: false }
  expect(meltCost({ ...changed, leadGround: 'text' }, plate, { ...grounds.peach })).toBe(0)
  expect(meltCost(changed, plate, { ...grounds.peach })).toBe(8)
})
