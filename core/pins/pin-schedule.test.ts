import { expect, test } from 'vitest'
import type { Publication, PublicationPlan } from '#core/contract/content/publications.contract.ts'
import type { PinBook } from './book/pin-book.ts'
import { pin, testAccount, testId } from './pin.builder.ts'
import { setStatus, envelopAction } from './pin-commands.ts'
import type { LogEnvelope, PinEvent } from './events/pin.events.ts'
import { emptyHistory, recordEvents } from './history/pin-history.ts'
import { listActions, walkBack } from './history/pin-past.ts'
import { applyPinEvent, backOf, emptyBook, withdrawalOf } from './book/pin.reducer.ts'
import {
  publicationsBetween,
  publishByHand,
  reschedulePins,
  schedulePins,
  unscheduledDrafts,
  unschedulePins,
} from './pin-schedule.ts'
import { getPin } from './book/pin-selectors.ts'
import { planRedo, planUndo } from './history/pin-undo.ts'

const [a, b] = [testId('a'), testId('b')]
const plan = (at: number, board = 'cakes'): PublicationPlan => ({
  at,
  wall: '2026-11-26T08:30',
  zone: 'Europe/Berlin',
  board_id: testId(board),
})
const key = (id: string, name: string) => ({ id, publication_id: testId(name) })
const apply = (book: PinBook, events: readonly PinEvent[]): PinBook =>
  events.reduce((next, event) => applyPinEvent(next, event, 900), book)
const bookOf = (...names: string[]): PinBook =>
  applyPinEvent(emptyBook(testAccount), {
    type: 'pins.loaded',
    data: { pins: names.map((name) => pin(name, { status: 'draft' })) },
  })
const book = bookOf('a', 'b')
const steps = schedulePins(book, [
  { ...key(a, 'p'), plan: plan(200) },
  { ...key(a, 'q'), plan: plan(100, 'pies') },
  { ...key(b, 'r'), plan: plan(300) },
])
const planned = apply(book, steps)
const before = { state: 'planned' } as const
const started: PinEvent = { type: 'pin.publishStarted', data: { ...key(a, 'p'), before } }
const statesOf = (of: PinBook, id = a) =>
  getPin(of, id)?.publications?.map(({ state, at }) => `${state} ${at}`)
const url = 'https://www.pinterest.com/pin/1/'

let seq = 0
const log = (events: readonly PinEvent[], id: string, more: object = {}): LogEnvelope[] =>
  envelopAction(events, {
    at: 1,
    tab: 'd/t',
    id: testId(id),
    newId: () => testId(`${id} ${seq}`),
  }).map((envelope) => ({ ...envelope, ...more, seq: (seq += 1) }))

test('a scheduled pin has its publications by time, and its status from them', () => {
  expect(statesOf(planned)).toEqual(['planned 100', 'planned 200'])
  expect([a, b].map((id) => getPin(planned, id)?.status)).toEqual(['scheduled', 'scheduled'])
  expect(unscheduledDrafts(planned)).toEqual([])
  expect(setStatus(planned, { ids: [a], status: 'generated' }, 5)).toEqual([])
})

test.each<[Publication['state'][], string]>([
  [['planned', 'failed', 'sending'], 'scheduled'],
  [['sending', 'failed'], 'publishing'],
  [['unknown', 'published'], 'publishing'],
  [['failed', 'published'], 'failed'],
  [['published', 'published'], 'published'],
])('publications that are %j make a pin %s', (states, status) => {
  const events = states.map((state, at): PinEvent => ({
    type: 'pin.scheduled',
    data: { id: a, publication: { id: testId(`s${at}`), ...plan(at), state }, before: 'draft' },
  }))
  expect(getPin(apply(book, events), a)?.status).toBe(status)
})

