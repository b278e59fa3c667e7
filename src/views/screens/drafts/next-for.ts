import type { PinStatus } from '#core/contract/content/pin-kinds.schema.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'

type NextStep =
  | { readonly step: 'save'; readonly ids: readonly string[] }
  | { readonly step: 'plan'; readonly ids: readonly string[] }
  | { readonly step: 'none' }

/** Saving comes first: only drafts can be planned. What is planned or published needs neither. */
export function nextFor(pins: readonly Pick<Pin, 'id' | 'status'>[]): NextStep {
  const idsWith = (wanted: PinStatus) =>
    pins.filter(({ status }) => status === wanted).map(({ id }) => id)
  const [generated, drafts] = [idsWith('generated'), idsWith('draft')]
  if (generated.length > 0) return { step: 'save', ids: generated }
  return drafts.length > 0 ? { step: 'plan', ids: drafts } : { step: 'none' }
}
