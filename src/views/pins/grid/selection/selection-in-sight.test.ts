import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sight } from '../window/beyond-later.ts'
import { ListSelection, type SelectionChange } from './pin-selection.ts'
import { REST_MS } from '../window/rested-count.ts'
import { SelectionInSight } from './selection-in-sight.ts'

const list = Array.from({ length: 6 }, (_, at) => ({ id: `pin${at}` }))
const rows = [0, 1, 2, 3]
const all: SelectionChange = { select: 'all', deselect: [] }
const none = ListSelection.none(list)
const sightOf = (activeRow: number | null): Sight => ({ rows: { first: 1, end: 3 }, activeRow })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function grid({ activeRow = null }: { activeRow?: number | null } = {}) {
  const selection = new SelectionInSight(none)
  selection.setSight(() => sightOf(activeRow))
  const said = vi.fn<() => void>()
  selection.subscribe(said)
  return { selection, said, ticked: () => rows.map((row) => selection.of(row).has('pin0')) }
}

test('the rows that are seen draw a change at once, those beyond the edges a moment later', () => {
  const { selection, said, ticked } = grid()
  selection.set(none.change(all))
  expect([ticked(), said.mock.calls.length]).toEqual([[false, true, true, false], 1])
  vi.advanceTimersByTime(REST_MS)
  expect([ticked(), said.mock.calls.length]).toEqual([[true, true, true, true], 2])
})

test('the row that holds the focus does not wait', () => {
  const { selection, ticked } = grid({ activeRow: 3 })
  selection.set(none.change(all))
  expect(ticked()).toEqual([false, true, true, true])
})

test('a scroll ends the waiting, and nothing comes after it', () => {
  const { selection, said, ticked } = grid()
  selection.set(none.change(all))
  window.dispatchEvent(new Event('scroll'))
  expect(ticked()).toEqual([true, true, true, true])
  vi.advanceTimersByTime(REST_MS)
  expect(said).toHaveBeenCalledTimes(2)
})

test('a change that comes while rows wait reaches all of them', () => {
  const { selection, said, ticked } = grid()
  selection.set(none.change(all))
  selection.set(none)
  expect(ticked()).toEqual([false, false, false, false])
  vi.advanceTimersByTime(REST_MS)
  expect(said).toHaveBeenCalledTimes(2)
})

test('an empty selection of another list notifies nobody, and drops the pending answer of the list before', () => {
  const { selection, said, ticked } = grid()
  const hidden = none.change(all).over([{ id: 'other' }])
  expect(hidden.size).toBe(0)
  selection.set(hidden)
  selection.set(none)
  expect([said.mock.calls.length, ticked()]).toEqual([0, [false, false, false, false]])
})

test('asking again without a change gives the same object', () => {
  const { selection } = grid()
  selection.set(none.change({ select: ['pin0'], deselect: [] }))
  expect(rows.map((row) => selection.of(row) === selection.of(row))).toEqual([
    true,
    true,
    true,
    true,
  ])
})
