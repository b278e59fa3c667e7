/** When an automation runs next, and how much it may do then. */
import type { AutomationSettings } from '#core/contract/publishing/automations.contract.ts'
import { addDays, dateOfWall, instantOf, wallOf } from '#core/schedule/wall-time.ts'

/** ms UTC, after `now`; null = only when asked. `zone`: of the account. */
export function nextRunAt(
  { daily_at }: Pick<AutomationSettings, 'daily_at'>,
  { zone, now }: { readonly zone: string; readonly now: number },
): number | null {
  if (daily_at === null) return null
  const today = dateOfWall(wallOf(now, zone))
  for (const days of [0, 1, 2]) {
    const at = instantOf(`${addDays(today, days)}T${daily_at}`, zone)
    if (at > now) return at
  }
  throw new Error(`${daily_at} comes on no day in ${zone}.`)
}

/** The first instant of the day in the zone. */
export const startOfDay = (now: number, zone: string): number =>
  instantOf(`${dateOfWall(wallOf(now, zone))}T00:00`, zone)

/**
 * Pins of each article of one run, in their order. The last one may get fewer than a page should,
 * for a day has its limit.
 */
export function pinsOfRun(
  articles: number,
  {
    settings: { max_pages, pins_a_page, max_pins_a_day },
    madeToday,
  }: {
    readonly settings: Pick<AutomationSettings, 'max_pages' | 'pins_a_page' | 'max_pins_a_day'>
    readonly madeToday: number
  },
): number[] {
  const room = Math.max(0, max_pins_a_day - madeToday)
  const pages = Math.min(articles, max_pages, Math.ceil(room / pins_a_page))
  return Array.from({ length: pages }, (_, page) =>
    Math.min(pins_a_page, room - page * pins_a_page),
  )
}
