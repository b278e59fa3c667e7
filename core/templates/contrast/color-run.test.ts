import { expect, test } from 'vitest'
import { colorAt, cssGradient } from './color-run.ts'

const box = { x: 100, y: 200, width: 400, height: 200 }
const run = (angle: number, ...colors: string[]) => ({
  angle,
  stops: colors.map((color, at) => ({ color, at: at / (colors.length - 1) })),
})
const at = (angle: number, x: number, y: number): number[] =>
  colorAt(run(angle, '#000000', '#c86432'), box, { x, y }).map(Math.round)

test.each([
  ['downwards, at the top', { angle: 180, x: 300, y: 200 }, [0, 0, 0]],
  ['downwards, in the middle', { angle: 180, x: 120, y: 300 }, [100, 50, 25]],
  ['downwards, at the foot', { angle: 180, x: 500, y: 400 }, [200, 100, 50]],
  ['to the right, at a quarter', { angle: 90, x: 200, y: 390 }, [50, 25, 13]],
  ['to the left, at the left', { angle: -90, x: 100, y: 300 }, [200, 100, 50]],
  ['aslant, in its first corner', { angle: 45, x: 100, y: 400 }, [0, 0, 0]],
  ['aslant, in its last corner', { angle: 45, x: 500, y: 200 }, [200, 100, 50]],
  ['aslant, in the other corners', { angle: 45, x: 100, y: 200 }, [67, 33, 17]],
  ['beyond its end', { angle: 90, x: 900, y: 300 }, [200, 100, 50]],
])('the color %s', (_name, { angle, x, y }, color) => {
  expect(at(angle, x, y)).toEqual(color)
})

test('two stops at one place make a hard edge', () => {
  const hard = {
    angle: 90,
    stops: [
      { color: '#ffffff', at: 0.5 },
      { color: '#000000', at: 0.5 },
    ],
  }
  expect(colorAt(hard, box, { x: 299, y: 300 })).toEqual([255, 255, 255])
  expect(colorAt(hard, box, { x: 301, y: 300 })).toEqual([0, 0, 0])
})

test('the same run for the engine', () => {
  expect(cssGradient(run(30, '#000000', '#ffffff', '#ff0000'))).toBe(
    'linear-gradient(30deg, #000000 0%, #ffffff 50%, #ff0000 100%)',
  )
})
