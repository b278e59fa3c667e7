import { expect, test } from 'vitest'
import { allowedHostOf, isPrivateAddress, readAddress } from './page-address.ts'

test('an address is completed, an empty one stays empty, and words are none', () => {
  expect(readAddress(' example.com/soup ')).toBe('https://example.com/soup')
  expect(readAddress('http://127.0.0.1:4000/soup.html')).toBe('http://127.0.0.1:4000/soup.html')
  expect(readAddress('  ')).toBe('')
  expect(readAddress('my blog')).toBeNull()
  expect(readAddress('ftp://example.com/soup')).toBeNull()
})

test('an address that only its writer can open is known before it is sent', () => {
  expect(
    ['http://192.168.1.1/', 'http://localhost:3000/a', 'http://nas.local'].map(isPrivateAddress),
  ).toEqual([true, true, true])
  expect(['https://your-site.com/a', '', 'no address'].map(isPrivateAddress)).toEqual([
    false,
    false,
    false,
  ])
})

test('a private host is named with the one port of its address, as the operator has to write it', () => {
  expect(
    ['http://10.0.0.7/a', 'https://10.0.0.7/', 'http://intranet:8080/x', 'http://[::1]/'].map(
      allowedHostOf,
    ),
  ).toEqual(['10.0.0.7:80', '10.0.0.7:443', 'intranet:8080', '[::1]:80'])
  expect(allowedHostOf('Beans')).toBeNull()
})
