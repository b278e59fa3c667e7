/**
 * The plans of a pin on the way into another account. Those ahead stay, and so does what was
 * published or failed. A time that has passed would be sent at once or be missed, and what was being
 * sent is known to the server alone that sent it: such plans are left out.
 */
import type { Pin } from '#core/contract/pins.contract.ts'
import type { Publication } from '#core/contract/publications.contract.ts'
import { statusOfPublications } from '#core/pins/pin.publications.ts'

export interface ImportedPlans {
  readonly pin: Pin
  readonly leftOut: number
}

export function importedPlans(pin: Pin, now: number): ImportedPlans {
  const { publications: all = [], ...rest } = pin
  const publications = all.filter((one) => isKept(one, now))
  const leftOut = all.length - publications.length
  if (leftOut === 0) return { pin, leftOut }
  if (publications.length === 0) return { pin: { ...rest, status: 'draft' }, leftOut }
  const kept = { ...rest, publications }
  return { pin: { ...kept, status: statusOfPublications(kept) ?? 'draft' }, leftOut }
}

function isKept({ state, at }: Publication, now: number): boolean {
  return state === 'planned' ? at >= now : state === 'published' || state === 'failed'
}
