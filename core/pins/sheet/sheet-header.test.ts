import { expect, test } from 'vitest'
import { columnsByName, type ColumnNames } from './sheet-header.ts'

const names: ColumnNames = new Map([
  ['title', 'title'],
  ['name', 'title'],
  ['link', 'link'],
  ['page', 'page'],
])
const columns = (table: string[][], first?: 'title' | 'link' | 'page') =>
  columnsByName(table, { names, first })

test('two names make a row of names, whatever their case and spaces; cells under others belong nowhere', () => {
  expect(columns([[' Title ', 'Colour', 'LINK']])).toEqual(['title', undefined, 'link'])
})

test('a column that is named twice is the first', () => {
  expect(columns([['title', 'link', 'name']])).toEqual(['title', 'link', undefined])
})

test('one name alone is a name only over more rows and in its own column', () => {
  expect(columns([['Page'], ['x']], 'page')).toEqual(['page'])
  expect(columns([['Page']], 'page')).toBeNull()
  expect(columns([['Page'], ['x']], 'title')).toBeNull()
  expect(columns([['Page'], ['x']])).toBeNull()
  expect(
    columns(
      [
        ['Page', 'y'],
        ['x', 'z'],
      ],
      'page',
    ),
  ).toBeNull()
})

test('a row of a pin, and no row at all, are no names', () => {
  expect(columns([['Soup', 'https://example.com']], 'title')).toBeNull()
  expect(columns([], 'title')).toBeNull()
})