test('one board has a pin once; what failed there is replaced, what was sent is not', () => {
  expect(schedulePins(planned, [{ ...key(a, 'x'), plan: plan(5) }])).toEqual([])
  const problem = { code: 'publish.refused', params: {} }
  const failed = apply(planned, [
    { type: 'pin.publishFailed', data: { ...key(a, 'p'), before, problem } },
  ])
  const again = apply(failed, schedulePins(failed, [{ ...key(a, 'x'), plan: plan(5) }]))
  expect(getPin(again, a)?.publications?.map(({ id }) => id)).toEqual([testId('x'), testId('q')])
  const sent = apply(planned, [started])
  expect(schedulePins(sent, [{ ...key(a, 'x'), plan: plan(5) }])).toEqual([])
  expect(unschedulePins(sent, [key(a, 'p')])).toEqual([])
  expect(reschedulePins(sent, [{ ...key(a, 'p'), to: plan(9) }])).toEqual([])
})

test('a move to where it is changes nothing, and the last removal gives a draft again', () => {
  expect(reschedulePins(planned, [{ ...key(b, 'r'), to: plan(300) }])).toEqual([])
  const moved = apply(planned, reschedulePins(planned, [{ ...key(b, 'r'), to: plan(50) }]))
  expect(statesOf(moved, b)).toEqual(['planned 50'])
  const out = apply(moved, unschedulePins(moved, [key(b, 'r')]))
  expect(getPin(out, b)).toEqual({ ...getPin(book, b), updated_at: 1_000 })
  expect(unscheduledDrafts(out).map(({ id }) => id)).toEqual([b])
  expect(unscheduledDrafts(out)).toBe(unscheduledDrafts(out))
})

test('what the server reports is kept on the publication, and the way back is beside the event', () => {
  const published: PinEvent = { type: 'pin.published', data: { ...key(b, 'r'), before, url } }
  const after = apply(planned, [published])
  expect(getPin(after, b)?.publications?.[0]).toMatchObject({ state: 'published', url })
  expect(getPin(after, b)?.status).toBe('published')
  expect(apply(after, backOf(planned, published) ?? []).buckets).toEqual(planned.buckets)
  // Of a time before this device's log nothing is kept beside it.
  const [envelope] = log([published], 'older')
  const then = envelope && walkBack({ book: after, missing: [] }, [envelope])
  expect(then && getPin(then.book, b)?.publications).toEqual(getPin(planned, b)?.publications)
})

test('a large step is undone and done again as one, and leads to the same book', () => {
  const names = Array.from({ length: 700 }, (_, nth) => `m${nth}`)
  const many = bookOf(...names)
  const events = schedulePins(
    many,
    names.map((name, at) => ({ ...key(testId(name), `p${name}`), plan: plan(at) })),
  )
  const after = apply(many, events)
  const history = recordEvents(emptyHistory, log(events, 'spread'))
  expect(listActions(history, 'd/t')).toMatchObject([{ what: 'scheduled' }])
  const undo = planUndo(history)
  if (!undo.ok) throw new Error('The undo was refused')
  const undone = apply(after, undo.events)
  expect(undone.buckets).toEqual(many.buckets)
  const redo = planRedo(recordEvents(history, log(undo.events, 'undo')))
  if (!redo.ok) throw new Error('The redo was refused')
  expect(apply(undone, redo.events).buckets).toEqual(after.buckets)
})

test('another publication of the pin does not keep one from being undone; its sending does', () => {
  const [first, ...others] = steps
  const one = recordEvents(emptyHistory, log(first ? [first] : [], 'one'))
  const two = recordEvents(one, log(others, 'two'))
  expect(planUndo(two, testId('one'))).toMatchObject({ ok: true })
  const sent = recordEvents(two, log([started], 'sent', { revision: 3, tab: 'task:1' }))
  expect(planUndo(sent, testId('one'))).toEqual({
    ok: false,
    reason: { kind: 'alreadySent', pinId: a, pins: 1 },
  })
  expect(planUndo(sent, testId('two'))).toMatchObject({ ok: true })
  const moved = recordEvents(
    two,
    log(reschedulePins(planned, [{ ...key(a, 'p'), to: plan(9) }]), 'moved'),
  )
  expect(planUndo(moved, testId('one'))).toMatchObject({
    reason: { kind: 'changedSince', field: 'publications', pins: 1 },
  })
})

test('a plan is not withdrawn from the book alone, for that does not know what the server has', () => {
  const [first] = steps
  if (first === undefined) throw new Error('No event')
  expect(withdrawalOf(planned, first)).toBeNull()
  expect(withdrawalOf(bookOf('b'), first)).toEqual([])
})

