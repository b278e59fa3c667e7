import { expect, test } from 'vitest'
import { dealPins, handsOf, sharesOf } from './deal-pins.ts'

const hands = (page_id: string, ...ids: (string | null)[]) =>
  ids.map((interest_id) => ({ page_id, interest_id }))

test('shares are what the deal of the same count gives', () => {
  const pages = [hands('a', '1', '2', '3'), hands('b', '4')]
  for (let count = 0; count < 30; count += 1) {
    const dealt = dealPins(pages, count)
    for (const { page_id, interest_id, pins } of sharesOf(pages, count).flat())
      expect(pins).toBe(
        dealt.filter((pin) => pin.page_id === page_id && pin.interest_id === interest_id).length,
      )
  }
})

test('pins alternate between pages and count up within each page', () => {
  expect(dealPins([hands('a', '1', '2'), hands('b', '3')], 4)).toEqual([
    { page_id: 'a', interest_id: '1', turn: 0 },
    { page_id: 'b', interest_id: '3', turn: 0 },
    { page_id: 'a', interest_id: '2', turn: 1 },
    { page_id: 'b', interest_id: '3', turn: 1 },
  ])
})

test('a page with many interests gets no more pins than another', () => {
  const shares = sharesOf([hands('a', '1', '2', '3'), hands('b', '4'), hands('c', null)], 12)
  expect(shares.map((page) => page.map(({ pins }) => pins))).toEqual([[2, 1, 1], [4], [4]])
})

test('a page without hands gets none, and the others get all', () => {
  expect(sharesOf([[], hands('b', '4')], 3).map((page) => page.map(({ pins }) => pins))).toEqual([
    [],
    [3],
  ])
  expect(dealPins([[]], 3)).toEqual([])
})

test('with fewer pins than interests the last ones get none', () => {
  expect(sharesOf([hands('a', '1', '2', '3')], 2)).toEqual([
    [
      { page_id: 'a', interest_id: '1', pins: 1 },
      { page_id: 'a', interest_id: '2', pins: 1 },
      { page_id: 'a', interest_id: '3', pins: 0 },
    ],
  ])
})

test('named interests come before chosen ones, chosen ones before all, and a page without any is itself', () => {
  const page = (...chosen: boolean[]) => ({
    id: 'a',
    interests: chosen.map((isChosen, nth) => ({ id: String(nth), chosen: isChosen })),
  })
  const idsOf = (...args: Parameters<typeof handsOf>) =>
    handsOf(...args).map(({ interest_id }) => interest_id)
  expect(idsOf(page(true, false, true), ['1'])).toEqual(['1'])
  expect(idsOf(page(true, false, true), [])).toEqual(['0', '2'])
  expect(idsOf(page(false, false), ['gone'])).toEqual(['0', '1'])
  expect(idsOf(page(), [])).toEqual([null])
})
