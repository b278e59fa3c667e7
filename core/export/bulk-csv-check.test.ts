import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { checkBulkCsv, type CsvCheck } from './bulk-csv-check.ts'
import { readHeading } from './bulk-csv-header.ts'
import { CSV_HEADER } from './pinterest-csv.ts'

const HEADER = CSV_HEADER.join(',')
const fileOf = (...rows: string[]): string => [HEADER, ...rows].join('\r\n')
const good = 'Lemon cake,https://example.com/a.jpg,Cakes,,A cake.,https://example.com/cake,,lemon'
function checked(text: string, encoding?: string): CsvCheck {
  const check =
    encoding === undefined
      ? checkBulkCsv(text)
      : checkBulkCsv(text, { encoding, isGuess: false, broken: 0 })
  if (check.refusal !== null) throw new Error(`The file was refused: ${check.refusal.reason}`)
  return check
}
const messages = (text: string) =>
  checked(text).findings.map(({ row, column, isFixed }) => `${row} ${column} ${isFixed}`)
const cells = (text: string): string[][] => Papa.parse<string[]>(text.trim()).data

test('a good file has no finding and stays as it is', () => {
  expect(checkBulkCsv(fileOf(good))).toEqual({
    refusal: null,
    rows: 1,
    findings: [],
    files: [`${HEADER}\r\n${good}\r\n`],
  })
})

test('an empty file, a header alone, no CSV and strange columns are told apart', () => {
  const reasons = (...texts: string[]) => texts.map((text) => checkBulkCsv(text).refusal?.reason)
  expect(reasons('', ' \r\n', '\uFEFF')).toEqual(['empty', 'empty', 'empty'])
  expect(reasons(HEADER, `${HEADER}\r\n,,,\r\n`, 'Titel;Medien-URL;Pinnwand')).toEqual([
    'headerOnly',
    'headerOnly',
    'headerOnly',
  ])
  expect(
    reasons('hello', '\u0000\u0001', 'PK\u0003\u0004,Title', '%PDF-1.7\nTitle,Media URL'),
  ).toEqual(['noCsv', 'noCsv', 'noCsv', 'noCsv'])
  expect(checkBulkCsv('Preis;Farbe;Link\n1;rot;x')).toEqual({
    refusal: {
      reason: 'columns',
      columns: 'Preis, Farbe',
      missing: 'Title, Media URL, Pinterest board, Thumbnail, Description, Publish date, Keywords',
    },
  })
})

test('a spreadsheet’s file is read as it is and written as Pinterest wants it', () => {
  const row = 'Zimtsterne backen;https://example.com/a.jpg;Plätzchen;;Süß.;https://example.com/zimt'
  const check = checked(
    `${CSV_HEADER.join(';')}\r\n${row};24.12.2026 08:00;Zimt\r\n${row}/2;1.2.2026, 9:05:07 Uhr;\r\n${row}/3;03/04/2026;\r\n${row}/4;31.02.2026 08:00;\r\n${row}/5;24.12.2026;\r\n`,
    'Windows-1252',
  )
  expect(check.findings.map(({ row: at, fault, isFixed }) => [at, fault.reason, isFixed])).toEqual([
    [null, 'separator', true],
    [null, 'encoding', true],
    [2, 'dateDotted', true],
    [3, 'dateDotted', true],
    [4, 'dateForm', false],
    [5, 'dateForm', false],
    [6, 'dateForm', false],
  ])
  const [header, ...rows] = cells(check.files[0] ?? '')
  expect(header).toEqual([...CSV_HEADER])
  expect(rows.map((one) => one[6])).toEqual([
    '2026-12-24T08:00:00',
    '2026-02-01T09:05:07',
    '03/04/2026',
    '31.02.2026 08:00',
    '24.12.2026',
  ])
  expect(rows[0]?.[2]).toBe('Plätzchen')
})

