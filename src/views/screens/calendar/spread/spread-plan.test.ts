import { describe, expect, test } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { envelopAction } from '#core/pins/pin-commands.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { emptyHistory, recordEvents } from '#core/pins/history/pin-history.ts'
import { applyPinEvent, emptyBook } from '#core/pins/book/pin.reducer.ts'
import { publicationsBetween } from '#core/pins/pin-schedule.ts'
import { getPin, listPins } from '#core/pins/book/pin-selectors.ts'
import { planRedo, planUndo } from '#core/pins/history/pin-undo.ts'
import { spreadPins } from '#core/schedule/spread.ts'
import { instantOf } from '#core/schedule/wall-time.ts'
import {
  conflictOf,
  pinsOf,
  sendingsBeside,
  spreadEvents,
  type SpreadRow,
  type SpreadSource,
  requestsOf,
} from './spread-plan.ts'

const zone = 'Europe/Berlin'
const rules = { per_day: 5, link_hours: 48, picture_days: 7, board_minutes: 0, jitter_minutes: 0 }
const on = (...names: string[]) => names.map((name) => ({ board_id: testId(name) }))
const draft = (name: string, fields: Partial<Pin> = {}) =>
  pin(name, { status: 'draft', boards: on('cakes'), ...fields })
const publication = (
  name: string,
  wall: string,
  fields: Partial<Publication> = {},
): Publication => ({
  id: testId(name),
  at: instantOf(wall, zone),
  wall,
  zone,
  board_id: testId('cakes'),
  state: 'planned',
  ...fields,
})
const bookOf = (...pins: Pin[]): PinBook =>
  applyPinEvent(emptyBook(testAccount), { type: 'pins.loaded', data: { pins } })
const apply = (book: PinBook, events: readonly PinEvent[]): PinBook =>
  events.reduce((next, event) => applyPinEvent(next, event, 900), book)
const drafts = (...pins: Pin[]): SpreadSource => ({ kind: 'drafts', pins })

/** Of what has passed nothing is still to come. */
const sent = () => false

let seq = 0
const newId = () => testId(`new ${(seq += 1)}`)
const log = (events: readonly PinEvent[], id: string) =>
  envelopAction(events, { at: 1, tab: 'd/t', id: testId(id), newId }).map((envelope) => ({
    ...envelope,
    seq: (seq += 1),
  }))

function rowsOf(source: SpreadSource, book: PinBook): SpreadRow[] {
  const others = sendingsBeside(source, publicationsBetween(book, 0, Infinity), sent)
  const { placed } = spreadPins({
    pins: requestsOf(source, []),
    schedule: { zone, slots: [], rules },
    from: '2026-11-27',
    days: 30,
    taken: new Set(others.map(({ at }) => at)),
    others,
    seed: 'seed',
    now: instantOf('2026-11-26T12:00', zone),
  })
  const byId = new Map(pinsOf(source).map((one) => [one.id, one]))
  return placed.flatMap(({ pin_id, ...row }) => {
    const one = byId.get(pin_id)
    return one === undefined ? [] : [{ ...row, pin: one }]
  })
}

describe('a spread of 60 drafts', () => {
  const sixty = Array.from({ length: 60 }, (_, nth) => draft(`${nth}`))
  const book = bookOf(...sixty)
  const source = drafts(...sixty)
  const rows = rowsOf(source, book)
  const events = spreadEvents(book, { source, rows }, newId)

  test('plans each on its board', () => {
    const after = apply(book, events)
    expect(publicationsBetween(after, 0, Infinity)).toHaveLength(60)
    expect(listPins(after).every(({ status }) => status === 'scheduled')).toBe(true)
    const [row] = rows
    const planned = row && getPin(after, row.pin.id)?.publications
    expect(planned).toMatchObject([{ ...row?.time, ...row?.board, state: 'planned' }])
  })

  test('is undone and done again as one step', () => {
    const after = apply(book, events)
    const history = recordEvents(emptyHistory, log(events, 'spread'))
    const undo = planUndo(history)
    if (!undo.ok) throw new Error('The undo was refused')
    const undone = apply(after, undo.events)
    expect(undone.buckets).toEqual(book.buckets)
    const next = recordEvents(history, log(undo.events, 'undo'))
    expect(planUndo(next).ok).toBe(false)
    const redo = planRedo(next)
    if (!redo.ok) throw new Error('The redo was refused')
    expect(apply(undone, redo.events).buckets).toEqual(after.buckets)
  })
})

