import 'fake-indexeddb/auto'
import { waitFor } from 'xstate'
import { expect, test, vi } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { editPin, favor } from '#core/pins/pin-commands.ts'
import { schedulePins } from '#core/pins/pin-schedule.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { opened } from '../../../tests/support/pin-store/open-pins.ts'

const clock = { now: 5 }

/** A device that has renamed its one pin so often; the server knows it. */
async function renamed(...titles: string[]) {
  const { open, ...remote } = opened([pin('a')], () => clock.now)
  const { actor, session } = open()
  await waitFor(actor, ({ context }) => context.book.count === 1)
  for (const [at, title] of titles.entries()) {
    session.apply(
      editPin(actor.getSnapshot().context.book, { id: testId('a'), patch: { title } }, 5),
    )
    await waitFor(
      actor,
      ({ context }) =>
        context.history.undo.length === at + 1 &&
        remote.sent.length === at + 1 &&
        context.sync.state === 'saved',
    )
  }
  const row = () => listPins(actor.getSnapshot().context.book)[0]
  return { ...remote, open, actor, session, row }
}

test('an undo pulls first and is refused when another device has changed the field', async () => {
  const { actor, session, row, elsewhere } = await renamed('Mine')
  elsewhere({
    type: 'pin.updated',
    data: { id: testId('a'), patch: { title: 'Theirs' }, before: { title: 'Mine' } },
  })
  session.undo()
  await waitFor(actor, ({ context }) => context.outcome !== null)
  expect(actor.getSnapshot().context.outcome).toMatchObject({
    verb: 'undo',
    root: null,
    refusal: { kind: 'changedSince', field: 'title' },
  })
  expect(row()?.title).toBe('Theirs')
  actor.stop()
})

test('an undo applies to the last action before the command, not to changes during the pull', async () => {
  const { actor, session, row, state } = await renamed('Mine')
  const { promise, resolve } = Promise.withResolvers<void>()
  const { asked } = Object.assign(state, { until: promise })
  session.undo()
  await vi.waitFor(() => expect(state.asked).toBe(asked + 1))
  session.apply(favor(actor.getSnapshot().context.book, { ids: [testId('a')], favored: true }, 6))
  resolve()
  await waitFor(actor, ({ context }) => context.outcome !== null)
  expect(row()).toMatchObject({ title: pin('a').title, favored: true })
  actor.stop()
})

test('a redo pulls first too', async () => {
  const { actor, session, row, elsewhere } = await renamed('Mine')
  session.undo()
  await waitFor(
    actor,
    ({ context }) =>
      context.history.redo.length === 1 &&
      context.sync.pending === 0 &&
      context.sync.state === 'saved',
  )
  clock.now += 3_000
  elsewhere({
    type: 'pin.updated',
    data: { id: testId('a'), patch: { title: 'Theirs' }, before: { title: pin('a').title } },
  })
  session.redo()
  await waitFor(actor, ({ context }) => context.outcome?.verb === 'redo')
  expect(actor.getSnapshot().context.outcome).toMatchObject({
    root: null,
    refusal: { kind: 'changedSince', field: 'title' },
  })
  expect(row()?.title).toBe('Theirs')
  actor.stop()
})

test('a change during the pull blocks the undo, and a second undo does not undo that change', async () => {
  const { actor, session, row, state } = await renamed('First', 'Second')
  const { promise, resolve } = Promise.withResolvers<void>()
  const { asked } = Object.assign(state, { until: promise })
  session.undo()
  session.undo()
  await vi.waitFor(() => expect(state.asked).toBe(asked + 1))
  session.apply(
    editPin(actor.getSnapshot().context.book, { id: testId('a'), patch: { title: 'Third' } }, 6),
  )
  const outcomes: unknown[] = []
  actor.subscribe(
    ({ context }) =>
      void (
        context.outcome !== null &&
        !outcomes.includes(context.outcome) &&
        outcomes.push(context.outcome)
      ),
  )
  resolve()
  await vi.waitFor(() => expect(outcomes).toHaveLength(2))
  expect(outcomes).toMatchObject([
    { refusal: { kind: 'changedSince' } },
    { refusal: { kind: 'changedSince' } },
  ])
  expect(row()?.title).toBe('Third')
  actor.stop()
})

