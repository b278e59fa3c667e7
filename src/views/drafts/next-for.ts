import type { Pin } from '#core/contract/pins.contract.ts'

type NextStep =
  | { readonly step: 'save'; readonly ids: readonly string[] }
  | { readonly step: 'plan' }
  | { readonly step: 'none' }

/** Saving comes first: only drafts can be planned. What is planned or published needs neither. */
export function nextFor(pins: readonly Pick<Pin, 'id' | 'status'>[]): NextStep {
  const ids = pins.filter(({ status }) => status === 'generated').map(({ id }) => id)
  if (ids.length > 0) return { step: 'save', ids }
  return { step: pins.some(({ status }) => status === 'draft') ? 'plan' : 'none' }
}
