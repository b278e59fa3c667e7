/** Pins remember when they were exported; the event is undone and refused like others. */
import { describe, expect, test } from 'vitest'
import type { PinBook } from './pin-book.ts'
import { pin, testAccount, testId } from '../pin.builder.ts'
import { markExported, envelopAction } from '../pin-commands.ts'
import type { LogEnvelope, PinEvent } from '../events/pin.events.ts'
import { emptyHistory, recordEvents } from '../history/pin-history.ts'
import { summaryOf } from '../history/pin-past.ts'
import { applyPinEvent, backOf, emptyBook, inverseOf, withdrawalOf } from './pin.reducer.ts'
import { getPin } from './pin-selectors.ts'
import { planRedo, planUndo } from '../history/pin-undo.ts'

const [a, b] = [testId('a'), testId('b')]
const book = applyPinEvent(emptyBook(testAccount), {
  type: 'pins.added',
  data: { pins: [pin('a'), pin('b', { exported_at: 50 })], autoSelect: false },
})

function applyAll(to: PinBook, events: readonly PinEvent[]): PinBook {
  return events.reduce((now, event) => applyPinEvent(now, event, 900), to)
}

function times(of: PinBook): (number | undefined)[] {
  return [a, b].map((id) => getPin(of, id)?.exported_at)
}

describe('exported pins', () => {
  const events = markExported(book, [a, b], 100)
  const after = applyAll(book, events)

  test('keep the time of their last export', () => {
    expect(times(after)).toEqual([100, 100])
    expect(times(applyAll(after, events))).toEqual([100, 100])
    expect(after.pinGridKey).toBe(book.pinGridKey)
  })

  test('of an unknown id are left out, and more than 5,000 become several events', () => {
    expect(markExported(book, [testId('gone')], 100)).toEqual([])
    const many = Array.from({ length: 5_001 }, (_, at) => pin(`m${at}`))
    const large = applyPinEvent(emptyBook(testAccount), {
      type: 'pins.loaded',
      data: { pins: many },
    })
    const sizes = markExported(
      large,
      many.map(({ id }) => id),
      1,
    ).map((event) => (event.type === 'pins.exported' ? event.data.exports.length : 0))
    expect(sizes).toEqual([5_000, 1])
  })

  test('an undo brings back the time of before, or none', () => {
    const back = events.flatMap((event) => inverseOf(book, event))
    const undone = applyAll(after, back)
    expect(times(undone)).toEqual([undefined, 50])
    expect('exported_at' in (getPin(undone, a) ?? {})).toBe(false)
  })

  test('what the server refuses is withdrawn, but not where a pin was exported again since', () => {
    const [event] = events
    if (event === undefined) throw new Error('No event')
    const again = applyAll(after, markExported(after, [b], 200))
    expect(times(applyAll(again, withdrawalOf(again, event) ?? []))).toEqual([undefined, 200])
  })

  test('an event whose `before` is not what the row had keeps the real way back', () => {
    const wrong: PinEvent = {
      type: 'pins.exported',
      data: { exports: [{ id: b, exportedAt: 100, before: null }] },
    }
    expect(backOf(book, wrong)).toEqual([
      { type: 'pins.exported', data: { exports: [{ id: b, exportedAt: 50, before: 100 }] } },
    ])
    const [told] = events
    expect(told && backOf(book, told)).toBeUndefined()
    const missing: PinEvent = {
      type: 'pins.exported',
      data: { exports: [{ id: testId('gone'), exportedAt: 100, before: null }] },
    }
    expect(backOf(book, missing)).toEqual([])
  })

  test('the history names the export, undoes it and does it again', () => {
    let id = 0
    let seq = 0
    const log = (done: readonly PinEvent[]): LogEnvelope[] =>
      envelopAction(done, { at: 1, tab: 'd/t', newId: () => `id ${(id += 1)}` }).map(
        (envelope) => ({ ...envelope, seq: (seq += 1) }),
      )
    const history = recordEvents(emptyHistory, log(events))
    const [action] = history.actions
    expect(action && summaryOf(action, 'd/t')).toMatchObject({ what: 'exported', pinIds: [a, b] })
    const undo = planUndo(history)
    if (!undo.ok) throw new Error('The undo was refused')
    expect(times(applyAll(after, undo.events))).toEqual([undefined, 50])
    const redo = planRedo(recordEvents(history, log(undo.events)))
    if (!redo.ok) throw new Error('The redo was refused')
    expect(times(applyAll(applyAll(after, undo.events), redo.events))).toEqual([100, 100])
  })

  test('an undo is refused when a pin was exported again since', () => {
    let seq = 0
    const log = (done: readonly PinEvent[], id: string): LogEnvelope[] =>
      envelopAction(done, { at: 1, tab: 'd/t', newId: () => id }).map((envelope) => ({
        ...envelope,
        seq: (seq += 1),
      }))
    const first = recordEvents(emptyHistory, log(events, 'first'))
    const history = recordEvents(first, log(markExported(after, [b], 200), 'second'))
    expect(planUndo(history, 'first')).toMatchObject({
      ok: false,
      reason: { kind: 'changedSince', pinId: b, field: 'exported_at', pins: 1 },
    })
  })
})