test('a board that has another publication of the pin is left out of a move, and so is what it was', () => {
  const onPies = { ...key(a, 'p'), to: plan(200, 'pies') }
  expect(reschedulePins(planned, [onPies])).toEqual([])
  expect(reschedulePins(planned, [{ ...key(a, 'p'), to: plan(201) }])).toHaveLength(1)
})

test('one that failed is planned again by a move, and its undo says again that it had failed', () => {
  const problem = { code: 'publish.refused', params: {} }
  const failed = apply(planned, [
    { type: 'pin.publishFailed', data: { ...key(a, 'p'), before, problem } },
  ])
  const [move] = reschedulePins(failed, [{ ...key(a, 'p'), to: plan(200) }])
  if (move === undefined) throw new Error('No event')
  const again = apply(failed, [move])
  expect(getPin(again, a)?.publications).toEqual(getPin(planned, a)?.publications)
  expect(apply(again, backOf(failed, move) ?? []).buckets).toEqual(failed.buckets)
  expect(backOf(planned, move)).toBeUndefined()
})

test('the publications of a span come by time, its end left out, and only changed buckets are read', () => {
  const names = Array.from({ length: 200 }, (_, nth) => `m${nth}`)
  const empty = bookOf(...names)
  const many = apply(
    empty,
    schedulePins(
      empty,
      names.map((name, nth) => ({
        ...key(testId(name), `p${name}`),
        plan: plan((nth * 37) % 200),
      })),
    ),
  )
  const times = publicationsBetween(many, 10, 20).map(({ publication }) => publication.at)
  expect(times).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
  const [first] = publicationsBetween(many, 10, 11)
  if (first === undefined) throw new Error('No publication')
  expect(first.pin).toBe(getPin(many, first.pin.id))
  const moved = apply(
    many,
    reschedulePins(many, [
      { ...key(first.pin.id, ''), publication_id: first.publication.id, to: plan(15) },
    ]),
  )
  expect(publicationsBetween(moved, 10, 11)).toEqual([])
  expect(publicationsBetween(moved, 15, 16)).toHaveLength(2)
})

test('publishing by hand leaves out what was sent, and its undo leads back to the plan', () => {
  const sent = applyPinEvent(planned, {
    type: 'pin.publishStarted',
    data: { ...key(b, 'r'), before },
  })
  const events = publishByHand(sent, [
    { ...key(a, 'q'), url },
    { ...key(b, 'r'), url },
  ])
  expect(events).toEqual([{ type: 'pin.published', data: { ...key(a, 'q'), url, before } }])
  const [envelope] = log(events, 'done')
  const [event] = events
  if (envelope === undefined || event === undefined) throw new Error('Nothing was done.')
  const back = backOf(sent, event)
  const kept = { ...envelope, ...(back !== undefined && { back }) }
  const done = apply(sent, events)
  expect(statesOf(done)).toEqual(['published 100', 'planned 200'])
  const undo = planUndo(recordEvents(emptyHistory, [kept]))
  if (!undo.ok) throw new Error(undo.reason.kind)
  expect(statesOf(apply(done, undo.events))).toEqual(['planned 100', 'planned 200'])
})

test('a pin that was sent after it was deleted comes back with what became of it', () => {
  const deletion: PinEvent = { type: 'pins.deleted', data: { ids: [a] } }
  const back = backOf(planned, deletion)
  const deleted = recordEvents(emptyHistory, log([deletion], 'deletion', { back }))
  const published: PinEvent = {
    type: 'pin.published',
    data: { ...key(a, 'p'), before: { state: 'sending' }, url },
  }
  const attempts = log([started, published], 'attempt', { revision: 3, tab: 'task:1' })
  const undo = planUndo(recordEvents(deleted, attempts))
  if (!undo.ok) throw new Error('The undo was refused')
  const restored = apply(apply(planned, [deletion, started, published]), undo.events)
  expect(statesOf(restored)).toEqual(['planned 100', 'published 200'])
  expect(getPin(restored, a)?.publications?.[1]?.url).toBe(url)
})
