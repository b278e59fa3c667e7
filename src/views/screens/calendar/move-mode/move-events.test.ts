import { expect, test } from 'vitest'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { applyPinEvent, emptyBook } from '#core/pins/book/pin.reducer.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { moveEvents } from './move-events.ts'

const zone = 'Europe/Berlin'
const time = (at: number) => ({ at, wall: '2026-11-27T09:00', zone })
const publication: Publication = {
  id: testId('p'),
  ...time(1),
  board_id: testId('cakes'),
  state: 'failed',
  problem: { code: 'publishing.refusedSilently', params: { network: 'Pinterest' } },
}
const bookWith = (one: Publication) =>
  applyPinEvent(emptyBook(testAccount), {
    type: 'pins.loaded',
    data: { pins: [pin('a', { status: 'failed', publications: [one] })] },
  })
const after = (one: Publication, board?: string) => {
  const book = bookWith(one)
  const row = getPin(book, testId('a'))
  if (row === undefined) throw new Error('The pin is not there.')
  const to = { ...time(5), ...(board !== undefined && { board_id: testId(board) }) }
  const events: PinEvent[] = moveEvents(
    book,
    [{ planned: { pin: row, publication: one }, to }],
    () => testId('new'),
  )
  const next = events.reduce((state, event) => applyPinEvent(state, event, 9), book)
  return getPin(next, testId('a'))?.publications
}

test('what is planned keeps its id and board', () => {
  const { problem: _, ...rest } = publication
  expect(after({ ...rest, state: 'planned' })).toEqual([{ ...rest, ...time(5), state: 'planned' }])
})

test.each([undefined, 'pies'])('a failed publication is planned again, on board %s', (board) => {
  expect(after(publication, board)).toEqual([
    {
      id: testId('new'),
      ...time(5),
      board_id: testId(board ?? 'cakes'),
      state: 'planned',
    },
  ])
})

test('a failed publication that goes where another one failed replaces both', () => {
  const other = { ...publication, id: testId('q'), board_id: testId('pies') }
  const row = pin('a', { status: 'failed', publications: [publication, other] })
  const book = applyPinEvent(emptyBook(testAccount), {
    type: 'pins.loaded',
    data: { pins: [row] },
  })
  const to = { ...time(5), board_id: testId('pies') }
  const next = moveEvents(book, [{ planned: { pin: row, publication }, to }], () =>
    testId('new'),
  ).reduce((state, event) => applyPinEvent(state, event, 9), book)
  expect(getPin(next, row.id)?.publications).toEqual([
    { id: testId('new'), ...time(5), board_id: testId('pies'), state: 'planned' },
  ])
})
