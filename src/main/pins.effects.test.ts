import 'fake-indexeddb/auto'
import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import type { Client, Failure, Outcome } from '#core/contract/client.ts'
import type { Pin } from '#core/contract/pins.contract.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { favor, select } from '#core/pins/pin.commands.ts'
import { providePins } from './pins.effects.ts'

const failure: Failure = { code: 'no_answer', status: null, message: '', body: null, retryAfter: null }

/** A server with these pins that takes every event; `isGone` = it does not answer. */
function server(pins: Pin[]) {
  const sent: string[] = []
  const state = { isGone: false, revision: 1 }
  const client = (async (name: string, input: { body?: { events: { id: string; event: { type: string } }[] } }): Promise<Outcome<unknown>> => {
    if (state.isGone) return { ok: false, failure }
    if (name === 'getPins') return { ok: true, answer: { pins, revision: state.revision, next: null } }
    if (name === 'getPinEvents') return { ok: true, answer: { events: [], revision: state.revision, more: false } }
    const events = input.body?.events ?? []
    sent.push(...events.map(({ event }) => event.type))
    const accepted = events.map(({ id }) => ({ id, revision: (state.revision += 1) }))
    return { ok: true, answer: { revision: state.revision, accepted, rejected: [] } }
    // The pins' effects use these three calls only.
  }) as unknown as Client
  return { client, sent, state }
}

let users = 0

function opened(pins: Pin[]) {
  const remote = server(pins)
  const userId = testId(`user ${(users += 1)}`)
  const storage = new Map<string, string>()
  const localStorage = { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => void storage.set(key, value), removeItem: (key: string) => void storage.delete(key) }
  const open = () => {
    const { pins: pinsMachine, pinFlow } = providePins({ client: remote.client, indexedDB, localStorage, tab: 'tab', now: () => 5, newId: () => crypto.randomUUID() })
    const actor = createActor(pinsMachine, { input: { userId } })
    actor.start()
    actor.send({ type: 'account.changed', accountId: testAccount })
    return { actor, pinFlow }
  }
  return { ...remote, open }
}

test('the pins of the server are there after opening, and a change is shown at once, stored and sent', async () => {
  const { open, sent } = opened([pin('a'), pin('b')])
  const { actor } = open()
  await waitFor(actor, ({ context }) => context.book.count === 2)
  const { book } = actor.getSnapshot().context
  actor.send({ type: 'pins.apply', events: favor(book, [testId('a')], true, 5) })
  expect(actor.getSnapshot().context.book).not.toBe(book)
  await waitFor(actor, ({ context }) => sent.length === 1 && context.sync.state === 'saved' && context.sync.pending === 0)
  expect(sent).toEqual(['pin.favored'])
  actor.stop()
})

test('a selection is stored and never sent', async () => {
  const { open, sent } = opened([pin('a')])
  const { actor } = open()
  await waitFor(actor, ({ context }) => context.book.count === 1)
  actor.send({ type: 'pins.apply', events: select(actor.getSnapshot().context.book, [testId('a')]) })
  await waitFor(actor, ({ context }) => context.book.selectedIds.length === 1 && context.note.state === 'saved')
  expect(sent).toEqual([])
  actor.stop()
})

test('without a server a change waits, says so, and goes out when the network is back', async () => {
  const { open, sent, state } = opened([pin('a')])
  const { actor } = open()
  await waitFor(actor, ({ context }) => context.book.count === 1)
  state.isGone = true
  actor.send({ type: 'pins.apply', events: favor(actor.getSnapshot().context.book, [testId('a')], true, 5) })
  await waitFor(actor, ({ context }) => context.sync.state === 'waiting')
  expect(actor.getSnapshot().context.sync.pending).toBe(1)
  state.isGone = false
  actor.send({ type: 'network.online' })
  await waitFor(actor, ({ context }) => context.sync.state === 'saved')
  expect(sent).toEqual(['pin.favored'])
  actor.stop()
})

test('what was changed without a server is there after a reload, and is sent then', async () => {
  const { open, sent, state } = opened([pin('a')])
  const first = open()
  await waitFor(first.actor, ({ context }) => context.book.count === 1)
  state.isGone = true
  first.actor.send({ type: 'pins.apply', events: favor(first.actor.getSnapshot().context.book, [testId('a')], true, 5) })
  await waitFor(first.actor, ({ context }) => context.sync.state === 'waiting')
  first.actor.stop()
  state.isGone = false
  const second = open()
  await waitFor(second.actor, () => sent.length === 1)
  expect(second.actor.getSnapshot().context.book.count).toBe(1)
  second.actor.stop()
})

test('the flow commits the selection and goes on only when it is stored', async () => {
  const { open } = opened([pin('a'), pin('b')])
  const { actor, pinFlow } = open()
  await waitFor(actor, ({ context }) => context.book.count === 2)
  actor.send({ type: 'pins.apply', events: select(actor.getSnapshot().context.book, [testId('b')]) })
  const flow = createActor(pinFlow, { input: { preferences: null } })
  flow.start()
  flow.send({ type: 'flow.goTo', step: 'pins' })
  flow.send({ type: 'flow.grounds', grounds: { chosenPages: 1, pins: 2, selected: 1, committed: 0 } })
  flow.send({ type: 'flow.commit' })
  await waitFor(actor, ({ context }) => context.book.committedIds.length === 1)
  flow.send({ type: 'flow.grounds', grounds: { chosenPages: 1, pins: 2, selected: 1, committed: 1 } })
  await waitFor(flow, (snapshot) => snapshot.matches('titles'))
  expect(actor.getSnapshot().context.book.committedIds).toEqual([testId('b')])
  actor.stop()
})
