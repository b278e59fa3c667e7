import { describe, expect, test } from 'vitest'
import { pin } from '../pin.builder.ts'
import type { LogEnvelope, PinEvent } from '../events/pin.events.ts'
import {
  actionOf,
  emptyHistory,
  envelopesOf,
  keptFrom,
  lastSeq,
  MAX_STEPS,
  MAX_WEIGHT,
  recordEvents,
  recordWhole,
  type PinHistory,
} from './pin-history.ts'

const edit = (id: string): PinEvent => ({
  type: 'pin.updated',
  data: { id, patch: { title: 'New' }, before: { title: 'Old' } },
})
const deletion = (count: number): PinEvent => ({
  type: 'pins.deleted',
  data: { ids: Array.from({ length: count }, (_, at) => `p${at}`) },
})
const undoing = (cause: string): PinEvent => ({ type: 'history.undone', data: { cause } })
const redoing = (cause: string): PinEvent => ({ type: 'history.redone', data: { cause } })
let seqs = 0
const logged = (event: PinEvent, over: Partial<LogEnvelope> = {}): LogEnvelope => {
  seqs += 1
  return { id: `e${seqs}`, at: 7, tab: 'd/t', v: 1, seq: seqs, event, ...over }
}
const record = (history: PinHistory, ...envelopes: LogEnvelope[]): PinHistory =>
  recordEvents(history, envelopes)
const roots = (history: PinHistory): [string[], string[]] => [
  history.undo.map(({ root }) => root),
  history.redo.map(({ root }) => root),
]
const kinds = (history: PinHistory): string[] => history.actions.map(({ kind }) => kind)

