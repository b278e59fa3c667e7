import { expect, test } from 'vitest'
import { differingBits, keysOfSamePictures, MAX_SAME_BITS } from './same-picture.ts'

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
