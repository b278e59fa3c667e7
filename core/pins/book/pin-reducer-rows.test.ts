/**
 * What an event does to the rows that it names, and to nothing else; and what events may look like.
 */
import { describe, expect, test } from 'vitest'
import { pinBoardLimits, type Pin } from '#core/contract/content/pins.contract.ts'
import { pin, testAccount, testId } from '../pin.builder.ts'
import {
  BULK_THRESHOLD,
  CommittedEnvelope,
  isShared,
  LogEnvelope,
  PinEvent,
  type RowChange,
} from '../events/pin.events.ts'
import { applyPinEvent, applyToPin, emptyBook, touchedIds } from './pin.reducer.ts'
import type { PinBook } from './pin.reducer.ts'
import { getPin, listPins } from './pin-selectors.ts'

const [a, b, c] = ['a', 'b', 'c'].map(testId) as [string, string, string]
const row = pin('a', { image_url: '/p/a.jpg', image_version: 3 })
const change = (id: string, patch: RowChange['patch'], imageVersion?: number): RowChange => ({
  id,
  patch,
  before: {},
  ...(imageVersion !== undefined && { imageVersion }),
})
const updated = (...words: Parameters<typeof change>): PinEvent => ({
  type: 'pin.updated',
  data: change(...words),
})
const boarded = (
  id: string,
  name: string,
  over: { serverPin?: Pin; section_id?: string } = {},
): PinEvent => ({
  type: 'pin.boardAdded',
  data: {
    id,
    board: {
      board_id: testId(name),
      ...(over.section_id !== undefined && { section_id: over.section_id }),
    },
    name,
    ...(over.serverPin !== undefined && { serverPin: over.serverPin }),
  },
})
const book = ['c', 'b', 'a'].reduce(
  (growing, name, at) =>
    applyPinEvent(growing, {
      type: 'pins.added',
      data: { pins: [pin(name, { created_at: 1_000 * (at + 1) })], autoSelect: false },
    }),
  emptyBook(testAccount),
)
const order = (from: PinBook): string[] => listPins(from).map(({ id }) => id)

