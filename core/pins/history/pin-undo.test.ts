import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyLogEvent } from '../../../tests/arbitraries/pin-event-arbitrary.ts'
import { pin, testId } from '../pin.builder.ts'
import {
  addBoards,
  commit,
  deletePins,
  editPin,
  editPins,
  favor,
  select,
  uncommit,
} from '../pin-commands.ts'
import { added, content, Device, deviceWithPins } from './undo-actions.builder.ts'
import type { PinEvent } from '../events/pin.events.ts'
import { emptyHistory, keptFrom, MAX_STEPS, recordEvents } from './pin-history.ts'
import { listActions } from './pin-past.ts'
import { applyPinEvent } from '../book/pin.reducer.ts'
import type { PinBook } from '../book/pin.reducer.ts'
import { getPin, listPins } from '../book/pin-selectors.ts'
import { planRedo, planUndo } from './pin-undo.ts'

const a = testId('a')
const b = testId('b')

describe('one step', () => {
  test('a bulk edit of many pins is one step', () => {
    const made = new Device()
    made.do([added(...Array.from({ length: 30 }, (_, at) => pin(`p${at}`)))], { revision: 1 })
    const before = content(made.book)
    made.do(
      editPins(
        made.book,
        listPins(made.book).map(({ id }) => ({ id, patch: { title: 'Same' } })),
        9,
      ),
    )
    expect(made.undo().ok).toBe(true)
    expect(content(made.book)).toEqual(before)
    expect(made.undo()).toMatchObject({ ok: false, reason: { kind: 'nothing' } })
  })

  test.each<[string, (book: PinBook) => PinEvent[]]>([
    ['a deletion', (book) => deletePins(book, [a, b])],
    [
      'boards',
      (book) =>
        addBoards(book, { ids: [a, b], boards: [{ board_id: testId('board'), name: 'Cakes' }] }, 9),
    ],
    ['a favorite', (book) => favor(book, { ids: [a], favored: true }, 9)],
    ['an edit', (book) => editPin(book, { id: a, patch: { title: 'New', keywords: ['x'] } }, 9)],
    [
      'commit marks',
      (book) => commit(applyPinEvent(book, { type: 'pins.selected', data: { ids: [a] } })),
    ],
  ])('%s is undone and redone', (_, command) => {
    const made = deviceWithPins()
    made.do([{ type: 'pins.selected', data: { ids: [a] } }])
    const before = content(made.book)
    made.do(command(made.book))
    const after = content(made.book)
    expect(after).not.toEqual(before)
    made.undo()
    expect(content(made.book)).toEqual(before)
    made.redo()
    expect(content(made.book)).toEqual(after)
    made.undo()
    expect(content(made.book)).toEqual(before)
  })

  test('selections and what others did are no steps', () => {
    const made = deviceWithPins()
    made.do(select(made.book, [a]))
    made.do(editPin(made.book, { id: a, patch: { title: 'Theirs' } }, 9), {
      revision: 2,
      tab: 'other',
    })
    expect(planUndo(made.history)).toEqual({ ok: false, reason: { kind: 'nothing' } })
  })

  test('a new change ends the redoing', () => {
    const made = deviceWithPins()
    made.do(favor(made.book, { ids: [a], favored: true }, 9))
    made.undo()
    made.do(favor(made.book, { ids: [b], favored: true }, 9))
    expect(planRedo(made.history)).toEqual({ ok: false, reason: { kind: 'nothing' } })
  })

  test('a hundred steps are kept', () => {
    const made = deviceWithPins()
    for (let at = 0; at < 130; at += 1)
      made.do(editPin(made.book, { id: a, patch: { title: `T${at}` } }, 9))
    let undone = 0
    while (made.undo().ok) undone += 1
    expect(undone).toBe(MAX_STEPS)
    expect(getPin(made.book, a)?.title).toBe('T29')
  })

  test('a refused action is no step any more', () => {
    const made = deviceWithPins()
    const cause = made.do(editPin(made.book, { id: a, patch: { title: 'Refused' } }, 9), {
      cause: 'refused',
    })
    made.do(editPin(made.book, { id: a, patch: { title: 'Title a' } }, 9), {
      cause: 'refused',
      revision: 3,
    })
    expect(made.history.undo.some(({ root }) => root === cause)).toBe(false)
    expect(listActions(made.history, 'tab')[0]).toMatchObject({ kind: 'withdrawn', cause })
  })
})

