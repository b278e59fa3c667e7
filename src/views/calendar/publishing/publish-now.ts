/**
 * What "Publish now" does with a planned pin: the next minute, on the board that was chosen, unless
 * it is on its way already.
 */
import type { PlannedTime, Publication } from '#core/contract/publications.contract.ts'
import { nextMinute } from '#core/schedule/next-minute.ts'
import type { ChosenPlace, Destination } from '../destination-form.tsx'

type OnItsWay = 'planned' | Exclude<Publication['state'], 'planned' | 'failed'>

/** `state`: what is said instead of a new time; `planned`: it goes out within the minute. */
export type NowAnswer =
  | { readonly to: PlannedTime | Destination; readonly state: null }
  | { readonly to: null; readonly state: OnItsWay }

export function publishNow(
  { state, at }: Pick<Publication, 'state' | 'at'>,
  {
    now,
    zone,
    place,
  }: { readonly now: number; readonly zone: string; readonly place: ChosenPlace },
): NowAnswer {
  const time = nextMinute(now, zone)
  if (state !== 'planned' && state !== 'failed') return { to: null, state }
  if (place === null && state === 'planned' && at > now && at <= time.at) return { to: null, state }
  return { to: { ...time, ...place }, state: null }
}
