/**
 * The ranges of bulk edits, cell by cell: what is inside, what is not, and what is stated about
 * what can't be done.
 */
import { expect, test } from 'vitest'
import { pin, testId } from '../pin.builder.ts'
import {
  columnsOf,
  editsOf,
  planClear,
  planFillDown,
  planPaste,
  planReplace,
  planWords,
  type SheetPlan,
  type SheetRange,
} from './sheet-edits.ts'

const pins = ['a', 'b', 'c', 'd'].map((name) => pin(name))
const scene = { pins, boards: [{ board_id: testId('cakes'), name: 'Cakes' }] }
const range = (
  firstRow: number,
  lastRow: number,
  ...[firstColumn = 0, lastColumn = firstColumn]: number[]
): SheetRange => ({ firstRow, lastRow, firstColumn, lastColumn })
const cells = ({ changes }: SheetPlan): string[] =>
  changes.map(({ row, column, after }) => `${row} ${column}: ${after}`)
const source = { pages: new Map(), brandName: '' }

test('a range has its first and its last column', () => {
  expect([columnsOf(range(0, 0, 1, 2)), columnsOf(range(0, 0, 9))]).toEqual([
    ['description', 'alt_text'],
    ['page'],
  ])
})

test('a change has the pin, its position, the old value and the new one', () => {
  expect(planClear(scene, range(1, 1, 1)).changes).toEqual([
    {
      id: testId('b'),
      row: 1,
      column: 'description',
      before: 'Description of b.',
      after: '',
      patch: { description: '' },
    },
  ])
})

test('emptying takes every row of the range and no other', () => {
  expect(cells(planClear(scene, range(1, 2, 1, 2)))).toEqual([
    '1 description: ',
    '2 description: ',
    '1 alt_text: ',
    '2 alt_text: ',
  ])
})

test('emptying passes over what can only be read, without a word', () => {
  expect(planClear(scene, range(0, 1, 5, 9))).toEqual({ changes: [], refusals: [] })
})

test('filling down leaves the first row and those behind the last alone; without a first row nothing is filled', () => {
  expect(cells(planFillDown(scene, range(1, 2, 1)))).toEqual(['2 description: Description of b.'])
  expect(planFillDown(scene, range(7, 9, 1))).toEqual({ changes: [], refusals: [] })
})

test('words count from one at the first row of the range, and say which variable they do not know', () => {
  expect(
    cells(planWords(scene, { range: range(2, 3), column: 'alt_text', text: 'No. {n}', source })),
  ).toEqual(['2 alt_text: No. 1', '3 alt_text: No. 2'])
  expect(
    planWords(scene, { range: range(0, 0), column: 'title', text: '{nothing}', source }).refusals,
  ).toEqual([
    {
      row: 0,
      column: 'title',
      text: '{nothing}',
      fault: { reason: 'noVariable', name: 'nothing' },
    },
  ])
  expect(
    planWords(scene, { range: range(3, 4), column: 'title', text: 'x', source }).refusals,
  ).toEqual([{ row: 4, column: 'title', text: 'x', fault: { reason: 'noPin' } }])
})

test('a table fills a range that it fits a whole number of times, down and over, else it keeps its size', () => {
  expect(cells(planPaste(scene, range(0, 1, 0, 1), [['x']]))).toEqual([
    '0 title: x',
    '0 description: x',
    '1 title: x',
    '1 description: x',
  ])
  expect(planPaste(scene, range(0, 0, 1, 2), [['x']])).toMatchObject({
    changes: [{ column: 'description' }, { column: 'alt_text' }],
    refusals: [],
  })
  expect(cells(planPaste(scene, range(0, 0, 0, 3), [['x', 'y']]))).toHaveLength(3)
  expect(cells(planPaste(scene, range(0, 0, 0, 2), [['x', 'y']]))).toEqual([
    '0 title: x',
    '0 description: y',
  ])
  expect(cells(planPaste(scene, range(0, 3, 0), [['x'], ['y']]))).toHaveLength(4)
  expect(cells(planPaste(scene, range(0, 0, 0), [['x'], ['y']]))).toHaveLength(2)
  expect(planPaste(scene, range(0, 3), [])).toEqual({ changes: [], refusals: [] })
  expect(cells(planPaste(scene, range(0, 0, 1), [['x', 'y']]))).toEqual([
    '0 description: x',
    '0 alt_text: y',
  ])
})

