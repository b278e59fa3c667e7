import { expect, test } from 'vitest'
import { findSentPin, markedPins, markerOf, nextReadingAt, readNetworkTime } from './read-back.ts'
import type { BoardPin } from './read-back.ts'

const SENT_AT = Date.UTC(2026, 10, 26, 12)
const sent = {
  publication_id: '0192f0c1-2d3e-7abc-8def-000000000001',
  sent_at: SENT_AT,
  board_id: '1',
  board_section_id: null,
  title: 'Lemon cake',
  description: 'Moist.',
  alt_text: '',
  link: 'https://example.com/?utm_content=0192f0c1-2d3e-7abc-8def-000000000001',
}
const there = (fields: Partial<BoardPin> = {}): BoardPin => ({
  id: '7',
  board_section_id: null,
  title: 'Lemon cake',
  description: 'Moist.',
  alt_text: null,
  link: null,
  created_at: '2026-11-26T12:00:01',
  ...fields,
})
const marked = { link: `https://example.com/?a=1&utm_content=${sent.publication_id}#b` }

test('the marker in its link proves a pin, whatever else was changed', () => {
  const pins = [there({ id: '1' }), there({ id: '2', ...marked, title: 'Changed' })]
  expect(findSentPin(pins, sent)).toEqual({ type: 'found', id: '2' })
  const old = there({ ...marked, created_at: '2020-01-01T00:00:00Z' })
  expect(findSentPin([old], sent)).toEqual({ type: 'found', id: '7' })
})

test('pins of a board are known by their markers, the older of two', () => {
  const pins = [
    there({ id: '1' }),
    there({ id: '2', ...marked, created_at: '2026-11-26T12:00:09Z' }),
    there({ id: '3', ...marked, created_at: '2026-11-26T12:00:02Z' }),
    there({ id: '4', link: 'https://example.com/?utm_content=other' }),
  ]
  expect(markedPins(pins)).toEqual(
    new Map([
      [sent.publication_id, '3'],
      ['other', '4'],
    ]),
  )
})

test('of two with the marker the older one is the pin', () => {
  const pins = [
    there({ id: '1', ...marked, created_at: '2026-11-26T12:00:09Z' }),
    there({ id: '2', ...marked, created_at: '2026-11-26T14:00:02+02:00' }),
    there({ id: '3', ...marked, created_at: null }),
  ]
  expect(findSentPin(pins, sent)).toEqual({ type: 'found', id: '2' })
})

test('without a marker the same words since it was sent make it likely', () => {
  expect(findSentPin([there()], sent)).toEqual({ type: 'likely', id: '7' })
  const hourBefore = there({ created_at: '2026-11-26T10:55:00' })
  expect(findSentPin([hourBefore], sent)).toMatchObject({ type: 'likely' })
  expect(findSentPin([there({ created_at: 'soon' })], sent)).toMatchObject({ type: 'likely' })
})

test.each([
  ['an older one', { created_at: '2026-11-26T10:54:59' }],
  ['one in another zone’s hour', { created_at: '2026-11-26T12:00:01+02:00' }],
  ['another title', { title: 'Lemon pie' }],
  ['another description', { description: null }],
  ['another alternative text', { alt_text: 'A cake' }],
  ['another section', { board_section_id: '3' }],
  ['the marker of another publication', { link: 'https://example.com/?utm_content=other' }],
])('%s is not it', (_name, fields) => {
  expect(findSentPin([there(fields)], sent)).toEqual({ type: 'none' })
})

test('readings follow each other after the timeout of the request, and the last one decides', () => {
  const times = { readings: [10, 60, 300], timeout: 1_000 }
  const after = (made: number, now: number) => nextReadingAt(times, { sentAt: 5_000, now, made })
  expect([after(0, 5_000), after(1, 6_010), after(2, 6_060), after(3, 6_300)]).toEqual([
    6_010,
    6_060,
    6_300,
    null,
  ])
  expect(nextReadingAt({ readings: [], timeout: 0 }, { sentAt: 0, now: 0, made: 0 })).toBeNull()
})

test('a first reading that is late still keeps its distance from now', () => {
  const times = { readings: [10, 60], timeout: 1_000 }
  expect(nextReadingAt(times, { sentAt: 0, now: 10_000, made: 0 })).toBe(10_010)
})

test('a time without a zone is UTC wherever it is read', () => {
  const before = process.env['TZ']
  process.env['TZ'] = 'Asia/Kolkata'
  try {
    expect(readNetworkTime('2026-11-26T12:00:00')).toBe(SENT_AT)
  } finally {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  }
})

test('a clock that jumps ahead does not make of the first reading the last', () => {
  const times = { readings: [10, 60, 300], timeout: 1_000 }
  const after = (made: number, now: number) => nextReadingAt(times, { sentAt: 5_000, now, made })
  expect([after(1, 99_000), after(2, 99_050)]).toEqual([99_050, 99_290])
})

test.each([
  ['https://example.com/?utm_content=one', 'one'],
  ['https://example.com/?a=1&UTM_CONTENT=one&b=2', 'one'],
  ['https://example.com/?utm_content=one#two', 'one'],
  ['https://example.com/?utm_content=', null],
  ['https://example.com/?my_utm_content=one', null],
  ['https://example.com/utm_content=one', null],
  ['', null],
  [null, null],
])('the marker of %s is %s', (link, marker) => {
  expect(markerOf(link)).toBe(marker)
})

test.each([
  ['2026-11-26T12:00:00', SENT_AT],
  ['2026-11-26T12:00:00Z', SENT_AT],
  ['2026-11-26T12:00:00z', SENT_AT],
  ['2026-11-26T14:00:00+02:00', SENT_AT],
  ['2026-11-26T14:00:00+0200', SENT_AT],
  ['2026-11-26T07:00:00-05:00', SENT_AT],
  ['2026-11-26', Date.UTC(2026, 10, 26)],
  ['yesterday', null],
  ['', null],
  [null, null],
])('the network’s time %s is read', (written, time) => {
  expect(readNetworkTime(written)).toBe(time)
})

test('words are the same but for the space around them, in the same section', () => {
  const words = { title: ' Lemon cake', description: 'Moist. ', alt_text: ' ' }
  expect(findSentPin([there(words)], sent)).toMatchObject({ type: 'likely' })
  expect(findSentPin([there()], { ...sent, title: 'Lemon cake ' })).toMatchObject({
    type: 'likely',
  })
  const inSection = { ...sent, board_section_id: '3' }
  expect(findSentPin([there({ board_section_id: '3' })], inSection)).toMatchObject({
    type: 'likely',
  })
  expect(findSentPin([there()], inSection)).toEqual({ type: 'none' })
  expect(findSentPin([there({ title: null })], { ...sent, title: '' })).toMatchObject({
    type: 'likely',
  })
})

test('of two without a marker the first one on the board is likely', () => {
  const pins = [there({ id: '1', title: 'Other' }), there({ id: '2' }), there({ id: '3' })]
  expect(findSentPin(pins, sent)).toEqual({ type: 'likely', id: '2' })
})
