import { expect, test } from 'vitest'
import { cropFor } from './crop.rules.ts'
import { circleCrop, maskCost, showsEnds } from './mask-fit.ts'
import { dishCircle, isDishCircle } from './round-dish.ts'
import { findTemplate } from '../choice/template-list.ts'
import { GRID, type PictureFacts } from '../document/picture-facts.schema.ts'

const cells = Array.from({ length: GRID * GRID }, () => 0.5)
const photo = (over: Partial<PictureFacts>): PictureFacts => ({
  width: 1200,
  height: 900,
  subject: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 },
  objects: [],
  luminance: cells,
  detail: cells,
  palette: ['#888888'],
  ...over,
})
/** Of a diameter in pixels, around this middle. */
const dishAt = (x: number, y: number, across: number): PictureFacts['dish'] => ({
  x: x - across / 1200 / 2,
  y: y - across / 900 / 2,
  width: across / 1200,
  height: across / 900,
})
const SQUARE = { aspect: 1, zoom: 1, at: { x: 0.5, y: 0.5 } }

test('a circle has the middle of the dish that it shows', () => {
  const facts = photo({ dish: dishAt(0.4, 0.5, 600) })
  const { x, y, width, height } = circleCrop(facts, SQUARE)
  expect(x + width / 2).toBeCloseTo(0.4)
  expect(y + height / 2).toBeCloseTo(0.5)
  expect(width * 1200).toBeCloseTo(height * 900)
  expect(width * 1200).toBeGreaterThan(600)
})

test('a dish without air around it fills the circle, its rim outside', () => {
  const facts = photo({ dish: dishAt(0.5, 0.55, 780) })
  const crop = dishCircle(facts)
  expect(crop && crop.width * 1200).toBeLessThan(780 * 0.9)
  expect(crop && crop.y + crop.height).toBeLessThanOrEqual(1)
})

test.each([
  ['an oval dish', { x: 0.2, y: 0.3, width: 0.6, height: 0.4 }],
  ['a dish of which the photo shows a half', dishAt(0.05, 0.5, 600)],
  ['no dish', undefined],
])('%s is not put into a circle by its middle', (_, dish) => {
  expect(dishCircle(photo(dish ? { dish } : {}))).toBeNull()
})

test('only the part around the middle of the dish is taken for it', () => {
  const facts = photo({ dish: dishAt(0.4, 0.5, 600) })
  expect(isDishCircle(facts, circleCrop(facts, SQUARE))).toBe(true)
  expect(isDishCircle(facts, { x: 0.25, y: 0, width: 0.75, height: 1 })).toBe(false)
})

test.each(['x', 'y'] as const)(
  'the part around a dish moved along %s is not taken for it',
  (side) => {
    const facts = photo({ dish: dishAt(0.4, 0.5, 600) })
    const own = circleCrop(facts, SQUARE)
    expect(isDishCircle(facts, { ...own, [side]: own[side] + 0.1 })).toBe(false)
  },
)

test('a thing that loses its ends in a circle costs, a round dish of that size does not', () => {
  const circle = findTemplate('photo-circle')
  if (!circle) throw new Error('There is no photo-circle.')
  const subject = { x: 0.13, y: 0.2, width: 0.74, height: 0.6 }
  expect(maskCost(circle, photo({ subject }))).toBeGreaterThan(20)
  expect(maskCost(circle, photo({ subject, dish: dishAt(0.5, 0.5, 780) }))).toBe(0)
})

test('a shape shows a thing to its ends with room on all sides only', () => {
  const shown = (width: number): boolean =>
    showsEnds(photo({ subject: { x: 0.5 - width / 2, y: 0.4, width, height: 0.2 } }), {
      crop: { x: 0, y: 0, width: 1, height: 1 },
      aspect: 1,
      shape: 'round',
    })
  expect([shown(0.6), shown(0.9), shown(0.98)]).toEqual([true, true, false])
})

test('a dish that a slot cuts is cut alike at both sides, whatever is beside it', () => {
  const facts = photo({
    dish: dishAt(0.45, 0.5, 800),
    subject: { x: 0.117, y: 0.056, width: 0.666, height: 0.888 },
    objects: [
      { x: 0.117, y: 0.056, width: 0.666, height: 0.888 },
      { x: 0.8, y: 0.1, width: 0.18, height: 0.3 },
    ],
  })
  const { x, width } = cropFor(facts, { aspect: 0.8, zoom: 1, at: { x: 0.5, y: 0.5 } })
  expect(x + width / 2).toBeCloseTo(0.45)
})

test('no crop shows what is not clean of a photo', () => {
  const facts = photo({ clean: { x: 0, y: 0.05, width: 0.96, height: 0.95 } })
  for (const aspect of [0.5, 1, 1.6]) {
    const { x, y, width, height } = cropFor(facts, { ...SQUARE, aspect })
    expect(y).toBeGreaterThanOrEqual(0.05 - 1e-9)
    expect(x + width).toBeLessThanOrEqual(0.96 + 1e-9)
    expect((width * 1200) / (height * 900)).toBeCloseTo(aspect)
  }
})
