import { expect, test } from 'vitest'
import type { CellRefusal } from '#core/pins/sheet/sheet-edits.ts'
import { createI18n, translator } from '../../kit/i18n/text.ts'
import { refusedCsv } from './refused-file.ts'
import sheetMessages from '#locales/en/pins/sheet.json' with { type: 'json' }

const t = translator(createI18n(sheetMessages), sheetMessages)
const refusal = (
  row: number,
  rest: Pick<CellRefusal, 'column' | 'text' | 'fault'>,
): CellRefusal => ({ row, ...rest })

test('every cell that was left is in the file, with its place, the reason and its words', () => {
  const many = Array.from({ length: 250 }, (_, row) =>
    refusal(row, { column: 'title', text: '', fault: { reason: 'noTitle' } }),
  )
  const lines = refusedCsv(many, t).split('\r\n')
  expect(lines).toHaveLength(252)
  expect([lines[0], lines[1], lines[250], lines[251]]).toEqual([
    'Row in the sheet,Column,Reason,"Text (1,000 characters at most)"',
    '1,Title,Pinterest needs a title,',
    '250,Title,Pinterest needs a title,',
    '',
  ])
})

test('words are written so that a spreadsheet reads them as they are, and none of them as a formula', () => {
  const written = refusedCsv(
    [
      refusal(4, {
        column: 'boards',
        text: 'Soups, "hot"',
        fault: { reason: 'noBoard', name: 'Soups' },
      }),
      refusal(5, { column: 'link', text: '=HYPERLINK("x")', fault: { reason: 'noLink' } }),
    ],
    t,
  )
  expect(written.split('\r\n').slice(1, 3)).toEqual([
    '5,Boards,There is no board “Soups”,"Soups, ""hot"""',
    '6,Link,Not a web address (https://…),"\'=HYPERLINK(""x"")"',
  ])
})

test('of a whole book in a cell as much as is needed to find it', () => {
  const written = refusedCsv(
    [
      refusal(0, {
        column: 'description',
        text: 'a'.repeat(10_000_000),
        fault: { reason: 'tooLong', length: 10_000_000, limit: 800 },
      }),
    ],
    t,
  )
  expect(written.length).toBeLessThan(2_000)
  expect(written).toContain('10,000,000 characters')
})

test('words that were cut say so, also where a sentence ends, and those that were not do not', () => {
  const cellOf = (text: string) =>
    refusedCsv(
      [
        refusal(0, {
          column: 'description',
          text,
          fault: { reason: 'tooLong', length: text.length, limit: 500 },
        }),
      ],
      t,
    )
      .split('\r\n')[1]
      ?.split(',')
      .at(-1)
  const sentence = `${'a'.repeat(998)}. `
  expect([cellOf(sentence), cellOf(`${sentence}More.`), cellOf(`${'a'.repeat(999)}😀`)]).toEqual([
    sentence,
    `${sentence}…`,
    `${'a'.repeat(999)}…`,
  ])
})
