import { expect, test } from 'vitest'
import { codeOf, newSecret, setupUri, stepAt, stepOfCode } from './totp.ts'

/** Base32 of the RFC's "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

// RFC 6238, appendix B: the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s', (seconds, code) => {
  expect(codeOf(SECRET, stepAt(seconds * 1_000))).toBe(code)
})

test('the code of the step before and after is accepted, further ones are not', () => {
  const now = 1_234_567_890_000
  const found = [-2, -1, 0, 1, 2].map((drift) =>
    stepOfCode(SECRET, codeOf(SECRET, stepAt(now) + drift), now),
  )
  const step = stepAt(now)
  expect(found).toEqual([null, step - 1, step, step + 1, null])
})

test('what is not six digits is no code', () => {
  for (const text of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(stepOfCode(SECRET, text, 0)).toBeNull()
})

test('a secret has 160 bits in base32 and is new each time', () => {
  const one = newSecret()
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(one)
})

test('names are escaped in the address for apps', () => {
  const uri = setupUri({ secret: SECRET, email: 'ada+x@example.com', brand: 'Pin & loom' })
  expect(uri).toBe(
    `otpauth://totp/Pin%20%26%20loom:ada%2Bx%40example.com?secret=${SECRET}&issuer=Pin%20%26%20loom`,
  )
})
