import { expect, test } from 'vitest'
import { createFormat } from './text.ts'

const format = createFormat('en')
const minute = 60_000

test('the time left is said in seconds, from a minute and a half on in minutes', () => {
  expect([200, 34_000, 89_000, 95_000, 180_000].map(format.duration)).toEqual([
    '1 second',
    '34 seconds',
    '89 seconds',
    '2 minutes',
    '3 minutes',
  ])
})

test('the time since is said in the largest unit that fits', () => {
  const now = 1_800_000_000_000
  expect(
    [0, 3 * minute, 120 * minute, 3 * 24 * 60 * minute].map((since) =>
      format.ago(now - since, now),
    ),
  ).toEqual(['this minute', '3 minutes ago', '2 hours ago', '3 days ago'])
})

test('sizes have a unit that a person reads', () => {
  expect([900, 34_567_890, 2_500_000_000].map(format.bytes)).toEqual([
    '0.9 kB',
    '34.6 MB',
    '2.5 GB',
  ])
})

test('a time outside the range of dates is shown as the last possible one', () => {
  expect(
    [format.date, format.moment].map((write) => write(Number.MAX_SAFE_INTEGER).includes('275760')),
  ).toEqual([true, true])
})
