import { expect, test } from 'vitest'
import { parseJson } from './json-text.ts'

test('what is no JSON is undefined, and null is JSON', () => {
  expect(['{"a":1}', 'null', '<html>', '', null, undefined, 4].map(parseJson)).toEqual([
    { a: 1 },
    null,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
