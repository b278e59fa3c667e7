/** A draft and what a changed brand or template would make of it. Pure. */
import type { Pin, PinDesign, PinPatch } from '#core/contract/content/pins.contract.ts'

export interface ChangedDraft {
  readonly pin: Pin
  readonly patch: PinPatch & { readonly design: PinDesign }
}

/** Planned and published pins are none, nor is what has no design of its own. */
export const isDraft = ({ status, media }: Pin): boolean =>
  media === undefined && (status === 'generated' || status === 'draft')

/** Without those that were planned, deleted or given another design since they were shown. */
export function stillAsShown(
  drafts: readonly ChangedDraft[],
  pinNow: (id: string) => Pin | undefined,
): ChangedDraft[] {
  return drafts.filter(({ pin }) => {
    const now = pinNow(pin.id)
    return (
      now !== undefined && isDraft(now) && JSON.stringify(now.design) === JSON.stringify(pin.design)
    )
  })
}
