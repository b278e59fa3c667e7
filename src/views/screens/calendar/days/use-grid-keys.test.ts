import { expect, test } from 'vitest'
import { runItemKey } from './use-grid-keys.ts'

const pin = { dataset: { publication: 'a' } }
const press = (key: string, item: Parameters<typeof runItemKey>[1] = pin, repeat = false) => {
  const ran: [string, string][] = []
  const run = (name: string) => (id: string) => void ran.push([name, id])
  const isKnown = runItemKey({ key, repeat }, item, {
    openPublication: run('openPublication'),
    movePublication: run('movePublication'),
    removePublication: run('removePublication'),
    openDay: run('openDay'),
    showDate: run('showDate'),
  })
  return { isKnown, ran }
}

test.each([
  ['Enter', 'openPublication'],
  [' ', 'openPublication'],
  ['m', 'movePublication'],
  ['M', 'movePublication'],
  ['Delete', 'removePublication'],
])('%j on a pin runs %s once, however long the key is held', (key, action) => {
  expect(press(key)).toEqual({ isKnown: true, ran: [[action, 'a']] })
  expect(press(key, pin, true)).toEqual({ isKnown: true, ran: [] })
})

test('the line of pins that are left out opens their day and can not be moved', () => {
  const more = { dataset: { more: '2026-11-28' } }
  expect(press('Enter', more)).toEqual({ isKnown: true, ran: [['openDay', '2026-11-28']] })
  expect(press('Delete', more)).toEqual({ isKnown: false, ran: [] })
  expect(press('x')).toEqual({ isKnown: false, ran: [] })
})
