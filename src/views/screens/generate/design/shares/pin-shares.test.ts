import { expect, test } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import { boardShares, countInterests, forecastOf, pageShares } from './pin-shares.ts'
import type { ChosenPage } from '../../../../pins/generation/use-generation.ts'

// Only ids, names and what is chosen are looked at.
const chosen = (id: string, names: readonly string[]): ChosenPage => {
  const interests = names.map((interest_name) => ({
    id: `${id} ${interest_name}`,
    interest_name,
    chosen: true,
  }))
  return { page: { id, interests }, interests } as unknown as ChosenPage
}
const config = (pages: readonly ChosenPage[], n_pins: number) => ({
  pages: pages.map(({ page, interests }) => ({
    page_id: page.id,
    interest_ids: interests.map(({ id }) => id),
  })),
  n_pins,
})
const pages = [chosen('soup', ['tomato soup', 'autumn dinner']), chosen('shelf', [])]

test('pages and interests get what a deal of all pins gives them', () => {
  const shares = pageShares(pages, config(pages, 7))
  expect(
    shares.map(({ pins, interests }) => [
      pins,
      interests.map((share) => [share.interest?.interest_name ?? null, share.pins]),
    ]),
  ).toEqual([
    [
      4,
      [
        ['tomato soup', 2],
        ['autumn dinner', 2],
      ],
    ],
    [3, [[null, 3]]],
  ])
})

test('a page that takes no part has no share', () => {
  expect(pageShares(pages, config(pages.slice(0, 1), 4)).map(({ page }) => page.id)).toEqual([
    'soup',
  ])
})

const made = (interest: string, board_name: string, created_at: number) => ({
  ...pin(`${interest} ${created_at}`),
  interest: { id: interest, interest },
  board_name,
  created_at,
})

test('boards get the pins of the interests whose newest pins they hold', () => {
  const shares = pageShares(pages, config(pages, 7))
  const earlier = [
    made('Tomato Soup', 'Soups', 1),
    made('tomato soup', 'Winter soups', 2),
    made('autumn dinner', 'Winter soups', 1),
    made('bread', 'Baking', 3),
  ]
  expect(boardShares(shares, earlier)).toEqual([{ name: 'Winter soups', pins: 4 }])
  expect(boardShares(shares, [])).toEqual([])
})

test('an interest counts where it gets a pin, on a page with more interests than pins too', () => {
  expect(countInterests(pageShares(pages, config(pages, 2)))).toEqual({ dealt: 1, without: 1 })
  expect(countInterests(pageShares(pages, config(pages, 7)))).toEqual({ dealt: 2, without: 0 })
})

test('the forecast names how many interests were chosen where some get no pin', () => {
  expect(forecastOf(pageShares(pages, config(pages, 2)), 2)).toEqual({
    id: 'design.forecastSome',
    values: { pins: 2, pages: 2, interests: 1, chosen: 2 },
  })
  expect(forecastOf(pageShares(pages, config(pages, 7)), 7)).toEqual({
    id: 'design.forecast',
    values: { pins: 7, pages: 2, interests: 2 },
  })
})
