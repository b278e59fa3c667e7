import { describe, expect, test } from 'vitest'
import {
  NO_FIGURES,
  dayFigures,
  dayStatus,
  estimateOf,
  lifetimeFigures,
  recentFigures,
} from './figures.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 0, 15, 12)
const behaviour = { figuresDay: DAY, appeal: () => 1 }
const until = (now: number) => ({ ...behaviour, now })
const pin = { id: '700000000000000001', created_at: NOW, link: 'https://example.com/' }

describe('figures of a pin', () => {
  test('are the same for the same time, and only grow', () => {
    const ages = [0, 1, 5, 30, 90, 400]
    const at = (age: number) => lifetimeFigures(pin, NOW + age * DAY, behaviour)
    expect(ages.map(at)).toEqual(ages.map(at))
    const impressions = ages.map((age) => at(age).impressions)
    expect(impressions).toEqual(impressions.toSorted((one, other) => one - other))
    expect([impressions[0], (impressions[1] ?? 0) > 0]).toEqual([0, true])
  })

  test('of the last 90 days leave out what was before', () => {
    const later = NOW + 400 * DAY
    expect(recentFigures(pin, later, behaviour).impressions).toBeLessThan(
      lifetimeFigures(pin, later, behaviour).impressions,
    )
  })

  test('have no clicks without a link', () => {
    const old = NOW + 400 * DAY
    expect(lifetimeFigures({ ...pin, link: null }, old, behaviour).outboundClicks).toBe(0)
    expect(lifetimeFigures(pin, old, behaviour).outboundClicks).toBeGreaterThan(0)
  })
})

test.each([2.5, 3])('%d days of the account add up to what its pins have gained', (days) => {
  const start = Date.UTC(2026, 0, 15)
  const now = start + days * DAY
  const of = (pins: (typeof pin)[]) =>
    [0, 1, 2].reduce(
      (sum, at) => sum + dayFigures(pins, start + at * DAY, { ...behaviour, now }).impressions,
      0,
    )
  expect(of([pin])).toBe(lifetimeFigures(pin, now, behaviour).impressions)
})

test('days before the first pin have no figures', () => {
  const days = [1, 2, 60].map((age) => dayFigures([pin], NOW - age * DAY, until(NOW)))
  expect(days).toEqual([NO_FIGURES, NO_FIGURES, NO_FIGURES])
  expect(dayFigures([], NOW, until(NOW + DAY))).toEqual(NO_FIGURES)
})

test('today is being counted, yesterday is an estimate, and a day is final after four', () => {
  const ages = [0, 1, 5, 80].map((age) => dayStatus(Date.UTC(2026, 0, 15) - age * DAY, NOW))
  expect(ages).toEqual(['PROCESSING', 'ESTIMATE', 'READY', 'READY'])
  const late = Array.from({ length: 200 }, (_, at) => Date.UTC(2026, 0, 15) + at * DAY)
  const count = late.filter((day) => dayStatus(day, day + 3 * DAY) === 'ESTIMATE').length
  expect(count).toBeGreaterThan(10)
  expect(count).toBeLessThan(60)
  const figures = dayFigures([pin], NOW + DAY, until(NOW + 2 * DAY))
  expect(estimateOf(figures).impressions).toBeLessThan(figures.impressions)
})
