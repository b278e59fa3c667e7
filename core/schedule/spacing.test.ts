import { expect, test } from 'vitest'
import { conflictAt, pageOfLink, type Sending, SendingIndex } from './spacing.ts'

const sent = (id: string, at: number, board = 'x'): Sending => ({
  id,
  at,
  link: '',
  picture_ids: [],
  board,
})

test('links that lead to one page are one', () => {
  const page = 'https://example.com/soup?size=2'
  expect(pageOfLink(`${page}&utm_source=a&UTM_Content=b#top`)).toBe(page)
  expect(pageOfLink(`  https://example.com/soup?utm_source=a`)).toBe('https://example.com/soup')
  expect(pageOfLink('https://example.com/soup?')).toBe('https://example.com/soup')
  expect(pageOfLink('https://example.com/?automatic=1')).toBe('https://example.com/?automatic=1')
  expect(pageOfLink(' ')).toBe('')
})

test('finds what is next to an instant, in whichever order it was added', () => {
  const index = new SendingIndex([sent('c', 30), sent('a', 10)])
  index.add(sent('b', 20))
  const ids = (at: number) => index.around('board x', at).map(({ id }) => id)
  expect(ids(9)).toEqual(['a'])
  expect(ids(10)).toEqual(['a', 'b'])
  expect(ids(29)).toEqual(['b', 'c'])
  expect(ids(31)).toEqual(['c'])
  expect(index.around('board y', 10)).toEqual([])
  expect(index.lastUntil('board x', 19)?.id).toBe('a')
  expect(index.lastUntil('board x', 9)).toBeUndefined()
})

test('counts from the start on and before the end, whatever the board', () => {
  const index = new SendingIndex([sent('a', 10), sent('b', 20, 'y'), sent('c', 20)])
  expect(index.countBetween(10, 20)).toBe(1)
  expect(index.countBetween(10, 21)).toBe(3)
  expect(index.countBetween(11, 21)).toBe(2)
})

test('of several that are too near the one that ends last is named', () => {
  const spacing = (rule: 'board' | 'gap', key: string, span: number) => ({ rule, key, span })
  const board = spacing('board', 'board x', 50)
  const gap = spacing('gap', 'gap', 5)
  const index = new SendingIndex([sent('a', 100), sent('b', 108, 'y')])
  const because = expect.objectContaining({ id: 'a' }) as unknown
  const expected = { rule: 'board', because, until: 150 }
  expect(conflictAt(104, [board, gap], index)).toEqual(expected)
  expect(conflictAt(104, [gap, board], index)).toEqual(expected)
  expect(conflictAt(104, [gap], index)).toMatchObject({ because: { id: 'b' }, until: 113 })
  expect(conflictAt(50, [board, gap], index)).toBeNull()
  expect(conflictAt(150, [board, gap], index)).toBeNull()
})
