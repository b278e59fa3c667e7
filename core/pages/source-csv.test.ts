import { expect, test } from 'vitest'
import { CSV_HEADER } from '../export/pinterest-csv.ts'
import { MAX_SOURCE_ROWS, partOfSourceCsv, readSourceCsv } from './source-csv.ts'

const addresses = (text: string) => readSourceCsv(text).rows.map(({ address }) => address)

test('of a file for the bulk upload the links are read, not the pictures', () => {
  const row = 'Lemon cake,https://a.example/lemon.jpg,Cakes,,A cake.,https://a.example/lemon,,lemon'
  expect(
    addresses(
      `${CSV_HEADER.join(',')}\r\n${row}\r\n${row.replace('https://a.example/lemon,', ',')}\r\n`,
    ),
  ).toEqual(['https://a.example/lemon', ''])
})

test.each([
  ['picture,URL \nhttps://a.example/a.jpg,https://a.example/a\n', 'https://a.example/a'],
  ['image url;Link\nhttps://a.example/a.jpg;https://a.example/a\n', 'https://a.example/a'],
  ['home,address\nhttps://a.example,https://a.example/a\n', 'https://a.example/a'],
  // A promised name over nothing but empty cells holds no pages.
  ['link,page\n,https://a.example/a\n', 'https://a.example/a'],
])('%j: the column that is called as promised is taken', (text, address) => {
  expect(addresses(text)).toEqual([address])
})

test('an empty file, a heading alone and a file without addresses are told apart', () => {
  expect(
    [
      '',
      ' \n\n',
      '\ufeff',
      'url\n',
      'Link',
      `${CSV_HEADER.join(';')}\r\n\r\n`,
      'name,age\nAnna,3\n',
      'url\nhttps://a.example/1',
    ].map((text) => readSourceCsv(text).fault),
  ).toEqual([
    'empty',
    'empty',
    'empty',
    'headerOnly',
    'headerOnly',
    'headerOnly',
    'noAddresses',
    null,
  ])
})

test.each(['\n', '\r\n', '\r'])(
  'each row knows the line it begins on, also behind cells of several lines (line end %j)',
  (end) => {
    const text = `\ufeff${['note,url', `"two${end}words",https://a.example/1`, '', '"a ""b""",https://a.example/2', 'x,https://a.example/3'].join(end)}${end}`
    expect(readSourceCsv(text).rows).toEqual([
      { address: 'https://a.example/1', line: 2 },
      { address: 'https://a.example/2', line: 5 },
      { address: 'https://a.example/3', line: 6 },
    ])
  },
)

test('signs in addresses part nothing', () => {
  expect(
    addresses(
      Array.from(
        { length: 3 },
        (_, nth) => `a;b\t"https://a.example/a;b|c,${nth}?""q"""\tc\td\te`,
      ).join('\r\n'),
    )[2],
  ).toBe('https://a.example/a;b|c,2?"q"')
})

test('a long file is read in parts, each of which reports its own wrong lines', () => {
  const rows = Array.from({ length: 1200 }, (_, nth) =>
    nth === 10 || nth === 550
      ? `"a"b",https://a.example/${nth}`
      : nth === 500
        ? 'coming soon,'
        : `a,https://a.example/${nth}`,
  )
  const whole = readSourceCsv(`${['note,url', ...rows].join('\n')}\na,"https://a.example\n`)
  const parts = [0, 500, 1000, 1500].map((from) => partOfSourceCsv(whole, from))
  expect(parts.map((part) => part.rows.length)).toEqual([MAX_SOURCE_ROWS, MAX_SOURCE_ROWS, 198, 0])
  expect(parts.flatMap((part) => part.rows)).toEqual(whole.rows)
  expect(parts.map(({ openLines }) => openLines)).toEqual([[12], [552], [1202], []])
})
