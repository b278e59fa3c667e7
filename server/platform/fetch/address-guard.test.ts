import { expect, test } from 'vitest'
import { AllowedHosts, hostAndPort } from './address-guard.ts'

test.each([
  ['http://127.0.0.1:80', '127.0.0.1', '80'],
  ['https://localhost:443/', 'localhost', '443'],
  ['http://[::1]:3001/', '[::1]', '3001'],
])(
  'of the address %s only its own port is opened, the usual one of its protocol too',
  (address, host, port) => {
    const allowed = new AllowedHosts([hostAndPort(address)])
    expect(['80', '443', '3001', '5432'].filter((asked) => allowed.has(host, asked))).toEqual([
      port,
    ])
  },
)

test('a host that an operator names without a port is open on every port', () => {
  expect(new AllowedHosts(['intranet']).hasUrl(new URL('http://intranet:8080/'))).toBe(true)
})
