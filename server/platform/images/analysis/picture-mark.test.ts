import { expect, test } from 'vitest'
import { markIn } from './picture-mark.ts'

const [WIDTH, HEIGHT] = [900, 600]
const LETTER = { width: 14, height: 24, stroke: 3, step: 22 }

/** A letter H. */
function isInk(x: number, y: number): boolean {
  const { width, height, stroke } = LETTER
  if (x < 0 || x >= width || y < 0 || y >= height) return false
  return x < stroke || x >= width - stroke || Math.abs(y - height / 2) < stroke / 2
}

/** A wall that gets lighter from left to right, with so many letters from `left`, `top` on. */
function wallWith(
  letters: number,
  { left, top, toneOf = () => 250 }: { left: number; top: number; toneOf?: (at: number) => number },
) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const at = Math.floor((x - left) / LETTER.step)
      const inked = at >= 0 && at < letters && isInk(x - left - at * LETTER.step, y - top)
      rgb.fill(
        inked ? toneOf(at) : 60 + Math.floor(x / 12),
        (y * WIDTH + x) * 3,
        (y * WIDTH + x) * 3 + 3,
      )
    }
  return { width: WIDTH, height: HEIGHT, rgb }
}

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