test('cells right of the last column and below the last pin are reported', () => {
  expect(planPaste(scene, range(3, 3, 9), [['x', 'y'], ['z']])).toMatchObject({
    changes: [],
    refusals: [
      { row: 3, column: 'page', fault: { reason: 'notEditable' } },
      { row: 4, column: 'page', fault: { reason: 'noPin' } },
    ],
  })
})

const replacing = {
  find: 'Title',
  replace: 'Name',
  isCaseSensitive: true,
  column: 'title' as const,
  source,
}

test('replacing keeps to its rows, replaces every place in a cell, and says where there is nothing to put in', () => {
  expect(cells(planReplace(scene, { ...replacing, range: range(1, 2) }))).toEqual([
    '1 title: Name b',
    '2 title: Name c',
  ])
  expect(
    cells(
      planReplace(
        { ...scene, pins: [pin('a', { title: 'Title of Title' })] },
        { ...replacing, range: range(0, 5) },
      ),
    ),
  ).toEqual(['0 title: Name of Name'])
  expect(
    planReplace(scene, { ...replacing, replace: '{board}', range: range(0, 0) }).refusals,
  ).toEqual([
    { row: 0, column: 'title', text: 'Title a', fault: { reason: 'nothingFor', name: 'board' } },
  ])
  expect(
    planReplace(scene, { ...replacing, replace: '{board}', range: range(0, 3) }).refusals.map(
      ({ row }) => row,
    ),
  ).toEqual([0, 1, 2, 3])
  // A row without the search words does not need a value for the placeholder.
  expect(
    planReplace(scene, {
      ...replacing,
      find: 'Title a',
      replace: '{board}',
      range: range(0, 3),
    }).refusals.map(({ row }) => row),
  ).toEqual([0])
  expect(cells(planReplace(scene, { ...replacing, replace: '{n}', range: range(2, 3) }))).toEqual([
    '2 title: 1 c',
    '3 title: 2 d',
  ])
  expect(planReplace(scene, { ...replacing, find: 'title', range: range(0, 3) }).changes).toEqual(
    [],
  )
  expect(
    cells(
      planReplace(scene, {
        ...replacing,
        column: 'all',
        find: 'a',
        replace: 'o',
        range: range(0, 0),
      }),
    ),
  ).toEqual(['0 title: Title o', '0 description: Description of o.', '0 alt_text: Picture o'])
})

test('words that are untidy already are left as they are', () => {
  expect(
    planPaste({ ...scene, pins: [pin('a', { title: ' Soup ' })] }, range(0, 0), [[' Soup ']]),
  ).toEqual({ changes: [], refusals: [] })
})

test('signs of a pattern are just signs', () => {
  const odd = '.*+?^${}()|[]\\'
  expect(
    cells(
      planReplace(
        { ...scene, pins: [pin('a', { title: `x ${odd}` })] },
        { ...replacing, find: odd, range: range(0, 0) },
      ),
    ),
  ).toEqual(['0 title: x Name'])
})

test('the cells of one pin are one edit, the last word on a field counts', () => {
  const change = (id: string, patch: object) => ({
    id,
    row: 0,
    column: 'title' as const,
    before: '',
    after: '',
    patch,
  })
  expect(editsOf([change('a', { title: '1' }), change('a', { alt_text: '2' })])).toEqual([
    { id: 'a', patch: { title: '1', alt_text: '2' } },
  ])
  expect(
    editsOf([
      change('a', { title: '1' }),
      change('b', { title: '2' }),
      change('a', { alt_text: '3', title: '4' }),
    ]),
  ).toEqual([
    { id: 'a', patch: { title: '4', alt_text: '3' } },
    { id: 'b', patch: { title: '2' } },
  ])
})
