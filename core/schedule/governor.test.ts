import { describe, expect, test } from 'vitest'
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { delayOf, jitteredTime, jitterOf, MIN_GAP_MS, type Sending } from './governor.ts'
import { instantOf } from './wall-time.ts'

const zone = 'Europe/Berlin'
const berlin = (wall: string) => instantOf(wall, zone)
const MINUTE = 60_000

const free: ScheduleRules = {
  per_day: 150,
  link_hours: 0,
  picture_days: 0,
  board_minutes: 0,
  jitter_minutes: 0,
}
const NOW = '2026-11-26T12:00'
/** Sends that share nothing unless it is stated. */
const sent = (id: string, wall: string, shared: Partial<Sending> = {}): Sending => ({
  id,
  at: berlin(wall),
  link: `https://example.com/${id}`,
  picture_ids: [`picture of ${id}`],
  board: `board of ${id}`,
  ...shared,
})
const link = 'https://example.com/soup'
const picture_ids = ['soup']
const board = 'dinner'

const cases: {
  name: string
  rules: Partial<ScheduleRules>
  one?: Partial<Sending>
  others: Sending[]
  until: string | null
  rule?: string
  because?: string
}[] = [
  { name: 'nothing sent', rules: {}, others: [], until: null },
  {
    name: 'one with nothing in common half an hour before',
    rules: { link_hours: 48, picture_days: 7, board_minutes: 60 },
    others: [sent('a', '2026-11-26T11:30')],
    until: null,
  },
  {
    name: 'a time outside the hours',
    rules: { hours: { from: '13:30', until: '20:00' } },
    others: [],
    until: '2026-11-26T13:30',
    rule: 'hours',
  },
  {
    name: 'the same link so long before that it ends outside the hours',
    rules: { link_hours: 36, hours: { from: '08:00', until: '20:00' } },
    one: { link },
    others: [sent('a', '2026-11-26T11:00', { link })],
    until: '2026-11-28T08:00',
    rule: 'hours',
  },
  {
    name: 'the same link 20 hours before',
    rules: { link_hours: 48 },
    one: { link },
    others: [sent('a', '2026-11-25T16:00', { link })],
    until: '2026-11-27T16:00',
    rule: 'link',
    because: 'a',
  },
  {
    name: 'the same link exactly as long ago as the rule asks',
    rules: { link_hours: 48 },
    one: { link },
    others: [sent('a', '2026-11-24T12:00', { link })],
    until: null,
  },
  {
    name: 'the same page by a link with other campaign parameters',
    rules: { link_hours: 48 },
    one: { link: `${link}?utm_content=1#top` },
    others: [sent('a', '2026-11-26T10:00', { link: `${link}?utm_content=2` })],
    until: '2026-11-28T10:00',
    rule: 'link',
    because: 'a',
  },
  {
    name: 'two without a link',
    rules: { link_hours: 48 },
    one: { link: '' },
    others: [sent('a', '2026-11-26T10:00', { link: '' })],
    until: null,
  },
  {
    name: 'one of several pictures three days before',
    rules: { picture_days: 7 },
    one: { picture_ids: ['bread', ...picture_ids] },
    others: [sent('a', '2026-11-23T12:00', { picture_ids })],
    until: '2026-11-30T12:00',
    rule: 'picture',
    because: 'a',
  },
  {
    name: 'the same board ten minutes before',
    rules: { board_minutes: 30 },
    one: { board },
    others: [sent('a', '2026-11-26T11:50', { board })],
    until: '2026-11-26T12:20',
    rule: 'board',
    because: 'a',
  },
  {
    name: 'any pin in the same minute',
    rules: {},
    others: [sent('a', NOW)],
    until: '2026-11-26T12:01',
    rule: 'gap',
    because: 'a',
  },
  {
    name: 'itself, which was sent and is asked about again',
    rules: { link_hours: 48 },
    one: { id: 'a', link },
    others: [sent('a', '2026-11-26T11:00', { link })],
    until: null,
  },
  {
    name: 'the same link planned for later',
    rules: { link_hours: 48 },
    one: { link },
    others: [sent('a', '2026-11-26T12:30', { link })],
    until: null,
  },
  {
    name: 'a full day',
    rules: { per_day: 2 },
    one: { at: berlin('2026-11-26T09:30') },
    others: [sent('a', '2026-11-26T00:00'), sent('b', '2026-11-26T11:00')],
    until: '2026-11-27T09:30',
    rule: 'perDay',
  },
  {
    name: 'a full day and a full day after it',
    rules: { per_day: 1 },
    one: { at: berlin('2026-11-26T09:30') },
    others: [sent('a', '2026-11-26T08:00'), sent('b', '2026-11-27T08:00')],
    until: '2026-11-28T09:30',
    rule: 'perDay',
  },
  {
    name: 'a full day that ended at midnight',
    rules: { per_day: 1 },
    others: [sent('a', '2026-11-25T23:59')],
    until: null,
  },
  {
    name: 'a board and, when that is free again, a link',
    rules: { board_minutes: 60, link_hours: 2 },
    one: { board, link },
    others: [
      sent('a', '2026-11-26T11:30', { board }),
      sent('b', '2026-11-26T12:20', { link }),
      sent('c', '2026-11-26T14:10', { board }),
    ],
    until: '2026-11-26T15:10',
    rule: 'board',
    because: 'c',
  },
  {
    name: 'a full day keeps its time of the day, though its link is free again before',
    rules: { per_day: 1, link_hours: 21 },
    one: { link, at: berlin('2026-11-26T11:00') },
    others: [sent('a', '2026-11-26T11:30', { link })],
    until: '2026-11-27T11:00',
    rule: 'perDay',
  },
  {
    name: 'a full day, and a link that is not free yet at its time of the next day',
    rules: { per_day: 1, link_hours: 30 },
    one: { link, at: berlin('2026-11-26T11:00') },
    others: [sent('a', '2026-11-26T11:30', { link })],
    until: '2026-11-27T17:30',
    rule: 'link',
    because: 'a',
  },
  {
    name: 'several rules at once: the one that ends last is named',
    rules: { board_minutes: 60, link_hours: 48, picture_days: 1 },
    one: { board, link, picture_ids },
    others: [sent('a', '2026-11-26T11:30', { board, link, picture_ids })],
    until: '2026-11-28T11:30',
    rule: 'link',
    because: 'a',
  },
]

