import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFeed, type FeedEvent } from './calendar-feed.ts'

const event = (fields: Partial<FeedEvent> = {}): FeedEvent => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  at: Date.UTC(2026, 10, 26, 15),
  changedAt: Date.UTC(2026, 10, 20, 8, 30, 15),
  title: 'Pin: Lemon cake',
  description: 'Publish this pin by hand.',
  url: 'https://pins.example/calendar/due',
  ...fields,
})
const feedOf = (...events: FeedEvent[]) =>
  calendarFeed({ name: 'Kitchen: pins', brand: 'Pinloom', events })
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

test('a calendar program reads what was written, whatever signs are in it', () => {
  const title = 'Lemon; cake, “best” \\ of: all 🍋 – كعكة'
  const description = 'First line\nSecond, line; with \\n in it\r\nÄpfel'
  const [read] = eventsIn(feedOf(event({ title, description })))
  expect(read?.summary).toBe(title)
  expect(read?.description).toBe('First line\nSecond, line; with \\n in it\nÄpfel')
  expect(read?.uid).toBe('0198c0de-0000-7000-8000-000000000001@pinloom')
  expect(read?.startDate.toJSDate().getTime()).toBe(Date.UTC(2026, 10, 26, 15))
  expect(read?.startDate.zone.tzid).toBe('UTC')
  expect(read?.endDate.toJSDate().getTime()).toBe(Date.UTC(2026, 10, 26, 15, 15))
})

test('every line ends with CRLF and has at most 75 octets, and no character is cut', () => {
  const long = '🍋ü'.repeat(400)
  const text = feedOf(event({ title: long, description: `${long}\n${'x'.repeat(500)}` }))
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).byteLength))).toBe(75)
  expect(lines.every((line) => line.isWellFormed())).toBe(true)
  expect(eventsIn(text)[0]?.summary).toBe(long)
})

test('control characters and lone surrogates do not make it unreadable', () => {
  const [read] = eventsIn(feedOf(event({ title: 'a\u0000b\u0007c\ud83c' })))
  expect(read?.summary).toBe('abc\ufffd')
})

test('a later change has a higher sequence, and the same UID', () => {
  const [first, later] = eventsIn(
    feedOf(event(), event({ changedAt: Date.UTC(2026, 10, 21), at: Date.UTC(2026, 11, 1) })),
  )
  expect(first?.uid).toBe(later?.uid)
  expect((later?.sequence ?? 0) > (first?.sequence ?? 0)).toBe(true)
  expect(first?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T08:30:15Z')
})

test('a plan without pins is a whole calendar without events', () => {
  const calendar = new ICAL.Component(ICAL.parse(feedOf()))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Kitchen: pins')
  expect(calendar.getAllSubcomponents('vevent')).toEqual([])
})