const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']

test('two quick undos undo two steps', async () => {
  const { actor, session, row } = await renamed(...titles)
  for (const _ of titles) session.undo()
  await waitFor(actor, ({ context }) => context.history.redo.length === titles.length)
  expect([row()?.title, actor.getSnapshot().context.outcome?.refusal]).toEqual([
    pin('a').title,
    null,
  ])
  actor.stop()
})

test('two undos during one pull undo two steps', async () => {
  const { actor, session, row, state } = await renamed(...titles)
  const { promise, resolve } = Promise.withResolvers<void>()
  const { asked } = Object.assign(state, { until: promise })
  for (const _ of titles) session.undo()
  await vi.waitFor(() => expect(state.asked).toBe(asked + 1))
  resolve()
  await waitFor(actor, ({ context }) => context.history.redo.length === titles.length)
  expect([row()?.title, actor.getSnapshot().context.outcome?.refusal]).toEqual([
    pin('a').title,
    null,
  ])
  actor.stop()
})

test('an undo is refused as read-only when the pull meets a newer build', async () => {
  const { actor, session, row, invent } = await renamed('Mine')
  invent()
  session.undo()
  await waitFor(actor, ({ context }) => context.outcome !== null)
  expect(actor.getSnapshot().context.outcome).toEqual({
    verb: 'undo',
    root: null,
    refusal: { kind: 'readOnly' },
  })
  expect(row()?.title).toBe('Mine')
  actor.stop()
})

test('closing the account finishes a pending undo', async () => {
  const { actor, session, open, state } = await renamed('First', 'Second')
  const { asked } = Object.assign(state, { until: new Promise(() => undefined) })
  session.undo()
  session.undo()
  await vi.waitFor(() => expect(state.asked).toBe(asked + 1))
  actor.stop()
  Object.assign(state, { isGone: true })
  const { actor: again } = open()
  await waitFor(again, ({ context }) => listPins(context.book)[0]?.title === pin('a').title)
  expect(again.getSnapshot().context.history.redo).toHaveLength(2)
  again.stop()
})

test('hiding the page finishes a pending undo at once', async () => {
  const { actor, session, row, state } = await renamed('Mine')
  const { asked } = Object.assign(state, { until: new Promise(() => undefined) })
  session.undo()
  await vi.waitFor(() => expect(state.asked).toBe(asked + 1))
  actor.send({ type: 'page.hidden' })
  await waitFor(actor, ({ context }) => context.outcome !== null)
  expect(row()?.title).toBe(pin('a').title)
  actor.stop()
})

test('a silent server delays undos and does not prevent them', async () => {
  const { actor, session, row, state } = await renamed('First', 'Second')
  const { asked } = state
  state.until = new Promise(() => undefined)
  session.undo()
  session.undo()
  await waitFor(actor, ({ context }) => context.history.redo.length === 2)
  expect(row()?.title).toBe(pin('a').title)
  expect(state.asked).toBeGreaterThan(asked)
  actor.stop()
})

test('an undo passes over a step whose pin was sent, and undoes the one before it', async () => {
  const { actor, session, row, elsewhere } = await renamed('Mine')
  const key = { id: testId('a'), publication_id: testId('p') }
  const plan = { at: 9, wall: '2026-11-26T08:30', zone: 'UTC', board_id: testId('cakes') }
  session.apply(schedulePins(actor.getSnapshot().context.book, [{ ...key, plan }]))
  await waitFor(
    actor,
    ({ context }) => context.history.undo.length === 2 && context.sync.state === 'saved',
  )
  clock.now += 3_000
  elsewhere({ type: 'pin.publishStarted', data: { ...key, before: { state: 'planned' } } })
  session.undo()
  await waitFor(actor, ({ context }) => context.outcome !== null)
  expect(actor.getSnapshot().context.outcome).toMatchObject({
    refusal: null,
    passed: { pinId: testId('a') },
  })
  expect(row()?.title).toBe(pin('a').title)
  actor.stop()
})
