import { expect, test } from 'vitest'
import { letterWall } from '../../../../tests/support/drawing/letter-wall.builder.ts'
import { markIn } from './picture-mark.ts'

const [WIDTH, HEIGHT] = [900, 600]
const LETTER = { width: 14, height: 24, stroke: 3, step: 22 }

type Letters = Pick<Parameters<typeof letterWall>[0], 'left' | 'top' | 'toneOf'>

const wallWith = (letters: number, over: Letters) =>
  letterWall({ width: WIDTH, height: HEIGHT, letter: LETTER, letters, ...over })

test('a word in the lower right corner is found, with some air around it', () => {
  const mark = markIn(wallWith(8, { left: 690, top: 540 }))
  if (!mark) throw new Error('No name was found.')
  expect(mark.x * WIDTH).toBeLessThan(690)
  expect(mark.x * WIDTH).toBeGreaterThan(650)
  expect((mark.x + mark.width) * WIDTH).toBeGreaterThan(690 + 7 * LETTER.step + LETTER.width)
  expect(mark.y * HEIGHT).toBeLessThan(540)
  expect(mark.y + mark.height).toBeLessThanOrEqual(1)
})

test('dark letters count as well', () => {
  expect(markIn(wallWith(8, { left: 690, top: 540, toneOf: () => 5 }))).toBeDefined()
})

test('few strokes, strokes of many tones and words elsewhere are none', () => {
  expect(markIn(wallWith(3, { left: 690, top: 540 }))).toBeUndefined()
  const uneven = (at: number): number => 255 - (at % 4) * 18
  expect(markIn(wallWith(8, { left: 690, top: 540, toneOf: uneven }))).toBeUndefined()
  expect(markIn(wallWith(8, { left: 300, top: 200 }))).toBeUndefined()
})
