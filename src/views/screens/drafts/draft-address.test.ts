import { expect, test } from 'vitest'
import { defaultFilters, type PinFilters } from '#core/pins/filters/pin-filters.schema.ts'
import { filtersOf, searchOf } from './address-filters.ts'
import { draftSearch } from './draft-address.ts'

const page = '0190a5a0-7b7c-7000-8000-000000000001'
const board = '0190a5a0-7b7c-7000-8000-000000000002'
const all: PinFilters = {
  query: 'soup',
  status: ['draft', 'failed'],
  pinType: 'list',
  favored: 'false',
  sort: ['title asc'],
  createdAt: { from: 1_790_000_000_000, to: 1_795_000_000_000 },
  pageId: page,
  boardId: board,
  interest: 'tomato soup',
  exported: 'false',
}

test('without filters the address is bare', () => {
  expect(searchOf(defaultFilters)).toEqual({})
  expect(filtersOf({})).toEqual(defaultFilters)
})

test('every filter is found again in the address', () => {
  expect(searchOf(all)).toEqual({
    q: 'soup',
    status: 'draft,failed',
    type: 'list',
    favored: false,
    from: 1_790_000_000_000,
    to: 1_795_000_000_000,
    page,
    board,
    interest: 'tomato soup',
    exported: false,
    sort: 'title-asc',
  })
  expect(filtersOf(draftSearch(searchOf(all)))).toEqual(all)
})

test('what an address has wrong is dropped, the rest counts', () => {
  expect(
    draftSearch({
      q: '',
      status: 'draft,nonsense',
      type: 'tower',
      favored: 'perhaps',
      from: 'soon',
      to: -4,
      page: 'x',
      sort: 'title-sideways',
      step: 'pins',
    }),
  ).toEqual({ status: 'draft' })
  expect(draftSearch({ status: 'nonsense', q: 'x'.repeat(201), sort: 'created_at-desc' })).toEqual({
    sort: 'created_at-desc',
  })
})

test('the spreadsheet stands beside the filters and is none', () => {
  expect(draftSearch({ view: 'sheet', q: 'soup' })).toEqual({ view: 'sheet', q: 'soup' })
  expect(draftSearch({ view: 'wall' })).toEqual({})
  expect(filtersOf({ view: 'sheet' })).toEqual(defaultFilters)
})

test('a query that reads as a number is still words', () => {
  expect(filtersOf(draftSearch({ q: 12 })).query).toBe('12')
})
