/** "Publish now" for a planned or failed publication: the present instant, on the chosen board. */
import type { PlannedTime, Publication } from '#core/contract/content/publications.contract.ts'
import { timeNow } from '#core/schedule/time-now.ts'
import type { ChosenPlace, Destination } from '../destination-form.tsx'

/** `state` is set if the pin is already being sent or was sent: it keeps its time. */
export type NowAnswer =
  | { readonly to: PlannedTime | Destination; readonly state: null }
  | { readonly to: null; readonly state: Exclude<Publication['state'], 'planned' | 'failed'> }

export function publishNow(
  state: Publication['state'],
  {
    now,
    zone,
    place,
  }: { readonly now: number; readonly zone: string; readonly place: ChosenPlace },
): NowAnswer {
  if (state !== 'planned' && state !== 'failed') return { to: null, state }
  return { to: { ...timeNow(now, zone), ...place }, state: null }
}
