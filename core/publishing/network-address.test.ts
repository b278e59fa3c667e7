import { expect, test } from 'vitest'
import { readPinAddress } from '#core/by-hand/pin-address.ts'
import { isNetworkAddress } from './network-address.ts'

test.each([
  ['https://www.pinterest.com/pin/1/', true],
  ['https://pinterest.de/pin/1/', true],
  ['https://de.pinterest.co.uk/pin/1/', true],
  ['https://pinterest.com.au/pin/1/', true],
  ['https://pinterest.engineering/pin/1/', true],
  ['https://pin.it/4AbC', true],
  ['https://pinterest.zz/pin/1/', false],
  ['https://pin.it.evil.example/4AbC', false],
  ['http://pin.it/4AbC', false],
  ['http://localhost:4010/pin/1/', true],
  ['http://127.0.0.1:4010/pin/1/', true],
  ['http://www.pinterest.com/pin/1/', false],
  ['https://pinterest.com.evil.example/pin/1/', false],
  ['https://evil-pinterest.com/pin/1/', false],
  ['https://localhost:4010/pin/1/', true],
  ['https://[::1]:4010/pin/1/', true],
  ['ftp://localhost/pin/1/', false],
  ['https://localhost.evil.example/', false],
  ['https://pinterest.com@evil.example/', false],
  ['javascript:alert(1)//localhost', false],
  ['data:text/html,x', false],
  ['/pin/1/', false],
  ['', false],
])('%s: %s', (address, isOne) => {
  expect(isNetworkAddress(address)).toBe(isOne)
})

test.each([
  'https://www.pinterest.com/pin/1/',
  'pinterest.de/pin/lemon-cake--123',
  'https://br.pinterest.com/pin/1/',
  'https://www.pinterest.com.mx/pin/1/',
  'https://www.pinterest.info/pin/1/',
  'https://pin.it/4AbC',
])('what a person enters as the address of a pin is one of the network: %s', (text) => {
  expect(isNetworkAddress(readPinAddress(text) ?? '')).toBe(true)
})
