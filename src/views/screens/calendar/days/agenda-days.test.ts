import { expect, test } from 'vitest'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { daysOfMonth } from '#core/schedule/calendar-days.ts'
import { instantOf } from '#core/schedule/wall-time.ts'
import type { Planned } from '../plan/planned-days.ts'
import { type AgendaDay, agendaDays, firstRows } from './agenda-days.ts'

const zone = 'UTC'
const days = daysOfMonth({ date: '2026-11-01', zone, firstWeekday: 7 })
const slot: PlannedTime = { at: 1, wall: '2026-11-19T08:00', zone }

function plannedOn(date: string): Planned {
  const wall = `${date}T08:00`
  const publication = {
    id: testId(date),
    at: instantOf(wall, zone),
    wall,
    zone,
    board_id: testId('board'),
    state: 'planned' as const,
  }
  return { pin: pin(date), publication }
}

function listed(
  dates: readonly string[],
  { view = 'list', today = '2026-11-19', foldsPast = true }: Partial<Asked> = {},
) {
  const shown = view === 'day' ? days.filter(({ date }) => date === dates[0]) : days
  const placed = shown.map(({ date }) => (dates.includes(date) ? [plannedOn(date)] : []))
  const given = { address: { view }, days: shown, plan: { placed }, openSlots: () => [slot] }
  const { past, ahead } = agendaDays(given, { today, foldsPast })
  return { past: past.map(dateOf), ahead: ahead.map(dateOf) }
}

interface Asked {
  view: 'list' | 'day'
  today: string
  foldsPast: boolean
}
const dateOf = ({ date }: AgendaDay): string => date

test('days before today are apart in the month of today, and days with nothing are left out', () => {
  expect(listed(['2026-11-02', '2026-11-18', '2026-11-19', '2026-11-30'])).toEqual({
    past: ['2026-11-02', '2026-11-18'],
    ahead: ['2026-11-19', '2026-11-30'],
  })
})

test('nothing is apart in an earlier month, in a later one, or where pins are filtered', () => {
  const dates = ['2026-11-02', '2026-11-20']
  const all = { past: [], ahead: dates }
  expect(listed(dates, { today: '2027-02-01' })).toEqual(all)
  expect(listed(dates, { today: '2026-10-01' })).toEqual(all)
  expect(listed(dates, { foldsPast: false })).toEqual(all)
})

test('a single day is there with its free slots, also when it has passed', () => {
  expect(listed(['2026-11-02'], { view: 'day' })).toEqual({ past: [], ahead: ['2026-11-02'] })
})

test('no more rows are shown than the limit, and the rest is known', () => {
  const day = (date: string, count: number): AgendaDay => ({
    date,
    end: 0,
    planned: Array.from({ length: count }, () => plannedOn(date)),
    openSlots: [],
  })
  const all = [day('2026-11-02', 2), day('2026-11-03', 3)]
  const countsAt = (limit: number) => {
    const { shown, hasMore } = firstRows(all, limit)
    return [shown.map(({ planned }) => planned.length), hasMore]
  }
  expect(countsAt(2)).toEqual([[2], true])
  expect(countsAt(4)).toEqual([[2, 2], true])
  expect(countsAt(5)).toEqual([[2, 3], false])
})
