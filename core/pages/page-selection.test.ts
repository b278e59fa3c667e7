import { expect, test } from 'vitest'
import type { Page } from '#core/contract/content/pages.contract.ts'
import { interestOf, pageOf } from './page.builder.ts'
import {
  emptySelection,
  placeholderInterest,
  restoredSelection,
  selectPages,
  togglePage,
  withPages,
  normalisePageId,
} from './page-selection.ts'

const uuid = (last: number): string => `0192f0c1-2d3e-7abc-8def-${String(last).padStart(12, '0')}`
const [account, one, two, soup] = [uuid(1), uuid(2), uuid(3), uuid(4)] as const
const interest = interestOf(soup, {
  interest_name: 'tomato soup',
  relevance: 90,
  related_interests: ['stew'],
  rake_keywords: [{ phrase: 'tomato', score: 4 }],
})
const page = (id: string, fields: Partial<Page> = {}): Page =>
  pageOf(id, account, { title: '', kind: 'other', interests: [interest], ...fields })
const chosen = (...ids: string[]) => selectPages(emptySelection(account), ids)

test('page ids of 32 hex characters are written 8-4-4-4-12, others are left alone', () => {
  expect(normalisePageId('0192F0C12D3E7ABC8DEF000000000002')).toBe(one)
  expect(normalisePageId('0192f0c1-2d3e7abc8def-0000-00000002')).toBe(one)
  expect(normalisePageId('page-1')).toBe('page-1')
})

test('a page is selected once, whatever the spelling of its id', () => {
  expect(chosen(one, one.replaceAll('-', ''))).toMatchObject({ pages: [{ id: one }], count: 1 })
  expect(togglePage(chosen(one, two), one.toUpperCase())).toMatchObject({
    pages: [{ id: two }],
    count: 1,
  })
})

test('while a page is read its interest is the placeholder', () => {
  const selection = withPages(chosen(one), [page(one, { status: 'pending', interests: [] })])
  expect(selection.pinsData[one]?.interests).toEqual({
    [one]: {
      status: 'pending',
      pins: [],
      interest_name: 'Loading...',
      search_volume: 0,
      related_interests: [],
      rake_keywords: [],
      annotations: [],
      rake_data_source: 'none',
    },
  })
  expect(withPages(selection, [page(one)]).pinsData[one]?.interests).toEqual({
    [soup]: expect.objectContaining({
      interest_name: 'tomato soup',
      search_volume: null,
      status: 'ready',
    }),
  })
})

test('new interest data is merged: the pins made for an interest stay', () => {
  const before = chosen(one)
  const withPins = {
    ...before,
    pinsData: { [one]: { interests: { [soup]: { ...placeholderInterest(), pins: [uuid(8)] } } } },
  }
  expect(withPages(withPins, [page(one)]).pinsData[one]?.interests[soup]).toMatchObject({
    pins: [uuid(8)],
    interest_name: 'tomato soup',
  })
})

test('keyword results attach to their interest and touch no other', () => {
  const selection = withPages(chosen(one, two), [page(one), page(two)])
  const found = {
    ...interest,
    rake_keywords: [{ phrase: 'ripe tomato', score: 9 }],
    search_volume: 40,
  }
  const after = withPages(selection, [{ ...page(one), interests: [found] }, page(two)])
  expect(after.pinsData[one]?.interests[soup]).toMatchObject({
    search_volume: 40,
    rake_keywords: [{ phrase: 'ripe tomato', score: 9 }],
  })
  expect(after.pinsData[two]).toEqual(selection.pinsData[two])
})

test('pages that are gone leave the selection, with what was known of them', () => {
  const selection = withPages(restoredSelection({ accountId: account, pageIds: [one, two] }), [
    page(two),
  ])
  expect(selection).toMatchObject({ account_id: account, pages: [{ id: two }], count: 1 })
  expect(Object.keys(selection.pinsData)).toEqual([two])
})

test('a page that could not be read is not chosen; one that was read before stays', () => {
  const failed = page(one, { status: 'failed', interests: [] })
  expect(withPages(chosen(one, two), [failed, page(two)]).pages).toEqual([{ id: two }])
  expect(withPages(chosen(one), [page(one, { status: 'failed' })]).pages).toEqual([{ id: one }])
})
