import { expect, test } from 'vitest'
import { nothingStored, syncInWords } from './pin-sync-words.ts'

test('what is nearest to a loss is said first', () => {
  const words = (pending: number, state: 'saved' | 'saving' | 'memoryOnly') =>
    (['syncing', 'resting', 'waiting'] as const).map((phase) =>
      syncInWords({ pending, state }, phase),
    )
  for (const state of ['saving', 'memoryOnly'] as const)
    expect(words(2, state)).toEqual([0, 1, 2].map(() => ({ pending: 2, state })))
  expect(words(2, 'saved').map(({ state }) => state)).toEqual(['sending', 'saved', 'waiting'])
  expect(words(0, 'saved')).toEqual([0, 1, 2].map(() => ({ pending: 0, state: 'saved' })))
  expect(nothingStored).toEqual({ pending: 0, state: 'saved' })
})
