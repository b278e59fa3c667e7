import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountOfPartition, pinPartitionName } from './partition-name.ts'

test('an account is found again in the name of its partition, by its own user only, whatever its id is', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.oneof(fc.uuid(), fc.string()), (user, other, account) => {
      fc.pre(user !== other)
      const name = pinPartitionName(user, account)
      expect(accountOfPartition(name, user)).toBe(account)
      expect(accountOfPartition(name, other)).toBeNull()
    }),
  )
})

test('a name is short, for the browser writes it beside every change', () => {
  expect(
    pinPartitionName(
      '0192f0c1-2d3e-7abc-8def-000000000001',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
    ),
  ).toHaveLength(31)
})

test('what is no partition of ours is nobody’s account', () => {
  const user = '0192f0c1-2d3e-7abc-8def-000000000001'
  const name = pinPartitionName(user, '019aa000-0000-7000-8000-000000000007')
  for (const other of ['', 'keyval-store', name.slice(0, -1), `${name}x`, `${name.slice(0, -1)}!`])
    expect(accountOfPartition(other, user)).toBeNull()
})
