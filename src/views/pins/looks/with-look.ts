import type { FoundLook } from '#core/templates/looks/choose-looks.rules.ts'
import type { PinDraft } from '../editor/draft/pin-draft.ts'

/**
 * Template, pictures with their crop, colours and fonts of the look; the words stay as they are
 * now.
 */
export function withLook(draft: PinDraft, { design, document }: FoundLook): PinDraft {
  const { template_id, pictures, colors, fonts } = design
  return {
    ...draft,
    pin_type: document.pinType,
    design: { ...draft.design, template_id, pictures, colors, fonts },
  }
}