describe('a row', () => {
  test('takes the fields of its own change, and the time when that is later', () => {
    expect(applyToPin(row, updated(a, { title: 'New' }), 5_000)).toEqual({
      ...row,
      title: 'New',
      updated_at: 5_000,
    })
    expect(applyToPin(row, updated(a, { title: 'New' }), 10).updated_at).toBe(1_000)
    expect([
      applyToPin(row, updated(b, { title: 'New' })),
      applyToPin(row, { type: 'pins.deleted', data: { ids: [a] } }),
    ]).toEqual([row, row])
    expect(applyToPin(row, updated(b, { title: 'New' }))).toBe(row)
    expect(applyToPin(row, updated(a, { title: undefined } as never)).title).toBe('Title a')
    expect(applyToPin(pin('a', { updated_at: 0 }), updated(a, { title: 'New' })).updated_at).toBe(0)
  })

  test('gets a marker when its version is new and its picture the same, else none', () => {
    expect(applyToPin(row, updated(a, { title: 'x' }, 4))).toMatchObject({
      image_url: '/p/a.jpg?v=4',
      image_version: 4,
    })
    expect(applyToPin(row, updated(a, { title: 'x' }, 3))).toMatchObject({
      image_url: '/p/a.jpg',
      image_version: 3,
    })
    expect(applyToPin(row, updated(a, { image_url: '/p/a.jpg?v=9' }, 4)).image_url).toBe(
      '/p/a.jpg?v=4',
    )
    expect(applyToPin(row, updated(a, { image_url: '/p/b.jpg' }, 4))).toMatchObject({
      image_url: '/p/b.jpg',
      image_version: 4,
    })
    expect(applyToPin(row, updated(a, { image_url: '/p/a.jpg?v=9' })).image_url).toBe('/p/a.jpg')
  })

  test('that one event names more than once changes once, by all of it', () => {
    const event: PinEvent = {
      type: 'pins.updated',
      data: {
        patches: [
          change(a, { title: 'One', alt_text: 'One' }, 5),
          change(b, { title: 'No' }),
          change(a, { title: 'Two' }),
          change(a, { description: 'Three' }, 6),
        ],
      },
    }
    const after = applyToPin(row, event, 9)
    expect(after).toMatchObject({
      title: 'Two',
      alt_text: 'One',
      description: 'Three',
      image_version: 6,
      image_url: '/p/a.jpg?v=6',
    })
    expect(applyToPin(after, event, 9)).toEqual(after)
    expect(
      applyToPin(row, {
        type: 'pins.replaced',
        data: { patches: [change(a, { title: 'One' }, 5), change(a, { alt_text: 'Two' })] },
      }),
    ).toMatchObject({ title: 'One', alt_text: 'Two', image_version: 5 })
    expect(applyToPin(pin('x'), event)).toEqual(pin('x'))
  })

  test('is a favorite or not, with the time', () => {
    expect(
      applyToPin(
        row,
        { type: 'pin.favored', data: { id: a, favored: true, before: false } },
        5_000,
      ),
    ).toEqual({ ...row, favored: true, updated_at: 5_000 })
    expect(
      applyToPin(row, { type: 'pin.favored', data: { id: b, favored: true, before: false } }),
    ).toBe(row)
  })

  test('goes on a board once, by board and section, up to its limits', () => {
    const on = applyToPin(applyToPin(row, boarded(a, 'Cakes')), boarded(a, 'Soups'), 5_000)
    expect(on).toMatchObject({
      boards: [{ board_id: testId('Cakes') }, { board_id: testId('Soups') }],
      board_name: 'Cakes, Soups',
      updated_at: 5_000,
    })
    expect(applyToPin(on, boarded(a, 'Cakes'))).toBe(on)
    expect(applyToPin(on, boarded(b, 'Pies'))).toBe(on)
    expect(applyToPin(on, boarded(a, 'Cakes', { section_id: testId('s') })).boards).toHaveLength(3)
    const full = Array.from({ length: pinBoardLimits.boards - 1 }, (_, at) => `B${at}`).reduce(
      (growing, name) => applyToPin(growing, boarded(a, name)),
      row,
    )
    const last = applyToPin(full, boarded(a, 'Last'))
    expect([last.boards.length, applyToPin(last, boarded(a, 'One more'))]).toEqual([
      pinBoardLimits.boards,
      last,
    ])
    expect(
      applyToPin(
        pin('a', { board_name: 'x'.repeat(pinBoardLimits.board_name) }),
        boarded(a, 'Cakes'),
      ).board_name,
    ).toBe('x'.repeat(pinBoardLimits.board_name))
  })

  test('is what the server says it is after that, but for who and whose it is', () => {
    const server = pin('a', {
      title: 'Server',
      board_name: 'Cakes',
      account_id: testId('x'),
      page_id: testId('x'),
      page_url: 'x',
      website_page_id: testId('x'),
      created_at: 9,
    })
    const { account_id, page_id, page_url, website_page_id, created_at } = row
    expect(applyToPin(row, boarded(a, 'Cakes', { serverPin: server }), 5_000)).toEqual({
      ...server,
      account_id,
      page_id,
      page_url,
      website_page_id,
      created_at,
      updated_at: 5_000,
    })
    expect(applyToPin(row, boarded(a, 'Cakes', { serverPin: pin('b') }))).toBe(row)
  })
})

