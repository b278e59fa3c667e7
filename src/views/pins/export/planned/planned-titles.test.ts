import { expect, test } from 'vitest'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { plannedTitles, withoutPublished } from './planned-titles.ts'

const at = (board: string, state: Publication['state']): Publication => ({
  id: testId(board),
  at: 1,
  wall: '2026-11-27T09:00',
  zone: 'UTC',
  board_id: testId(board),
  state,
})

const pins = [
  pin('draft'),
  pin('planned', { publications: [at('a', 'planned')] }),
  pin('both', { publications: [at('a', 'published'), at('b', 'planned')] }),
  pin('unknown', { publications: [at('a', 'unknown')] }),
  pin('failed', { publications: [at('a', 'failed')] }),
]

test('counts pins with a time ahead and names those that are or may be published', () => {
  const { planned, published } = plannedTitles(pins)
  expect(planned).toBe(2)
  expect(published.map(({ title }) => title)).toEqual(['Title both', 'Title unknown'])
})

test('a file without what is published has all other pins, in their order', () => {
  const ids = pins.map(({ id }) => id)
  expect(withoutPublished(ids, plannedTitles(pins))).toEqual(
    ['draft', 'planned', 'failed'].map(testId),
  )
})
