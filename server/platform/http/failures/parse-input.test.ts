import { expect, test } from 'vitest'
import { z } from 'zod'
import { Id } from '#core/contract/call/primitives.ts'
import { parseInput } from './parse-input.ts'

const Form = z.object({ name: z.string(), age: z.number(), ids: z.array(Id).max(5_000) })

test('all problems of a form are found at once', () => {
  const parsed = parseInput(Form, { name: 1, age: 'two', ids: ['a', 'b'] })
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'name',
    'age',
    'ids.0',
    'ids.1',
  ])
})

test('of many values only the first problem is found, in lists and in objects', () => {
  const wrong = { name: 'Ada', age: 36 }
  for (const ids of [
    Array.from({ length: 2_000 }, () => 'a'),
    [Object.fromEntries(Array.from({ length: 2_000 }, (_, nth) => [nth, 'a'])), 'b'],
  ])
    expect(parseInput(Form, { ...wrong, ids }).error?.issues).toMatchObject([{ path: ['ids', 0] }])
})

test('many right values are parsed as always', () => {
  const ids = Array.from({ length: 2_000 }, () => crypto.randomUUID())
  expect(parseInput(Form, { name: 'Ada', age: 36, ids }).data?.ids).toEqual(ids)
})
