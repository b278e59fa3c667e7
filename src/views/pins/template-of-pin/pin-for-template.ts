/** Which pins a template can't be made of. Pure. */
import type { Pin } from '#core/contract/content/pins.contract.ts'

/** The design of a video names no template that has a document. */
export function refusalOf(pin: Pick<Pin, 'media'> | undefined): 'noPin' | 'video' | null {
  if (pin === undefined) return 'noPin'
  return pin.media?.kind === 'video' ? 'video' : null
}
