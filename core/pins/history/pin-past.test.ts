import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyLogEvent } from '../../../tests/arbitraries/pin-event-arbitrary.ts'
import { pin, testAccount, testId } from '../pin.builder.ts'
import { deletePins, editPin, editPins } from '../pin-commands.ts'
import { content, deviceWithPins } from './undo-actions.builder.ts'
import type { LogEnvelope, PinEvent } from '../events/pin.events.ts'
import { emptyHistory, recordEvents } from './pin-history.ts'
import { bookBefore, listActions, restoreFromPast, summaryOf, walkBack } from './pin-past.ts'
import { applyPinEvent, backOf, emptyBook } from '../book/pin.reducer.ts'
import type { PinBook } from '../book/pin.reducer.ts'
import { getPin, listPins } from '../book/pin-selectors.ts'

const [a, b] = ['a', 'b'].map(testId) as [string, string]
const added: PinEvent = {
  type: 'pins.added',
  data: { pins: [pin('a'), pin('b')], autoSelect: false },
}
const titled = (id: string, title: string, before: string): PinEvent => ({
  type: 'pin.updated',
  data: { id, patch: { title }, before: { title: before } },
})
const deleted: PinEvent = { type: 'pins.deleted', data: { ids: [a] } }

/** A log with its book and history; each event its own action, unless it has a cause. */
function log(...events: (readonly [PinEvent, Partial<LogEnvelope>?])[]) {
  let book: PinBook = emptyBook(testAccount)
  const envelopes = events.map(([event, over = {}], at): LogEnvelope => {
    const back = backOf(book, event)
    book = applyPinEvent(book, event, 7_000)
    return {
      id: `e${at + 1}`,
      at: 7_000 + at,
      tab: 'd/t',
      v: 1,
      seq: at + 1,
      event,
      ...(back !== undefined && over.revision === undefined && { back }),
      ...over,
    }
  })
  return { book, envelopes, history: recordEvents(emptyHistory, envelopes) }
}

test('an action is summed up: what it did, to which pins and fields, when, by whom, and where it is', () => {
  const { history } = log(
    [added, { revision: 1, tab: 'task:9' }],
    [
      {
        type: 'pins.updated',
        data: {
          patches: [a, b].map((id) => ({
            id,
            patch: { title: 'T', alt_text: 'x' },
            before: { title: 'o', alt_text: 'y' },
          })),
        },
      },
      { action: 'Edit', tab: 'd/u' },
    ],
  )
  const [latest, first] = listActions(history, 'd/t')
  expect(latest).toEqual({
    cause: 'e2',
    kind: 'did',
    name: 'Edit',
    what: 'edited',
    fields: ['title', 'alt_text'],
    pinIds: [a, b],
    at: 7_001,
    by: 'thisDevice',
    tab: 'd/u',
    root: 'e2',
    isUndone: false,
    step: 'undo',
    sentPinId: null,
    firstSeq: 2,
    lastSeq: 2,
  })
  expect(first).toMatchObject({
    what: 'added',
    fields: [],
    pinIds: [a, b],
    by: 'task',
    step: null,
    name: null,
    firstSeq: 1,
  })
})

test.each([
  [added, 'added'],
  [{ type: 'pins.restored', data: { pins: [pin('a')] } }, 'restored'],
  [deleted, 'deleted'],
  [titled(a, 'x', 'y'), 'edited'],
  [{ type: 'pins.updated', data: { patches: [] } }, 'edited'],
  [{ type: 'pins.replaced', data: { patches: [] } }, 'edited'],
  [{ type: 'pin.favored', data: { id: a, favored: true, before: false } }, 'favored'],
  [{ type: 'pin.favored', data: { id: a, favored: false, before: true } }, 'unfavored'],
  [
    { type: 'pin.boardAdded', data: { id: a, board: { board_id: b }, name: 'Cakes' } },
    'boardsAdded',
  ],
  [{ type: 'pins.committed', data: { ids: [a] } }, 'committed'],
  [{ type: 'pins.uncommitted', data: { ids: [a] } }, 'uncommitted'],
] satisfies [PinEvent, string][])('%o is called %s', (event, what) => {
  const action = log([event]).history.actions[0]
  if (action === undefined) throw new Error('One action')
  expect(summaryOf(action, 'd/t')).toMatchObject({ what, step: null, isUndone: false })
})

test('an action of several events is called by the first of them', () => {
  const [latest] = listActions(
    log(
      [added],
      [{ type: 'pins.restored', data: { pins: [pin('c')] } }, { cause: 'back' }],
      [titled(testId('c'), 'x', 'y'), { cause: 'back' }],
    ).history,
    'd/t',
  )
  expect([latest?.what, latest?.firstSeq, latest?.lastSeq]).toEqual(['restored', 2, 3])
})

