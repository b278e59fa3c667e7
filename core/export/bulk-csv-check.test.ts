import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { checkBulkCsv } from './bulk-csv-check.ts'
import { CSV_HEADER } from './pinterest-csv.ts'

const HEADER = CSV_HEADER.join(',')
const fileOf = (...rows: string[]): string => [HEADER, ...rows].join('\r\n')
const good = 'Lemon cake,https://example.com/a.jpg,Cakes,,A cake.,https://example.com/cake,,lemon'
const messages = (text: string) => checkBulkCsv(text)?.findings.map(({ row, column, isMended }) => `${row} ${column} ${isMended}`)
const cells = (text: string): string[][] => Papa.parse<string[]>(text.trim()).data

test('a good file has no finding and stays as it is', () => {
  expect(checkBulkCsv(fileOf(good))).toEqual({ rows: 1, findings: [], files: [`${HEADER}\r\n${good}\r\n`] })
})

test('what is no such file is told apart from an empty one', () => {
  for (const text of ['', 'hello', 'a,b\n1,2', '\u0000\u0001']) expect(checkBulkCsv(text)).toBeNull()
  expect(checkBulkCsv(HEADER)).toEqual({ rows: 0, findings: [], files: [] })
})

test('header, lengths, lines and dates are mended, and said with their row', () => {
  const text = `\uFEFFtitle;media url;PINTEREST BOARD;Publish Date\n${'Long words '.repeat(12)};https://example.com/a.jpg;Cakes;2026-11-30 09:00\n"Two\nlines";https://example.com/b.jpg;Cakes;`
  expect(messages(text)).toEqual(['1 null true', '2 Title true', '2 Publish date true', '3 Title true'])
  const [header, first, second] = cells(checkBulkCsv(text)?.files[0] ?? '')
  expect(header).toEqual([...CSV_HEADER])
  expect(first?.[0]?.length).toBeLessThanOrEqual(100)
  expect(first?.[6]).toBe('2026-11-30T09:00:00')
  expect(second?.[0]).toBe('Two lines')
})

test('signs that could part cells are read as the header has them', () => {
  const row = 'Cake | Lemon,https://example.com/a.jpg,Cakes;Sweets,,"| A; cake |",https://example.com/cake,,a|b|c|d|e'
  expect(checkBulkCsv(fileOf(row, row.replace('/cake', '/other')))?.findings).toEqual([])
  expect(messages('Title|Media URL|Pinterest board\nCake, lemon, sugar|https://example.com/a.jpg|Cakes')).toEqual(['1 null true'])
})

test('rows are counted as a spreadsheet counts them, blank ones too; those past the limit are not passed over in silence', () => {
  expect(messages(fileOf('', ',,,', good.replace('Lemon cake', '')))).toEqual(['4 Title false'])
  const check = checkBulkCsv(fileOf(...Array.from({ length: 20_001 }, (_, nth) => good.replace('/cake', `/${nth}`))))
  expect(check?.rows).toBe(20_000)
  expect(check?.findings.map(({ isMended }) => isMended)).toEqual([false, true])
})

test('what only a person knows is said and left', () => {
  expect(messages(fileOf(',localhost/a.jpg,,,,not a link,03/04/2026,'))).toEqual(['2 Title false', '2 Media URL false', '2 Pinterest board false', '2 Link false', '2 Publish date false'])
  expect(messages(fileOf(good.replace(',,lemon', ',2026-13-40T09:00:00,lemon')))).toEqual(['2 Publish date false'])
})

test('too many rows and a link that comes twice are parted into files', () => {
  const rows = Array.from({ length: 450 }, (_, nth) => good.replace('/cake', `/cake-${Math.floor(nth / 2)}`))
  const check = checkBulkCsv(fileOf(...rows))
  expect(check?.findings.map(({ row, column }) => [row, column])).toEqual([[null, null], [null, 'Link']])
  const parts = check?.files.map((file) => cells(file).slice(1)) ?? []
  expect(parts.flat()).toHaveLength(450)
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(200)
    expect(new Set(part.map((row) => row[5])).size).toBe(part.length)
  }
})

test('a mended file has nothing left to mend, whatever was in it', () => {
  const cell = fc.oneof(fc.constantFrom('', 'Cakes', 'https://example.com/a.jpg', '2026-11-30 09:00', '=1+1', 'a\nb', ' x ', '"', 'long '.repeat(200)), fc.string({ maxLength: 30 }))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 8, maxLength: 8 }), { maxLength: 6 }), (rows) => {
      const first = checkBulkCsv(Papa.unparse({ fields: [...CSV_HEADER], data: rows }))
      for (const file of first?.files ?? []) {
        const again = checkBulkCsv(file)
        expect(again?.findings.filter(({ isMended }) => isMended)).toEqual([])
        expect(again?.files).toEqual([file])
      }
    }),
  )
})
