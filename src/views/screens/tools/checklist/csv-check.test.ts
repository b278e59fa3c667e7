import { expect, test } from 'vitest'
import { checkBulkCsv, type CsvFault, type CsvRefusal } from '#core/export/bulk-csv-check.ts'
import { CSV_HEADER } from '#core/export/pinterest-csv.ts'
import { type Catalogue, createI18n } from '../../../kit/i18n/text.ts'
import { decodeText } from '../../../kit/ui/decoded-text.ts'
import csvCheckAr from '#locales/ar/tools/csv-check.json' with { type: 'json' }
import csvCheckDe from '#locales/de/tools/csv-check.json' with { type: 'json' }
import csvCheckMessages from '#locales/en/tools/csv-check.json' with { type: 'json' }

const HEADER = CSV_HEADER.join(',')
const good = 'Lemon cake,https://example.com/a.jpg,Cakes,,A cake.,https://example.com/cake,,lemon'
function faultsOf(...lines: string[]): CsvFault[] {
  const check = checkBulkCsv(lines.join('\n'), { encoding: 'UTF-16', isGuess: false, broken: 1 })
  return check.refusal === null ? check.findings.map(({ fault }) => fault) : []
}

/** All that can be wrong with a file, by name. */
function allFaults(): Map<string, CsvFault> {
  const faults = [
    ...faultsOf('Titel;Media URL;Notiz', '🍋;https://example.com/a.jpg;x'),
    ...faultsOf('', 'Title,title,Media URL', good),
    ...faultsOf(HEADER, good.replace(',,lemon', ',24.12.2026 08:00,lemon')),
    ...faultsOf(
      HEADER.toLowerCase(),
      ',a.jpg,,,,not a link,03/04/2026,',
      good.replace('https://example.com/a.jpg', '').replace('Lemon cake', '"Lemon\ncake"'),
    ),
    ...faultsOf(
      HEADER,
      good
        .replace('Lemon cake', 'a'.repeat(101))
        .replace('A cake.', 'a'.repeat(501))
        .replace('/cake', `/${'a'.repeat(2048)}`),
    ),
    ...faultsOf(
      HEADER,
      ...Array.from({ length: 20_001 }, (_, nth) => good.replace('/cake', `/cake-${nth % 19_999}`)),
    ),
  ]
  const guessed = checkBulkCsv(`${HEADER}\n${good}`, {
    encoding: 'Windows-1252',
    isGuess: true,
    broken: 0,
  })
  if (guessed.refusal === null) faults.push(...guessed.findings.map(({ fault }) => fault))
  return new Map(faults.map((fault) => [`csv.fault.${fault.reason}`, fault]))
}

const say = (words: Catalogue, locale: string, fault: CsvFault) =>
  createI18n(words, locale)._(`csv.fault.${fault.reason}`, { ...fault })

test('whatever can be wrong with a file has a sentence, and every sentence something that can be wrong', () => {
  const sentences = Object.keys(csvCheckMessages).filter((id) => id.startsWith('csv.fault.'))
  expect(new Set(allFaults().keys())).toEqual(new Set(sentences))
})

test('a fault has just the values that its sentence takes', () => {
  const messages: Catalogue = csvCheckMessages
  for (const [id, { reason: _, ...values }] of allFaults()) {
    const taken = new Set(
      [...(messages[id] ?? '').matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name),
    )
    expect([id, new Set(Object.keys(values))]).toEqual([id, taken])
  }
})

test('rows are counted as each language counts', () => {
  const twice = (count: number): CsvFault => ({ reason: 'linkTwice', count })
  expect(
    [1, 2].map((count) => say(csvCheckMessages, 'en', twice(count)).split(' link ')[0]),
  ).toEqual(['1 row has a', '2 rows have a'])
  expect([1, 2].map((count) => say(csvCheckDe, 'de', twice(count)).split(' einen ')[0])).toEqual([
    '1 Zeile hat',
    '2 Zeilen haben',
  ])
  expect(
    [1, 2, 3, 11, 100].map((count) => say(csvCheckAr, 'ar', twice(count)).split(' رابط ')[0]),
  ).toEqual(['في صف واحد', 'في صفين', 'في 3 صفوف', 'في 11 صفًا', 'في 100 صف'])
})

test('whatever is refused has a sentence with the values that it takes', () => {
  const refusals = ['', HEADER, 'hello', 'a,b\n1,2'].flatMap(
    (text): CsvRefusal | [] => checkBulkCsv(text).refusal ?? [],
  )
  const said = refusals.map(({ reason, ...values }) =>
    createI18n(csvCheckMessages)._(`csv.refusal.${reason}`, { name: 'pins.csv', ...values }),
  )
  expect(said.map((sentence) => sentence.slice(0, 40))).toEqual([
    '“pins.csv” is empty.',
    '“pins.csv” has a header but no rows, so ',
    '“pins.csv” isn’t a CSV file. In your spr',
    '“pins.csv” isn’t a bulk upload file yet.',
  ])
  expect(said.filter((sentence) => /[{}]|undefined/.test(sentence))).toEqual([])
})

test('the encoding of a file is found out', () => {
  const latin = Uint8Array.of(0x53, 0xfc, 0xdf, 0x20, 0x96, 0x20, 0x93, 0x67, 0x75, 0x74, 0x94)
  expect(decodeText(latin, 'de')).toEqual({
    text: 'Süß – “gut”',
    encoding: 'Windows-1252',
    isGuess: true,
    broken: 0,
  })
  expect(decodeText(new TextEncoder().encode('\uFEFFSüß – حلو'), 'ar')).toEqual({
    text: 'Süß – حلو',
    encoding: 'UTF-8',
    isGuess: false,
    broken: 0,
  })
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x53, 0, 0xfc, 0), 'en')).toEqual({
    text: 'Sü',
    encoding: 'UTF-16',
    isGuess: false,
    broken: 0,
  })
})

test('UTF-8 of which a few bytes were lost stays what it is', () => {
  const whole = new TextEncoder().encode('Süße Törtchen für Gäste')
  const lost = whole.filter((_, at) => at !== 2)
  expect(decodeText(lost, 'de')).toEqual({
    text: 'S�ße Törtchen für Gäste',
    encoding: 'UTF-8',
    isGuess: false,
    broken: 1,
  })
  const { text, ...readAs } = decodeText(new TextEncoder().encode(`${HEADER}\n${good}`), 'de')
  const check = checkBulkCsv(text, { ...readAs, broken: 1 })
  expect(check.refusal === null && check.findings).toEqual([
    { row: null, column: null, fault: { reason: 'charactersBroken', count: 1 }, isFixed: false },
  ])
})

test('on an Arabic page a file in a Windows encoding is read as Arabic, and marked as a guess', () => {
  // "Sweet soup?"
  const bytes = Uint8Array.of(0xd4, 0xe6, 0xd1, 0xc8, 0xc9, 0x20, 0xcd, 0xe1, 0xe6, 0xc9, 0xbf)
  expect(decodeText(bytes, 'ar')).toEqual({
    text: 'شوربة حلوة؟',
    encoding: 'Windows-1256',
    isGuess: true,
    broken: 0,
  })
  const fault: CsvFault = { reason: 'encodingGuessed', encoding: 'Windows-1256' }
  expect(
    [
      say(csvCheckMessages, 'en', fault),
      say(csvCheckDe, 'de', fault),
      say(csvCheckAr, 'ar', fault),
    ].filter((sentence) => /guess|Vermutlich|تخمين/.test(sentence)),
  ).toHaveLength(3)
})
