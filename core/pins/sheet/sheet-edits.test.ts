import { describe, expect, test } from 'vitest'
import { prependRows } from '../book/pin-book.ts'
import { pin, testAccount, testId } from '../pin.builder.ts'
import { editPins } from '../pin-commands.ts'
import { cellText, sheetColumns, writeCell } from './sheet-columns.ts'
import {
  editsOf,
  planCell,
  planClear,
  planFillDown,
  planPaste,
  planReplace,
  planWords,
  type SheetRange,
} from './sheet-edits.ts'
import { applyPinEvent, emptyBook } from '../book/pin.reducer.ts'
import { listPins } from '../book/pin-selectors.ts'

const boards = [
  { board_id: testId('cakes'), name: 'Cakes' },
  { board_id: testId('cakes'), section_id: testId('lemon'), name: 'Cakes / Lemon' },
  { board_id: testId('mixed'), name: 'Soup, bread' },
]
const pins = ['a', 'b', 'c', 'd'].map((name) => pin(name))
const scene = { pins, boards }
const source = {
  pages: new Map([[testId('page'), { title: 'Cakes of Sicily', site_name: '' }]]),
  brandName: '',
}
const rows = (firstRow: number, lastRow: number, column = 0): SheetRange => ({
  firstRow,
  lastRow,
  firstColumn: column,
  lastColumn: column,
})
const afters = ({
  changes,
}: {
  changes: readonly { row: number; column: string; after: string }[]
}) => changes.map(({ row, column, after }) => `${row} ${column}: ${after}`)

describe('a cell', () => {
  test('that is too long is refused with both lengths, and nothing is cut', () => {
    expect(writeCell('title', 'x'.repeat(101), [])).toEqual({
      ok: false,
      fault: { reason: 'tooLong', length: 101, limit: 100 },
    })
    expect(writeCell('title', 'x'.repeat(100), [])).toMatchObject({ ok: true })
    expect(writeCell('description', 'x'.repeat(10_000_000), [])).toMatchObject({
      fault: { reason: 'tooLong', limit: 500 },
    })
  })

  test('has the rules of the editor: one line, nothing around it, and a title', () => {
    expect(writeCell('description', ' Two\nlines ', [])).toEqual({
      ok: true,
      patch: { description: 'Two lines' },
    })
    expect(afters(planCell(scene, { row: 0, column: 'title', text: ' Soup\n' }))).toEqual([
      '0 title: Soup',
    ])
    expect(planCell(scene, { row: 0, column: 'title', text: ' Title a ' })).toEqual({
      changes: [],
      refusals: [],
    })
    expect(planClear(scene, rows(0, 0))).toMatchObject({
      changes: [],
      refusals: [{ row: 0, column: 'title', fault: { reason: 'noTitle' } }],
    })
  })

  test('takes boards by name, also those with commas and sections, and names one that does not exist', () => {
    expect(writeCell('boards', ' cakes / lemon, Soup, bread ,Cakes', boards)).toEqual({
      ok: true,
      patch: {
        boards: [
          { board_id: testId('cakes'), section_id: testId('lemon') },
          { board_id: testId('mixed') },
          { board_id: testId('cakes') },
        ],
        board_name: 'Cakes / Lemon, Soup, bread, Cakes',
      },
    })
    expect(writeCell('boards', 'Pies , Cakes', boards)).toEqual({
      ok: false,
      fault: { reason: 'noBoard', name: 'Pies' },
    })
    expect(writeCell('boards', 'Cakes, Pies', boards)).toEqual({
      ok: false,
      fault: { reason: 'noBoard', name: 'Pies' },
    })
    expect(writeCell('boards', '', boards)).toEqual({
      ok: true,
      patch: { boards: [], board_name: '' },
    })
    expect(
      writeCell('boards', `${boards.map(({ name }) => name).join(', ')}`, boards),
    ).toMatchObject({ ok: true })
  })

  test('takes only addresses of the web as links, and what the pin is can not be written', () => {
    expect(writeCell('link', 'javascript:alert(1)', [])).toMatchObject({
      fault: { reason: 'noLink' },
    })
    expect(writeCell('link', 'https://example.test/tomato soup', [])).toMatchObject({
      fault: { reason: 'noLink' },
    })
    expect(writeCell('link', '', [])).toMatchObject({ ok: true })
    expect(writeCell('created', '2026', [])).toMatchObject({ fault: { reason: 'notEditable' } })
  })

  test('with the same words changes nothing', () => {
    expect(planCell(scene, { row: 0, column: 'title', text: 'Title a' })).toEqual({
      changes: [],
      refusals: [],
    })
  })

  test('every column can be copied', () => {
    expect(
      sheetColumns.map((column) => cellText(pin('a', { board_name: 'Cakes' }), column)),
    ).toEqual([
      'Title a',
      'Description of a.',
      'Picture a',
      'https://example.com/a',
      'Cakes',
      'lemon cake',
      'generated',
      'photo',
      '1970-01-01T00:00:01.000Z',
      'https://example.com/page',
    ])
  })
})

