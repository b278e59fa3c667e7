import { expect, test } from 'vitest'
import { createI18n } from '../../../../kit/i18n/text.ts'
import { type CsvPart, nextPart, readChosen } from './csv-parts.ts'
import type { SourceOutcome } from '../source-form-props.ts'
import sourcesDe from '#locales/de/generate/sources.json' with { type: 'json' }
import sourcesMessages from '#locales/en/generate/sources.json' with { type: 'json' }

const chosen = (text: string, from = 0) => ({ name: 'pages.csv', text, from })
const fault = (text: string) => readChosen(chosen(text)).fault
function partOf(text: string, from = 0): CsvPart {
  const { part } = readChosen(chosen(text, from))
  if (part === null) throw new Error('There is no such part.')
  return part
}
const long = `url\n${Array.from({ length: 1200 }, (_, nth) => `https://a.example/${nth}`).join('\n')}`
const outcome = (patch: Partial<SourceOutcome> = {}): SourceOutcome => ({
  isAccepted: true,
  added: 500,
  errors: [],
  ...patch,
})

test('a file without rows is refused before anything is sent', () => {
  expect(
    ['', 'url\n', 'a,b\n1,2', 'url\nhttps://a.example', `url\n${'a'.repeat(2_000_000)}`].map(fault),
  ).toEqual(['empty', 'headerOnly', 'noAddresses', null, 'tooLarge'])
  expect(fault('url\n"https://a.example')).toBe(null)
})

test('a long file is read in parts to its end', () => {
  const parts = [0, 500, 1000].map((from) => partOf(long, from))
  expect(parts.map(({ first, last }) => [first, last])).toEqual([
    [1, 500],
    [501, 1000],
    [1001, 1200],
  ])
  expect(parts.map((part) => nextPart(chosen(long), part, outcome())?.from)).toEqual([
    500,
    1000,
    undefined,
  ])
})

test('a part is done when it was answered; a file that one call takes stays while nothing of it came in', () => {
  const known = outcome({
    isAccepted: false,
    added: 0,
    errors: [{ address: '', code: 'duplicate', message: 'known' }],
  })
  const unsent = outcome({ isAccepted: false, added: 0 })
  const first = partOf(long)
  expect([known, unsent].map((one) => nextPart(chosen(long), first, one)?.from)).toEqual([500, 0])
  const short = chosen('url\nhttps://a.example')
  expect([known, unsent, outcome()].map((one) => nextPart(short, partOf(short.text), one))).toEqual(
    [short, short, null],
  )
})

test('rows for which there was no room come in when there is', () => {
  const full = outcome({
    added: 100,
    errors: [{ address: '', code: 'quota_reached', message: 'full' }],
  })
  expect(nextPart(chosen(long, 500), partOf(long, 500), full)).toEqual(chosen(long, 500))
})

test('numbers are written as the language writes them', () => {
  const values = { first: 501, last: 1000, all: 2000, left: 1000, most: 500 }
  expect(createI18n(sourcesMessages)._('sources.csvPart', values)).toBe(
    'Rows 501 to 1,000 of 2,000 are read now, because the limit is 500 at a time. 1,000 rows are left for later.',
  )
  expect(createI18n(sourcesDe, 'de')._('sources.csvPart', values)).toBe(
    'Jetzt werden die Zeilen 501 bis 1.000 von 2.000 gelesen: Mehr als 500 auf einmal geht nicht. 1.000 Zeilen bleiben für später.',
  )
})
