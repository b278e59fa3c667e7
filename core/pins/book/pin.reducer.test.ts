import { describe, expect, test } from 'vitest'
import type { Pin, PinPatch } from '#core/contract/content/pins.contract.ts'
import { pin, testAccount, testId } from '../pin.builder.ts'
import type { PinEvent } from '../events/pin.events.ts'
import { applyPinEvent, emptyBook } from './pin.reducer.ts'
import type { PinBook } from './pin.reducer.ts'
import { getPin, listPins, pinCount } from './pin-selectors.ts'

const added = (...pins: Pin[]): PinEvent => ({
  type: 'pins.added',
  data: { pins, autoSelect: false },
})
const updated = (name: string, patch: PinPatch, imageVersion?: number): PinEvent => ({
  type: 'pin.updated',
  data: {
    id: testId(name),
    patch,
    before: {},
    ...(imageVersion === undefined ? {} : { imageVersion }),
  },
})
const selected = (...names: string[]): PinEvent => ({
  type: 'pins.selected',
  data: { ids: names.map(testId) },
})
const deleted = (...names: string[]): PinEvent => ({
  type: 'pins.deleted',
  data: { ids: names.map(testId) },
})
const committed = (...names: string[]): PinEvent => ({
  type: 'pins.committed',
  data: { ids: names.map(testId) },
})

function replay(...events: PinEvent[]): PinBook {
  return events.reduce((book, event) => applyPinEvent(book, event), emptyBook(testAccount))
}
const names = (book: PinBook): string[] => listPins(book).map((row) => row.design.headline)

describe('adding', () => {
  test('new pins are added at the front, in their order', () => {
    expect(names(replay(added(pin('a'), pin('b')), added(pin('c'), pin('d'))))).toEqual([
      'c',
      'd',
      'a',
      'b',
    ])
  })

  test('many pins keep their order over bucket borders', () => {
    const first = Array.from({ length: 100 }, (_, at) => pin(`x${at}`))
    const second = Array.from({ length: 150 }, (_, at) => pin(`y${at}`))
    const book = replay(added(...first), added(...second))
    expect(names(book)).toEqual([...second, ...first].map((row) => row.design.headline))
    expect(pinCount(book)).toBe(250)
    expect(getPin(book, testId('y77'))?.title).toBe('Title y77')
  })

  test('new pins are selected when asked', () => {
    const book = replay(added(pin('a')), {
      type: 'pins.added',
      data: { pins: [pin('b'), pin('c')], autoSelect: true },
    })
    expect(book.selectedIds).toEqual([testId('b'), testId('c')])
  })

  test('a pin that is there already is not added twice, and a pin of another account not at all', () => {
    expect(
      names(replay(added(pin('a')), added(pin('a'), pin('b', { account_id: testId('other') })))),
    ).toEqual(['a'])
  })
})

describe('updating', () => {
  test('an update merges fields and leaves the others alone', () => {
    const row = getPin(replay(added(pin('a')), updated('a', { title: 'New' })), testId('a'))
    expect(row).toEqual({ ...pin('a'), title: 'New' })
  })

  test('an unchanged picture gets a cache-busting marker, which is replaced and never stacked', () => {
    const book = replay(
      added(pin('a')),
      updated('a', { title: 'One' }, 5),
      updated('a', { title: 'Two' }, 6),
    )
    expect(getPin(book, testId('a'))).toMatchObject({
      image_url: '/pictures/a.jpg?v=6',
      image_version: 6,
    })
  })

  test('another picture is taken as it is', () => {
    const book = replay(
      added(pin('a')),
      updated('a', {}, 5),
      updated('a', { image_url: '/pictures/other.jpg' }, 6),
    )
    expect(getPin(book, testId('a'))).toMatchObject({
      image_url: '/pictures/other.jpg',
      image_version: 6,
    })
  })

  test('an address that differs only in its marker is the same picture', () => {
    const book = replay(
      added(pin('a')),
      updated('a', {}, 5),
      updated('a', { image_url: '/pictures/a.jpg' }, 6),
    )
    expect(getPin(book, testId('a'))?.image_url).toBe('/pictures/a.jpg?v=6')
  })

  test('the time of the envelope becomes the last-updated marker, and never goes back', () => {
    const book = applyPinEvent(replay(added(pin('a'))), updated('a', { title: 'x' }), 2_000)
    expect(getPin(book, testId('a'))?.updated_at).toBe(2_000)
    expect(
      getPin(applyPinEvent(book, updated('a', { title: 'y' }), 1_500), testId('a'))?.updated_at,
    ).toBe(2_000)
  })

  test('a bulk update of more than ten replaces the list: a new grid key, the same order', () => {
    const pins = Array.from({ length: 12 }, (_, at) => pin(`p${at}`))
    const before = replay(added(...pins))
    const after = applyPinEvent(before, {
      type: 'pins.replaced',
      data: {
        patches: pins.map((row) => ({
          id: row.id,
          patch: { status: 'draft' },
          before: { status: 'generated' },
        })),
      },
    })
    expect(after.pinGridKey).toBe(before.pinGridKey + 1)
    expect(listPins(after).every((row) => row.status === 'draft')).toBe(true)
    expect(names(after)).toEqual(names(before))
  })

  test('an update touches one bucket only', () => {
    const before = replay(added(...Array.from({ length: 300 }, (_, at) => pin(`p${at}`))))
    const after = applyPinEvent(before, updated('p150', { title: 'New' }))
    expect(after.buckets.filter((bucket, at) => bucket !== before.buckets[at])).toHaveLength(1)
    expect(after.index).toBe(before.index)
  })

  test('an update of a pin that is not there changes nothing', () => {
    const book = replay(added(pin('a')))
    expect(applyPinEvent(book, updated('z', { title: 'x' }))).toBe(book)
  })
})