test('a German header is understood and becomes Pinterest’s', () => {
  const check = checked(
    'Titel,Medien-URL,Pinnwand,Beschreibung,Link,Veröffentlichungsdatum,Schlüsselwörter\nZimtsterne,https://example.com/a.jpg,Kekse,Süß.,https://example.com/zimt,,Zimt',
  )
  expect(check.findings.map(({ fault }) => fault)).toEqual([
    { reason: 'header', header: CSV_HEADER.join(', ') },
    {
      reason: 'columnsRenamed',
      columns:
        'Titel = Title, Medien-URL = Media URL, Pinnwand = Pinterest board, Beschreibung = Description, Veröffentlichungsdatum = Publish date, Schlüsselwörter = Keywords',
    },
    { reason: 'columnsAdded', columns: 'Thumbnail' },
  ])
  expect(cells(check.files[0] ?? '')).toEqual([
    [...CSV_HEADER],
    [
      'Zimtsterne',
      'https://example.com/a.jpg',
      'Kekse',
      '',
      'Süß.',
      'https://example.com/zimt',
      '',
      'Zimt',
    ],
  ])
})

test('Pinterest’s own name of a column goes before another one that could be meant', () => {
  const check = checked(
    'Board,Pinterest board,Title,Media URL,url,Link\nA,Cakes,Lemon cake,https://example.com/a.jpg,https://example.com/x,https://example.com/cake',
  )
  expect(cells(check.files[0] ?? '')[1]?.filter((cell) => cell !== '')).toEqual([
    'Lemon cake',
    'https://example.com/a.jpg',
    'Cakes',
    'https://example.com/cake',
  ])
})

test('columns that cannot be known are named, and those that are missing once, not for each row', () => {
  const check = checked(
    'Titel;Motiv;Pinnwand;Notiz\nZimtsterne;https://example.com/a.jpg;Kekse;x\nPlätzchen;https://example.com/b.jpg;Kekse;y',
  )
  expect(
    check.findings.filter(({ isFixed }) => !isFixed).map(({ row, fault }) => [row, fault]),
  ).toEqual([
    [1, { reason: 'columnsMissing', columns: 'Media URL' }],
    [1, { reason: 'columnsUnknown', columns: 'Motiv, Notiz' }],
  ])
})

test.each(['Foto', 'Image à la une', 'Medien-Link', 'featured_image'])(
  'a picture column named %s is found as in a table of pins',
  (name) => {
    const { places, unknown } = readHeading(['Title', name, 'Pinterest board'])
    expect([places[1], unknown]).toEqual([1, []])
  },
)

test.each(['Veröffentlichungsdatum', 'Veroeffentlichungsdatum', 'VERÖFFENTLICHUNGSDATUM'])(
  'an umlaut may be spelt in two letters: %s',
  (name) => {
    expect(readHeading([name]).renamed).toEqual([{ from: name, to: 'Publish date' }])
  },
)

test('of two columns for one thing Pinterest’s own is taken, and the other is not called unknown', () => {
  const check = checked(
    'Title,Title,url,Link,Media URL,Pinterest board\nA,B,https://example.com/x,https://example.com/cake,https://example.com/a.jpg,Cakes',
  )
  expect(check.findings.filter(({ isFixed }) => !isFixed).map(({ fault }) => fault)).toEqual([
    { reason: 'columnsTwice', columns: 'Title, url' },
  ])
})

test('empty lines before the header and Excel’s line are taken out, and rows keep their numbers', () => {
  const rows = ['Title;Media URL;Pinterest board', ';https://example.com/a.jpg;Cakes']
  const found = (...lines: string[]) =>
    checked([...lines, ...rows].join('\r\n')).findings.map(
      ({ row, fault }) =>
        `${row} ${fault.reason}${fault.reason === 'linesBefore' ? ` ${fault.count}` : ''}`,
    )
  expect(found('', ';;')).toEqual([
    'null linesBefore 2',
    'null separator',
    '3 header',
    '3 columnsAdded',
    '4 titleMissing',
  ])
  expect(found('sep=;')).toEqual([
    'null linesBefore 1',
    'null separator',
    '2 header',
    '2 columnsAdded',
    '3 titleMissing',
  ])
})

