import { expect, test } from 'vitest'
import { barPixels } from '../../../../tests/support/hostile/hostile-pictures.ts'
import { letterWall } from '../../../../tests/support/drawing/letter-wall.builder.ts'
import { letteringIn } from './picture-lettering.ts'

const [WIDTH, HEIGHT] = [600, 800]
const LETTER = { width: 18, height: 32, stroke: 4, step: 28 }

type Letters = Partial<Pick<Parameters<typeof letterWall>[0], 'toneOf' | 'downOf'>>

/** With so many letters from (60, 90) on. */
const wallWith = (letters: number, over: Letters = {}) =>
  letterWall({ width: WIDTH, height: HEIGHT, letter: LETTER, letters, left: 60, top: 90, ...over })

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