describe('pasting', () => {
  test('lays rows down from the first cell, over columns', () => {
    expect(
      afters(
        planPaste(scene, rows(1, 1), [
          ['One', 'First'],
          ['Two', 'Second'],
        ]),
      ),
    ).toEqual(['1 title: One', '1 description: First', '2 title: Two', '2 description: Second'])
  })

  test('one cell fills the range, and so does a table that fits a whole number of times', () => {
    expect(afters(planPaste(scene, rows(0, 3), [['Same']]))).toHaveLength(4)
    expect(afters(planPaste(scene, rows(0, 3), [['X'], ['Y']]))).toEqual([
      '0 title: X',
      '1 title: Y',
      '2 title: X',
      '3 title: Y',
    ])
    expect(afters(planPaste(scene, rows(0, 2), [['X'], ['Y']]))).toHaveLength(2)
  })

  test('of rows of unlike lengths leaves the cells alone that a short row does not have, also when it fills the range', () => {
    expect(
      afters(
        planPaste(scene, rows(0, 0), [
          ['T1', 'D1', 'A1'],
          ['T2', 'D2'],
        ]),
      ),
    ).toEqual([
      '0 title: T1',
      '0 description: D1',
      '0 alt_text: A1',
      '1 title: T2',
      '1 description: D2',
    ])
    const wide = { firstRow: 0, lastRow: 1, firstColumn: 0, lastColumn: 2 }
    expect(afters(planPaste(scene, wide, [['T1'], ['T2', 'D2', 'A2']]))).toEqual([
      '0 title: T1',
      '1 title: T2',
      '1 description: D2',
      '1 alt_text: A2',
    ])
  })

  test('that begins with the names of its columns goes into those, and the names are no pin', () => {
    const names = new Map(sheetColumns.map((column) => [column.replace('_', ' '), column] as const))
    const paste = (table: string[][], range = rows(0, 0)) =>
      afters(planPaste({ ...scene, names }, range, table))
    expect(
      paste([
        ['Title', ' description'],
        ['One', 'First'],
      ]),
    ).toEqual(['0 title: One', '0 description: First'])
    expect(
      paste(
        [
          ['Alt Text', 'Media', 'Title'],
          ['Bowl', 'x.png', 'One'],
        ],
        rows(1, 1),
      ),
    ).toEqual(['1 alt_text: Bowl', '1 title: One'])
    expect(paste([['Title'], ['One'], ['Two']])).toEqual(['0 title: One', '1 title: Two'])
    // A pin may be called like a column.
    expect(paste([['Page'], ['One']])).toEqual(['0 title: Page', '1 title: One'])
    expect(paste([['Title']])).toEqual(['0 title: Title'])
    expect(paste([['Title', 'Description']])).toEqual([])
  })

  test('of 5,000 rows the 4,960 good ones go in as one action, and 40 are listed with their reasons', () => {
    const many = Array.from({ length: 4_990 }, (_, at) => pin(`m${at}`))
    const table = Array.from({ length: 5_000 }, (_, at) => [
      at % 166 === 5 && at < 4_980 ? 'x'.repeat(101) : `New ${at}`,
    ])
    const plan = planPaste({ pins: many, boards }, rows(0, 0), table)
    expect(plan.changes).toHaveLength(4_960)
    expect(
      Object.entries(Object.groupBy(plan.refusals, ({ fault }) => fault.reason)).map(
        ([reason, list]) => [reason, list.length],
      ),
    ).toEqual([
      ['tooLong', 30],
      ['noPin', 10],
    ])
    const book = prependRows(emptyBook(testAccount), many)
    const events = editPins(book, editsOf(plan.changes), 9)
    expect(events.map(({ type }) => type)).toEqual(['pins.replaced'])
    const after = listPins(events.reduce(applyPinEvent, book))
    expect([after[4]?.title, after[5]?.title, after[4_989]?.title]).toEqual([
      'New 4',
      'Title m5',
      'New 4989',
    ])
  })
})

