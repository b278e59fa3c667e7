import { describe, expect, test } from 'vitest'
import { edgeSpeed, stepOf, EDGE_ZONE_PX } from './band-scroll.ts'

const height = 900
const speedAt = (y: number, begunAt = 450): number => edgeSpeed({ y, begunAt, height })

describe('a rubber band', () => {
  test('scrolls nothing away from the edges', () => {
    expect([speedAt(EDGE_ZONE_PX), speedAt(450), speedAt(height - EDGE_ZONE_PX)]).toEqual([0, 0, 0])
  })

  test('scrolls up at the upper edge and down at the lower one, alike', () => {
    expect(speedAt(height - 10)).toBeGreaterThan(0)
    expect(speedAt(10)).toBe(-speedAt(height - 10))
  })

  test('the faster the nearer to the edge, further beyond it, and then no faster', () => {
    const speeds = [height - 50, height - 20, height, height + 20, height + 40].map((y) =>
      speedAt(y),
    )
    expect(speeds).toEqual(speeds.toSorted((a, b) => a - b))
    expect(new Set(speeds).size).toBe(speeds.length)
    expect(speedAt(height + 5_000)).toBe(speedAt(height + 40))
  })

  test('begun at an edge, it scrolls only once it is moved towards that edge', () => {
    expect([speedAt(880, 880), speedAt(870, 880), speedAt(20, 20), speedAt(30, 20)]).toEqual([
      0, 0, 0, 0,
    ])
    expect(speedAt(890, 880)).toBeGreaterThan(0)
    expect(speedAt(10, 20)).toBeLessThan(0)
    expect(speedAt(10, 880)).toBeLessThan(0)
  })
})

describe('a step', () => {
  test('is as long as the time that has passed', () => {
    expect(stepOf(2, 20)).toBe(40)
    expect(stepOf(-2, 20)).toBe(-40)
    expect(stepOf(2, 0.1)).toBe(1)
    expect(stepOf(-0.01, 16)).toBe(-1)
    expect(stepOf(0, 16)).toBe(0)
  })

  test('does not leap after a pause', () => {
    expect(stepOf(2, 60_000)).toBe(stepOf(2, 16))
  })
})
