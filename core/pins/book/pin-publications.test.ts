import { expect, test } from 'vitest'
import {
  MAX_PUBLICATIONS,
  type Publication,
  type PublicationPlan,
} from '#core/contract/content/publications.contract.ts'
import { pin, testAccount, testId } from '../pin.builder.ts'
import type { PinEvent } from '../events/pin.events.ts'
import { emptyBook, prependRows } from './pin-book.ts'
import {
  attemptBack,
  isBoardTaken,
  isSamePlan,
  isSamePublication,
  outcomeOf,
  planOf,
} from './pin-publications.ts'
import { applyToPin, backOf, inverseOf } from './pin.reducer.ts'

const bare: PublicationPlan = {
  at: 100,
  wall: '2026-11-26T08:30',
  zone: 'Europe/Berlin',
  board_id: testId('cakes'),
}
const full: PublicationPlan = { ...bare, slot_id: testId('slot'), section_id: testId('layers') }
const publication = (name: string, part: Partial<Publication> = {}): Publication => ({
  id: testId(name),
  ...bare,
  state: 'planned',
  ...part,
})
const row = (...publications: Publication[]) =>
  pin('a', { status: 'scheduled', ...(publications.length > 0 && { publications }) })
const id = testId('a')
const scheduled = (one: Publication): Extract<PinEvent, { type: 'pin.scheduled' }> => ({
  type: 'pin.scheduled',
  data: { id, publication: one, before: 'draft' },
})
const bookOf = (...rows: ReturnType<typeof row>[]) => prependRows(emptyBook(testAccount), rows)
/** Whether an event's own values lead back. */
const isEnough = (...of: Parameters<typeof backOf>) => backOf(...of) === undefined
const problem = { code: 'publish.refused', params: {} }

test('a plan and an outcome have only the optional fields that are there', () => {
  const more = { ...publication('p'), ...full, state: 'failed' as const, url: 'u', problem }
  expect(planOf(more)).toStrictEqual(full)
  expect(planOf(publication('p'))).toStrictEqual(bare)
  expect(Object.keys(planOf({ ...bare, slot_id: undefined }))).toEqual(Object.keys(bare))
  expect(outcomeOf(more)).toStrictEqual({ state: 'failed', url: 'u', problem })
  expect(outcomeOf(publication('p'))).toStrictEqual({ state: 'planned' })
})

test('two plans differ by slot and by section, two publications also by their outcome', () => {
  expect(isSamePlan(bare, { ...full, slot_id: undefined, section_id: undefined })).toBe(true)
  expect(isSamePlan(bare, { ...bare, slot_id: testId('slot') })).toBe(false)
  expect(isSamePlan(bare, { ...bare, section_id: testId('layers') })).toBe(false)
  const one = publication('p', { state: 'published', url: 'u' })
  expect(isSamePublication(one, { ...one })).toBe(true)
  expect(isSamePublication(one, publication('q', { state: 'published', url: 'u' }))).toBe(false)
  expect(isSamePublication(one, { ...one, url: 'v' })).toBe(false)
  expect(isSamePublication(one, { ...one, at: 101 })).toBe(false)
})

test('a pin takes as many publications as the contract allows, and no more', () => {
  const all = Array.from({ length: MAX_PUBLICATIONS }, (_, nth) => publication(`p${nth}`))
  const almost = row(...all.slice(1))
  const first = scheduled(publication('p0'))
  const filled = applyToPin(almost, first)
  expect(filled.publications).toHaveLength(MAX_PUBLICATIONS)
  expect(applyToPin(filled, scheduled(publication('more')))).toBe(filled)
})

test('publications of one moment are sorted by id, whichever came first', () => {
  const [low, high] = [publication('x'), publication('y')].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  )
  if (low === undefined || high === undefined) throw new Error('Two publications')
  const order = (first: Publication, second: Publication) =>
    applyToPin(applyToPin(row(), scheduled(first)), scheduled(second)).publications
  expect(order(low, high)).toEqual([low, high])
  expect(order(high, low)).toEqual([low, high])
})

