import { expect, test } from 'vitest'
import { barPixels } from '../../../../tests/support/hostile/hostile-pictures.ts'
import { letteringIn } from './picture-lettering.ts'

const [WIDTH, HEIGHT] = [600, 800]
const LETTER = { width: 18, height: 32, stroke: 4, step: 28 }

/** A letter H. */
function isInk(x: number, y: number): boolean {
  const { width, height, stroke } = LETTER
  if (x < 0 || x >= width || y < 0 || y >= height) return false
  return x < stroke || x >= width - stroke || Math.abs(y - height / 2) < stroke / 2
}

/** A wall that gets lighter from left to right, with so many letters from (60, 90) on. */
function wallWith(
  letters: number,
  {
    toneOf = () => 250,
    downOf = () => 0,
  }: Partial<Record<'toneOf' | 'downOf', (at: number) => number>> = {},
) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const at = Math.floor((x - 60) / LETTER.step)
      const inked = at >= 0 && at < letters && isInk(x - 60 - at * LETTER.step, y - 90 - downOf(at))
      const from = (y * WIDTH + x) * 3
      rgb.fill(inked ? toneOf(at) : 60 + Math.floor(x / 12), from, from + 3)
    }
  return { width: WIDTH, height: HEIGHT, rgb }
}

test('a line of words is found, lighter or darker than what is around it', () => {
  const found = letteringIn(wallWith(10))
  if (!found) throw new Error('No lettering was found.')
  const [left, top] = [found.x * WIDTH, found.y * HEIGHT]
  const [right, bottom] = [left + found.width * WIDTH, top + found.height * HEIGHT]
  expect(left).toBeLessThan(60)
  expect(left).toBeGreaterThan(40)
  expect(right).toBeGreaterThan(60 + 9 * LETTER.step + LETTER.width)
  expect(right).toBeLessThan(360)
  expect(top).toBeLessThan(90)
  expect(top).toBeGreaterThan(75)
  expect(bottom).toBeGreaterThan(122)
  expect(bottom).toBeLessThan(140)
  expect(letteringIn(wallWith(10, { toneOf: () => 5 }))).toBeDefined()
})

test('few strokes, strokes of many tones and strokes on no line are none', () => {
  expect(letteringIn(wallWith(4))).toBeUndefined()
  expect(letteringIn(wallWith(10, { toneOf: (at) => 255 - (at % 3) * 30 }))).toBeUndefined()
  expect(letteringIn(wallWith(10, { downOf: (at) => (at % 3) * 14 }))).toBeUndefined()
})

test('thousands of bars in rows are a texture', () => {
  expect(letteringIn(barPixels({ lower: 0, tones: [250, 250] }))).toBeUndefined()
})
