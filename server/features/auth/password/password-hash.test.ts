import { verify } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

test('a password is kept as argon2id with the cost that OWASP asks, salted', async () => {
  const [one, other] = [await hashPassword('correct horse'), await hashPassword('correct horse')]
  expect(one).toMatch(COST)
  expect(one).not.toBe(other)
  expect(await isPassword(one, 'correct horse')).toBe(true)
  expect(await isPassword(one, 'correct horsE')).toBe(false)
})

test('nobody’s password costs the same check as somebody’s, and is never right', async () => {
  const checked: string[] = []
  const counted = async (hashed: string, password: string): Promise<boolean> => {
    checked.push(hashed)
    return verify(hashed, password)
  }
  const stored = await hashPassword('correct horse')
  expect(await isPassword(stored, 'correct horse', counted)).toBe(true)
  expect(checked.splice(0)).toEqual([stored])
  for (const password of ['correct horse', 'no password is this one']) {
    expect(await isPassword(null, password, counted)).toBe(false)
    expect(checked.splice(0)).toEqual([expect.stringMatching(COST)])
  }
})
