import { expect, test } from 'vitest'
import { firstWeekdayOf, firstWeekdayOfRegion } from './first-weekday.ts'

test('weeks begin as in the reader’s region, else as in the language', () => {
  expect(firstWeekdayOf('en', 'en-US')).toBe(7)
  expect(firstWeekdayOf('en', 'en-GB')).toBe(1)
  expect(firstWeekdayOf('de', 'en-US')).toBe(1)
  expect(firstWeekdayOf('ar', 'ar-EG')).toBe(6)
})

test('weeks begin as in the region also where the browser cannot say so', () => {
  const locale = Intl.Locale.prototype as { getWeekInfo?: unknown; weekInfo?: unknown }
  const own = Object.getOwnPropertyDescriptors(locale)
  delete locale.getWeekInfo
  delete locale.weekInfo
  try {
    expect(firstWeekdayOf('en', 'en-US')).toBe(7)
    expect(firstWeekdayOf('en', 'de-DE')).toBe(7)
    expect(firstWeekdayOf('en', 'en-GB')).toBe(1)
    expect(firstWeekdayOf('ar', 'en-US')).toBe(6)
  } finally {
    Object.defineProperties(locale, own)
  }
})

test('the regions are those that Node has of CLDR', () => {
  // ZZ is an unknown region.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const locales = letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .filter((region) => region !== 'ZZ' && names.of(region) !== undefined)
    .map((region) => new Intl.Locale(`und-${region}`))
  const firstDay = (locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } }) =>
    locale.getWeekInfo?.().firstDay
  const others = locales.filter((locale) => firstDay(locale) !== firstWeekdayOfRegion(locale))
  expect(locales.length).toBeGreaterThan(200)
  expect(others.map(String)).toEqual([])
})