describe('what people did', () => {
  test('events of one cause are one action, in the order of the log, with what was known of its first', () => {
    const [one, two] = [
      logged(edit('a'), { id: 'c', action: 'Edit', at: 9 }),
      logged(edit('b'), { cause: 'c' }),
    ]
    const history = record(emptyHistory, one, two)
    expect(history.actions).toEqual([
      {
        cause: 'c',
        kind: 'did',
        root: 'c',
        isOwn: true,
        at: 9,
        tab: 'd/t',
        name: 'Edit',
        envelopes: [one, two],
      },
    ])
    expect([roots(history), history.undo, history.weight]).toEqual([
      [['c'], []],
      [{ root: 'c', latest: 'c' }],
      2,
    ])
    expect(record(history, logged(edit('c'), { cause: 'c' })).actions).toHaveLength(1)
  })

  test('selections and loaded lists are no history', () => {
    const marks: PinEvent[] = [
      { type: 'pins.selected', data: { ids: ['a'] } },
      { type: 'pins.deselected', data: { ids: ['a'] } },
      { type: 'selection.cleared', data: {} },
      { type: 'pins.loaded', data: { pins: [pin('a')] } },
    ]
    expect(record(emptyHistory, ...marks.map((event) => logged(event)))).toBe(emptyHistory)
    expect(recordWhole([...marks, edit('a')].map((event) => logged(event))).actions).toHaveLength(1)
    expect(
      record(emptyHistory, logged({ type: 'pins.committed', data: { ids: ['a'] } })).actions,
    ).toHaveLength(1)
  })

  test('changes of other devices are listed, and are no step of this device', () => {
    const history = record(emptyHistory, logged(edit('a'), { revision: 1, tab: 'e/t' }))
    expect([history.actions[0]?.isOwn, roots(history)]).toEqual([false, [[], []]])
  })

  test('a long job is listed in parts of 500', () => {
    const history = record(
      emptyHistory,
      ...Array.from({ length: 501 }, () => logged(edit('a'), { cause: 'job', revision: 1 })),
    )
    expect(history.actions.map(({ envelopes }) => envelopes.length)).toEqual([500, 1])
  })

  test('an own action is one step, however long it is', () => {
    const history = record(
      emptyHistory,
      ...Array.from({ length: 501 }, () => logged(edit('a'), { cause: 'job' })),
    )
    expect(roots(history)).toEqual([['job'], []])
  })

  test('the log’s order is that of its places, whichever action an event belongs to', () => {
    const history = record(
      emptyHistory,
      logged(edit('a'), { cause: 'one', seq: 1 }),
      logged(edit('a'), { cause: 'two', seq: 2 }),
      logged(edit('a'), { cause: 'one', seq: 3 }),
    )
    expect(envelopesOf(history).map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(history.actions.map(lastSeq)).toEqual([3, 2])
    expect(actionOf(history, 'one')?.envelopes).toHaveLength(2)
    expect(actionOf(history, 'three')).toBeUndefined()
  })
})

describe('steps', () => {
  test('undoing moves a step over to be redone, redoing back, and each names the current action', () => {
    const did = record(
      emptyHistory,
      logged(edit('a'), { cause: 'one' }),
      logged(edit('a'), { cause: 'two' }),
    )
    const undid = record(
      did,
      logged(undoing('two'), { cause: 'u' }),
      logged(edit('a'), { cause: 'u' }),
    )
    expect([roots(undid), undid.redo, undid.actions.at(-1)?.root, kinds(undid)]).toEqual([
      [['one'], ['two']],
      [{ root: 'two', latest: 'u' }],
      'two',
      ['did', 'did', 'undid'],
    ])
    const redid = record(undid, logged(redoing('two'), { cause: 'r' }))
    expect([roots(redid), redid.undo.at(-1), kinds(redid).at(-1)]).toEqual([
      [['one', 'two'], []],
      { root: 'two', latest: 'r' },
      'redid',
    ])
    expect(roots(record(redid, logged(undoing('one'), { cause: 'v' })))).toEqual([['two'], ['one']])
  })

  test('who does something new has nothing to redo; others do not take that away', () => {
    const undid = record(
      emptyHistory,
      logged(edit('a'), { cause: 'one' }),
      logged(undoing('one'), { cause: 'u' }),
    )
    expect(roots(record(undid, logged(edit('b'), { cause: 'x', revision: 4 })))).toEqual([
      [],
      ['one'],
    ])
    expect(roots(record(undid, logged(edit('b'), { cause: 'x' })))).toEqual([['x'], []])
  })

  test('what the server refused is withdrawn and can be neither undone nor redone', () => {
    const did = record(
      emptyHistory,
      logged(edit('a'), { cause: 'one' }),
      logged(edit('b'), { cause: 'two' }),
    )
    const withdrawn = record(did, logged(edit('a'), { cause: 'one', revision: 3, id: 'other' }))
    expect([kinds(withdrawn), roots(withdrawn)]).toEqual([
      ['did', 'did', 'withdrawn'],
      [['two'], []],
    ])
    expect(actionOf(withdrawn, 'one')?.kind).toBe('did')
    const undid = record(did, logged(undoing('two'), { cause: 'u' }))
    expect(
      roots(record(undid, logged(edit('b'), { cause: 'u', revision: 3, id: 'other' }))),
    ).toEqual([['one'], []])
  })

  test('what was undone and done again, and then refused, is no step either', () => {
    const did = record(
      emptyHistory,
      logged(edit('a'), { cause: 'one' }),
      logged(undoing('one'), { cause: 'u' }),
      logged(redoing('one'), { cause: 'r' }),
    )
    expect(roots(did)).toEqual([['one'], []])
    expect(
      roots(record(did, logged(edit('a'), { cause: 'one', revision: 3, id: 'other' }))),
    ).toEqual([[], []])
  })

  test('an own event that the server put behind another’s is said again and takes no step away', () => {
    const first = logged(edit('a'), { cause: 'one', id: 'mine' })
    const again = record(
      record(emptyHistory, first),
      logged(edit('a'), { cause: 'one', id: 'mine', revision: 3 }),
    )
    expect([kinds(again), roots(again), actionOf(again, 'one')?.kind]).toEqual([
      ['did', 'again'],
      [['one'], []],
      'did',
    ])
  })

  test('one of several own events that comes back is said again too', () => {
    const did = record(
      emptyHistory,
      logged(edit('a'), { cause: 'one', id: 'first' }),
      logged(edit('b'), { cause: 'one', id: 'second' }),
    )
    expect(
      kinds(record(did, logged(edit('b'), { cause: 'one', id: 'second', revision: 4 }))),
    ).toEqual(['did', 'again'])
  })

  test('the last hundred can be undone', () => {
    const history = record(
      emptyHistory,
      ...Array.from({ length: MAX_STEPS + 1 }, (_, at) => logged(edit('a'), { cause: `c${at}` })),
    )
    expect([history.undo.length, history.undo[0]?.root, history.actions.length]).toEqual([
      MAX_STEPS,
      'c1',
      MAX_STEPS + 1,
    ])
    const undone = record(
      history,
      ...Array.from({ length: MAX_STEPS + 1 }, (_, at) =>
        logged(undoing(`c${at}`), { cause: `u${at}` }),
      ),
    )
    expect(undone.redo).toHaveLength(MAX_STEPS)
  })
})

describe('what is kept', () => {
  test('the log must keep what the oldest step needs: what was done, and what replaced it', () => {
    const did = record(
      emptyHistory,
      logged(edit('a'), { cause: 'others', revision: 1, seq: 11 }),
      logged(edit('a'), { cause: 'one', seq: 12 }),
      logged(edit('a'), { cause: 'two', seq: 13 }),
    )
    expect([keptFrom(emptyHistory), keptFrom(did)]).toEqual([null, 12])
    expect(keptFrom(record(did, logged(undoing('one'), { cause: 'u', seq: 14 })))).toBe(12)
    expect(keptFrom(record(emptyHistory, logged(edit('a'), { revision: 1 })))).toBeNull()
  })

  test('too many rows are forgotten from the oldest on, with their steps; the latest stays anyway', () => {
    const history = record(
      emptyHistory,
      logged(deletion(MAX_WEIGHT - 1), { cause: 'big' }),
      logged(edit('a'), { cause: 'small' }),
    )
    expect([history.actions.length, history.weight]).toEqual([2, MAX_WEIGHT])
    const more = record(history, logged(edit('b'), { cause: 'last' }))
    expect([more.actions.map(({ cause }) => cause), more.weight, roots(more)]).toEqual([
      ['small', 'last'],
      2,
      [['small', 'last'], []],
    ])
    expect(
      record(emptyHistory, logged(deletion(MAX_WEIGHT + 5), { cause: 'huge' })).actions,
    ).toHaveLength(1)
  })

  test('a hundred steps and a quarter of a million rows are kept', () => {
    expect([MAX_STEPS, MAX_WEIGHT]).toEqual([100, 250_000])
  })

  test('of two that are too heavy together only the latest stays, and no step of the other', () => {
    const history = record(
      emptyHistory,
      logged(deletion(MAX_WEIGHT), { cause: 'one' }),
      logged(deletion(MAX_WEIGHT), { cause: 'two' }),
    )
    expect([history.actions.map(({ cause }) => cause), roots(history), history.weight]).toEqual([
      ['two'],
      [['two'], []],
      MAX_WEIGHT,
    ])
    const undone = record(
      emptyHistory,
      logged(edit('a'), { cause: 'one' }),
      logged(undoing('one'), { cause: 'u' }),
      logged(deletion(MAX_WEIGHT), { cause: 'theirs', revision: 1 }),
    )
    expect([undone.actions.map(({ cause }) => cause), roots(undone)]).toEqual([
      ['theirs'],
      [[], []],
    ])
  })

  test('what leads back weighs too, and what touches no row weighs one', () => {
    expect(record(emptyHistory, logged(edit('a'), { back: [deletion(3)] })).weight).toBe(4)
    expect(record(emptyHistory, logged(undoing('x'))).weight).toBe(1)
  })

  test('a thousand actions are kept, and what they weigh', () => {
    const history = record(
      emptyHistory,
      ...Array.from({ length: 1_001 }, (_, at) =>
        logged(edit('a'), { cause: `c${at}`, revision: at + 1 }),
      ),
    )
    expect([history.actions.length, history.actions[0]?.cause, history.weight]).toEqual([
      1_000,
      'c1',
      1_000,
    ])
    expect(
      recordWhole(Array.from({ length: 1_001 }, (_, at) => logged(edit('a'), { cause: `c${at}` })))
        .actions,
    ).toHaveLength(1_001)
  })
})