describe('filling', () => {
  test('down takes what the first row of the range has, boards too', () => {
    const first = pin('a', {
      title: 'First',
      boards: [{ board_id: testId('cakes') }],
      board_name: 'Cakes',
    })
    const filled = planFillDown(
      { pins: [first, pin('b'), pin('c')], boards },
      { firstRow: 0, lastRow: 2, firstColumn: 0, lastColumn: 4 },
    )
    expect(afters(filled).filter((one) => /title|boards/.test(one))).toEqual([
      '1 title: First',
      '2 title: First',
      '1 boards: Cakes',
      '2 boards: Cakes',
    ])
    expect(editsOf(filled.changes)).toHaveLength(2)
  })

  test('and emptying pass over columns that only show', () => {
    const all = { firstRow: 0, lastRow: 1, firstColumn: 3, lastColumn: 6 }
    expect(afters(planClear({ pins, boards }, all))).toEqual(['0 link: ', '1 link: '])
    expect(
      planFillDown({ pins: [pins[0] ?? pin('a'), pin('b', { interest: null })], boards }, all),
    ).toMatchObject({ changes: [{ column: 'link' }], refusals: [] })
  })

  test('with variables says for which rows there is nothing to put in', () => {
    const some = [pin('a', { board_name: 'Cakes' }), pin('b')]
    const plan = planWords(
      { pins: some, boards },
      { range: rows(0, 1), column: 'title', text: '{n}. {board} of {page title}', source },
    )
    expect(afters(plan)).toEqual(['0 title: 1. Cakes of Cakes of Sicily'])
    expect(plan.refusals).toMatchObject([
      { row: 1, fault: { reason: 'nothingFor', name: 'board' } },
    ])
  })
})

describe('find and replace', () => {
  const some = [
    pin('a', { title: 'Lemon cake', description: 'A lemon (fresh)' }),
    pin('b', { title: 'lemonade' }),
    pin('c', { title: 'x'.repeat(95) }),
  ]
  const asked = {
    replace: 'Lime',
    isCaseSensitive: false,
    column: 'all' as const,
    range: rows(0, 2),
    source,
  }

  test('finds plain words in every column of words, with or without case', () => {
    expect(afters(planReplace({ pins: some, boards }, { ...asked, find: 'lemon' }))).toEqual([
      '0 title: Lime cake',
      '0 description: A Lime (fresh)',
      '1 title: Limeade',
    ])
    expect(
      afters(
        planReplace(
          { pins: some, boards },
          { ...asked, find: 'lemon', isCaseSensitive: true, column: 'title' },
        ),
      ),
    ).toEqual(['1 title: Limeade'])
    expect(
      afters(
        planReplace(
          { pins: some, boards },
          { ...asked, find: '(fresh)', replace: '$& {interest}' },
        ),
      ),
    ).toEqual(['0 description: A lemon $& lemon cake'])
    expect(planReplace({ pins: some, boards }, { ...asked, find: '' }).changes).toEqual([])
  })

  test('leaves links alone until they are asked for', () => {
    const linked = [pin('a', { title: 'Lemon cake', link: 'https://example.test/lemon-cake' })]
    expect(afters(planReplace({ pins: linked, boards }, { ...asked, find: 'lemon' }))).toEqual([
      '0 title: Lime cake',
    ])
    expect(
      afters(
        planReplace(
          { pins: linked, boards },
          { ...asked, find: 'lemon', replace: 'lime', column: 'link' },
        ),
      ),
    ).toEqual(['0 link: https://example.test/lime-cake'])
  })

  test('what would become too long stays as it is and is listed', () => {
    const plan = planReplace({ pins: some, boards }, { ...asked, find: 'x', replace: 'xx' })
    expect(plan.refusals).toMatchObject([
      { row: 2, column: 'title', fault: { reason: 'tooLong', length: 190 } },
    ])
  })
})
