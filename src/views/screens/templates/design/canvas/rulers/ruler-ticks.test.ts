import { expect, test } from 'vitest'
import { isClear, labelStep, rulerTicks, tickStep } from './ruler-ticks.ts'

test.each([
  // [pixels a unit, units between labels, units between ticks]
  [0.1, 500, 50],
  [0.25, 200, 20],
  [0.3, 200, 20],
  [0.5, 100, 10],
  [1, 50, 5],
  [2, 50, 5],
  [4, 20, 2],
  [50, 1, 1],
])('at %d pixels a unit labels are %d and ticks %d units apart', (zoom, labels, ticks) => {
  expect([labelStep(zoom), tickStep(zoom)]).toEqual([labels, ticks])
})

test('labels never collide and ticks are never a grey area, at any zoom', () => {
  for (let zoom = 0.05; zoom < 8; zoom *= 1.03) {
    expect(labelStep(zoom) * zoom).toBeGreaterThanOrEqual(44 - 1e-6)
    expect(tickStep(zoom) * zoom).toBeGreaterThanOrEqual(4)
    expect(labelStep(zoom) % tickStep(zoom)).toBe(0)
    expect(Number.isInteger(tickStep(zoom))).toBe(true)
  }
})

test('ticks are where their units are seen, before and after the picture too', () => {
  const ticks = rulerTicks({ origin: 20, zoom: 0.5, length: 130 })
  const labelled = ticks.filter(({ isLabelled }) => isLabelled)
  expect(labelled).toEqual([
    { at: 0, place: 20, isLabelled: true },
    { at: 100, place: 70, isLabelled: true },
    { at: 200, place: 120, isLabelled: true },
  ])
  expect([ticks.at(0)?.at, ticks.at(-1)?.at]).toEqual([-40, 220])
})

test('a scrolled ruler has only the ticks that are seen', () => {
  const ticks = rulerTicks({ origin: -1_000, zoom: 2, length: 100 })
  expect([ticks.at(0)?.at, ticks.at(-1)?.at]).toEqual([500, 550])
  expect(ticks.at(0)?.place).toBe(0)
})

test('a ruler that has no place yet has no ticks', () => {
  expect(rulerTicks({ origin: 0, zoom: 0, length: 100 })).toEqual([])
  expect(rulerTicks({ origin: 0, zoom: 1, length: 0 })).toEqual([])
})

test('numbers next to those of a mark are left out', () => {
  expect([isClear(100, [120]), isClear(100, [140]), isClear(100, [])]).toEqual([false, true, true])
})
