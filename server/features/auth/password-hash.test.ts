import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

test('a password is kept as argon2id with the cost that OWASP asks, salted', async () => {
  const [one, other] = [await hashPassword('correct horse'), await hashPassword('correct horse')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await isPassword(one, 'correct horse')).toBe(true)
  expect(await isPassword(one, 'correct horsE')).toBe(false)
})

test('nobody’s password takes as long to refuse as somebody’s', async () => {
  const stored = await hashPassword('correct horse')
  const median = async (hash: string | null): Promise<number> => {
    const times: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const from = performance.now()
      expect(await isPassword(hash, 'wrong')).toBe(false)
      times.push(performance.now() - from)
    }
    return times.toSorted((a, b) => a - b)[3] ?? 0
  }
  const ratio = (await median(null)) / (await median(stored))
  // Without the decoy it is below 0.01; machines under load make it swing around 1.
  expect(ratio).toBeGreaterThan(0.3)
})
