import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CORNERS, cropStep, pullCrop, MIN_CROP } from './crop-geometry.ts'

const crop = { x: 0.2, y: 0.2, width: 0.4, height: 0.4 }

describe('the crop frame', () => {
  test('moves as one and stops at the edge of the picture', () => {
    expect(pullCrop(crop, 'move', { dx: 0.1, dy: -0.5 })).toMatchObject({
      y: 0,
      width: 0.4,
      height: 0.4,
    })
    expect(pullCrop(crop, 'move', { dx: 0.9, dy: 0 }).x).toBeCloseTo(0.6)
  })

  test('a corner moves its two edges and leaves the others where they are', () => {
    const pulled = pullCrop(crop, 'topLeft', { dx: 0.1, dy: 0.05 })
    expect(pulled.x).toBeCloseTo(0.3)
    expect(pulled.x + pulled.width).toBeCloseTo(0.6)
    expect(pulled.y + pulled.height).toBeCloseTo(0.6)
    const other = pullCrop(crop, 'bottomRight', { dx: 0.1, dy: 0.05 })
    expect(other).toMatchObject({ x: 0.2, y: 0.2 })
    expect(other.width).toBeCloseTo(0.5)
  })

  test('any row of pulls leaves a crop inside the picture and big enough', () => {
    const pull = fc.record({
      handle: fc.constantFrom('move' as const, ...CORNERS),
      dx: fc.double({ min: -2, max: 2, noNaN: true }),
      dy: fc.double({ min: -2, max: 2, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(pull, { maxLength: 20 }), (pulls) => {
        const end = pulls.reduce(
          (now, { handle, dx, dy }) => pullCrop(now, handle, { dx, dy }),
          crop,
        )
        const slack = 1e-9
        expect(end.x).toBeGreaterThanOrEqual(0)
        expect(end.y).toBeGreaterThanOrEqual(0)
        expect(end.x + end.width).toBeLessThanOrEqual(1 + slack)
        expect(end.y + end.height).toBeLessThanOrEqual(1 + slack)
        expect(Math.min(end.width, end.height)).toBeGreaterThanOrEqual(MIN_CROP - slack)
      }),
    )
  })

  test('arrows step by a hundredth, with Shift by a tenth', () => {
    expect(cropStep('ArrowLeft', false)).toEqual({ dx: -0.01, dy: 0 })
    expect(cropStep('ArrowDown', true)).toEqual({ dx: 0, dy: 0.1 })
    expect(cropStep('a', false)).toBeNull()
  })
})
