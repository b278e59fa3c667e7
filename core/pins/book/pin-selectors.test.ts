import { expect, test } from 'vitest'
import { pin, testAccount, testId } from '../pin.builder.ts'
import { applyPinEvent, emptyBook } from './pin.reducer.ts'
import {
  committedPins,
  countByStatus,
  getPin,
  isCommitted,
  isSelected,
  listPins,
  openCommittedPins,
  pinCount,
  selectedPins,
  unsavedCommittedPins,
} from './pin-selectors.ts'

const [a, b, c] = ['a', 'b', 'c'].map(testId) as [string, string, string]
const filled = applyPinEvent(emptyBook(testAccount), {
  type: 'pins.added',
  data: {
    pins: [pin('a', { status: 'draft' }), pin('b'), pin('c', { status: 'draft' })],
    autoSelect: false,
  },
})
const marked = applyPinEvent(
  applyPinEvent(filled, { type: 'pins.selected', data: { ids: [c, a] } }),
  { type: 'pins.committed', data: { ids: [c, b] } },
)
const idsOf = (pins: readonly { id: string }[]): string[] => pins.map(({ id }) => id)

test('the marked pins come in the order of the list, not of the clicking', () => {
  expect([idsOf(selectedPins(marked)), idsOf(committedPins(marked))]).toEqual([
    [a, c],
    [b, c],
  ])
  expect([selectedPins(filled), committedPins(filled)]).toEqual([[], []])
  const one = applyPinEvent(applyPinEvent(filled, { type: 'pins.selected', data: { ids: [b] } }), {
    type: 'pins.committed',
    data: { ids: [a] },
  })
  expect([idsOf(selectedPins(one)), idsOf(committedPins(one))]).toEqual([[b], [a]])
  expect([a, b, c].map((id) => [isSelected(marked, id), isCommitted(marked, id)])).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ])
})

test('selecting twice returns the same list, so that nothing renders again', () => {
  expect(listPins(marked)).toBe(listPins(filled))
  expect(idsOf(listPins(filled))).toEqual([a, b, c])
})

test('pins are counted, by status too, and found by their id', () => {
  expect([pinCount(filled), getPin(filled, b)?.title, getPin(filled, testId('d'))]).toEqual([
    3,
    'Title b',
    undefined,
  ])
  expect(countByStatus(filled)).toEqual({
    generated: 1,
    draft: 2,
    scheduled: 0,
    publishing: 0,
    published: 0,
    failed: 0,
  })
})

test('committed pins that are planned or published are not worked on any more', () => {
  const statuses = ['generated', 'draft', 'scheduled', 'published'] as const
  const added = applyPinEvent(emptyBook(testAccount), {
    type: 'pins.added',
    data: { pins: statuses.map((status) => pin(status, { status })), autoSelect: false },
  })
  const book = applyPinEvent(added, {
    type: 'pins.committed',
    data: { ids: statuses.map((status) => testId(status)) },
  })
  expect(idsOf(openCommittedPins(book))).toEqual([testId('generated'), testId('draft')])
  expect(idsOf(unsavedCommittedPins(book))).toEqual([testId('generated')])
})
