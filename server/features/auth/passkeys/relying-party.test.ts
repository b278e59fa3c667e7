import { expect, test } from 'vitest'
import { relyingParty } from './relying-party.ts'

const request = (host: string, protocol: 'http' | 'https' = 'http') => ({
  host,
  hostname: host.replace(/:\d+$/, ''),
  protocol,
})
const partyOf = (publicUrl: string, host = 'localhost:3000') =>
  relyingParty({ publicUrl }, request(host))

test('a public address with HTTPS is the party, whatever host the request names', () => {
  const party = { id: 'pins.example', origin: 'https://pins.example' }
  expect(partyOf('https://pins.example')).toEqual(party)
  expect(partyOf('https://pins.example', 'pins.example')).toEqual(party)
  expect(partyOf('https://pins.example:8443')).toMatchObject({
    origin: 'https://pins.example:8443',
  })
})

test('a name without HTTPS has no passkeys, except on this machine', () => {
  expect(partyOf('http://pins.example')).toBeNull()
  expect(partyOf('http://localhost:3000')).toEqual({
    id: 'localhost',
    origin: 'http://localhost:3000',
  })
})

test('where the public address is an IP, only requests for localhost have them', () => {
  for (const publicUrl of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'https://10.0.0.1']) {
    expect(partyOf(publicUrl, 'LocalHost:3000')).toEqual({
      id: 'localhost',
      origin: 'http://localhost:3000',
    })
    for (const host of ['127.0.0.1:3000', 'evil.example', 'localhost.evil.example', ''])
      expect(partyOf(publicUrl, host)).toBeNull()
  }
})
