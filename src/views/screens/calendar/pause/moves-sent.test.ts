import { expect, test } from 'vitest'
import { applyPinEvent } from '#core/pins/book/pin.reducer.ts'
import { emptyBook, type PinBook } from '#core/pins/book/pin-book.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { type SyncedPins, waitForMoves } from './moves-sent.ts'

const [before, after] = [1_000, 2_000]
const time = (at: number) => ({ at, wall: '2026-11-26T12:00', zone: 'UTC' })
const publication = {
  id: testId('one'),
  ...time(before),
  board_id: testId('board'),
  state: 'planned',
} as const
const row = pin('a', { status: 'scheduled', publications: [publication] })
const move = { planned: { pin: row, publication }, to: time(after) }
const bookAt = (at: number): PinBook =>
  applyPinEvent(emptyBook(row.account_id), {
    type: 'pins.added',
    data: {
      pins: [{ ...row, publications: [{ ...publication, ...time(at) }] }],
      autoSelect: false,
    },
  })

function synced(pending: number) {
  let context = { book: bookAt(after), revision: 1, sync: { pending } }
  const listeners = new Set<() => void>()
  const pins: SyncedPins = {
    getSnapshot: () => ({ context }),
    subscribe: (changed) => {
      listeners.add(changed)
      return { unsubscribe: () => listeners.delete(changed) }
    },
  }
  const become = (next: Partial<typeof context>) => {
    context = { ...context, ...next }
    for (const listener of listeners) listener()
  }
  return { pins, become, listeners }
}

/** What it has answered by now. */
async function soFar(waiting: Promise<string>): Promise<string> {
  const later = new Promise<string>((resolve) => setTimeout(resolve, 1, 'waiting'))
  return Promise.race([waiting, later])
}

test('the moves are sent when the server has acknowledged every change', async () => {
  const { pins, become, listeners } = synced(1)
  const waiting = waitForMoves(pins, [move], new AbortController().signal)
  for (const pending of [2, 1]) {
    become({ sync: { pending } })
    expect(await soFar(waiting)).toBe('waiting')
  }
  become({ sync: { pending: 0 } })
  expect(await soFar(waiting)).toBe('sent')
  expect(listeners.size).toBe(0)
})

test('moves that are not stored yet are not sent, though nothing is unsent', async () => {
  const { pins, become } = synced(0)
  const waiting = waitForMoves(pins, [move], new AbortController().signal)
  become({})
  expect(await soFar(waiting)).toBe('waiting')
  become({ sync: { pending: 1 } })
  become({ sync: { pending: 0 } })
  expect(await soFar(waiting)).toBe('sent')
})

test('an earlier change that is acknowledged before the moves are stored does not end the wait', async () => {
  const { pins, become } = synced(1)
  const waiting = waitForMoves(pins, [move], new AbortController().signal)
  become({ revision: 2, sync: { pending: 0 } })
  expect(await soFar(waiting)).toBe('waiting')
  become({ sync: { pending: 1 } })
  expect(await soFar(waiting)).toBe('waiting')
  become({ revision: 3, sync: { pending: 0 } })
  expect(await soFar(waiting)).toBe('sent')
})

test('moves that take the place of an earlier change in the outbox are seen by the revision', async () => {
  const { pins, become } = synced(1)
  const waiting = waitForMoves(pins, [move], new AbortController().signal)
  become({ revision: 2, sync: { pending: 1 } })
  become({ revision: 3, sync: { pending: 0 } })
  expect(await soFar(waiting)).toBe('sent')
})

test('moves to the times that the pins have anyway wait for what was changed before only', async () => {
  const { pins } = synced(0)
  const there = { ...publication, ...time(after) }
  const same = { planned: { pin: row, publication: there }, to: time(after) }
  const waiting = waitForMoves(pins, [same], new AbortController().signal)
  expect(await soFar(waiting)).toBe('sent')
})

test('a move that the server has refused is back at its old time', async () => {
  const { pins, become } = synced(0)
  const waiting = waitForMoves(pins, [move], new AbortController().signal)
  become({ sync: { pending: 1 } })
  become({ book: bookAt(before), sync: { pending: 0 } })
  expect(await soFar(waiting)).toBe('refused')
})

test('without moves it waits for what was changed before', async () => {
  const { pins, become } = synced(1)
  const waiting = waitForMoves(pins, [], new AbortController().signal)
  expect(await soFar(waiting)).toBe('waiting')
  become({ sync: { pending: 0 } })
  expect(await soFar(waiting)).toBe('sent')
})

test('closing the dialog stops the waiting', async () => {
  const { pins, become, listeners } = synced(1)
  const closing = new AbortController()
  const waiting = waitForMoves(pins, [move], closing.signal)
  closing.abort()
  expect(await soFar(waiting)).toBe('aborted')
  become({ sync: { pending: 0 } })
  expect(listeners.size).toBe(0)
})
