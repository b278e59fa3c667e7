import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { checkBulkCsv } from '#core/export/bulk-csv-check.ts'
import { csvFiles } from '#core/export/pinterest-csv.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { instantOf, wallOf } from '#core/schedule/wall-time.ts'
import { csvRowsOf, hostedFiles, instantsOfSpan, type PlanContext, planRows } from './plan-rows.ts'

const board: Board = {
  id: testId('cakes'),
  name: 'Cakes',
  sections: [{ id: testId('lemon'), name: 'Lemon' }],
} as Board
const NOW = Date.UTC(2026, 0, 1)
const context: PlanContext = {
  boards: [board],
  publicUrl: 'https://pins.example',
  publicUrlReachable: true,
  linkTagging: true,
  now: NOW,
}
const planned = (name: string, fields: Partial<Publication> = {}, ofPin = {}) => ({
  pin: pin(name, ofPin),
  publication: {
    id: testId(`publication ${name}`),
    at: NOW + 86_400_000,
    wall: '2026-01-02T00:00',
    zone: 'UTC',
    board_id: board.id,
    state: 'planned' as const,
    ...fields,
  },
})
const rowsOf = (text: string) =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data

/** Around the days on which clocks change in 2026, every half hour. */
const DAYS: Record<string, readonly string[]> = {
  'America/New_York': ['2026-03-08', '2026-11-01'],
  'America/Santiago': ['2026-04-04', '2026-09-06'],
  'America/St_Johns': ['2026-03-08', '2026-11-01'],
  'Europe/Berlin': ['2026-03-29', '2026-10-25'],
  'Africa/Cairo': ['2026-04-24', '2026-10-29'],
  'Asia/Beirut': ['2026-03-29', '2026-10-24'],
  'Asia/Kathmandu': ['2026-06-01'],
  'Australia/Lord_Howe': ['2026-04-05', '2026-10-04'],
  'Pacific/Chatham': ['2026-04-05', '2026-09-27'],
  'Asia/Tokyo': ['2026-12-31'],
}

describe('dates of the file', () => {
  test.each(Object.keys(DAYS))('are the planned instants in UTC, planned in %s', (zone) => {
    const walls = (DAYS[zone] ?? []).flatMap((day) =>
      Array.from(
        { length: 48 },
        (_, half) => `${day}T${String(half >> 1).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
      ),
    )
    const list = walls.map((wall, nth) =>
      planned(`p${nth}`, { wall, zone, at: instantOf(wall, zone) }),
    )
    const { rows, unfit } = planRows(list, context)
    expect(unfit).toEqual([])
    const [text = ''] = csvFiles(csvRowsOf(rows, hostedFiles(context.publicUrl)))
    const read = rowsOf(text).map((row) => {
      expect(row['Publish date']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/)
      return Date.parse(`${row['Publish date']}Z`)
    })
    expect(read).toEqual(list.map(({ publication }) => publication.at).toSorted((a, b) => a - b))
    expect(new Set(read.map((at) => wallOf(at, zone)))).toEqual(
      new Set(list.map(({ publication }) => wallOf(publication.at, zone))),
    )
  })
})

test('a section is written after its board, and the link carries the publication', () => {
  const one = planned('a', { section_id: testId('lemon') })
  const { rows } = planRows([one], context)
  const [row] = rowsOf(csvFiles(csvRowsOf(rows, hostedFiles(context.publicUrl)))[0] ?? '')
  expect(row).toMatchObject({
    Title: 'Title a',
    'Media URL': 'https://pins.example/pictures/a.jpg',
    'Pinterest board': 'Cakes/Lemon',
    Link: `https://example.com/a?utm_content=${one.publication.id}`,
  })
})

test('450 pins make three files that the checker of the upload has nothing to say against', () => {
  const list = Array.from({ length: 450 }, (_, nth) =>
    planned(`p${nth}`, { at: NOW + (450 - nth) * 3_600_000 }, { link: 'https://example.com/same' }),
  )
  const { rows } = planRows(list, context)
  const files = csvFiles(csvRowsOf(rows, hostedFiles(context.publicUrl)))
  expect(files.map((text) => rowsOf(text).length)).toEqual([200, 200, 50])
  for (const text of files)
    expect(checkBulkCsv(text)).toMatchObject({ refusal: null, findings: [] })
  const dates = files.flatMap((text) => rowsOf(text).map((row) => row['Publish date'] ?? ''))
  expect(dates).toEqual(dates.toSorted())
})

test('what Pinterest would refuse is left out with every reason', () => {
  const { rows, unfit } = planRows(
    [
      planned('fine'),
      planned('untitled', {}, { title: '', link: 'nowhere' }),
      planned('soon', { at: NOW + 60_000 }),
      planned('off', { board_id: testId('gone') }),
      planned('sent', { state: 'published' }),
      planned('long', {}, { link: `https://example.com/${'a'.repeat(1_985)}` }),
    ],
    context,
  )
  expect(rows.map(({ pin: { title } }) => title)).toEqual(['Title fine'])
  expect(
    unfit.map(({ pin: { title }, problems }) => [title, problems.map(({ code }) => code)]),
  ).toEqual([
    ['Title soon', ['planExport.tooSoon']],
    ['', ['export.titleEmpty', 'export.linkInvalid']],
    ['Title off', ['export.boardGone']],
    ['Title sent', ['planExport.notPlanned']],
    ['Title long', ['export.linkLong']],
  ])
})

test('the next days include today and end with a day of the zone, also when clocks change', () => {
  const now = Date.parse('2026-10-24T15:00:00Z')
  expect(instantsOfSpan({ kind: 'days', days: 2 }, { zone: 'Europe/Berlin', now })).toEqual({
    from: now,
    to: Date.parse('2026-10-25T23:00:00Z'),
  })
  const dates = { kind: 'dates', from: '2026-03-29', to: '2026-03-29' } as const
  const day = instantsOfSpan(dates, { zone: 'Europe/Berlin', now })
  expect((day.to - day.from) / 3_600_000).toBe(23)
})
