import { expect, test } from 'vitest'
import { labCellsOf } from '../stored/picture-objects.ts'
import { dishIn } from './picture-dish.ts'
import { cleanPartOf } from './picture-edges.ts'

type Rgb = readonly [number, number, number]
const [WIDTH, HEIGHT] = [240, 180]
const TABLE: Rgb = [150, 120, 95]
const BOWL: Rgb = [235, 232, 225]

function pictureOf(colorAt: (x: number, y: number) => Rgb) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) rgb.set(colorAt(x, y), (y * WIDTH + x) * 3)
  return { width: WIDTH, height: HEIGHT, rgb }
}

interface Bowl {
  x: number
  y: number
  radius: number
  squash?: number
}

const bowlAt =
  ({ x, y, radius, squash = 1 }: Bowl) =>
  (px: number, py: number): Rgb =>
    Math.hypot(px - x, (py - y) / squash) < radius ? BOWL : TABLE

test.each([
  ['in the middle', { x: 120, y: 90, radius: 70 }],
  ['at a side', { x: 90, y: 95, radius: 60 }],
  ['seen across', { x: 120, y: 90, radius: 80, squash: 0.7 }],
])('a bowl %s is found with its middle and width', (_, bowl) => {
  const dish = dishIn(labCellsOf(pictureOf(bowlAt(bowl))))
  if (!dish) throw new Error('No dish was found.')
  expect(Math.abs((dish.x + dish.width / 2) * WIDTH - bowl.x)).toBeLessThan(8)
  expect(Math.abs((dish.y + dish.height / 2) * HEIGHT - bowl.y)).toBeLessThan(8)
  expect(Math.abs(dish.width * WIDTH - 2 * bowl.radius)).toBeLessThan(20)
})

test('a bowl is found between the places that are searched first', () => {
  for (const move of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const bowl = { x: 112 + move, y: 84 + move, radius: 65 }
    const dish = dishIn(labCellsOf(pictureOf(bowlAt(bowl))))
    if (!dish) throw new Error(`No dish was found at ${bowl.x}.`)
    expect(Math.abs((dish.x + dish.width / 2) * WIDTH - bowl.x)).toBeLessThan(8)
    expect(Math.abs((dish.y + dish.height / 2) * HEIGHT - bowl.y)).toBeLessThan(8)
  }
})

test('a tray, a heap of pieces and an even picture are no dish', () => {
  const tray = pictureOf((x, y) => (x > 30 && x < 210 && y > 30 && y < 150 ? BOWL : TABLE))
  const heap = pictureOf((x, y) =>
    (Math.floor(x / 9) * 7 + Math.floor(y / 9) * 5) % 3 === 0 ? BOWL : [160, 60, 20],
  )
  for (const picture of [tray, heap, pictureOf(() => TABLE)])
    expect(dishIn(labCellsOf(picture))).toBeUndefined()
})

test('a slanted light strip at an edge is left out to its deepest point', () => {
  const strip = pictureOf((x, y) => (x > 120 && y < 1 + (x - 120) / 40 ? [240, 240, 240] : TABLE))
  const clean = cleanPartOf(strip)
  expect(clean?.x).toBe(0)
  expect((clean?.y ?? 0) * HEIGHT).toBeGreaterThanOrEqual(3)
  expect((clean?.y ?? 0) * HEIGHT).toBeLessThan(8)
})

test.each([
  ['an even photo', () => TABLE],
  ['a plate that reaches over the edge', bowlAt({ x: 120, y: 0, radius: 60 })],
  ['a dark strip', (_: number, y: number): Rgb => (y < 3 ? [20, 20, 20] : TABLE)],
  [
    'a short light thing at the edge',
    (x: number, y: number): Rgb => (x < 12 && y < 3 ? BOWL : TABLE),
  ],
])('%s is all clean', (_, colorAt) => {
  expect(cleanPartOf(pictureOf(colorAt))).toBeUndefined()
})
