import { expect, test } from 'vitest'
import { boardByWords } from './board-by-words.ts'

const boards = [
  { words: 'lemon cakes', board: { board_id: 'lemon' } },
  { words: 'Cake', board: { board_id: 'cakes' } },
  { words: 'cookies', board: { board_id: 'cookies', section_id: 'thin' } },
  { words: 'كعك', board: { board_id: 'arabic' } },
  { words: 'Käse', board: { board_id: 'cheese' } },
]
const other = { board_id: 'other' }
const boardFor = (interest: string, keywords: string[] = [], title = '') =>
  boardByWords(
    {
      interest: interest === '' ? null : { id: '', interest },
      keywords,
      title,
    },
    { boards, default_board: other },
  )?.board_id

test.each([
  ['easy cakes', 'cakes'],
  ['the best LEMON-cake', 'lemon'],
  ['lemon and cake', 'cakes'],
  ['thin cookie recipes', 'cookies'],
  ['pancakes', 'other'],
  ['كعك الليمون', 'arabic'],
  ['würziger käse', 'cheese'],
  ['', 'other'],
])('an interest of “%s” goes to %s', (interest, board) => {
  expect(boardFor(interest)).toBe(board)
})

test('the interest counts before the keywords, and these before the title', () => {
  expect(boardFor('cookie tins', ['lemon cakes'], 'Käse')).toBe('cookies')
  expect(boardFor('tins', ['lemon cakes'], 'Käse')).toBe('lemon')
  expect(boardFor('tins', ['tins'], 'Käse')).toBe('cheese')
})

test('without a board for all others there is none', () => {
  const pin = { interest: null, keywords: [], title: 'Soup' }
  expect(boardByWords(pin, { boards, default_board: null })).toBeNull()
})
