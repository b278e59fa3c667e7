import { expect, test } from 'vitest'
import { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import { whatMatters } from './picture-subject.ts'

type Rgb = readonly [number, number, number]
const [WIDTH, HEIGHT] = [180, 120]

function barenessWhere(colorAt: (x: number, y: number) => Rgb): number {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) rgb.set(colorAt(x, y), (y * WIDTH + x) * 3)
  return whatMatters({ width: WIDTH, height: HEIGHT, rgb }).bareness ?? 0
}

const BOARD: Rgb = [214, 220, 216]
/** Six pixels wide, so that it is still there in the small picture. */
const pattern = (x: number, y: number): Rgb =>
  (Math.floor(x / 6) + Math.floor(y / 6)) % 2 ? [70, 40, 30] : [160, 110, 70]

test('an empty board before a full kitchen is bare', () => {
  expect(barenessWhere((x, y) => (y < 50 ? pattern(x, y) : BOARD))).toBeGreaterThan(0.52)
})

test('a dish on the board is not bare', () => {
  const isDish = (x: number, y: number): boolean => Math.hypot(x - 90, y - 78) < 38
  const dish = (x: number, y: number): Rgb => (y < 50 || isDish(x, y) ? pattern(x, y) : BOARD)
  expect(barenessWhere(dish)).toBeLessThan(0.3)
})

test('an even picture is not bare: there is nothing behind its foreground either', () => {
  expect(barenessWhere(() => BOARD)).toBeLessThan(0.3)
})

test('facts stored before it was measured have no bareness', () => {
  const before = {
    width: 1200,
    height: 800,
    subject: { x: 0.2, y: 0.2, width: 0.5, height: 0.5 },
    luminance: Array<number>(144).fill(0.5),
    detail: Array<number>(144).fill(0.1),
    palette: ['#967f5f'],
  }
  expect(PictureFacts.parse(before)).toEqual({ ...before, objects: [] })
})