describe('a book', () => {
  test('reports the rows that an event touches', () => {
    const touched: [PinEvent, string[]][] = [
      [updated(a, {}), [a]],
      [{ type: 'pin.favored', data: { id: a, favored: true, before: false } }, [a]],
      [boarded(a, 'Cakes'), [a]],
      [{ type: 'pins.updated', data: { patches: [change(a, {}), change(b, {})] } }, [a, b]],
      [{ type: 'pins.replaced', data: { patches: [change(a, {})] } }, [a]],
      [{ type: 'pins.added', data: { pins: [pin('a'), pin('b')], autoSelect: false } }, [a, b]],
      [{ type: 'pins.restored', data: { pins: [pin('b')] } }, [b]],
      [{ type: 'pins.loaded', data: { pins: [pin('c')] } }, [c]],
      [{ type: 'pins.deleted', data: { ids: [a, b] } }, [a, b]],
      [{ type: 'pins.selected', data: { ids: [a] } }, []],
      [{ type: 'history.undone', data: { cause: a } }, []],
    ]
    expect(touched.map(([event]) => touchedIds(event))).toEqual(touched.map(([, ids]) => ids))
  })

  test('changes nothing without an account', () => {
    const none = emptyBook()
    expect([
      applyPinEvent(none, { type: 'pins.loaded', data: { pins: [pin('a')] } }),
      applyPinEvent(none, { type: 'pins.committed', data: { ids: [a] } }),
    ]).toEqual([none, none])
  })

  test('only a replaced or loaded list resets the grid', () => {
    const events: PinEvent[] = [
      updated(a, { title: 'x' }),
      { type: 'pins.updated', data: { patches: [change(a, { title: 'x' })] } },
      { type: 'pins.replaced', data: { patches: [change(a, { title: 'x' })] } },
      { type: 'pins.loaded', data: { pins: [pin('a')] } },
    ]
    expect(events.map((event) => applyPinEvent(book, event).pinGridKey)).toEqual([0, 0, 1, 1])
  })

  test('a restored pin goes to the front, behind its neighbour, or by its time where the neighbour is deleted or unknown', () => {
    const without = applyPinEvent(book, { type: 'pins.deleted', data: { ids: [b] } })
    const bring = (after?: (string | null)[]): string[] =>
      order(
        applyPinEvent(without, {
          type: 'pins.restored',
          data: { pins: [pin('b', { created_at: 2_000 })], ...(after && { after }) },
        }),
      )
    expect([order(book), bring([null]), bring([c]), bring([testId('gone')]), bring()]).toEqual([
      [a, b, c],
      [b, a, c],
      [a, c, b],
      [a, b, c],
      [a, b, c],
    ])
    const oldest = applyPinEvent(book, {
      type: 'pins.restored',
      data: { pins: [pin('old', { created_at: 1 }), pin('same', { created_at: 3_000 })] },
    })
    expect(order(oldest)).toEqual([a, testId('same'), b, c, testId('old')])
  })

  test('marks come and go, each once, and only of pins that are there', () => {
    const marked = [
      { type: 'pins.selected', data: { ids: [b, a, b, testId('gone')] } },
      { type: 'pins.committed', data: { ids: [c, c, testId('gone'), a] } },
    ] satisfies PinEvent[]
    const after = marked.reduce<PinBook>((growing, event) => applyPinEvent(growing, event), book)
    expect([after.selectedIds, after.committedIds]).toEqual([
      [b, a],
      [c, a],
    ])
    expect(applyPinEvent(after, { type: 'pins.selected', data: { ids: [a] } })).toBe(after)
    expect(
      applyPinEvent(after, { type: 'pins.deselected', data: { ids: [b, c] } }).selectedIds,
    ).toEqual([a])
    expect(
      applyPinEvent(after, { type: 'pins.uncommitted', data: { ids: [c] } }).committedIds,
    ).toEqual([a])
    expect(applyPinEvent(after, { type: 'selection.cleared', data: {} })).toMatchObject({
      selectedIds: [],
      committedIds: [c, a],
    })
    for (const type of ['history.undone', 'history.redone'] as const)
      expect(applyPinEvent(after, { type, data: { cause: a } })).toBe(after)
    expect(
      applyPinEvent(book, { type: 'pins.selected', data: { ids: [a, b, c] } }).selectedIds,
    ).toEqual([a, b, c])
    const all = applyPinEvent(after, { type: 'pins.selected', data: { ids: [a, b, c] } })
    expect([
      all.selectedIds,
      applyPinEvent(all, { type: 'pins.selected', data: { ids: [a, b, c] } }) === all,
    ]).toEqual([[b, a, c], true])
    expect(applyPinEvent(after, { type: 'pins.deleted', data: { ids: [a] } })).toMatchObject({
      selectedIds: [b],
      committedIds: [c],
    })
    expect(
      getPin(applyPinEvent(after, { type: 'pins.loaded', data: { pins: [pin('b')] } }), a),
    ).toBeUndefined()
  })
})

