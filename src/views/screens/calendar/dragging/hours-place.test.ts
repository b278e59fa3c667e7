import { expect, test } from 'vitest'
import { hoursPlace } from './hours-place.ts'

const [NOTE, HEIGHT, WIDTH] = [88, 444, 232]

test('the hours are after the mouse, at its height, or before it where the window ends', () => {
  const window = { innerWidth: 1440, innerHeight: 900 }
  expect(hoursPlace({ x: 700, y: 400 }, window)).toEqual({ left: 716, top: 178, isLow: false })
  expect(hoursPlace({ x: 1400, y: 400 }, window).left).toBe(1400 - 16 - WIDTH)
})

test('they end above the note of the drag, and begin in the window', () => {
  const window = { innerWidth: 1440, innerHeight: 900 }
  expect(hoursPlace({ x: 700, y: 890 }, window).top).toBe(900 - NOTE - HEIGHT)
  expect(hoursPlace({ x: 700, y: 20 }, window).top).toBe(8)
})

test('in a window lower than they are, as at a zoom of 200 %, two columns show every hour', () => {
  const window = { innerWidth: 720, innerHeight: 400 }
  for (const x of [40, 360, 700]) {
    const { left, top, isLow } = hoursPlace({ x, y: 300 }, window)
    expect(isLow).toBe(true)
    expect(top + 228).toBeLessThanOrEqual(400 - NOTE)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + 344).toBeLessThanOrEqual(720)
  }
  expect(hoursPlace({ x: 0, y: 0 }, { ...window, innerHeight: 540 }).isLow).toBe(false)
  expect(hoursPlace({ x: 0, y: 0 }, { ...window, innerHeight: 539 }).isLow).toBe(true)
})
