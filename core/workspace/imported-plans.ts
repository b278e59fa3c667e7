/**
 * The plans of a pin on the way into another account. Those ahead stay, and so does what was
 * published or failed. A time that has passed would be sent at once or be missed: such plans are
 * left out. What was being sent may be there; only the person can find out here, so they are asked.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { statusOfPublications } from '#core/pins/book/pin-publications.ts'

export interface ImportedPlans {
  readonly pin: Pin
  readonly leftOut: number
}

export function importedPlans(pin: Pin, now: number): ImportedPlans {
  const { publications: all = [], ...rest } = pin
  const publications = all.filter((one) => isKept(one, now)).map(imported)
  const leftOut = all.length - publications.length
  if (all.length === 0) return { pin, leftOut }
  if (publications.length === 0) return { pin: { ...rest, status: 'draft' }, leftOut }
  const kept = { ...rest, publications }
  return { pin: { ...kept, status: statusOfPublications(kept) ?? 'draft' }, leftOut }
}

function isKept({ state, at }: Publication, now: number): boolean {
  return state !== 'planned' || at >= now
}

function imported({ url, ...one }: Publication): Publication {
  const state = one.state === 'sending' ? 'unknown' : one.state
  return { ...one, state, ...(url === undefined || url === '' ? {} : { url }) }
}