describe('a pin that is due', () => {
  test.each(cases)('$name', ({ rules, one = {}, others, until, rule, because }) => {
    const delay = delayOf(sent('one', NOW, one), {
      rules: { ...free, ...rules },
      zone,
      others,
      now: berlin(NOW),
    })
    expect(delay).toEqual(
      until === null
        ? null
        : { until: berlin(until), rule, ...(because !== undefined && { because }) },
    )
  })
})

test('two sends of an account are a gap apart, to the millisecond', () => {
  const given = { rules: free, zone, others: [sent('a', NOW)] }
  const until = berlin(NOW) + MIN_GAP_MS
  const delay = delayOf(sent('one', NOW), { ...given, now: until - 1 })
  expect(delay).toEqual({ until, rule: 'gap', because: 'a' })
  expect(delayOf(sent('one', NOW), { ...given, now: until })).toBeNull()
})

test('a day has the length that the clocks give it', () => {
  const rules = { ...free, per_day: 1 }
  const others = [sent('a', '2026-10-25T00:00')]
  // 25 hours: 23:59 is 24 hours and 59 minutes after midnight.
  const late = berlin('2026-10-25T23:59')
  const delay = delayOf(sent('one', '2026-10-25T23:59'), { rules, zone, others, now: late })
  expect(delay).toEqual({ until: berlin('2026-10-26T23:59'), rule: 'perDay' })
  const next = berlin('2026-10-26T00:00')
  expect(delayOf(sent('one', '2026-10-25T23:59'), { rules, zone, others, now: next })).toBeNull()
})

test('what waited a day for its time has no second wait', () => {
  const others = Array.from({ length: 5 }, (_, nth) => sent(`${nth}`, `2026-11-26T0${nth}:00`))
  const one = sent('one', NOW)
  const rules = { ...free, per_day: 5 }
  const first = delayOf(one, { rules, zone, others, now: berlin(NOW) })
  expect(delayOf(one, { rules, zone, others, now: first?.until ?? 0 })).toBeNull()
})

test('jitter is the same for a publication, under its limit, and spread over it', () => {
  const ids = Array.from({ length: 400 }, (_, nth) => `00000000-0000-4000-8000-${nth}`)
  const at = berlin('2026-11-27T08:00')
  const jitters = ids.map((id) => jitterOf({ id, at }, 10))
  expect(ids.map((id) => jitterOf({ id, at }, 10))).toEqual(jitters)
  expect(jitters.every((ms) => Number.isInteger(ms) && ms >= 0 && ms < 10 * MINUTE)).toBe(true)
  for (let minute = 0; minute < 10; minute += 1) {
    const inMinute = jitters.filter((ms) => Math.floor(ms / MINUTE) === minute)
    expect(inMinute.length).toBeGreaterThan(20)
    expect(inMinute.length).toBeLessThan(70)
  }
  expect(jitterOf({ id: 'any', at }, 0)).toBe(0)
  // Not a whole minute: "Publish now".
  expect(ids.map((id) => jitterOf({ id, at: at + 1 }, 10)).every((ms) => ms === 0)).toBe(true)
})

test('a jitter that ends after the publishing hours is left out, and only that one', () => {
  const hours = { from: '08:00', until: '21:00' }
  const rules = { ...free, jitter_minutes: 60, hours }
  const ids = Array.from({ length: 200 }, (_, nth) => `00000000-0000-4000-8000-${nth}`)
  const timesFrom = (wall: string) =>
    ids.map((id) => jitteredTime({ id, at: berlin(wall) }, { rules, zone }))
  const [late, end] = [timesFrom('2026-11-27T20:30'), berlin('2026-11-27T21:00')]
  expect(late.every((at) => at >= berlin('2026-11-27T20:30') && at < end)).toBe(true)
  expect(new Set(late).size).toBeGreaterThan(50)
  expect(new Set(timesFrom('2026-11-27T20:00')).size).toBeGreaterThan(150)
  // Outside the hours the rule holds it anyway.
  expect(timesFrom('2026-11-27T22:00').some((at) => at > berlin('2026-11-27T22:01'))).toBe(true)
})
