import { expect, test } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { newsOf, seenTimes } from './seen-times.ts'
import { rowKey } from './spread-plan.ts'

const time = (at: number) => ({ at, wall: '2026-12-04T14:00', zone: 'UTC' })
const row = (name: string, at: number) => ({
  pin: pin(name),
  board: { board_id: testId('soups') },
  time: time(at),
  reasons: [],
})
const seen = seenTimes([row('a', 1), row('b', 2)])

test('the same times in another order are no news', () => {
  expect(newsOf(seen, [row('b', 2), row('a', 1)])).toBeNull()
})

test('names each row that has another time with the one that was seen, and each new row', () => {
  expect(newsOf(seen, [row('a', 1), row('b', 3), row('c', 4)])).toEqual({
    moved: new Map([
      [rowKey(row('b', 3)), time(2)],
      [rowKey(row('c', 4)), null],
    ]),
    gone: 0,
  })
})

test('counts the rows that are gone', () => {
  expect(newsOf(seen, [row('b', 2)])).toEqual({ moved: new Map(), gone: 1 })
})
