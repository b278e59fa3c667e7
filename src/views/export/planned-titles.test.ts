import { expect, test } from 'vitest'
import type { Publication } from '#core/contract/publications.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { plannedTitles } from './planned-titles.ts'

const at = (board: string, state: Publication['state']): Publication => ({
  id: testId(board),
  at: 1,
  wall: '2026-11-27T09:00',
  zone: 'UTC',
  board_id: testId(board),
  state,
})

test('counts pins with a time ahead and names those that are or may be published', () => {
  expect(
    plannedTitles([
      pin('draft'),
      pin('planned', { publications: [at('a', 'planned')] }),
      pin('both', { publications: [at('a', 'published'), at('b', 'planned')] }),
      pin('unknown', { publications: [at('a', 'unknown')] }),
      pin('failed', { publications: [at('a', 'failed')] }),
    ]),
  ).toEqual({ planned: 2, published: ['Title both', 'Title unknown'] })
})
