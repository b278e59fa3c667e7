import { expect, test } from 'vitest'
import { CSV_HEADER } from '../export/pinterest-csv.ts'
import { MOST_SOURCE_ROWS, partOfSourceCsv, readSourceCsv } from './source-csv.ts'

const addresses = (text: string) => readSourceCsv(text).rows.map(({ address }) => address)

test('of a file for the bulk upload the links are read, not the pictures', () => {
  const row = 'Lemon cake,https://a.example/lemon.jpg,Cakes,,A cake.,https://a.example/lemon,,lemon'
  expect(addresses(`${CSV_HEADER.join(',')}\r\n${row}\r\n${row.replace('https://a.example/lemon,', ',')}\r\n`)).toEqual(['https://a.example/lemon', ''])
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
  expect(['', ' \n\n', '\ufeff', 'url\n', 'Link', `${CSV_HEADER.join(';')}\r\n\r\n`, 'name,age\nAnna,3\n', 'url\nhttps://a.example/1'].map((text) => readSourceCsv(text).fault)).toEqual(['empty', 'empty', 'empty', 'headerOnly', 'headerOnly', 'headerOnly', 'noAddresses', null])
})

test.each(['\n', '\r\n'])('a file is read in parts that keep heading and line numbers (line end %j)', (end) => {
  const rows = Array.from({ length: 1200 }, (_, nth) => `"two${nth % 3 === 0 ? '\n' : ' '}words",https://a.example/${nth}${nth % 7 === 0 ? end : ''}`)
  const text = `\ufeff${['note,url', ...rows].join(end)}${end}`
  const whole = readSourceCsv(text).rows
  expect(whole).toHaveLength(1200)
  const parts = [0, 500, 1000].map((from) => readSourceCsv(partOfSourceCsv(text, from)).rows)
  expect(parts.map(({ length }) => length)).toEqual([MOST_SOURCE_ROWS, MOST_SOURCE_ROWS, 200])
  expect(parts.flat()).toEqual(whole)
  expect(partOfSourceCsv(text, 1200)).toBe('')
})

test('a list without a heading is read in parts too', () => {
  const text = Array.from({ length: 600 }, (_, nth) => `https://a.example/${nth}`).join('\n')
  expect(readSourceCsv(partOfSourceCsv(text, 500)).rows).toEqual(readSourceCsv(text).rows.slice(500))
})

const inParts = (text: string, count: number) => Array.from({ length: count }, (_, nth) => readSourceCsv(partOfSourceCsv(text, nth * MOST_SOURCE_ROWS)))

test('a part is read by the column of the whole file', () => {
  const rows = Array.from({ length: 1000 }, (_, nth) => `${nth < 500 || nth === 700 ? `https://a.example/${nth}` : ''},https://a.example/${nth}.jpg`)
  const text = ['url,image', ...rows].join('\n')
  expect(inParts(text, 2).flatMap((part) => part.rows)).toEqual(readSourceCsv(text).rows)
  const none = ['url,image', ...rows.slice(0, 500), ...rows.slice(501, 600)].join('\n')
  expect(inParts(none, 2)[1]).toMatchObject({ fault: 'noAddresses', rows: { length: 99 } })
})

test('words in the first row of a part are no heading', () => {
  const text = Array.from({ length: 600 }, (_, nth) => (nth === 500 ? 'coming soon' : `https://a.example/${nth}`)).join('\n')
  expect(inParts(text, 2).flatMap((part) => part.rows)).toEqual(readSourceCsv(text).rows)
})

test('signs in addresses part nothing', () => {
  const text = Array.from({ length: 600 }, (_, nth) => `a;b\t"https://a.example/a;b|c,${nth}?""q"""\tc\td\te`).join('\r\n')
  expect(addresses(text)[599]).toBe('https://a.example/a;b|c,599?"q"')
  expect(inParts(text, 2).flatMap((part) => part.rows)).toEqual(readSourceCsv(text).rows)
})

test('a line with wrong quotation marks is told with the part it stands in', () => {
  const rows = Array.from({ length: 600 }, (_, nth) => (nth === 10 || nth === 550 ? `"a"b",https://a.example/${nth}` : `a,https://a.example/${nth}`))
  const text = `${['note,url', ...rows].join('\n')}\na,"https://a.example\n`
  const parts = inParts(text, 2)
  expect(parts.map(({ openLines }) => openLines)).toEqual([[12], [552, 602]])
  expect(parts.flatMap((part) => part.rows)).toEqual(readSourceCsv(text).rows)
})
