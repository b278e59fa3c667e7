import { expect, test } from 'vitest'
import {
  areOvertaken,
  baseOf,
  type CellWords,
  dueWords,
  givenWords,
  typedWords,
  wordsUnder,
} from './cell-words.ts'

const due = (words: CellWords, value: string) => dueWords('title', words, value)
/** Typed over "Soup", handed over, and taken by the pin. */
const kept = wordsUnder(givenWords(typedWords('Bread '), 'Bread', 'Soup'), 'Bread')

test('what is typed is handed over once, without the space at its end, and goes on standing there', () => {
  expect(due(typedWords('Bread '), 'Soup')).toBe('Bread')
  expect(due(givenWords(typedWords('Bread '), 'Bread', 'Soup'), 'Soup')).toBeNull()
  expect(kept.typed).toBe('Bread ')
  expect(due(kept, 'Bread')).toBeNull()
})

test('an undo, a fill down or another device is not overwritten by what was handed over before', () => {
  for (const value of ['Soup', 'From the phone']) {
    const after = wordsUnder(kept, value)
    expect(after.typed).toBeNull()
    expect(due(after, value)).toBeNull()
  }
})

test('words typed since are a change of their own', () => {
  expect(due(wordsUnder(typedWords('Bread and'), 'From the phone'), 'From the phone')).toBe(
    'Bread and',
  )
})

test('until the pin says it, the words wait; what another device says meanwhile shows', () => {
  const sent = givenWords(typedWords('Bread'), 'Bread', 'Soup')
  expect(wordsUnder(sent, 'Soup')).toBe(sent)
  expect(wordsUnder(sent, 'From the phone').typed).toBeNull()
})

test('nothing, the same words and words that do not fit are not handed over', () => {
  for (const typed of ['', '  ', ' Soup ', 'x'.repeat(101)])
    expect(due(typedWords(typed), 'Soup')).toBeNull()
})

test('words typed before somebody else changed the pin are not handed over by themselves', () => {
  const kept = typedWords('Half a title', 'Soup')
  expect([due(kept, 'Soup'), areOvertaken('title', kept, 'Soup')]).toEqual(['Half a title', false])
  expect([due(kept, 'From the phone'), areOvertaken('title', kept, 'From the phone')]).toEqual([
    null,
    true,
  ])
  expect(areOvertaken('title', kept, 'Half a title')).toBe(false)
  const typedOn = typedWords('Half a title more', baseOf(kept, 'From the phone'))
  expect(due(typedOn, 'From the phone')).toBe('Half a title more')
})

test('one’s own words on their way to the pin overtake nothing', () => {
  const sent = givenWords(typedWords('Bread', 'Soup'), 'Bread', 'Soup')
  const typedOn = typedWords('Bread and', baseOf(sent, 'Soup'))
  expect(due(typedOn, 'Bread')).toBe('Bread and')
})
