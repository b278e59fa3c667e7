import { expect, test } from 'vitest'
import { matchBoard, suggestBoardNames } from './board-names.ts'

test('names are distinct, at most 50 characters, the topic first, and repeat no word', () => {
  const names = suggestBoardNames('small garden ideas')
  expect(names[0]).toBe('Small Garden Ideas')
  expect(names).toHaveLength(8)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name.length > 50 || /Ideas.*Ideas/.test(name))).toEqual([])
})

test('the same seed gives the same names, another seed another order', () => {
  expect(suggestBoardNames('lemon muffins', { seed: 3 })).toEqual(
    suggestBoardNames('lemon muffins', { seed: 3 }),
  )
  expect(suggestBoardNames('lemon muffins', { seed: 3 })).not.toEqual(
    suggestBoardNames('lemon muffins'),
  )
})

test('the board that shares the words is matched, a stranger is not', () => {
  const boards = [{ name: 'Muffin Recipes' }, { name: 'Garden' }]
  expect(matchBoard('lemon muffins', boards)?.name).toBe('Muffin Recipes')
  expect(matchBoard('wedding dress', boards)).toBeNull()
})

test('a board is named for the topic, not for what people type behind it', () => {
  expect(suggestBoardNames('tomato soup recipe', { count: 3 })).toEqual([
    'Tomato Soup Recipes',
    'Tomato Soup',
    'Tomato Soup Ideas',
  ])
  expect(suggestBoardNames('floating shelf tips', { count: 2 })).toEqual([
    'Floating Shelf',
    'Floating Shelf Ideas',
  ])
})

test('Arabic names leave the topic’s own words as they are, are distinct, fit and say nothing twice', () => {
  const names = suggestBoardNames('ديكور غرفة النوم', { lang: 'ar', count: 24 })
  expect(names.slice(0, 3)).toEqual([
    'ديكور غرفة النوم',
    'أفكار ديكور غرفة النوم',
    'ديكور غرفة النوم للمبتدئين',
  ])
  expect(names.length).toBeGreaterThanOrEqual(7)
  expect(
    names.filter(
      (name) => name.length > 50 || !name.includes('ديكور غرفة النوم') || /[a-z]/i.test(name),
    ),
  ).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(
    suggestBoardNames('أفكار حديقة شرفة', { lang: 'ar', count: 24 }).filter((name) =>
      /أفكار.*أفكار/.test(name),
    ),
  ).toEqual([])
  expect(
    suggestBoardNames('أفكار حديقة شرفة', { lang: 'ar', count: 24 }).filter((name) =>
      /^(?:نصائح|كل)/.test(name),
    ),
  ).toEqual([])
  expect(suggestBoardNames('حديقة '.repeat(9), { lang: 'ar' })).toEqual([])
  expect(suggestBoardNames('حديقة', { lang: 'ar', seed: 2 })[0]).toBe('حديقة')
})