test('a title of nothing but emojis has no words', () => {
  expect(
    checked(fileOf(good.replace('Lemon cake', '🍋🍰 !'))).findings.map(({ row, fault }) => [
      row,
      fault.reason,
    ]),
  ).toEqual([[2, 'titleWordless']])
})

test('header, lengths, lines and dates are mended, and said with their row', () => {
  const text = `\uFEFFtitle;media url;PINTEREST BOARD;Publish Date\n${'Long words '.repeat(12)};https://example.com/a.jpg;Cakes;2026-11-30 09:00\n"Two\nlines";https://example.com/b.jpg;Cakes;`
  expect(messages(text)).toEqual([
    'null null true',
    '1 null true',
    '1 null true',
    '2 Title true',
    '2 Publish date true',
    '3 Title true',
  ])
  const [header, first, second] = cells(checked(text).files[0] ?? '')
  expect(header).toEqual([...CSV_HEADER])
  expect(first?.[0]?.length).toBeLessThanOrEqual(100)
  expect(first?.[6]).toBe('2026-11-30T09:00:00')
  expect(second?.[0]).toBe('Two lines')
})

test('signs that could part cells are read as the header has them', () => {
  const row =
    'Cake | Lemon,https://example.com/a.jpg,Cakes;Sweets,,"| A; cake |",https://example.com/cake,,a|b|c|d|e'
  expect(checked(fileOf(row, row.replace('/cake', '/other'))).findings).toEqual([])
  expect(
    messages('Title|Media URL|Pinterest board\nCake, lemon, sugar|https://example.com/a.jpg|Cakes'),
  ).toEqual(['null null true', '1 null true', '1 null true'])
})

test('rows are counted as a spreadsheet counts them, blank ones too; those past the limit are not passed over in silence', () => {
  expect(messages(fileOf('', ',,,', good.replace('Lemon cake', '')))).toEqual(['4 Title false'])
  const check = checked(
    fileOf(...Array.from({ length: 20_001 }, (_, nth) => good.replace('/cake', `/${nth}`))),
  )
  expect(check.rows).toBe(20_000)
  expect(check.findings.map(({ isFixed }) => isFixed)).toEqual([false, true])
})

test('what only a person knows is said and left', () => {
  expect(messages(fileOf(',localhost/a.jpg,,,,not a link,03/04/2026,'))).toEqual([
    '2 Title false',
    '2 Media URL false',
    '2 Pinterest board false',
    '2 Link false',
    '2 Publish date false',
  ])
  expect(messages(fileOf(good.replace(',,lemon', ',2026-13-40T09:00:00,lemon')))).toEqual([
    '2 Publish date false',
  ])
})

test('too many rows and a link that comes twice are parted into files', () => {
  const rows = Array.from({ length: 450 }, (_, nth) =>
    good.replace('/cake', `/cake-${Math.floor(nth / 2)}`),
  )
  const check = checked(fileOf(...rows))
  expect(check.findings.map(({ row, column }) => [row, column])).toEqual([
    [null, null],
    [null, 'Link'],
  ])
  const parts = check.files.map((file) => cells(file).slice(1))
  expect(parts.flat()).toHaveLength(450)
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(200)
    expect(new Set(part.map((row) => row[5])).size).toBe(part.length)
  }
})

test('a mended file has nothing left to mend, whatever was in it', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      'Cakes',
      '24.12.2026 08:00',
      'https://example.com/a.jpg',
      '2026-11-30 09:00',
      '=1+1',
      'a\nb',
      ' x ',
      '"',
      'long '.repeat(200),
    ),
    fc.string({ maxLength: 30 }),
  )
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 8, maxLength: 8 }), { maxLength: 6 }),
      (rows) => {
        const first = checkBulkCsv(Papa.unparse({ fields: [...CSV_HEADER], data: rows }))
        for (const file of first.refusal === null ? first.files : []) {
          const again = checked(file)
          expect(again.findings.filter(({ isFixed }) => isFixed)).toEqual([])
          expect(again.files).toEqual([file])
        }
      },
    ),
  )
})
