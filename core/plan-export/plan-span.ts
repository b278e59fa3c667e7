/**
 * Which part of a plan goes into a file: the next days, today included, or a range of dates. Days
 * are those of the account's zone.
 */
import { addDays, dateOfWall, instantOf, wallOf } from '#core/schedule/wall-time.ts'

export type PlanSpan =
  | { readonly kind: 'days'; readonly days: number }
  /** Both included; `YYYY-MM-DD`. */
  | { readonly kind: 'dates'; readonly from: string; readonly to: string }

/** ms UTC: from `from` on and before `to`. */
export function instantsOfSpan(
  span: PlanSpan,
  { zone, now }: { readonly zone: string; readonly now: number },
): { readonly from: number; readonly to: number } {
  if (span.kind === 'dates')
    return { from: startOfDay(span.from, zone), to: startOfDay(addDays(span.to, 1), zone) }
  return { from: now, to: startOfDay(addDays(dateOfWall(wallOf(now, zone)), span.days), zone) }
}

function startOfDay(date: string, zone: string): number {
  return instantOf(`${date}T00:00`, zone)
}
