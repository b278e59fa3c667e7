import { expect, test } from 'vitest'
import { calendarSearch } from './calendar-address.ts'

test('an address gives its view and date', () => {
  expect(calendarSearch({ view: 'week', date: '2026-11-26' })).toEqual({
    view: 'week',
    date: '2026-11-26',
  })
  expect(calendarSearch({})).toEqual({})
})

test('a filter stays in the address', () => {
  const filter = { board: 'soups/hearty', page: 'page-1', state: 'missed' }
  expect(calendarSearch({ view: 'list', ...filter })).toEqual({ view: 'list', ...filter })
  expect(calendarSearch({ tray_board: 'soups', tray_kind: 'video' })).toEqual({
    tray_board: 'soups',
    tray_kind: 'video',
  })
  expect(calendarSearch({ board: '', page: 7, state: 'x'.repeat(81) })).toEqual({})
})

test('what is not understood is dropped, and the rest is kept', () => {
  expect(calendarSearch({ view: 'year', date: '2026-11-26', x: 1 })).toEqual({ date: '2026-11-26' })
  expect(calendarSearch({ view: 'list', date: '2026-02-30' })).toEqual({ view: 'list' })
  expect(calendarSearch({ view: ['month'], date: 20261126 })).toEqual({})
})
