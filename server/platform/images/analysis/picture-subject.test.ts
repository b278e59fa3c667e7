import { expect, test } from 'vitest'
import { cropFor } from '#core/templates/photo/crop.rules.ts'
import { LIGHT_GRID, type PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import { whatMatters } from './picture-subject.ts'

type Rgb = readonly [number, number, number]
const [WIDTH, HEIGHT] = [180, 120]

function pictureOf(colorAt: (x: number, y: number) => Rgb) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) rgb.set(colorAt(x, y), (y * WIDTH + x) * 3)
  return { width: WIDTH, height: HEIGHT, rgb }
}

const TABLE: Rgb = [150, 120, 95]
const isInDish = (x: number, y: number): boolean => Math.hypot(x - 70, y - 55) < 22
/** Chopped herbs on soup. */
const dish = (x: number, y: number): Rgb =>
  (Math.floor(x / 3) + Math.floor(y / 3)) % 2 ? [225, 220, 190] : [120, 150, 70]
const tableWithNapkin = pictureOf((x, y) => {
  if (isInDish(x, y)) return dish(x, y)
  return x > 118 && y > 20 && y < 112 ? [20, 50, 190] : TABLE
})

const holds = ({ x, y, width, height }: PictureFacts['subject'], at: { x: number; y: number }) =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + height

test('the subject is the dish in the middle, not the larger napkin that the border cuts', () => {
  const { subject } = whatMatters(tableWithNapkin)
  expect(holds(subject, { x: 70 / WIDTH, y: 55 / HEIGHT })).toBe(true)
  expect(holds(subject, { x: 160 / WIDTH, y: 66 / HEIGHT })).toBe(false)
})

test('an upright crop shows the dish whole', () => {
  const found = whatMatters(tableWithNapkin)
  const facts: PictureFacts = {
    width: WIDTH,
    height: HEIGHT,
    luminance: Array<number>(144).fill(0.5),
    detail: Array<number>(144).fill(0.1),
    palette: ['#967f5f'],
    ...found,
  }
  const crop = cropFor(facts, { aspect: 2 / 3, zoom: 1, at: { x: 0.5, y: 0.5 } })
  expect(crop.x).toBeLessThanOrEqual(48 / WIDTH)
  expect(crop.x + crop.width).toBeGreaterThanOrEqual(92 / WIDTH)
})

test('an even picture has a subject and a salience for each cell', () => {
  const { subject, salience } = whatMatters(pictureOf(() => TABLE))
  expect(subject.width).toBeGreaterThan(0)
  expect(salience).toHaveLength(LIGHT_GRID * LIGHT_GRID)
})