describe('what missed its time', () => {
  const both = draft('both', {
    status: 'scheduled',
    publications: [
      publication('late', '2026-11-20T08:00', { slot_id: testId('slot') }),
      publication('ahead', '2026-12-24T08:00', { board_id: testId('pies') }),
    ],
  })
  const book = bookOf(both, draft('other'))
  const planned = publicationsBetween(book, 0, instantOf('2026-11-26T12:00', zone))
  const source: SpreadSource = { kind: 'missed', planned }

  test('is moved on its own board, and its other publications stay', () => {
    const rows = rowsOf(source, book)
    const events = spreadEvents(book, { source, rows }, newId)
    expect(events.map(({ type }) => type)).toEqual(['pin.rescheduled'])
    const after = apply(book, events)
    const [moved, ahead] = getPin(after, both.id)?.publications ?? []
    expect(moved).toEqual({ ...publication('late', rows[0]?.time.wall ?? '') })
    expect(ahead).toEqual(both.publications?.[1])
    const undo = planUndo(recordEvents(emptyHistory, log(events, 'missed')))
    if (!undo.ok) throw new Error('The undo was refused')
    expect(apply(after, undo.events).buckets).toEqual(book.buckets)
  })

  test('is not in its own way, whatever boards are chosen', () => {
    const beside = sendingsBeside(source, publicationsBetween(book, 0, Infinity), sent)
    expect(beside.map(({ id }) => id)).toEqual([testId('ahead')])
    expect(requestsOf(source, on('soups'))).toMatchObject([{ id: both.id, boards: on('cakes') }])
  })
})

test('a pin is spread over the boards that it has no time on yet, or over chosen ones', () => {
  const half = draft('half', {
    boards: on('cakes', 'pies'),
    publications: [publication('p', '2026-12-24T08:00')],
  })
  expect(requestsOf(drafts(half), [])[0]?.boards).toEqual(on('pies'))
  expect(requestsOf(drafts(half), on('soups', 'cakes'))[0]?.boards).toEqual(on('soups'))
  const nowhere = draft('nowhere', { boards: [] })
  expect(requestsOf(drafts(nowhere), [])[0]?.boards).toEqual([])
})

test('what failed takes no time and no distance', () => {
  const failed = draft('f', {
    publications: [publication('p', '2026-12-01T08:00', { state: 'failed' })],
  })
  expect(sendingsBeside(drafts(), publicationsBetween(bookOf(failed), 0, Infinity), sent)).toEqual(
    [],
  )
})

test('a time that a person chose is compared with the others and with the other rows', () => {
  const link = 'https://example.com/soup'
  const row = (name: string, wall: string, fields: Partial<Pin> = {}): SpreadRow => ({
    pin: draft(name, { link, ...fields }),
    board: { board_id: testId(`board of ${name}`) },
    time: { at: instantOf(wall, zone), wall, zone },
    reasons: [],
  })
  const rows = [row('a', '2026-12-01T08:00'), row('b', '2026-12-02T08:00')]
  const [first] = rows
  if (first === undefined) throw new Error('There is a first row')
  const given = { others: [], rules, zone }
  expect(conflictOf(first, rows, given)).toMatchObject({
    rule: 'link',
    at: rows[1]?.time.at,
  })
  expect(conflictOf(first, [first], given)).toBeNull()
  const others = sendingsBeside(
    drafts(),
    publicationsBetween(
      bookOf(draft('c', { link, publications: [publication('p', '2026-11-30T08:00')] })),
      0,
      Infinity,
    ),
    sent,
  )
  expect(conflictOf(first, [first], { others, rules, zone })).toMatchObject({
    rule: 'link',
    at: others[0]?.at,
  })
})

test('a day that is full by its rule is named, also where the others come later on it', () => {
  const row = (name: string, wall: string): SpreadRow => ({
    pin: draft(name, { link: `https://example.com/${name}` }),
    board: { board_id: testId('cakes') },
    time: { at: instantOf(wall, zone), wall, zone },
    reasons: [],
  })
  const one = row('a', '2026-11-30T08:00')
  const rows = [one, row('b', '2026-11-30T00:00'), row('c', '2026-11-30T23:59')]
  const beside = [row('d', '2026-11-29T23:59'), row('e', '2026-12-01T00:00')]
  const given = { others: [], rules: { ...rules, picture_days: 0, per_day: 3 }, zone }
  expect(conflictOf(one, [...rows, ...beside], given)).toBeNull()
  const full = { ...given, rules: { ...given.rules, per_day: 2 } }
  expect(conflictOf(one, [...rows, ...beside], full)).toMatchObject({ rule: 'perDay' })
})

test('a time outside the hours of the rules is named with the time at which they begin', () => {
  const wall = '2026-11-30T22:00'
  const row: SpreadRow = {
    pin: draft('a'),
    board: { board_id: testId('cakes') },
    time: { at: instantOf(wall, zone), wall, zone },
    reasons: [],
  }
  const given = { others: [], rules: { ...rules, hours: { from: '08:00', until: '21:00' } }, zone }
  const at = instantOf('2026-12-01T08:00', zone)
  expect(conflictOf(row, [row], given)).toEqual({ rule: 'hours', at })
  expect(conflictOf(row, [row], { ...given, rules })).toBeNull()
})
