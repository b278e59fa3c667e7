import { expect, test } from 'vitest'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { duePins, isByHand } from './due-by-hand.ts'
import { readPinAddress } from './pin-address.ts'

test.each([
  ['', ''],
  ['  https://www.pinterest.com/pin/123/  ', 'https://www.pinterest.com/pin/123/'],
  ['pinterest.de/pin/lemon-cake--123', 'https://pinterest.de/pin/123/'],
  ['https://de.pinterest.com/pin/123/sent/?invite_code=x', 'https://de.pinterest.com/pin/123/'],
  ['https://www.pinterest.co.uk/pin/9', 'https://www.pinterest.co.uk/pin/9/'],
  ['https://pin.it/4AbC', 'https://pin.it/4AbC'],
  ['https://pin.it/', null],
  ['https://www.pinterest.info/pin/9', 'https://www.pinterest.info/pin/9/'],
  ['https://www.pinterest.zz/pin/9', null],
  ['https://www.pinterest.com/ada/cakes/', null],
  ['https://pinterest.com.evil.example/pin/1/', null],
  ['https://evil.example/pinterest.com/pin/1/', null],
  ['javascript:alert(1)', null],
  ['hello', null],
])('the address of a pin is read from %j', (text, address) => {
  expect(readPinAddress(text)).toBe(address)
})

test('without a connection, with a lost one, and with an app that may only read, pins go out by hand', () => {
  expect(isByHand(null)).toBe(true)
  expect(isByHand({ state: 'lost', tier: 'standard' })).toBe(true)
  expect(isByHand({ state: 'connected', tier: 'trial' })).toBe(true)
  expect(isByHand({ state: 'stopped', tier: 'unapproved' })).toBe(true)
  expect(isByHand({ state: 'connected', tier: 'standard' })).toBe(false)
  expect(isByHand({ state: 'connected', tier: null })).toBe(false)
  expect(isByHand({ state: 'stopped', tier: 'standard' })).toBe(false)
})

test('a pin is due from its minute until it is published; one in a file waits for Pinterest', () => {
  const planned = (name: string, at: number, state: Publication['state'] = 'planned') => ({
    pin: pin(name),
    publication: {
      id: testId(name),
      at,
      wall: '2026-01-01T00:00',
      zone: 'UTC',
      board_id: testId('board'),
      state,
    },
  })
  const plan = [
    planned('failed', 10, 'failed'),
    planned('done', 20, 'published'),
    planned('now', 100),
    planned('filed', 100),
    planned('later', 101),
  ]
  const { due, filed, next } = duePins(plan, { now: 100, filed: new Set([testId('filed')]) })
  const names = (list: typeof due) => list.map(({ pin: { title } }) => title)
  expect([names(due), names(filed), names(next)]).toEqual([
    ['Title failed', 'Title now'],
    ['Title filed'],
    ['Title later'],
  ])
})