test('the pins of a commit are named, though it changes none of their fields', () => {
  const [committed] = listActions(
    log([added], [{ type: 'pins.committed', data: { ids: [a] } }]).history,
    'd/t',
  )
  expect([committed?.pinIds, committed?.fields]).toEqual([[a], []])
  const [uncommitted] = listActions(
    log([added], [{ type: 'pins.uncommitted', data: { ids: [b] } }]).history,
    'd/t',
  )
  expect(uncommitted?.pinIds).toEqual([b])
})

test('who did it: this tab, another of this device, a job, or somebody elsewhere', () => {
  const { history } = log(
    [added, { tab: 'd/t' }],
    [titled(a, 'x', 'y'), { tab: 'd/u', revision: 2 }],
    [titled(a, 'x', 'y'), { tab: 'other', revision: 3 }],
    [titled(a, 'x', 'y'), { tab: 'other' }],
    [titled(a, 'x', 'y'), { tab: 'task:1', revision: 4 }],
  )
  expect(listActions(history, 'd/t').map(({ by }) => by)).toEqual([
    'task',
    'thisDevice',
    'elsewhere',
    'thisDevice',
    'thisTab',
  ])
})

test('what was undone says so, and what can be done with each is told; the undoing itself is no step', () => {
  const { history } = log(
    [added],
    [titled(a, 'x', 'Title a'), { cause: 'one' }],
    [titled(b, 'x', 'Title b'), { cause: 'two' }],
    [{ type: 'history.undone', data: { cause: 'two' } }, { cause: 'u' }],
    [titled(b, 'Title b', 'x'), { cause: 'u' }],
  )
  expect(
    listActions(history, 'd/t').map(({ cause, kind, step, isUndone, root, what }) => [
      cause,
      kind,
      step,
      isUndone,
      root,
      what,
    ]),
  ).toEqual([
    ['u', 'undid', null, false, 'two', 'edited'],
    ['two', 'did', 'redo', true, 'two', 'edited'],
    ['one', 'did', 'undo', false, 'one', 'edited'],
    ['e1', 'did', 'undo', false, 'e1', 'added'],
  ])
})

test('an event that the server only reordered is listed once', () => {
  const { history } = log(
    [added, { revision: 1 }],
    [titled(a, 'x', 'Title a'), { cause: 'one', id: 'mine' }],
    [titled(a, 'x', 'Title a'), { cause: 'one', id: 'mine', revision: 2 }],
  )
  expect(listActions(history, 'd/t').map(({ kind }) => kind)).toEqual(['did', 'did'])
})

test('the board of any moment, and nothing from before the history', () => {
  const { book, history } = log([added], [titled(a, 'New', 'Title a')], [deleted])
  const titles = (seq: number) => listPinsOf(bookBefore(history, book, seq)?.book)
  expect([titles(3), titles(2), titles(1), titles(0), bookBefore(emptyHistory, book, 1)]).toEqual([
    ['New', 'Title b'],
    ['Title a', 'Title b'],
    [],
    null,
    null,
  ])
  expect(bookBefore(history, book, 4)?.book).toBe(book)
})
function listPinsOf(book: PinBook | undefined): string[] | null {
  return book === undefined ? null : listPins(book).map(({ title }) => title)
}

test('a pin deleted elsewhere is missing before that, unless it came only later or came back', () => {
  const { envelopes, book } = log([added, { revision: 1 }], [deleted, { revision: 2 }])
  const from = { book, missing: [testId('earlier')] }
  expect(walkBack(from, envelopes.slice(1)).missing).toEqual([testId('earlier'), a])
  expect(walkBack(from, envelopes).missing).toEqual([testId('earlier')])
  const back = log(
    [added, { revision: 1 }],
    [deleted, { revision: 2 }],
    [{ type: 'pins.restored', data: { pins: [pin('a')] } }, { revision: 3 }],
  )
  const then = walkBack({ book: back.book, missing: [] }, back.envelopes.slice(1))
  expect([
    then.missing,
    listPins(then.book)
      .map(({ id }) => id)
      .toSorted(),
  ]).toEqual([[], [a, b].toSorted()])
})

test('a pin that was deleted elsewhere and came back has, before that, the picture of now, as every other pin', () => {
  const drawn: PinEvent = {
    type: 'pin.updated',
    data: { id: a, patch: { title: 'New' }, before: { title: 'Title a' }, imageVersion: 8 },
  }
  const { envelopes, book } = log(
    [added, { revision: 1 }],
    [deleted, { revision: 2 }],
    [{ type: 'pins.restored', data: { pins: [pin('a')] } }, { revision: 3 }],
    [drawn, { revision: 4 }],
  )
  const then = getPin(walkBack({ book, missing: [] }, envelopes.slice(1)).book, a)
  expect([then?.title, then?.image_url]).toEqual(['Title a', getPin(book, a)?.image_url])
})

