import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTable, writeTable } from './tabular-text.ts'

test('tabs part cells, lines part rows, and a last line end opens no row', () => {
  expect(readTable('a\tb\r\nc\t\n')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ])
  expect(readTable('one')).toEqual([['one']])
  expect(readTable('a\n\nb')).toEqual([['a'], [''], ['b']])
})

test('a quoted cell has line ends, tabs and quotes in it', () => {
  expect(readTable('"two\nlines"\t"say ""hi"""\nnext')).toEqual([
    ['two\nlines', 'say "hi"'],
    ['next'],
  ])
})

test('a quote inside a cell, or one that is never closed, is just a quote', () => {
  expect(readTable('12" tart\t5')).toEqual([['12" tart', '5']])
  expect(readTable('"open\tb')).toEqual([['"open', 'b']])
})

test('what is written is read as it was', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '"', '\t', '\n', '\r', 'ä', ' '),
    maxLength: 8,
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }).chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: 1,
          maxLength: 5,
        }),
      ),
      (rows) => {
        // One empty cell at the end and nothing behind it can't be distinguished from a closing
        // line end.
        fc.pre(rows.at(-1)?.join('') !== '')
        expect(readTable(writeTable(rows))).toEqual(rows)
      },
    ),
  )
})

test('a line ends by either sign or both, and a lone one takes nothing of the next line', () => {
  expect(readTable('a\rb\nc\r\nd')).toEqual([['a'], ['b'], ['c'], ['d']])
  expect([readTable('"a"\r"b"'), readTable('a\r'), readTable('')]).toEqual([
    [['a'], ['b']],
    [['a']],
    [['']],
  ])
  expect(readTable('a\t')).toEqual([['a', '']])
})

test('a cell is quoted where it must be, and nowhere else', () => {
  expect(
    writeTable([
      ['a b', 'x\ty', '"q"', 'in"side'],
      ['two\nlines', 'r\rr'],
    ]),
  ).toBe('a b\t"x\ty"\t"""q"""\tin"side\n"two\nlines"\t"r\rr"')
})

test('signs behind a closed quote belong to the cell', () => {
  expect(readTable('"a"b\tc')).toEqual([['ab', 'c']])
})
