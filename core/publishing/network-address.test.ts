import { expect, test } from 'vitest'
import { isNetworkAddress } from './network-address.ts'

test.each([
  ['https://www.pinterest.com/pin/1/', true],
  ['https://pinterest.de/pin/1/', true],
  ['https://de.pinterest.co.uk/pin/1/', true],
  ['http://localhost:4010/pin/1/', true],
  ['http://127.0.0.1:4010/pin/1/', true],
  ['http://www.pinterest.com/pin/1/', false],
  ['https://pinterest.com.evil.example/pin/1/', false],
  ['https://evil-pinterest.com/pin/1/', false],
  ['https://localhost.evil.example/', false],
  ['https://pinterest.com@evil.example/', false],
  ['javascript:alert(1)//localhost', false],
  ['data:text/html,x', false],
  ['/pin/1/', false],
  ['', false],
])('%s: %s', (address, isOne) => {
  expect(isNetworkAddress(address)).toBe(isOne)
})
