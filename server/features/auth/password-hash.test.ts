import { expect, test } from 'vitest'
import { checkedHash, hashPassword, isPassword } from './password-hash.ts'

const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

test('a password is kept as argon2id with the cost that OWASP asks, salted', async () => {
  const [one, other] = [await hashPassword('correct horse'), await hashPassword('correct horse')]
  expect(one).toMatch(COST)
  expect(one).not.toBe(other)
  expect(await isPassword(one, 'correct horse')).toBe(true)
  expect(await isPassword(one, 'correct horsE')).toBe(false)
})

test('nobody’s password costs the same check as somebody’s, and is never right', async () => {
  const stored = await hashPassword('correct horse')
  expect(checkedHash(stored)).toBe(stored)
  expect(checkedHash(null)).toMatch(COST)
  expect(await isPassword(null, 'correct horse')).toBe(false)
  expect(await isPassword(null, 'no password is this one')).toBe(false)
})
