import 'fake-indexeddb/auto'
import { waitFor } from 'xstate'
import { expect, test, vi } from 'vitest'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { findPin } from '#core/pins/book/pin-book.ts'
import { favor } from '#core/pins/pin-commands.ts'
import { opened } from '../../../tests/support/pin-store/open-pins.ts'

const other = testId('another account')

/** A change that the server has not got, and another account open. */
async function left() {
  const { open, ...remote } = opened([pin('a')])
  const { actor, session } = open()
  await waitFor(actor, ({ context }) => context.book.count === 1 && context.sync.state === 'saved')
  remote.state.isGone = true
  session.apply(favor(actor.getSnapshot().context.book, { ids: [testId('a')], favored: true }, 5))
  await waitFor(actor, ({ context }) => context.sync.pending === 1)
  actor.send({ type: 'account.changed', accountId: other })
  await waitFor(
    actor,
    (snapshot) =>
      snapshot.context.accountId === other && snapshot.matches({ open: { sync: 'waiting' } }),
  )
  return { ...remote, actor, open }
}

test('sends the unsent events of a closed account once while another is open', async () => {
  const { actor, sent, state } = await left()
  expect(sent).toEqual([])
  state.isGone = false
  actor.send({ type: 'network.online' })
  await vi.waitFor(() => expect(sent).toEqual(['pin.favored']))
  actor.send({ type: 'network.online' })
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { sync: 'resting' } }))
  expect(sent).toEqual(['pin.favored'])
  actor.stop()
})

test('reports rejected events with their account and withdraws them there', async () => {
  const { actor, state } = await left()
  Object.assign(state, { isGone: false, refuses: true })
  actor.send({ type: 'network.online' })
  await waitFor(actor, ({ context }) => context.rejections.length > 0)
  expect(actor.getSnapshot().context.rejections).toEqual([
    { id: expect.any(String), message: 'Refused.', accountId: testAccount },
  ])
  expect(actor.getSnapshot().context.accountId).toBe(other)
  actor.send({ type: 'account.changed', accountId: testAccount })
  await waitFor(
    actor,
    ({ context }) => context.accountId === testAccount && context.book.count === 1,
  )
  expect(findPin(actor.getSnapshot().context.book, testId('a'))?.favored).toBe(false)
  expect(actor.getSnapshot().context.sync.pending).toBe(0)
  actor.stop()
})

test('sends them after a reload that opens another account', async () => {
  const { actor, open, sent, state } = await left()
  actor.stop()
  state.isGone = false
  const { actor: next } = open(other)
  await vi.waitFor(() => expect(sent).toEqual(['pin.favored']))
  next.stop()
})
