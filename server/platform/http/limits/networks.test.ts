import { expect, test } from 'vitest'
import { networkOf, visitorOf, widerNetworksOf } from './networks.ts'

test('the addresses of one /64 are one visitor, and an IPv4 address is itself however it is written', () => {
  expect(visitorOf('2001:db8:1:2::1')).toBe(visitorOf('2001:db8:1:2:ffff::9'))
  expect(visitorOf('2001:db8:1:2::1')).not.toBe(visitorOf('2001:db8:1:3::1'))
  expect(visitorOf('::ffff:203.0.113.5')).toBe('203.0.113.5')
  expect(visitorOf('203.0.113.5')).not.toBe(visitorOf('203.0.113.6'))
})

test('a /48 and a /24 are one network', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:ffff::1'))
  expect(networkOf('2001:db8:1::1')).not.toBe(networkOf('2001:db8:2::1'))
  expect(networkOf('203.0.113.5')).toBe('203.0.113.0')
  expect(networkOf('::ffff:203.0.114.5')).toBe('203.0.114.0')
})

test('an IPv6 address has wider networks, an IPv4 address none', () => {
  expect(widerNetworksOf('203.0.113.5')).toEqual([])
  expect(widerNetworksOf('2001:db8:1:2ff::1').map(({ name }) => name)).toEqual([
    '2001:db8:1:200::/56',
    '2001:db8:1::/48',
  ])
  expect(widerNetworksOf('unknown')).toEqual([])
})
