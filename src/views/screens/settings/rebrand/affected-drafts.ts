/** Which drafts a saved brand could change, and to what. Pure. */
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { Pin, PinDesign } from '#core/contract/content/pins.contract.ts'
import { kitOf } from '#core/pages/brand-kit.ts'
import { type BrandChange, rebranded } from '#core/templates/palettes/brand-change.rules.ts'
import { isDraft } from '../../../pins/draft-effect/changed-draft.ts'

export interface AffectedDraft {
  readonly pin: Pin
  readonly design: PinDesign
}

/** Planned and published pins never are. */
export function affectedDrafts(
  pins: readonly Pin[],
  { before, after }: BrandChange,
): AffectedDraft[] {
  const changes = changesBetween(before, after)
  return pins.filter(isDraft).flatMap((pin) => {
    for (const change of changes) {
      const design = rebranded(pin.design, change)
      if (design !== null) return [{ pin, design }]
    }
    return []
  })
}

/** Of each kit that is in both; a removed one leaves its pins as they are. */
function changesBetween(before: Brand, after: Brand): BrandChange[] {
  const kept = (before.kits ?? []).filter(({ id }) => after.kits?.some((kit) => kit.id === id))
  return [undefined, ...kept.map(({ id }) => id)]
    .map((id) => ({ before: kitOf(before, id), after: kitOf(after, id) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}
