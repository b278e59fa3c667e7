import { expect, test } from 'vitest'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { emptyBook, prependRows } from '#core/pins/book/pin-book.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { applyPinEvent } from '#core/pins/book/pin.reducer.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { importEvents } from './import-events.ts'
import type { AnsweredRow } from './plan-import.ts'

const board_id = testId('cakes')
const time = (day: number) => ({
  at: Date.UTC(2026, 11, day, 10),
  wall: `2026-12-${day}T10:00`,
  zone: 'UTC',
})
const publication = (fields: Partial<Publication> = {}): Publication => ({
  id: testId('p'),
  ...time(10),
  board_id,
  state: 'planned',
  ...fields,
})
const draft = pin('draft', { status: 'draft', boards: [{ board_id }] })
const planned = (fields: Partial<Publication> = {}) =>
  pin('planned', { status: 'scheduled', publications: [publication(fields)] })
const row = {
  row: 2,
  pinId: '',
  title: '',
  link: '',
  media: '',
  board: '',
  date: '',
  zone: '',
}
const rows: readonly AnsweredRow[] = [
  { row, pin: draft, state: 'planned', time: time(12), board: { board_id } },
  {
    row,
    pin: planned(),
    state: 'moved',
    publication: publication({ section_id: testId('lemon') }),
    time: time(13),
    from: time(10).at,
  },
]
const bookOf = (...pins: Parameters<typeof prependRows>[1][number][]) =>
  prependRows(emptyBook(testAccount), pins)
const newId = () => testId('new')

test('plans and moves are counted apart, and a moved pin keeps its board and section', () => {
  const book = bookOf(draft, planned({ section_id: testId('lemon') }))
  const { events, ...counts } = importEvents(book, rows, newId)
  expect(counts).toEqual({ planned: 1, moved: 1 })
  const after = listPins(events.reduce((next, event) => applyPinEvent(next, event), book))
  expect(after.map(({ publications }) => publications)).toMatchObject([
    [{ id: testId('new'), wall: '2026-12-12T10:00', board_id }],
    [{ id: testId('p'), wall: '2026-12-13T10:00', board_id, section_id: testId('lemon') }],
  ])
})

test('what was sent or planned meanwhile is neither changed nor counted', () => {
  const book = bookOf(
    { ...draft, publications: [publication({ id: testId('other') })] },
    planned({ state: 'sending' }),
  )
  expect(importEvents(book, rows, newId)).toEqual({ events: [], planned: 0, moved: 0 })
})

test('a failed plan that the file replaces counts as one planned pin', () => {
  const failed = publication({ id: testId('failed'), state: 'failed' })
  const book = bookOf({ ...draft, publications: [failed] })
  const { events, ...counts } = importEvents(book, rows.slice(0, 1), newId)
  expect(counts).toEqual({ planned: 1, moved: 0 })
  expect(events.map(({ type }) => type)).toEqual(['pin.unscheduled', 'pin.scheduled'])
})
