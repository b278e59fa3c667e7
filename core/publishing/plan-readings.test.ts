import { expect, test } from 'vitest'
import { nextPlanReading } from './plan-readings.ts'

const DUE_AT = Date.UTC(2026, 10, 26, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test('a board is read four times in a quarter of an hour, hourly for a day, daily for two weeks', () => {
  const readings: number[] = []
  let readAt: number | null = DUE_AT - HOUR
  while (readAt !== null) {
    readAt = nextPlanReading(DUE_AT, readAt)
    if (readAt !== null) readings.push(readAt - DUE_AT)
  }
  expect(readings.slice(0, 6)).toEqual([10_000, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 2 * HOUR])
  expect(readings.slice(27, 29)).toEqual([DAY, 2 * DAY])
  expect(readings.at(-1)).toBe(14 * DAY)
  expect(readings).toHaveLength(4 + 24 + 13)
})

test('readings that were missed are not made up for', () => {
  expect(nextPlanReading(DUE_AT, DUE_AT + 2 * HOUR + 1)).toBe(DUE_AT + 3 * HOUR)
  expect(nextPlanReading(DUE_AT, DUE_AT + 14 * DAY)).toBeNull()
})

test('a reading is followed by a later one, also at the very moment of one', () => {
  expect(nextPlanReading(DUE_AT, DUE_AT + 10_000)).toBe(DUE_AT + MINUTE)
  expect(nextPlanReading(DUE_AT, DUE_AT + 15 * MINUTE)).toBe(DUE_AT + HOUR)
  expect(nextPlanReading(DUE_AT, DUE_AT + DAY - 1)).toBe(DUE_AT + DAY)
  expect(nextPlanReading(DUE_AT, DUE_AT + DAY)).toBe(DUE_AT + 2 * DAY)
  expect(nextPlanReading(DUE_AT, DUE_AT + 14 * DAY - 1)).toBe(DUE_AT + 14 * DAY)
})
