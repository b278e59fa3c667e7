import { expect, test } from 'vitest'
import type { AccountDay } from '#core/contract/publishing/results.contract.ts'
import { addDays } from '#core/schedule/wall-time.ts'
import { changeOf, periodOf } from './periods.ts'
import { figures } from './result-pin.builder.ts'

const days = (count: number, impressions: (at: number) => number | null): AccountDay[] =>
  Array.from({ length: count }, (_, at) => ({
    day: addDays('2026-01-01', at),
    status: 'READY',
    figures: figures(impressions(at), { saves: impressions(at) === null ? null : 1 }),
  }))

test('the period ends with the last day that has figures', () => {
  const period = periodOf(
    days(16, (at) => (at === 15 ? null : 10 + at)),
    7,
  )
  expect(period?.days.map(({ day }) => day)).toEqual([
    '2026-01-09',
    '2026-01-10',
    '2026-01-11',
    '2026-01-12',
    '2026-01-13',
    '2026-01-14',
    '2026-01-15',
  ])
  expect([period?.sum.impressions, period?.before?.impressions, period?.sum.saves]).toEqual([
    147, 98, 7,
  ])
})

test('a day that is not over counts, and is not compared', () => {
  const all = days(15, () => 10).map((day, at) =>
    at === 14 ? { ...day, status: 'PROCESSING' } : day,
  )
  const period = periodOf(all, 7)
  expect(period?.days.at(-1)?.day).toBe('2026-01-14')
  expect(period?.unfinished.map(({ day, stage }) => [day, stage])).toEqual([
    ['2026-01-15', 'soFar'],
  ])
  expect([period?.sum, period?.sumSoFar, period?.before].map((one) => one?.impressions)).toEqual([
    70, 80, 70,
  ])
})

test('an account whose only day is not over has no whole day that is known', () => {
  const today = days(1, () => 17).map((day) => ({ ...day, status: 'PROCESSING' }))
  const period = periodOf(today, 7)
  expect([period?.known, period?.days.length, period?.sumSoFar.impressions]).toEqual([0, 7, 17])
})

test('nothing is compared while a day before is unknown', () => {
  const known = days(14, () => 10)
  expect(periodOf(known, 7)?.before).not.toBe(null)
  const period = periodOf(
    known.filter(({ day }) => day !== '2026-01-03'),
    7,
  )
  expect([period?.before, period?.knownBefore, period?.sum.impressions]).toEqual([null, 6, 70])
})

test('nothing is compared while a day of the period is unknown', () => {
  const period = periodOf(
    days(14, (at) => (at === 10 ? null : 10)),
    7,
  )
  expect([period?.before, period?.known, period?.knownBefore]).toEqual([null, 6, 7])
})

test('a day without figures is unknown, and an estimate is marked', () => {
  const all = days(8, (at) => (at === 5 ? null : 10)).map((day, at) =>
    at === 7 ? { ...day, status: 'ESTIMATE' } : day,
  )
  const period = periodOf(all, 7)
  expect(period?.days.map(({ figures: own }) => own?.impressions ?? null)).toEqual([
    10,
    10,
    10,
    10,
    null,
    10,
    10,
  ])
  expect(period?.days.map(({ stage }) => stage).lastIndexOf('estimate')).toBe(6)
})

test('without a day that has figures there is no period', () => {
  expect(periodOf([], 30)).toBe(null)
  expect(
    periodOf(
      days(3, () => null),
      30,
    ),
  ).toBe(null)
})

test.each([
  [150, 100, 0.5],
  [50, 100, -0.5],
  [5, 0, null],
  [null, 3, null],
  [3, null, null],
])('from %s after %s the change is %s', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change)
})
