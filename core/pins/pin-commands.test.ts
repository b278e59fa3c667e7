import { describe, expect, test } from 'vitest'
import { pin, testAccount, testId } from './pin.builder.ts'
import {
  addBoards,
  addPins,
  clearSelection,
  commit,
  deletePins,
  deselect,
  editPin,
  editPins,
  favor,
  removeBoard,
  restorePins,
  select,
  setStatus,
  toggle,
  uncommit,
} from './pin-commands.ts'
import type { PinEvent } from './events/pin.events.ts'
import { PinEvent as PinEventSchema } from './events/pin.events.ts'
import { applyPinEvent, emptyBook } from './book/pin.reducer.ts'
import {
  committedPins,
  countByStatus,
  isSelected,
  listPins,
  selectedPins,
} from './book/pin-selectors.ts'
import { readLogEnvelope } from './events/pin-upcast.ts'
import { newestVersion } from './events/pin-upcasters.ts'

const many = (count: number) => Array.from({ length: count }, (_, at) => pin(`p${at}`))
const apply = (book: ReturnType<typeof emptyBook>, events: readonly PinEvent[]) =>
  events.reduce((growing, event) => applyPinEvent(growing, event, 9_000), book)
const book = apply(emptyBook(testAccount), addPins(many(30), false))
const ids = (count: number) => many(count).map((row) => row.id)
const types = (events: readonly PinEvent[]) => events.map((event) => event.type)

describe('edits', () => {
  test('an edit carries what was before, a new marker, and only what changes', () => {
    expect(
      editPin(
        book,
        { id: testId('p1'), patch: { title: 'New', status: 'generated', description: undefined } },
        9_000,
      ),
    ).toEqual([
      {
        type: 'pin.updated',
        data: {
          id: testId('p1'),
          patch: { title: 'New' },
          before: { title: 'Title p1' },
          imageVersion: 9_000,
        },
      },
    ])
  })

  test('an edit that changes nothing, or of a pin that is gone, is no event', () => {
    expect(editPin(book, { id: testId('p1'), patch: { title: 'Title p1' } }, 9_000)).toEqual([])
    expect(editPin(book, { id: testId('gone'), patch: { title: 'x' } }, 9_000)).toEqual([])
  })

  test('one pin, up to ten, more than ten', () => {
    const draft = (count: number) =>
      types(
        editPins(
          book,
          ids(count).map((id) => ({ id, patch: { status: 'draft' as const } })),
          9_000,
        ),
      )
    expect([draft(1), draft(2), draft(10), draft(11)]).toEqual([
      ['pin.updated'],
      ['pins.updated'],
      ['pins.updated'],
      ['pins.replaced'],
    ])
  })

  test('favouring and boards become one list replacement beyond ten', () => {
    const board = { board_id: testId('board'), name: 'Cakes' }
    expect(types(favor(book, { ids: ids(2), favored: true }, 9_000))).toEqual([
      'pin.favored',
      'pin.favored',
    ])
    expect(types(favor(book, { ids: ids(11), favored: true }, 9_000))).toEqual(['pins.replaced'])
    expect(types(addBoards(book, { ids: ids(2), boards: [board] }, 9_000))).toEqual([
      'pin.boardAdded',
      'pin.boardAdded',
    ])
    const after = apply(book, addBoards(book, { ids: ids(11), boards: [board] }, 9_000))
    expect(
      listPins(after).filter((row) => row.board_name === 'Cakes' && row.boards.length === 1),
    ).toHaveLength(11)
    expect(addBoards(after, { ids: ids(11), boards: [board] }, 9_000)).toEqual([])
    expect(
      addBoards(
        after,
        { ids: ids(1), boards: [board, { ...board, board_id: testId('other') }] },
        9_000,
      ),
    ).toMatchObject([{ type: 'pin.boardAdded', data: { board: { board_id: testId('other') } } }])
  })

  test('a board is taken from the pins that have it, and every other board stays', () => {
    const board = (name: string, section_id?: string) => ({
      board_id: testId(name),
      name,
      ...(section_id !== undefined && { section_id }),
    })
    const on = (id: string, ...names: string[]) =>
      addBoards(book, { ids: [id], boards: names.map((name) => board(name)) }, 9_000)
    const [one = '', two = ''] = ids(2)
    const both = apply(book, [
      ...on(one, 'Cakes', 'Soup, bread', 'Autumn'),
      ...on(two, 'Autumn', 'Winter'),
    ])
    const boardsIn = (after: typeof book) =>
      [one, two].map((id) => listPins(after).find((row) => row.id === id)?.board_name)
    expect(
      boardsIn(apply(both, removeBoard(both, { ids: [one, two], board: board('Autumn') }, 9_000))),
    ).toEqual(['Cakes, Soup, bread', 'Winter'])
    expect(
      boardsIn(
        apply(both, removeBoard(both, { ids: [one, two], board: board('Soup, bread') }, 9_000)),
      ),
    ).toEqual(['Cakes, Autumn', 'Autumn, Winter'])
    // Renamed since.
    expect(
      boardsIn(
        apply(
          both,
          removeBoard(both, { ids: [two], board: { ...board('Winter'), name: 'Snow' } }, 9_000),
        ),
      )[1],
    ).toBe('Autumn')
    expect(
      removeBoard(both, { ids: [one], board: board('Autumn', testId('section')) }, 9_000),
    ).toEqual([])
  })

  test('large actions are cut into events of the contract and keep the order', () => {
    const pins = many(1_100)
    const events = addPins(pins, false)
    expect(events.map((event) => PinEventSchema.safeParse(event).success)).toEqual([
      true,
      true,
      true,
    ])
    expect(listPins(apply(emptyBook(testAccount), events)).map((row) => row.id)).toEqual(
      pins.map((row) => row.id),
    )
    expect(
      types(
        restorePins(
          pins,
          pins.map(() => null),
        ),
      ),
    ).toHaveLength(3)
  })
})