describe('standing in the way', () => {
  test('a later change of the same field refuses the undo and says what it was, by whom and when', () => {
    const made = deviceWithPins()
    made.do(editPin(made.book, { id: a, patch: { title: 'Mine' } }, 9))
    made.do(editPin(made.book, { id: a, patch: { title: 'Theirs' } }, 9), {
      revision: 2,
      tab: 'other',
      at: 8_000,
    })
    expect(planUndo(made.history)).toMatchObject({
      ok: false,
      reason: {
        kind: 'changedSince',
        pinId: a,
        field: 'title',
        pins: 1,
        by: { tab: 'other', at: 8_000, isOwn: false },
      },
    })
  })

  test('a later change of another field, or of another pin, does not', () => {
    const made = deviceWithPins()
    made.do(editPin(made.book, { id: a, patch: { title: 'Mine' } }, 9))
    made.do(
      [
        ...editPin(made.book, { id: a, patch: { description: 'Theirs' } }, 9),
        ...editPin(made.book, { id: b, patch: { title: 'Theirs' } }, 9),
      ],
      { revision: 2, tab: 'other' },
    )
    expect(made.undo().ok).toBe(true)
    expect(getPin(made.book, a)).toMatchObject({ title: 'Title a', description: 'Theirs' })
  })

  test('a pin that was deleted since prevents it; brought back by its own undo it does not', () => {
    const made = deviceWithPins()
    const edit = made.do(editPin(made.book, { id: a, patch: { title: 'Mine' } }, 9), {
      cause: 'edit',
    })
    made.do(deletePins(made.book, [a]))
    expect(planUndo(made.history, edit)).toMatchObject({ ok: false, reason: { field: '*' } })
    made.undo()
    expect(made.undo(edit).ok).toBe(true)
    expect(getPin(made.book, a)?.title).toBe('Title a')
  })

  test('what the server only put into another order does not', () => {
    const made = deviceWithPins()
    const again = (title: string, from: string, more: object) =>
      made.do(
        [{ type: 'pin.updated', data: { id: a, patch: { title }, before: { title: from } } }],
        more,
      )
    again('One', 'Title a', { cause: 'one', id: 'e1' })
    const two = again('Two', 'One', { cause: 'two', id: 'e2' })
    again('One', 'Title a', { cause: 'one', id: 'e1', revision: 5 })
    again('Two', 'One', { cause: 'two', id: 'e2', revision: 6 })
    expect(planUndo(made.history, two).ok).toBe(true)
  })

  test('what the server took back since does', () => {
    const made = deviceWithPins()
    const one = made.do(editPin(made.book, { id: a, patch: { title: 'One' } }, 9), { cause: 'one' })
    made.do(editPin(made.book, { id: a, patch: { title: 'Two' } }, 9), { cause: 'two' })
    made.undo()
    made.do(editPin(made.book, { id: a, patch: { title: 'Title a' } }, 9), {
      cause: 'two',
      revision: 5,
    })
    expect(planUndo(made.history, one)).toMatchObject({
      ok: false,
      reason: { kind: 'changedSince', field: 'title', by: { kind: 'withdrawn' } },
    })
  })

  test('redoing is refused in the same way', () => {
    const made = deviceWithPins()
    made.do(editPin(made.book, { id: a, patch: { title: 'Mine' } }, 9))
    made.undo()
    made.do(editPin(made.book, { id: a, patch: { title: 'Theirs' } }, 9), {
      revision: 2,
      tab: 'other',
    })
    expect(planRedo(made.history)).toMatchObject({
      ok: false,
      reason: { kind: 'changedSince', field: 'title' },
    })
  })
})

describe('deleted pins that come back to the committed list', () => {
  const c = testId('c')
  const committed = (...ids: string[]): { made: Device; listed: string } => {
    const made = deviceWithPins()
    made.do(select(made.book, ids))
    return { made, listed: made.do(commit(made.book), { cause: 'listed' }) }
  }

  test('whichever of two deletions is undone first, both pins are committed again, each where it was', () => {
    const { made } = committed(a, b, c)
    const [first, second] = [
      made.do(deletePins(made.book, [a])),
      made.do(deletePins(made.book, [b])),
    ]
    made.undo(first)
    expect(made.book.committedIds).toEqual([a, c])
    made.undo(second)
    expect(made.book.committedIds.toSorted()).toEqual([a, b, c].toSorted())
  })

  test('they do not come back to a list that was taken back, made anew or shortened since', () => {
    const { made, listed } = committed(a, b)
    const gone = made.do(deletePins(made.book, [a]))
    made.undo(listed)
    expect(made.undo(gone).ok).toBe(true)
    expect(made.book.committedIds).toEqual([])

    const other = committed(a, b).made
    const deletion = other.do(deletePins(other.book, [a]))
    other.do([{ type: 'pins.committed', data: { ids: [c] } }])
    other.undo(deletion)
    expect([other.book.committedIds, getPin(other.book, a)?.id]).toEqual([[c], a])

    const third = committed(a, b).made
    const removal = third.do(deletePins(third.book, [a]))
    third.do(uncommit(third.book, [b]))
    third.undo(removal)
    expect(third.book.committedIds).toEqual([])
  })

  test('a list that was made anew and taken back since is the one that it was', () => {
    const { made } = committed(a, b)
    const gone = made.do(deletePins(made.book, [a]))
    made.do([{ type: 'pins.committed', data: { ids: [c] } }])
    made.undo()
    made.undo(gone)
    expect(made.book.committedIds).toEqual([a, b])
  })
})

const anyAction = fc.array(anyLogEvent, { minLength: 1, maxLength: 3 })

test('undoing all and redoing all leads to the start and to the end again, by the same stations', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 12 }), (actions) => {
      const made = deviceWithPins()
      const stations = [content(made.book)]
      for (const events of actions) {
        const { length } = made.history.undo
        made.do(events)
        if (made.history.undo.length > length) stations.push(content(made.book))
      }
      const marks = (station: ReturnType<typeof content> | undefined) => station?.rows
      for (let at = stations.length - 2; at >= 0; at -= 1) {
        expect(made.undo().ok).toBe(true)
        expect(marks(content(made.book))).toEqual(marks(stations[at]))
      }
      for (let at = 1; at < stations.length; at += 1) {
        expect(made.redo().ok).toBe(true)
        expect(marks(content(made.book))).toEqual(marks(stations[at]))
      }
      expect(planRedo(made.history).ok).toBe(false)
    }),
    { numRuns: 150 },
  )
})

test('the history of a whole log is that of its parts, and what must be kept reaches back to the oldest step', () => {
  const made = deviceWithPins()
  const envelopes = () => made.history.actions.flatMap((action) => action.envelopes)
  made.do(editPin(made.book, { id: a, patch: { title: 'One' } }, 9))
  made.do(deletePins(made.book, [b]))
  made.undo()
  expect(recordEvents(emptyHistory, envelopes())).toEqual(made.history)
  expect(keptFrom(made.history)).toBe(2)
})
