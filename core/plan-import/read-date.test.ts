import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DateOrder, isTwoWayDate, orderOf, readDate } from './read-date.ts'

const read = (cell: string, order: DateOrder | null = null, zone = '') =>
  readDate(cell, { order, zone })

describe('a date of a file', () => {
  test.each([
    ['2026-12-01T09:30:00', '2026-12-01T09:30', 'UTC'],
    ['2026-12-01T09:30:59', '2026-12-01T09:30', 'UTC'],
    ['2026-12-01T09:30', '2026-12-01T09:30', null],
    ['2026-12-01 09:30:00', '2026-12-01T09:30', null],
    ['2026/12/01 09:30', '2026-12-01T09:30', null],
    ['2026-12-01T09:30:00Z', '2026-12-01T09:30', 'UTC'],
    ['2026-12-01T09:30:00.123Z', '2026-12-01T09:30', 'UTC'],
    ['2026-12-01T09:30:00+00:00', '2026-12-01T09:30', 'UTC'],
    ['2026-12-01T09:30:00+02:00', '2026-12-01T09:30', '+02:00'],
    ['2026-12-01T09:30:00-0330', '2026-12-01T09:30', '-03:30'],
    ['2026-12-01 09:30 UTC', '2026-12-01T09:30', 'UTC'],
    ['01.12.2026 09:30', '2026-12-01T09:30', null],
    ['1.12.2026, 9:30 Uhr', '2026-12-01T09:30', null],
    ['1. 12. 2026 09:30:00', '2026-12-01T09:30', null],
    ['  01.12.2026\u00a009:30 ', '2026-12-01T09:30', null],
    ["'2026-12-01 09:30", '2026-12-01T09:30', null],
    ['٢٠٢٦-١٢-٠١ ٠٩:٣٠', '2026-12-01T09:30', null],
    ['\u200f2026-12-01 09:30\u200f', '2026-12-01T09:30', null],
  ])('%j is read as %s in %s', (cell, wall, zone) => {
    expect(read(cell)).toEqual({ wall, zone })
  })

  test.each([
    ['12/01/2026 9:30 AM', 'monthFirst', '2026-12-01T09:30'],
    ['12/01/2026 9:30 AM', 'dayFirst', '2026-01-12T09:30'],
    ['12/1/2026, 9:30\u202fPM', 'monthFirst', '2026-12-01T21:30'],
    ['12/01/2026 12:05 am', 'monthFirst', '2026-12-01T00:05'],
    ['12/01/2026 12:05 p.m.', 'monthFirst', '2026-12-01T12:05'],
    ['31/12/2026 21:30', 'dayFirst', '2026-12-31T21:30'],
    ['31-12-2026 21:30', 'dayFirst', '2026-12-31T21:30'],
    ['02/02/2026 21:30', null, '2026-02-02T21:30'],
    ['3/03/2026 21:30', null, '2026-03-03T21:30'],
    ['25/04/2026 21:30', null, '2026-04-25T21:30'],
    ['04/25/2026 21:30', 'dayFirst', '2026-04-25T21:30'],
  ] as const)('%j, %s, is read as %s', (cell, order, wall) => {
    expect(read(cell, order)).toEqual({ wall, zone: null })
  })

  test('the zone of its row is its zone, unless it says one itself', () => {
    expect(read('01.12.2026 09:30', null, 'America/New_York')).toMatchObject({
      zone: 'America/New_York',
    })
    expect(read('01.12.2026 09:30', null, '+0530')).toMatchObject({ zone: '+05:30' })
    expect(read('2026-12-01T09:30Z', null, 'America/New_York')).toMatchObject({ zone: 'UTC' })
  })

  test.each([
    ['UTC', 'UTC'],
    ['GMT', 'UTC'],
    ['UTC+02:00', '+02:00'],
    ['UTC+2', '+02:00'],
    ['GMT-3', '-03:00'],
    ['utc \u22123:30', '-03:30'],
    ['GMT+0', 'UTC'],
    ['Etc/GMT+2', 'Etc/GMT+2'],
  ])('the zone %s is read as %s', (cell, zone) => {
    expect(read('01.12.2026 09:30', null, cell)).toMatchObject({ zone })
  })

  test.each(['Middle-earth', 'CEST', 'UTC+19', 'GMT+02:60', '2'])(
    'the zone %s is a fault unless the date names its own',
    (cell) => {
      expect(read('01.12.2026 09:30', null, cell)).toEqual({ fault: 'zone' })
      expect(read('2026-12-01T09:30Z', null, cell)).toMatchObject({ zone: 'UTC' })
    },
  )

  test.each([
    ['', 'noDate'],
    [' \u00a0', 'noDate'],
    ['2026-12-01', 'noTime'],
    ['01.12.2026', 'noTime'],
    ['31/12/2026', 'noTime'],
    ['2026-12-01T09:30+19:00', 'zone'],
    ['03/04/2026 10:00', 'order'],
    ['2026-02-30 09:00', 'unreadable'],
    ['2026-13-01 09:00', 'unreadable'],
    ['31.02.2026 09:00', 'unreadable'],
    ['2026-12-01 24:00', 'unreadable'],
    ['2026-12-01 09:60', 'unreadable'],
    ['01.12.26 09:30', 'unreadable'],
    ['tomorrow at nine', 'unreadable'],
    ['46000.39', 'unreadable'],
    ['=NOW()', 'unreadable'],
    [`2026-12-01 09:30${' x'.repeat(100_000)}`, 'unreadable'],
  ])('%j has the fault %s', (cell, fault) => {
    expect(read(cell)).toEqual({ fault })
  })

  test.each(['12/31/2026 13:00 PM', '12/31/2026 0:30 AM', '13/31/2026 10:00'])(
    '%s names no time',
    (cell) => {
      expect(read(cell, 'monthFirst')).toEqual({ fault: 'unreadable' })
    },
  )

  test('no text breaks the reader', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (cell) => {
        const found = read(cell, 'dayFirst', cell)
        expect('fault' in found || /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(found.wall)).toBe(true)
      }),
    )
  })
})

describe('which number comes first', () => {
  test.each([
    [['03/04/2026 10:00', '25/04/2026 10:00'], 'dayFirst'],
    [['03/04/2026 10:00', '04/25/2026 10:00'], 'monthFirst'],
    [['03/04/2026 10:00'], null],
    [['04/25/2026 10:00', '25/04/2026 10:00'], null],
    [['2026-12-25 10:00', '25.12.2026 10:00'], null],
  ])('%j: %s', (cells, order) => {
    expect(orderOf(cells)).toBe(order)
  })

  test('a date is in doubt only where both readings are dates, and differ', () => {
    expect(isTwoWayDate('03/04/2026 10:00')).toBe(true)
    expect(isTwoWayDate('03/03/2026 10:00')).toBe(false)
    expect(isTwoWayDate('3/03/2026 10:00')).toBe(false)
    expect(isTwoWayDate('25/03/2026 10:00')).toBe(false)
    expect(isTwoWayDate('03.04.2026 10:00')).toBe(false)
  })
})
