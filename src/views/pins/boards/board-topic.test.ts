import { expect, test } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { topicsOf } from './board-topic.ts'

// Only the interest and the page are looked at.
const pin = (interest: string | null, page_id: string, id = `${interest} ${page_id}`) =>
  ({
    id,
    page_id,
    interest: interest === null ? null : { id: interest, interest },
  }) as unknown as Pin
const langOf = (page: string) => (page.startsWith('de') ? 'de' : 'en')

test('the topic of a page is the interest that most of its pins have', () => {
  const pins = [pin('soup', 'p1', 'a'), pin('bread', 'p1', 'b'), pin('bread', 'p1', 'c')]
  expect(topicsOf(pins, langOf)).toEqual([
    { interest: 'bread', interests: ['bread', 'soup'], lang: 'en', pinIds: ['a', 'b', 'c'] },
  ])
  expect(topicsOf(pins.slice(0, 2), langOf)).toMatchObject([{ interest: 'soup' }])
})

test('each subject has a topic of its own pins, the one with most pins first', () => {
  const pins = [pin('soup', 'p1', 'a'), pin('bread', 'p2', 'b'), pin('Bread', 'p3', 'c')]
  expect(topicsOf(pins, langOf)).toEqual([
    { interest: 'bread', interests: ['bread'], lang: 'en', pinIds: ['b', 'c'] },
    { interest: 'soup', interests: ['soup'], lang: 'en', pinIds: ['a'] },
  ])
})

test('each language has a topic of its own pins', () => {
  const pins = [pin('pasta', 'p1', 'a'), pin('Pasta', 'de1', 'b'), pin('Pasta', 'de2', 'c')]
  expect(topicsOf(pins, langOf)).toEqual([
    { interest: 'Pasta', interests: ['Pasta'], lang: 'de', pinIds: ['b', 'c'] },
    { interest: 'pasta', interests: ['pasta'], lang: 'en', pinIds: ['a'] },
  ])
})

test('pins without an interest have no topic', () => {
  expect(topicsOf([pin(null, 'p1')], langOf)).toEqual([])
  expect(topicsOf([], langOf)).toEqual([])
})
