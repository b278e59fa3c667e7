import { expect, test } from 'vitest'
import { subscribeSearch } from './subscribe-search.ts'

test('only what is known is read from the address', () => {
  expect(subscribeSearch({ result: 'success', plan: 'plus', more: 1 })).toEqual({
    result: 'success',
    plan: 'plus',
  })
  expect(subscribeSearch({ result: 'cancelled' })).toEqual({ result: 'cancelled' })
  expect(subscribeSearch({ result: '<script>', plan: ['plus'] })).toEqual({})
  expect(subscribeSearch({ plan: 'x'.repeat(3_000) }).plan).toHaveLength(100)
})
