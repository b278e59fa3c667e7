/** Which date a key leads to, while browsing the days and while moving a pin. */
import { addDays, addMonths, DAYS_PER_WEEK } from '#core/schedule/wall-time.ts'

/** Null for keys that lead to no date. In right-to-left pages the next day is at the left. */
export function dateAfterKey(key: string, date: string, isRtl: boolean): string | null {
  const forward = isRtl ? -1 : 1
  const days: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: DAYS_PER_WEEK,
    ArrowUp: -DAYS_PER_WEEK,
  }
  const step = days[key]
  if (step !== undefined) return addDays(date, step)
  if (key === 'PageDown') return addMonths(date, 1)
  return key === 'PageUp' ? addMonths(date, -1) : null
}