describe('selection', () => {
  test('selecting, toggling, clearing, committing', () => {
    const chosen = apply(book, select(book, [testId('p2'), testId('p1'), testId('gone')]))
    expect(selectedPins(chosen).map((row) => row.title)).toEqual(['Title p1', 'Title p2'])
    expect(isSelected(apply(chosen, toggle(chosen, testId('p1'))), testId('p1'))).toBe(false)
    const done = apply(chosen, commit(chosen))
    expect(committedPins(apply(done, clearSelection(done)))).toHaveLength(2)
    expect(
      committedPins(apply(done, uncommit(done, [testId('p1')]))).map((row) => row.title),
    ).toEqual(['Title p2'])
  })

  test('nothing to do is no event', () => {
    expect([
      select(book, []),
      clearSelection(book),
      commit(book),
      uncommit(book, ids(2)),
      deletePins(book, [testId('gone')]),
    ]).toEqual([[], [], [], [], []])
  })

  test('without a current account selection actions do nothing', () => {
    expect(select(emptyBook(), ids(2))).toEqual([])
  })

  test('counts by status', () => {
    expect(
      countByStatus(
        apply(book, editPin(book, { id: testId('p1'), patch: { status: 'draft' } }, 9_000)),
      ),
    ).toMatchObject({ generated: 29, draft: 1 })
  })
})

describe('old and new events', () => {
  const envelope = {
    id: testId('e'),
    at: 1,
    tab: 't',
    seq: 1,
    event: { type: 'pins.deleted', data: { id: testId('a') } },
  }
  const lift = {
    type: 'pins.deleted',
    from: 1,
    lift: (data: unknown) => ({ ids: [(data as { id: string }).id] }),
  }

  test('an old version is lifted to today’s shape', () => {
    expect(readLogEnvelope({ ...envelope, v: 1 }, { registry: [lift] })).toMatchObject({
      ok: true,
      envelope: { v: 2, event: { data: { ids: [testId('a')] } } },
    })
  })

  test('without an upcaster, or with one that fails, it is broken', () => {
    expect(readLogEnvelope({ ...envelope, v: 1 })).toMatchObject({ ok: false, reason: 'broken' })
    expect(
      readLogEnvelope(
        { ...envelope, v: 1, event: { type: 'pins.deleted', data: null } },
        { registry: [lift] },
      ),
    ).toMatchObject({ ok: false, reason: 'broken' })
    expect(readLogEnvelope('garbage')).toMatchObject({ ok: false, reason: 'broken' })
  })

  test('a newer version, an unknown type and garbage are distinguished', () => {
    expect(readLogEnvelope({ ...envelope, v: newestVersion() + 1 })).toMatchObject({
      ok: false,
      reason: 'newer',
    })
    expect(
      readLogEnvelope({ ...envelope, v: 1, event: { type: 'pin.invented', data: {} } }),
    ).toMatchObject({ ok: false, reason: 'newer' })
  })
})