describe('events', () => {
  const is = (event: unknown): boolean => PinEvent.safeParse(event).success
  const list = <T>(count: number, of: T): T[] => Array.from({ length: count }, () => of)

  test('have the sizes that the contract says', () => {
    const sized = (type: string, data: object): unknown => ({ type, data })
    expect([
      BULK_THRESHOLD,
      is(sized('pins.updated', { patches: list(10, change(a, {})) })),
      is(sized('pins.updated', { patches: list(11, change(a, {})) })),
      is(sized('pins.updated', { patches: [] })),
    ]).toEqual([10, true, false, false])
    expect(
      [5_000, 5_001, 1, 0].map((count) =>
        is(sized('pins.replaced', { patches: list(count, change(a, {})) })),
      ),
    ).toEqual([true, false, true, false])
    expect(
      [500, 501, 1, 0].map((count) =>
        is(sized('pins.added', { pins: list(count, pin('a')), autoSelect: true })),
      ),
    ).toEqual([true, false, true, false])
    expect(
      [500, 501, 1, 0].map((count) => is(sized('pins.restored', { pins: list(count, pin('a')) }))),
    ).toEqual([true, false, true, false])
    expect(
      [500, 501].map((count) =>
        is(sized('pins.restored', { pins: [pin('a')], after: list(count, null) })),
      ),
    ).toEqual([true, false])
    expect(
      [1, 0].flatMap((count) =>
        [
          'pins.deleted',
          'pins.selected',
          'pins.deselected',
          'pins.committed',
          'pins.uncommitted',
        ].map((type) => is(sized(type, { ids: list(count, a) }))),
      ),
    ).toEqual([...list(5, true), ...list(5, false)])
    expect([is(updated(a, {}, 0)), is(updated(a, {}, -1))]).toEqual([true, false])
  })

  test('selections and marks stay on the device, all else is shared', () => {
    const local: PinEvent[] = [
      { type: 'pins.loaded', data: { pins: [] } },
      { type: 'pins.selected', data: { ids: [a] } },
      { type: 'selection.cleared', data: {} },
      { type: 'pins.committed', data: { ids: [a] } },
      { type: 'history.undone', data: { cause: a } },
    ]
    expect([
      local.map(isShared),
      isShared(updated(a, {})),
      isShared({ type: 'pins.deleted', data: { ids: [a] } }),
    ]).toEqual([list(5, false), true, true])
  })

  test('lie in envelopes with a place, an author and a name that are not longer than they may be', () => {
    const envelope = { id: a, at: 1, tab: 'x'.repeat(80), v: 1, event: updated(a, {}) }
    const logged = (over: object): boolean =>
      LogEnvelope.safeParse({ ...envelope, seq: 1, ...over }).success
    expect([
      logged({}),
      logged({ seq: 0 }),
      logged({ tab: 'x'.repeat(81) }),
      logged({ v: 0 }),
      logged({ action: 'x'.repeat(80) }),
      logged({ action: 'x'.repeat(81) }),
    ]).toEqual([true, false, false, false, true, false])
    expect(CommittedEnvelope.parse({ ...envelope, revision: 1 })).toEqual({
      ...envelope,
      revision: 1,
    })
    expect(
      [1, 0].map((revision) => CommittedEnvelope.safeParse({ ...envelope, revision }).success),
    ).toEqual([true, false])
  })
})
