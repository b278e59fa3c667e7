import { describe, expect, test } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { pin, testAccount, testId } from '../pin.builder.ts'
import { filterPins, hasFilters } from './pin-filters.ts'
import { PinFilters, defaultFilters } from './pin-filters.schema.ts'
import { applyPinEvent, emptyBook } from '../book/pin.reducer.ts'
import { getPin } from '../book/pin-selectors.ts'

function found(pins: Pin[], filters: Partial<PinFilters>): string[] {
  const book = applyPinEvent(emptyBook(testAccount), {
    type: 'pins.added',
    data: { pins, autoSelect: false },
  })
  return filterPins(book, { ...defaultFilters, ...filters }).map(
    (id) => getPin(book, id)?.design.headline ?? '?',
  )
}

const some = [
  pin('a', { title: 'Lemon CAKE', created_at: 3_000, favored: true, status: 'draft' }),
  pin('b', {
    title: 'Bread',
    description: 'Goes with lemon curd',
    created_at: 2_000,
    pin_type: 'quote',
  }),
  pin('c', { title: 'apple pie 10', created_at: 1_000, status: 'published' }),
  pin('d', { title: 'apple pie 9', created_at: 4_000, status: 'published' }),
]

describe('filters', () => {
  test('the defaults show all, the newest first', () => {
    expect(found(some, {})).toEqual(['d', 'a', 'b', 'c'])
    expect(hasFilters(defaultFilters)).toBe(false)
  })

  test('the query matches title or description without regard to case', () => {
    expect(found(some, { query: ' LEMON ' })).toEqual(['a', 'b'])
    expect(found(some, { query: 'lemon cakedescription' })).toEqual([])
  })

  test('a query never matches over the border of title and description', () => {
    expect(found([pin('x', { title: 'one', description: 'two' })], { query: 'onetwo' })).toEqual([])
  })

  test('status is a list; "all" or an empty list takes every status', () => {
    expect(found(some, { status: ['draft', 'published'] })).toEqual(['d', 'a', 'c'])
    expect(found(some, { status: ['draft', 'all'] })).toHaveLength(4)
    expect(found(some, { status: [] })).toHaveLength(4)
  })

  test('favored compares to true or false, empty takes both', () => {
    expect(found(some, { favored: 'true' })).toEqual(['a'])
    expect(found(some, { favored: 'false' })).toEqual(['d', 'b', 'c'])
  })

  test('pin type and time of creation', () => {
    expect(found(some, { pinType: 'quote' })).toEqual(['b'])
    expect(found(some, { createdAt: { from: 2_000, to: 4_000 } })).toEqual(['a', 'b'])
  })

  test('the order is a field with asc or desc, a list breaks ties, numbers in words count as numbers', () => {
    expect(found(some, { sort: ['created_at asc'] })).toEqual(['c', 'b', 'a', 'd'])
    expect(found(some, { sort: ['title asc'] })).toEqual(['d', 'c', 'b', 'a'])
    expect(found(some, { sort: ['status desc', 'created_at asc'] })).toEqual(['c', 'd', 'b', 'a'])
  })

  test('equal pins keep the order of the list', () => {
    expect(found([pin('x'), pin('y'), pin('z')], { sort: ['favored desc'] })).toEqual([
      'x',
      'y',
      'z',
    ])
  })

  test('an edited pin is found by its new words', () => {
    const book = applyPinEvent(emptyBook(testAccount), {
      type: 'pins.added',
      data: { pins: some, autoSelect: false },
    })
    expect(filterPins(book, { ...defaultFilters, query: 'rye' })).toEqual([])
    const edited = applyPinEvent(book, {
      type: 'pin.updated',
      data: { id: pin('b').id, patch: { title: 'Rye bread' }, before: {} },
    })
    expect(filterPins(edited, { ...defaultFilters, query: 'rye' })).toEqual([pin('b').id])
  })

  test('filters from an old bookmark fall back field by field', () => {
    expect(
      PinFilters.parse({ query: 7, status: ['nonsense'], sort: ['x'], favored: 'true' }),
    ).toEqual({ ...defaultFilters, favored: 'true' })
  })
})

describe('what can be asked', () => {
  test('every field by itself is a filter; spaces are none', () => {
    const asked: Partial<PinFilters>[] = [
      { query: 'x' },
      { status: ['draft'] },
      { pinType: 'quote' },
      { favored: 'true' },
      { createdAt: { from: 1, to: null } },
      { createdAt: { from: null, to: 1 } },
      { pageId: testId('page') },
      { boardId: 'none' },
      { interest: 'soup' },
      { exported: 'false' },
      { pageId: testAccount },
    ]
    expect(asked.map((one) => hasFilters({ ...defaultFilters, ...one }))).toEqual(
      asked.map(() => true),
    )
    expect([
      hasFilters({ ...defaultFilters, query: '  ' }),
      hasFilters({ ...defaultFilters, status: [] }),
    ]).toEqual([false, false])
  })

  test('the pins of one page, and every filter together with the others', () => {
    const all = [
      pin('a', { page_id: testAccount, favored: true }),
      pin('b', { page_id: testAccount }),
      pin('c', { favored: true }),
    ]
    expect(found(all, { pageId: testAccount })).toEqual(['a', 'b'])
    expect(found(all, { pageId: testAccount, favored: 'true', query: 'title' })).toEqual(['a'])
    expect(found(all, { query: 'title b', sort: ['title desc'] })).toEqual(['b'])
  })

  test('from is included and to is not', () => {
    expect(found(some, { createdAt: { from: 3_000, to: null } })).toEqual(['d', 'a'])
    expect(found(some, { createdAt: { from: null, to: 3_000 } })).toEqual(['b', 'c'])
  })

  test('in an address each field that is wrong falls back by itself, and what is right stays', () => {
    expect(PinFilters.parse({})).toEqual(defaultFilters)
    expect(
      PinFilters.parse({
        query: 'x'.repeat(201),
        status: ['nonsense'],
        pinType: 'x',
        favored: 'yes',
        sort: ['title up'],
        createdAt: 7,
        pageId: 'x',
        boardId: 'x',
        interest: 7,
        exported: 'yes',
      }),
    ).toEqual(defaultFilters)
    const right = {
      query: 'x'.repeat(200),
      status: ['all', 'draft'],
      pinType: 'quote',
      favored: 'false',
      sort: ['title asc', 'created_at desc'],
      createdAt: { from: 1, to: 2 },
      pageId: testAccount,
      boardId: 'none',
      interest: 'soup',
      exported: 'true',
    }
    expect(PinFilters.parse(right)).toEqual(right)
    expect(
      PinFilters.parse({ ...right, favored: 'true', pageId: '', pinType: '', sort: [] }),
    ).toMatchObject({ favored: 'true', pageId: '', pinType: '', sort: ['created_at desc'] })
    for (const field of [
      'created_at',
      'updated_at',
      'title',
      'status',
      'favored',
      'board_name',
      'pin_type',
    ])
      expect(PinFilters.parse({ sort: [`${field} asc`] }).sort).toEqual([`${field} asc`])
  })
})
