import { expect, test } from 'vitest'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { deletePins, editPin } from '#core/pins/pin-commands.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { emptyHistory, recordEvents, type PinHistory } from '#core/pins/history/pin-history.ts'
import { applyPinEvent, emptyBook, inverseOf } from '#core/pins/book/pin.reducer.ts'
import type { PinBook } from '#core/pins/book/pin.reducer.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { changesSince, restoring } from './past-changes.ts'

const [a, b, c] = [testId('a'), testId('b'), testId('c')]
const apply = (book: PinBook, events: readonly PinEvent[]): PinBook =>
  events.reduce((growing, event) => applyPinEvent(growing, event, 5), book)
const then = apply(emptyBook(testAccount), [
  { type: 'pins.added', data: { pins: [pin('a'), pin('b'), pin('c')], autoSelect: false } },
])

test('what was deleted or changed since is told, what was published since and what is the same is not', () => {
  const changed = apply(then, [
    ...editPin(then, { id: a, patch: { title: 'New' } }, 6),
    ...editPin(then, { id: c, patch: { status: 'published' } }, 6),
  ])
  const now = apply(changed, deletePins(changed, [b]))
  expect(changesSince(now, then)).toEqual(
    new Map([
      [a, 'different'],
      [b, 'gone'],
    ]),
  )
  expect(changesSince(then, then).size).toBe(0)
})

test('restoring leads to the rows of then; only another design is drawn again', () => {
  const { design } = pin('a')
  const changed = apply(then, [
    ...editPin(then, { id: a, patch: { design: { ...design, headline: 'New' } } }, 6),
    ...editPin(then, { id: b, patch: { title: 'New' } }, 6),
  ])
  const { events, drawn } = restoring(changed, then, { ids: [a, b], at: 7, history: emptyHistory })
  const restored = apply(changed, events)
  expect([getPin(restored, a)?.design.headline, getPin(restored, b)?.title]).toEqual([
    design.headline,
    'Title b',
  ])
  expect(drawn).toEqual([a])
})

/** What a log of this device remembers of a deletion. */
function deletion(before: PinBook, id: string): PinHistory {
  const [event] = deletePins(before, [id])
  if (event === undefined) throw new Error('it was not there')
  return recordEvents(emptyHistory, [
    {
      id: testId('deletion'),
      seq: 9,
      at: 6,
      tab: 't',
      v: 1,
      event,
      back: inverseOf(before, event),
    },
  ])
}

test('a pin that was deleted since comes back with its picture', () => {
  const now = apply(then, deletePins(then, [b]))
  expect(restoring(now, then, { ids: [b], at: 7, history: deletion(then, b) }).drawn).toEqual([])
})

test('a pin whose design had changed before it was deleted is drawn again: the picture of then may be gone', () => {
  const { design } = pin('b')
  const changed = apply(
    then,
    editPin(then, { id: b, patch: { design: { ...design, headline: 'New' } } }, 6),
  )
  const now = apply(changed, deletePins(changed, [b]))
  expect(restoring(now, then, { ids: [b], at: 7, history: deletion(changed, b) }).drawn).toEqual([
    b,
  ])
  // Deleted elsewhere: its design is not known here.
  expect(restoring(now, then, { ids: [b], at: 7, history: emptyHistory }).drawn).toEqual([b])
})
