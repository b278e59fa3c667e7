import { expect, test } from 'vitest'
import type { Client } from '#core/contract/client.ts'
import type { Device } from '#core/contract/account/device.schema.ts'
import { openDeviceBook } from './device-book.ts'

const phone: Device = {
  device: 'phone',
  user_agent: 'Chrome on a phone',
  first_seen_at: 1,
  last_seen_at: 2,
}

function memoryArea() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** A server that answers what it is given, or nothing. */
function world(area = memoryArea()) {
  const state: { user: string | null; devices: Device[] | null } = { user: 'ada', devices: [phone] }
  // The book makes this one call only.
  const client = (async () =>
    state.devices === null
      ? { ok: false, failure: { code: 'network' } }
      : { ok: true, answer: { devices: state.devices } }) as unknown as Client
  let changes = 0
  const book = openDeviceBook({ area, client, userId: () => state.user })
  book.subscribe(() => (changes += 1))
  return { area, state, book, changes: () => changes }
}

test('is empty before the first answer and uses the cached answer offline', async () => {
  const { area, book, changes } = world()
  expect(book.get()).toEqual([])
  book.ask()
  await expect.poll(changes).toBe(1)
  expect(book.get()).toEqual([phone])
  expect(book.get()).toBe(book.get())
  const later = world(area)
  later.state.devices = null
  later.book.ask()
  expect(later.book.get()).toEqual([phone])
})

test('keeps one list per user and drops an answer that arrives after a user change', async () => {
  const { area, state, book, changes } = world()
  book.ask()
  state.user = 'bea'
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect([book.get(), changes(), area.values.size]).toEqual([[], 0, 0])
  state.user = 'ada'
  book.ask()
  await expect.poll(changes).toBe(1)
  state.user = 'bea'
  expect(book.get()).toEqual([])
  state.user = null
  expect(book.get()).toEqual([])
  state.user = 'ada'
  expect(book.get()).toEqual([phone])
})

test('forget removes one user’s list only', async () => {
  const { area, state, book, changes } = world()
  book.ask()
  await expect.poll(changes).toBe(1)
  state.user = 'bea'
  book.ask()
  await expect.poll(changes).toBe(2)
  book.forget('ada')
  expect([...area.values.keys()]).toEqual(['devices:bea'])
  expect(book.get()).toEqual([phone])
  state.user = 'ada'
  expect(book.get()).toEqual([])
})

test('discards a corrupt entry', () => {
  const area = memoryArea()
  area.setItem('devices:ada', '[{"device":7}]')
  expect(world(area).book.get()).toEqual([])
  expect(area.values.size).toBe(0)
})
