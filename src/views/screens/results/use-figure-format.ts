/** Counts, shares and changes in the person's language; a dash for what the network did not say. */
import { useMemo } from 'react'
import type { FigureColumn } from '#core/results/sort-pins.ts'
import { useLocale } from '../../kit/i18n/text.ts'

const UNKNOWN = '–'

export function useFigureFormat() {
  const locale = useLocale()
  return useMemo(() => createFigureFormat(locale), [locale])
}

export type FigureFormat = ReturnType<typeof createFigureFormat>

function createFigureFormat(locale: string) {
  const whole = new Intl.NumberFormat(locale)
  const share = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumSignificantDigits: 2,
    maximumSignificantDigits: 2,
  })
  const change = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const times = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  })
  const exactTimes = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 2,
    minimumFractionDigits: 2,
  })
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const count = (value: number | null) => (value === null ? UNKNOWN : whole.format(value))
  const rate = (value: number | null) => (value === null ? UNKNOWN : share.format(value))
  return {
    count,
    rate,
    of: (column: FigureColumn, value: number | null) =>
      column === 'save_rate' || column === 'click_rate' ? rate(value) : count(value),
    /** Without a sign: words say whether it is more or less. */
    change: (value: number) => change.format(Math.abs(value)),
    times: (value: number) => times.format(value),
    /** With two digits: an interval that ends beside 1 is not to be read as one with 1 in it. */
    exactTimes: (value: number) => exactTimes.format(value),
    /** `2026-11-26`, as the network counts days. */
    day: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
  }
}