test('a board that was put on elsewhere is off before', () => {
  const { envelopes, book } = log(
    [added, { revision: 1 }],
    [
      { type: 'pin.boardAdded', data: { id: a, board: { board_id: b }, name: 'Cakes' } },
      { revision: 2 },
    ],
  )
  expect([
    getPin(book, a)?.board_name,
    getPin(walkBack({ book, missing: [] }, envelopes.slice(1)).book, a)?.board_name,
  ]).toEqual(['Cakes', ''])
})

test('pins are made what they were: changed fields of those that are here, deleted ones back with what they were; publishing stays', () => {
  const { book: then } = log([added])
  const changed = applyPinEvent(applyPinEvent(then, titled(b, 'New', 'Title b')), {
    type: 'pin.updated',
    data: { id: b, patch: { status: 'published' }, before: { status: 'generated' } },
  })
  const now = applyPinEvent(changed, deleted)
  const events = restoreFromPast(now, then, { ids: [a, b, testId('never')], at: 9 })
  expect(events.map(({ type }) => type)).toEqual(['pins.restored', 'pin.updated', 'pin.updated'])
  const restored = events.reduce((book, event) => applyPinEvent(book, event, 9), now)
  expect([
    getPin(restored, a)?.title,
    getPin(restored, b)?.title,
    getPin(restored, b)?.status,
  ]).toEqual(['Title a', 'Title b', 'published'])
  const [, said] = events
  expect(
    said?.type === 'pin.updated' && [said.data.id, said.data.patch.title, said.data.before.title],
  ).toEqual([a, 'Title a', 'Title a'])
  expect(restoreFromPast(then, then, { ids: [a, b], at: 9 })).toEqual([])
})

const anyAction = fc.array(anyLogEvent, { minLength: 1, maxLength: 3 })

describe('on a device', () => {
  test('each action says what it was, where it was done and what became of it', () => {
    const made = deviceWithPins()
    made.do(
      editPins(
        made.book,
        [
          { id: a, patch: { title: 'X' } },
          { id: b, patch: { title: 'X', link: 'https://x.example/' } },
        ],
        9,
      ),
      { action: 'Find and replace', tab: 'second' },
    )
    made.do(deletePins(made.book, [a]))
    made.undo()
    expect(listActions(made.history, 'tab')).toMatchObject([
      { kind: 'undid', what: 'restored', pinIds: [a], by: 'thisTab', isUndone: false },
      { kind: 'did', what: 'deleted', pinIds: [a], isUndone: true },
      {
        kind: 'did',
        what: 'edited',
        name: 'Find and replace',
        fields: ['title', 'link'],
        pinIds: [a, b],
        by: 'thisDevice',
        isUndone: false,
      },
      { kind: 'did', what: 'added', by: 'task' },
    ])
  })

  test('the board of any moment is what it was, whatever happened since', () => {
    fc.assert(
      fc.property(
        fc.array(anyAction, { minLength: 1, maxLength: 14 }),
        fc.nat(),
        (actions, pick) => {
          const made = deviceWithPins()
          for (const [at, events] of actions.entries())
            made.do(events, at % 3 === 0 ? { revision: at + 2, tab: 'other' } : {})
          const seq = 1 + (pick % made.seq)
          const past = bookBefore(made.history, made.book, seq)
          expect(past?.missing).toEqual([])
          expect(past === null ? null : content(past.book).rows).toEqual(
            content(made.books[seq] ?? made.book).rows,
          )
        },
      ),
      { numRuns: 200 },
    )
  })

  test('further back than the history goes there is nothing', () => {
    const made = deviceWithPins()
    expect(bookBefore(emptyHistory, made.book, 1)).toBeNull()
  })

  test('pins come back from then: deleted ones, and changed fields of the others', () => {
    const made = deviceWithPins()
    made.do(editPin(made.book, { id: a, patch: { title: 'Good' } }, 9))
    const seq = made.seq + 1
    made.do(editPin(made.book, { id: a, patch: { title: 'Bad' } }, 9))
    made.do(deletePins(made.book, [b]))
    const then = bookBefore(made.history, made.book, seq)
    if (then === null) throw new Error('too far back')
    made.do(restoreFromPast(made.book, then.book, { ids: [a, b], at: 9 }))
    expect(getPin(made.book, a)?.title).toBe('Good')
    expect(getPin(made.book, b)?.title).toBe('Title b')
    made.undo()
    expect([getPin(made.book, a)?.title, getPin(made.book, b)]).toEqual(['Bad', undefined])
  })
})
