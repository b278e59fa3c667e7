import { expect, test } from 'vitest'
import { timeNow } from '#core/schedule/time-now.ts'
import { pin, testAccount, testId } from './pin.builder.ts'
import { applyPinEvent, emptyBook } from './book/pin.reducer.ts'
import { canPublishNow, publishPinsNow } from './publish-pins-now.ts'

const time = timeNow(Date.parse('2026-03-02T09:15:20Z'), 'Europe/Berlin')
const [soups, pies, cakes] = ['soups', 'pies', 'cakes'].map(testId) as [string, string, string]
const plan = { at: 1, wall: '2026-01-01T12:00', zone: 'UTC' }
const failed = {
  ...plan,
  id: testId('failed'),
  board_id: pies,
  state: 'failed' as const,
  problem: { code: 'publishing.boardNotThere', params: { network: 'Practice' } },
}
const sent = { ...plan, id: testId('sent'), board_id: cakes, state: 'published' as const }

const eventsOf = (...pins: ReturnType<typeof pin>[]) => {
  let count = 0
  const newId = () => testId(`new ${(count += 1)}`)
  const book = applyPinEvent(emptyBook(testAccount), { type: 'pins.loaded', data: { pins } })
  return publishPinsNow(book, pins, { time, newId }).map(({ type, data }) => ({
    type,
    ...('publication' in data && {
      board: data.publication.board_id,
      at: data.publication.at,
      slot: data.publication.slot_id,
    }),
  }))
}

test('a draft is planned for this instant on each of its boards, on no slot', () => {
  const draft = pin('a', { status: 'draft', boards: [{ board_id: soups }, { board_id: pies }] })
  expect(time).toEqual({
    at: Date.parse('2026-03-02T09:15:20Z'),
    wall: '2026-03-02T10:15',
    zone: 'Europe/Berlin',
  })
  expect(eventsOf(draft)).toEqual([
    { type: 'pin.scheduled', board: soups, at: time.at, slot: undefined },
    { type: 'pin.scheduled', board: pies, at: time.at, slot: undefined },
  ])
})

test('of a pin that was planned before only what failed goes out again, where it failed', () => {
  const row = pin('a', {
    status: 'failed',
    boards: [{ board_id: soups }],
    publications: [failed, sent],
  })
  expect(eventsOf(row)).toEqual([
    { type: 'pin.unscheduled', board: pies, at: 1, slot: undefined },
    { type: 'pin.scheduled', board: pies, at: time.at, slot: undefined },
  ])
})

test('nothing happens to a draft on no board, nor to what is generated, planned or published', () => {
  const rows = [
    pin('a', { status: 'draft', boards: [] }),
    pin('b', { status: 'generated', boards: [{ board_id: soups }] }),
    pin('c', { status: 'published', publications: [sent] }),
    pin('d', { status: 'scheduled', publications: [{ ...sent, state: 'planned' }] }),
  ]
  expect(eventsOf(...rows)).toEqual([])
  expect(rows.map(canPublishNow)).toEqual([true, false, false, false])
})
