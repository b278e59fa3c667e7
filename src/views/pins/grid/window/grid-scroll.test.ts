import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { elementHeight, follow, scrolledFor, MAX_HEIGHT_PX, topAt } from './grid-scroll.ts'

const heights = fc.integer({ min: 1, max: 60_000_000 })

describe('a list taller than an element may be', () => {
  test('a list that fits is scrolled as it is', () => {
    expect(elementHeight(5_400_000)).toBe(5_400_000)
    expect(topAt(5_400_000, 1_234_567)).toBe(1_234_567)
    expect(follow(5_400_000, { scrolled: 0, top: 0 }, { scrolled: -300, near: 2000 })).toEqual({
      scrolled: -300,
      top: -300,
    })
  })

  test('both ends are reached, and nothing is passed over or turned round on the way', () => {
    fc.assert(
      fc.property(
        heights,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2 }),
        (height, shares) => {
          const places = shares
            .toSorted((a, b) => a - b)
            .map((share) => share * elementHeight(height))
          const tops = places.map((scrolled) => topAt(height, scrolled))
          for (const [at, top] of tops.entries()) {
            expect(top).toBeGreaterThanOrEqual(at === 0 ? 0 : (tops[at - 1] ?? 0))
            expect(top).toBeLessThanOrEqual(height)
            expect(scrolledFor(height, top)).toBeCloseTo(places[at] ?? 0, 3)
          }
          expect(topAt(height, elementHeight(height))).toBeCloseTo(height, 3)
        },
      ),
    )
  })

  test('the list follows a finger pixel by pixel, even in the middle of 17 million', () => {
    const before = { scrolled: 3_000_000, top: topAt(17_200_000, 3_000_000) }
    const after = follow(17_200_000, before, { scrolled: 3_000_120, near: 2000 })
    expect(after.top - before.top).toBe(120)
  })

  test('a jump of the scrollbar goes by the whole, and the very end is the end', () => {
    const before = { scrolled: 100, top: 100 }
    expect(follow(17_200_000, before, { scrolled: 3_000_000, near: 2000 }).top).toBe(
      topAt(17_200_000, 3_000_000),
    )
    expect(
      follow(
        17_200_000,
        { scrolled: MAX_HEIGHT_PX - 900, top: 15_000_000 },
        { scrolled: MAX_HEIGHT_PX - 800, near: 2000 },
      ).top,
    ).toBe(17_200_000 - 800)
    expect(follow(17_200_000, { scrolled: 40, top: 900 }, { scrolled: 0, near: 2000 }).top).toBe(0)
  })
})