test('a board is taken by another publication there, not by its own, and not by another section', () => {
  const known = publication('p')
  const other = publication('q', { board_id: testId('pies') })
  const taken = row(known, other)
  const onPies = { ...bare, board_id: testId('pies') }
  expect(isBoardTaken(taken, known, onPies)).toBe(true)
  expect(isBoardTaken(taken, known, { ...bare, at: 5 })).toBe(false)
  expect(isBoardTaken(taken, known, { ...onPies, section_id: testId('fruit') })).toBe(false)
  expect(isBoardTaken(row(known), known, onPies)).toBe(false)
  expect(isBoardTaken(undefined, known, onPies)).toBe(false)
  expect(isBoardTaken(row(known), { id: known.id }, bare)).toBe(false)
  // Two on one board, from an earlier version: each may be moved in time.
  const twice = row(known, publication('q'))
  expect(isBoardTaken(twice, known, { ...bare, at: 5 })).toBe(false)
  expect(isBoardTaken(twice, known, { ...bare, section_id: testId('layers') })).toBe(false)
  expect(isBoardTaken(twice, { id: testId('new') }, bare)).toBe(true)
})

test('what changed nothing has no way back', () => {
  const known = publication('p')
  const again = scheduled(known)
  const gone: PinEvent = {
    type: 'pin.unscheduled',
    data: { id, publication: publication('other'), after: 'draft' },
  }
  expect(inverseOf(bookOf(), again)).toEqual([])
  expect(inverseOf(bookOf(row(known)), again)).toEqual([])
  expect(inverseOf(bookOf(row(known)), gone)).toEqual([])
})

test('the way back of a move has the plan of the row, not the one that the event names', () => {
  const known = publication('p', { slot_id: testId('slot') })
  const to = { ...bare, at: 200 }
  const move: PinEvent = {
    type: 'pin.rescheduled',
    data: { id, publication_id: known.id, to, before: { ...bare, at: 1 } },
  }
  expect(inverseOf(bookOf(row(known)), move)).toEqual([
    {
      type: 'pin.rescheduled',
      data: { id, publication_id: known.id, to: planOf(known), before: to },
    },
  ])
})

test('an event matches the row only where its before is all that the row had', () => {
  const known = publication('p')
  const move = (before: PublicationPlan) => ({
    type: 'pin.rescheduled' as const,
    data: { id, publication_id: known.id, to: { ...bare, at: 9 }, before },
  })
  const removal = (one: Publication) => ({
    type: 'pin.unscheduled' as const,
    data: { id, publication: one, after: 'draft' as const },
  })
  expect(isEnough(bookOf(row(known)), move(bare))).toBe(true)
  expect(isEnough(bookOf(row(known)), move({ ...bare, at: 1 }))).toBe(false)
  expect(isEnough(bookOf(row({ ...known, state: 'failed', problem })), move(bare))).toBe(false)
  expect(isEnough(bookOf(row(known)), removal(known))).toBe(true)
  expect(isEnough(bookOf(row()), removal(known))).toBe(false)
  expect(isEnough(bookOf(row({ ...known, state: 'sending' })), removal(known))).toBe(false)
  expect(isEnough(bookOf(), removal(known))).toBe(false)
})

test('a plan matches a pin of the status that it names, or one that has publications', () => {
  const event = scheduled(publication('p'))
  expect(isEnough(bookOf(pin('a', { status: 'draft' })), event)).toBe(true)
  expect(isEnough(bookOf(pin('a', { status: 'generated' })), event)).toBe(false)
  expect(isEnough(bookOf(row(publication('q'))), event)).toBe(true)
  expect(isEnough(bookOf(row(publication('p'))), event)).toBe(false)
})

test('the way back of an attempt restores the outcome before it, and keeps the plan', () => {
  const failed = publication('p', { state: 'failed', problem, slot_id: testId('slot') })
  const attempt = {
    type: 'pin.publishFailed' as const,
    data: { id, publication_id: failed.id, before: { state: 'sending' as const }, problem },
  }
  const back = attemptBack(row(failed), attempt)
  expect(back).toEqual([
    { type: 'pin.unscheduled', data: { id, publication: failed, after: 'draft' } },
    {
      type: 'pin.scheduled',
      data: {
        id,
        publication: { id: failed.id, ...planOf(failed), state: 'sending' },
        before: 'draft',
      },
    },
  ])
  expect(attemptBack(undefined, attempt)).toEqual([])
  expect(attemptBack(row(publication('q')), attempt)).toEqual([])
})

test('an address that is known stays when a pin is marked as published again without one', () => {
  const known = publication('p', { state: 'published', url: 'u' })
  const published = (url: string): PinEvent & { type: 'pin.published' } => ({
    type: 'pin.published',
    data: { id, publication_id: known.id, url, before: { state: 'planned' } },
  })
  expect(applyToPin(row(known), published('')).publications).toEqual([known])
  expect(applyToPin(row(known), published('v')).publications?.[0]?.url).toBe('v')
  const [fresh] = applyToPin(row(publication('p')), published('')).publications ?? []
  expect(fresh).toStrictEqual({ id: known.id, ...bare, state: 'published' })
})
