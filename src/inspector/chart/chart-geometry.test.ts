import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHART_MARGIN,
  type ChartFit,
  chartOrigin,
  chartPointAt,
  clampScale,
  fitScale,
  fitsView,
  MAX_SCALE,
  scrollFor,
  scrollToBox,
  steppedScale,
  visibleBox,
  wheeledScale,
} from './chart-geometry.ts'

const large: ChartFit = { size: [2000, 1000], view: [500, 400], scale: 1 }

const length = fc.integer({ min: 40, max: 4000 })
const anyFit = fc.record({
  size: fc.tuple(length, length),
  view: fc.tuple(length, length),
  scale: fc.double({ min: 0.1, max: MAX_SCALE, noNaN: true }),
})
const anyPoint = fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 4000 }))

describe('the scale', () => {
  test('a chart larger than its window fits by the tighter side', () => {
    expect(fitScale([2000, 1000], [500 + 2 * CHART_MARGIN, 5000])).toBe(0.25)
    expect(fitScale([2000, 1000], [5000, 100 + 2 * CHART_MARGIN])).toBe(0.1)
  })

  test('a chart smaller than its window keeps its natural size', () => {
    expect(fitScale([200, 100], [900, 900])).toBe(1)
  })

  test('a window without any room still gives a scale above zero', () => {
    expect(fitScale([200, 100], [0, 0])).toBeGreaterThan(0)
  })

  test('any chart at its fitting scale needs no scrolling', () => {
    fc.assert(
      fc.property(fc.tuple(length, length), fc.tuple(length, length), (size, view) => {
        expect(fitsView({ size, view, scale: fitScale(size, view) })).toBe(true)
      }),
    )
  })

  test('zooming ends at twice the natural size, and at a quarter or the fit below it', () => {
    expect(clampScale(9, 1)).toBe(2)
    expect(clampScale(0.1, 1)).toBe(0.25)
    expect(clampScale(0.1, 0.17)).toBe(0.17)
    expect(clampScale(0.8, 0.17)).toBe(0.8)
  })

  test('a step out takes a step in back, and a wheel turned back too', () => {
    expect(steppedScale(steppedScale(0.7, 1), -1)).toBeCloseTo(0.7)
    expect(wheeledScale(1, -100)).toBeGreaterThan(1.2)
    expect(wheeledScale(wheeledScale(0.7, 130), -130)).toBeCloseTo(0.7)
  })
})

describe('the position', () => {
  test('a chart smaller than the window is centred, a larger one begins after the margin', () => {
    expect(chartOrigin({ size: [100, 1000], view: [500, 400], scale: 1 })).toEqual([
      200,
      CHART_MARGIN,
    ])
  })

  test('the point under the pointer stays there at any scale', () => {
    fc.assert(
      fc.property(anyFit, anyPoint, anyPoint, (fit, scroll, at) => {
        const point = chartPointAt(fit, scroll, at)
        const next = { ...fit, scale: fit.scale * 1.25 }
        const [x, y] = chartPointAt(next, scrollFor(next, point, at), at)
        expect(x).toBeCloseTo(point[0], 4)
        expect(y).toBeCloseTo(point[1], 4)
      }),
    )
  })

  test('a box out of sight comes to the middle, one in sight moves nothing', () => {
    expect(scrollToBox(large, [0, 0], [1000, 500, 100, 40])).toEqual([
      1050 + CHART_MARGIN - 250,
      520 + CHART_MARGIN - 200,
    ])
    expect(scrollToBox(large, [0, 0], [10, 10, 100, 40])).toBeNull()
  })

  test('a box that is cut by the edge of the window counts as out of sight', () => {
    expect(scrollToBox(large, [0, 0], [450, 10, 100, 40])).not.toBeNull()
  })
})

describe('the visible part', () => {
  test('is what the window shows, in units of the chart', () => {
    expect(visibleBox({ ...large, scale: 0.5 }, [CHART_MARGIN, CHART_MARGIN])).toEqual([
      0, 0, 1000, 800,
    ])
    expect(visibleBox(large, [100 + CHART_MARGIN, 50 + CHART_MARGIN])).toEqual([100, 50, 500, 400])
  })

  test('is the whole chart where it fits, and never more than the chart', () => {
    expect(visibleBox({ size: [100, 100], view: [500, 400], scale: 1 }, [0, 0])).toEqual([
      0, 0, 100, 100,
    ])
    fc.assert(
      fc.property(anyFit, anyPoint, (fit, scroll) => {
        const [x, y, width, height] = visibleBox(fit, scroll)
        expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0)
        expect(width > 0 ? x + width : 0).toBeLessThanOrEqual(fit.size[0] + 0.001)
        expect(height > 0 ? y + height : 0).toBeLessThanOrEqual(fit.size[1] + 0.001)
      }),
    )
  })
})
