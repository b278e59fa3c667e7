import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { editPin, envelopAction } from '#core/pins/pin-commands.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { listActions } from '#core/pins/history/pin-past.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { planUndo } from '#core/pins/history/pin-undo.ts'
import { openPinStore } from './pin-store.ts'
import type { PinStore } from './pin-store.ts'

function device() {
  const indexedDB = new IDBFactory()
  const warnings: string[] = []
  let made = 0
  return {
    warnings,
    open: async () => {
      const log = openPinStore({
        userId: 'extremes',
        accountId: testAccount,
        indexedDB,
        warn: (message) => warnings.push(message),
      })
      const loaded = await log.load()
      const { needsReset } = await loaded.complete
      return { log, needsReset: needsReset || loaded.needsReset }
    },
    act: async (log: PinStore, events: readonly PinEvent[], at: number) =>
      log.append(
        envelopAction(events, { at, tab: 'tab', newId: () => testId(`extreme ${(made += 1)}`) }),
      ),
  }
}
const a = testId('a')
const row = (log: PinStore) => getPin(log.current(), a)
const undo = (log: PinStore): readonly PinEvent[] => {
  const plan = planUndo(log.history())
  if (!plan.ok) throw new Error('nothing to undo')
  return plan.events
}

test('a clock that jumps back changes neither the order nor what undo takes back, here and after a reload', async () => {
  const { open, act } = device()
  const { log } = await open()
  await act(log, [{ type: 'pins.added', data: { pins: [pin('a')], autoSelect: false } }], 9_000_000)
  for (const [title, at] of [
    ['One', 9_000_001],
    ['Two', 5_000_000],
    ['Three', 5_000_000],
  ] as const)
    await act(log, editPin(log.current(), { id: a, patch: { title } }, at), at)
  expect([row(log)?.title, row(log)?.updated_at]).toEqual(['Three', 9_000_001])
  const picture = row(log)?.image_url
  await log.checkpoint()
  await act(log, editPin(log.current(), { id: a, patch: { title: 'Four' } }, 4_000_000), 4_000_000)
  expect(row(log)?.image_url).not.toBe(picture)
  await log.close()
  const { log: later } = await open()
  expect(row(later)?.title).toBe('Four')
  expect(later.unsent().map(({ at }) => at)).toEqual([
    9_000_000, 9_000_001, 5_000_000, 5_000_000, 4_000_000,
  ])
  expect(listActions(later.history(), 'tab').map(({ at }) => at)).toEqual([
    4_000_000, 5_000_000, 5_000_000, 9_000_001, 9_000_000,
  ])
  for (const title of ['Three', 'Two', 'One', 'Title a']) {
    await act(later, undo(later), 3_000_000)
    expect(row(later)?.title).toBe(title)
  }
  await later.close()
})

test('a description of ten million characters costs nothing but itself: what came before and after it stays, in order', async () => {
  const { open, act, warnings } = device()
  const { log } = await open()
  await act(
    log,
    [{ type: 'pins.added', data: { pins: [pin('a'), pin('b')], autoSelect: false } }],
    1,
  )
  await act(log, editPin(log.current(), { id: a, patch: { title: 'Before' } }, 2), 2)
  const description = row(log)?.description
  await act(
    log,
    editPin(log.current(), { id: a, patch: { description: 'x'.repeat(10_000_000) } }, 3),
    3,
  )
  expect(log.state()).toBe('saved')
  expect(row(log)?.description).toHaveLength(10_000_000)
  await act(log, undo(log), 4)
  expect(row(log)?.description).toBe(description)
  await act(log, editPin(log.current(), { id: a, patch: { title: 'After' } }, 5), 5)
  await log.close()
  const { log: later } = await open()
  expect([row(later)?.title, row(later)?.description]).toEqual(['After', description])
  await act(later, undo(later), 6)
  expect(row(later)?.title).toBe('Before')
  // It is no pin's description: the server would refuse it, so it is set aside and reported.
  expect(warnings).toHaveLength(1)
  await later.close()
})
