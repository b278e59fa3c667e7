import { expect, test } from 'vitest'
import { hoursPlace } from './hours-place.ts'

const [HEIGHT, WIDTH] = [444, 232]
const [LOW_HEIGHT, LOW_WIDTH] = [228, 344]

test('the hours are after the mouse, at its height, or before it where the window ends', () => {
  const window = { innerWidth: 1440 }
  const end = 820
  expect(hoursPlace({ x: 700, y: 400, end }, window)).toEqual({ left: 716, top: 178, isLow: false })
  expect(hoursPlace({ x: 1400, y: 400, end }, window).left).toBe(1400 - 16 - WIDTH)
})

test('they end above the note of the drag, and begin in the window', () => {
  const window = { innerWidth: 1440 }
  expect(hoursPlace({ x: 700, y: 810, end: 820 }, window).top).toBe(820 - 8 - HEIGHT)
  expect(hoursPlace({ x: 700, y: 20, end: 820 }, window).top).toBe(8)
})

test('where they do not fit above the note, as at a zoom of 200 %, two columns show every hour', () => {
  const window = { innerWidth: 720 }
  // The second: with the screens' bar at the lower edge.
  for (const end of [320, 280])
    for (const x of [40, 360, 700]) {
      const { left, top, isLow } = hoursPlace({ x, y: 270, end }, window)
      expect(isLow).toBe(true)
      expect(top + LOW_HEIGHT).toBe(end - 8)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + LOW_WIDTH).toBeLessThanOrEqual(720)
    }
  expect(hoursPlace({ x: 0, y: 0, end: 460 }, window).isLow).toBe(false)
  expect(hoursPlace({ x: 0, y: 0, end: 459 }, window).isLow).toBe(true)
})
