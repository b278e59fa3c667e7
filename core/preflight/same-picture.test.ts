import { expect, test } from 'vitest'
import fc from 'fast-check'
import { delayOf } from '#core/schedule/governor.ts'
import {
  differingBits,
  keysOfSamePictures,
  MAX_SAME_BITS,
  type SeenSending,
  withSameLooks,
} from './same-picture.ts'

const withBits = (count: number) => ((1n << BigInt(count)) - 1n).toString(16).padStart(16, '0')

test('bits are counted wherever they are', () => {
  expect(differingBits(0n, 0n)).toBe(0)
  expect(differingBits(0x8000_0000_0000_0001n, 0n)).toBe(2)
  expect(differingBits(0xffn, 0x0fn)).toBe(4)
})

test('what differs in few bits shares a key, and one bit more does not', () => {
  const keys = keysOfSamePictures(
    new Map([
      ['a', withBits(0)],
      ['like a', withBits(MAX_SAME_BITS)],
      ['other', withBits(MAX_SAME_BITS + 1)],
    ]),
  )
  expect(keys.get('like a')).toBe(keys.get('a'))
  expect(keys.get('other')).not.toBe(keys.get('a'))
  expect(keys.size).toBe(3)
})

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 26, 12)
const rules = {
  per_day: 1_000,
  link_hours: 0,
  picture_days: 7,
  board_minutes: 0,
  jitter_minutes: 0,
}
const someHash = fc
  .array(fc.integer({ min: 0, max: 63 }), { maxLength: 14 })
  .map((bits) => bits.reduce((hash, bit) => hash ^ (1n << BigInt(bit)), 0x0f0f_0f0f_0f0f_0f0fn))
const someSending: fc.Arbitrary<SeenSending> = fc.record({
  id: fc.uuid(),
  at: fc.integer({ min: 1, max: 20 * 24 }).map((hours) => NOW - (hours * DAY) / 24),
  link: fc.constant(''),
  picture_ids: fc.subarray(['p', 'q']),
  board: fc.uuid(),
  hash: fc.option(someHash.map((hash) => hash.toString(16).padStart(16, '0'))),
})

test('pictures that look alike are spaced as the same picture is, and no others', () => {
  fc.assert(
    fc.property(someSending, fc.array(someSending, { maxLength: 12 }), (one, others) => {
      const compared = withSameLooks({ ...one, at: NOW }, others)
      const delay = delayOf(compared.one, {
        rules,
        zone: 'UTC',
        others: compared.others,
        now: NOW,
      })
      const same = others.filter(
        (other) =>
          other.picture_ids.some((id) => one.picture_ids.includes(id)) ||
          (one.hash !== null &&
            other.hash !== null &&
            bitsApart(one.hash, other.hash) <= MAX_SAME_BITS),
      )
      const last = Math.max(...same.map(({ at }) => at))
      const until = last + rules.picture_days * DAY
      const isDelayed = until > NOW
      expect([delay?.until ?? null, delay?.rule ?? null]).toEqual(
        isDelayed ? [until, 'picture'] : [null, null],
      )
    }),
    { numRuns: 300 },
  )
})

/** Counted one by one. */
function bitsApart(one: string, other: string): number {
  const bits = (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2)
  return bits.replaceAll('0', '').length
}