describe('boards', () => {
  const board = { board_id: testId('board') }
  const boardAdded = (name: string, serverPin?: Pin): PinEvent => ({
    type: 'pin.boardAdded',
    data: {
      id: testId('a'),
      board: { board_id: testId(name) },
      name,
      ...(serverPin && { serverPin }),
    },
  })

  test('a board is appended to the comma-joined names', () => {
    const row = getPin(
      replay(added(pin('a')), boardAdded('Cakes'), boardAdded('Lemons')),
      testId('a'),
    )
    expect(row?.board_name).toBe('Cakes, Lemons')
    expect(row?.boards).toEqual([{ board_id: testId('Cakes') }, { board_id: testId('Lemons') }])
  })

  test('a board is not appended twice', () => {
    expect(
      getPin(replay(added(pin('a')), boardAdded('Cakes'), boardAdded('Cakes')), testId('a'))
        ?.board_name,
    ).toBe('Cakes')
  })

  test("the server's pin is taken instead, when it returned one", () => {
    const serverPin = pin('a', {
      boards: [board],
      board_name: 'From the server',
      page_id: testId('elsewhere'),
    })
    const row = getPin(replay(added(pin('a')), boardAdded('Cakes', serverPin)), testId('a'))
    expect(row?.board_name).toBe('From the server')
    expect(row?.page_id).toBe(testId('page'))
  })
})

describe('deleting and restoring', () => {
  test('a deleted pin leaves the list, the selection and the committed list', () => {
    const book = replay(
      added(pin('a'), pin('b')),
      selected('a', 'b'),
      committed('a', 'b'),
      deleted('a'),
    )
    expect(names(book)).toEqual(['b'])
    expect(book.selectedIds).toEqual([testId('b')])
    expect(book.committedIds).toEqual([testId('b')])
    expect(getPin(book, testId('a'))).toBeUndefined()
  })

  test('a restored pin comes back behind the same row as before', () => {
    const book = replay(added(pin('a'), pin('b'), pin('c')), deleted('b'))
    expect(
      names(
        applyPinEvent(book, {
          type: 'pins.restored',
          data: { pins: [pin('b')], after: [testId('a')] },
        }),
      ),
    ).toEqual(['a', 'b', 'c'])
  })

  test('without its neighbour it goes before the first older row', () => {
    const book = replay(added(pin('new', { created_at: 3_000 }), pin('old', { created_at: 1_000 })))
    const restored: PinEvent = {
      type: 'pins.restored',
      data: { pins: [pin('middle', { created_at: 2_000 })], after: [testId('gone')] },
    }
    expect(names(applyPinEvent(book, restored))).toEqual(['new', 'middle', 'old'])
  })
})

describe('selection and commit', () => {
  test('only pins that are there are selected, each once', () => {
    expect(replay(added(pin('a'), pin('b')), selected('b', 'z', 'a', 'b')).selectedIds).toEqual([
      testId('b'),
      testId('a'),
    ])
  })

  test('committing copies: later selection changes leave the committed list alone, a second commit replaces it', () => {
    const book = replay(added(pin('a'), pin('b')), selected('a'), committed('a'), selected('b'))
    expect(book.committedIds).toEqual([testId('a')])
    expect(applyPinEvent(book, committed('b')).committedIds).toEqual([testId('b')])
  })

  test('without a current account selection actions do nothing', () => {
    const book = emptyBook()
    expect(
      [selected('a'), committed('a'), added(pin('a'))].reduce(
        (growing, event) => applyPinEvent(growing, event),
        book,
      ),
    ).toBe(book)
  })

  test('loading replaces the list and drops stale ids', () => {
    const book = replay(added(pin('a'), pin('b')), selected('a', 'b'), committed('a'), {
      type: 'pins.loaded',
      data: { pins: [pin('b'), pin('c')] },
    })
    expect(names(book)).toEqual(['b', 'c'])
    expect(book.selectedIds).toEqual([testId('b')])
    expect(book.committedIds).toEqual([])
    expect(book.pinGridKey).toBe(1)
  })
})
