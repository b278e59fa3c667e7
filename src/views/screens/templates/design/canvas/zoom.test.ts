import { expect, test } from 'vitest'
import { fingersOf, pinched, nextZoom, scrollFor, wheeledZoom, ZOOM_STEPS } from './zoom.ts'

test.each([
  [0.41, 1, 0.5],
  [0.41, -1, 0.25],
  [0.5, 1, 0.75],
  [0.5, -1, 0.25],
  [0.4999, 1, 0.75],
  [4, 1, 4],
  [0.25, -1, 0.25],
  [0.1, 1, 0.25],
] as const)('from %s one step %s leads to %s', (shown, way, next) => {
  expect(nextZoom(shown, way)).toBe(next)
})

test('a wheel never leads past the ends', () => {
  for (const delta of [-1e6, -100, -1, 0, 1, 100, 1e6])
    for (const step of ZOOM_STEPS) {
      const next = wheeledZoom(step, delta)
      expect(next).toBeGreaterThanOrEqual(0.25)
      expect(next).toBeLessThanOrEqual(4)
    }
  expect(wheeledZoom(1, -100)).toBeGreaterThan(1)
  expect(wheeledZoom(1, 100)).toBeLessThan(1)
})

test('what is under the pointer stays there', () => {
  // 300 pixels into a picture that becomes twice as large
  expect(scrollFor(200, 100, 2)).toBe(500)
  expect(scrollFor(0, 0, 3)).toBe(0)
})

const pinch = {
  ...fingersOf({ x: 50, y: 100 }, { x: 150, y: 100 }),
  shown: 1,
  scroll: { x: 20, y: 40 },
}

test('two fingers that move together pan without zooming', () => {
  const { zoom, scroll, isZoomed } = pinched(pinch, fingersOf({ x: 80, y: 90 }, { x: 183, y: 90 }))
  expect([zoom, isZoomed]).toEqual([1, false])
  expect(scroll).toEqual({ x: -11.5, y: 50 })
})

test('spreading two fingers zooms around the point between them', () => {
  const now = fingersOf({ x: 0, y: 120 }, { x: 212, y: 120 })
  const { zoom, scroll } = pinched(pinch, now)
  expect(zoom).toBeCloseTo(2)
  // the point of the picture under the middle, before and after
  expect((scroll.x + now.middle.x) / zoom).toBeCloseTo((pinch.scroll.x + pinch.middle.x) / 1)
  expect((scroll.y + now.middle.y) / zoom).toBeCloseTo((pinch.scroll.y + pinch.middle.y) / 1)
})

test('a pinch stops at the ends of the zoom', () => {
  expect(pinched(pinch, fingersOf({ x: 0, y: 0 }, { x: 4_000, y: 0 })).zoom).toBe(4)
  expect(pinched(pinch, fingersOf({ x: 99, y: 0 }, { x: 101, y: 0 })).zoom).toBe(0.25)
})
