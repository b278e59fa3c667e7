import 'fake-indexeddb/auto'
import { waitFor } from 'xstate'
import { expect, test, vi } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { editPin, favor } from '#core/pins/pin.commands.ts'
import { listPins } from '#core/pins/pin.selectors.ts'
import { opened } from './open-pins.builder.ts'

/** A device that has renamed its one pin so often; the server knows it. */
async function renamed(...titles: string[]) {
  const { open, ...remote } = opened([pin('a')])
  const { actor } = open()
  await waitFor(actor, ({ context }) => context.book.count === 1)
  for (const [at, title] of titles.entries()) {
    actor.send({ type: 'pins.apply', events: editPin(actor.getSnapshot().context.book, { id: testId('a'), patch: { title } }, 5) })
    await waitFor(actor, ({ context }) => context.history.undo.length === at + 1 && remote.sent.length === at + 1 && context.sync.state === 'saved')
  }
  const row = () => listPins(actor.getSnapshot().context.book)[0]
  return { ...remote, actor, row }
}

test('what another device changed a moment ago is heard before an undo, which is refused with that for a reason', async () => {
  const { actor, row, elsewhere } = await renamed('Mine')
  elsewhere({ type: 'pin.updated', data: { id: testId('a'), patch: { title: 'Theirs' }, before: { title: 'Mine' } } })
  actor.send({ type: 'pins.undo' })
  await waitFor(actor, ({ context }) => context.outcome !== null)
  expect(actor.getSnapshot().context.outcome).toMatchObject({ verb: 'undo', root: null, refusal: { kind: 'changedSince', field: 'title' } })
  expect(row()?.title).toBe('Theirs')
  actor.stop()
})

test('an undo takes back what was the last when it was asked for, though more is done while others are heard', async () => {
  const { actor, row, state } = await renamed('Mine')
  const { promise, resolve } = Promise.withResolvers<void>()
  const { asked } = Object.assign(state, { until: promise })
  actor.send({ type: 'pins.undo' })
  await vi.waitFor(() => expect(state.asked).toBe(asked + 1))
  actor.send({ type: 'pins.apply', events: favor(actor.getSnapshot().context.book, { ids: [testId('a')], favored: true }, 6) })
  resolve()
  await waitFor(actor, ({ context }) => context.outcome !== null)
  expect(row()).toMatchObject({ title: pin('a').title, favored: true })
  actor.stop()
})

test('a silent server delays an undo and the one after it, and does not keep them away', async () => {
  const { actor, row, state } = await renamed('First', 'Second')
  state.until = new Promise(() => undefined)
  actor.send({ type: 'pins.undo' })
  actor.send({ type: 'pins.undo' })
  await waitFor(actor, ({ context }) => context.history.redo.length === 2)
  expect(row()?.title).toBe(pin('a').title)
  actor.stop()
})
