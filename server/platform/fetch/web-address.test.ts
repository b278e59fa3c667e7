import { expect, test } from 'vitest'
import { parseAddress } from './web-address.ts'

test('an address is as long as the web writes it: it becomes the link of pins', () => {
  expect(parseAddress(`https://soup.example/${'a'.repeat(2_000)}`).ok).toBe(true)
  expect(parseAddress(`https://soup.example/${'あ'.repeat(200)}`).ok).toBe(true)
  expect(parseAddress(`https://soup.example/${'あ'.repeat(2_000)}`)).toMatchObject({
    ok: false,
    failure: {
      code: 'bad_address',
      problem: { code: 'address.longEncoded', params: { most: 2048 } },
    },
  })
})
