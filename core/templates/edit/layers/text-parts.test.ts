import { describe, expect, test } from 'vitest'
import { movedPart, retypedParts, wordsOfParts, type TextParts } from './text-parts.ts'

const bold = { weight: 'bold' as const }
const parts: TextParts = [{ text: 'Soup ' }, { text: 'tonight', style: bold }, { text: '!' }]
const textsOf = (all: TextParts): string[] => all.map(({ text }) => text)

describe('typed words', () => {
  test.each([
    ['in the middle of a part', 'Soup toXnight!', ['Soup ', 'toXnight', '!']],
    ['at the border of two parts', 'Soup Xtonight!', ['Soup X', 'tonight', '!']],
    ['at the beginning', 'XSoup tonight!', ['XSoup ', 'tonight', '!']],
    ['at the end', 'Soup tonight!X', ['Soup ', 'tonight', '!X']],
    ['over the border of two parts', 'SouXnight!', ['SouX', 'night', '!']],
    ['instead of all', 'New', ['New', '', '']],
    ['instead of nothing that changes', 'Soup tonight!', ['Soup ', 'tonight', '!']],
    ['as nothing', '', ['', '', '']],
  ])('%s', (_where, words, texts) => {
    const typed = retypedParts(parts, words)
    expect(textsOf(typed)).toEqual(texts)
    expect(wordsOfParts(typed)).toBe(words)
    expect(typed[1]?.style).toBe(bold)
  })

  test('deleted letters are those of their parts', () => {
    expect(textsOf(retypedParts(parts, 'Soup ton!'))).toEqual(['Soup ', 'ton', '!'])
    expect(textsOf(retypedParts(parts, 'Sight!'))).toEqual(['S', 'ight', '!'])
  })

  test('another emoji replaces the one before in the same part', () => {
    const food: TextParts = [{ text: '🍂' }, { text: '🍲', style: bold }]
    expect(textsOf(retypedParts(food, '🍂🍜'))).toEqual(['🍂', '🍜'])
  })

  test.each([
    ['🍲', [{ text: '🍂' }, { text: '🍲', style: bold }], ['', '🍲']],
    ['Soup 🍲', [{ text: 'Soup 🍂' }, { text: '🍲' }], ['Soup ', '🍲']],
    ['🍂', [{ text: '🍂' }, { text: '🎂' }], ['🍂', '']],
    ['a🎂b', [{ text: 'a🍂' }, { text: 'b' }], ['a🎂', 'b']],
    ['🍂', [{ text: '📂' }, { text: '🍂' }], ['', '🍂']],
  ] satisfies [string, TextParts, string[]][])(
    '%s, one emoji less or another, has only whole emoji',
    (words, food, texts) => {
      expect(textsOf(retypedParts(food, words))).toEqual(texts)
    },
  )

  test('words typed over a whole part are in that part', () => {
    expect(textsOf(retypedParts(parts, 'Soup later!'))).toEqual(['Soup ', 'later', '!'])
  })

  test('no change of emoji splits one', () => {
    const all = ['🍂', '🍲', '🎂', '📂', 'a', '🍲🍂', '🍂🍲🎂', '🍲a🍂', '📂🍂', '']
    for (const first of all)
      for (const second of all)
        for (const words of all) {
          const typed = retypedParts([{ text: first }, { text: second }], words)
          expect(wordsOfParts(typed)).toBe(words)
          expect(typed.every(({ text }) => text.isWellFormed())).toBe(true)
        }
  })

  test.each(['a', 'aa', 'aba', 'abab', '', 'bbbb'])('are the words of the parts: %s', (words) => {
    const repeated: TextParts = [{ text: 'ab' }, { text: '' }, { text: 'aba' }]
    expect(wordsOfParts(retypedParts(repeated, words))).toBe(words)
  })
})

test('a part is moved before or behind another, and not out of the text', () => {
  expect(textsOf(movedPart(parts, 1, -1))).toEqual(['tonight', 'Soup ', '!'])
  expect(textsOf(movedPart(parts, 1, 1))).toEqual(['Soup ', '!', 'tonight'])
  expect(movedPart(parts, 0, -1)).toBe(parts)
  expect(movedPart(parts, 2, 1)).toBe(parts)
})