describe('the border of ten, and what is left out', () => {
  const board = (name: string, section_id?: string) => ({
    board_id: testId(name),
    name,
    ...(section_id !== undefined && { section_id }),
  })
  const [one = '', two = ''] = ids(2)

  test('ten favorites are ten events, those that are favorites already none', () => {
    expect(types(favor(book, { ids: ids(10), favored: true }, 9_000))).toHaveLength(10)
    const some = apply(book, favor(book, { ids: ids(2), favored: true }, 9_000))
    expect(favor(some, { ids: ids(3), favored: true }, 9_000)).toEqual([
      { type: 'pin.favored', data: { id: ids(3)[2], favored: true, before: false } },
    ])
    expect(favor(book, { ids: [one, one, 'gone'], favored: true }, 9_000)).toHaveLength(1)
  })

  test('ten additions of boards are ten events; a section is said, none is not', () => {
    expect(
      types(addBoards(book, { ids: ids(5), boards: [board('Cakes'), board('Soups')] }, 9_000)),
    ).toHaveLength(10)
    expect(
      addBoards(book, { ids: [one], boards: [board('Cakes', testId('s')), board('Soups')] }, 9_000),
    ).toEqual([
      {
        type: 'pin.boardAdded',
        data: {
          id: one,
          board: { board_id: testId('Cakes'), section_id: testId('s') },
          name: 'Cakes',
        },
      },
      {
        type: 'pin.boardAdded',
        data: { id: one, board: { board_id: testId('Soups') }, name: 'Soups' },
      },
    ])
    const [replaced] = addBoards(
      book,
      { ids: ids(6), boards: [board('Cakes'), board('Soups')] },
      9_000,
    )
    expect(replaced?.type === 'pins.updated' && replaced.data.patches[0]?.patch).toEqual({
      boards: [{ board_id: testId('Cakes') }, { board_id: testId('Soups') }],
      board_name: 'Cakes, Soups',
    })
  })

  test('a status is set where it is another', () => {
    expect(setStatus(book, { ids: [one, two], status: 'draft' }, 9_000)).toEqual([
      {
        type: 'pins.updated',
        data: {
          patches: [one, two].map((id) => ({
            id,
            patch: { status: 'draft' },
            before: { status: 'generated' },
            imageVersion: 9_000,
          })),
        },
      },
    ])
    expect(setStatus(book, { ids: [one], status: 'generated' }, 9_000)).toEqual([])
  })

  test('five thousand changes are one event, one more are two', () => {
    const crowd = apply(emptyBook(testAccount), addPins(many(5_001), false))
    const edits = (count: number) =>
      editPins(
        crowd,
        ids(count).map((id) => ({ id, patch: { title: 'New' } })),
        9_000,
      ).map((event) => (event.type === 'pins.replaced' ? event.data.patches.length : event.type))
    expect([edits(5_000), edits(5_001)]).toEqual([[5_000], [5_000, 1]])
  })

  test('pins come and come back in parts of five hundred, each with its own places', () => {
    const pins = many(501)
    expect(
      addPins(pins, true).map(
        (event) =>
          event.type === 'pins.added' && [
            event.data.pins.length,
            event.data.autoSelect,
            event.data.pins[0]?.id,
          ],
      ),
    ).toEqual([
      [1, true, pins[500]?.id],
      [500, true, pins[0]?.id],
    ])
    const after = pins.map((_, at) => `after ${at}`)
    expect(
      restorePins(pins, after).map(
        (event) =>
          event.type === 'pins.restored' && [
            event.data.pins.length,
            event.data.after?.length,
            event.data.after?.[0],
          ],
      ),
    ).toEqual([
      [500, 500, 'after 0'],
      [1, 1, 'after 500'],
    ])
    expect(restorePins(pins.slice(0, 1))).toEqual([
      { type: 'pins.restored', data: { pins: pins.slice(0, 1) } },
    ])
  })

  test('what is selected is not selected again, what is not is not deselected; the whole list is taken as it is', () => {
    const chosen = apply(book, select(book, [one]))
    expect(select(chosen, [one, two])).toEqual([{ type: 'pins.selected', data: { ids: [two] } }])
    expect(deselect(chosen, [one, two])).toEqual([
      { type: 'pins.deselected', data: { ids: [one] } },
    ])
    expect(deselect(book, [one])).toEqual([])
    expect([toggle(chosen, two), toggle(chosen, one)]).toEqual([
      [{ type: 'pins.selected', data: { ids: [two] } }],
      [{ type: 'pins.deselected', data: { ids: [one] } }],
    ])
    const all = listPins(book).map(({ id }) => id)
    expect(select(book, all)).toEqual([{ type: 'pins.selected', data: { ids: all } }])
    expect(select(chosen, all)).toEqual([
      { type: 'pins.selected', data: { ids: all.filter((id) => id !== one) } },
    ])
    expect(select(emptyBook(testAccount), [])).toEqual([])
    expect(uncommit(apply(chosen, commit(chosen)), [one, two])).toEqual([
      { type: 'pins.uncommitted', data: { ids: [one] } },
    ])
    expect([commit(chosen), clearSelection(chosen)]).toEqual([
      [{ type: 'pins.committed', data: { ids: [one] } }],
      [{ type: 'selection.cleared', data: {} }],
    ])
    expect(deletePins(book, [one, 'gone', one])).toEqual([
      { type: 'pins.deleted', data: { ids: [one] } },
    ])
  })
})
