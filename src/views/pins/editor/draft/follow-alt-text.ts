/**
 * The alternative text follows the draft: another picture, headline or template makes it another
 * text. A text that is just what the design gives is ours; any other was written by a person and is
 * left alone.
 */
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import { shownShare } from '#core/templates/photo/lead-shape.rules.ts'
import { type DrawnPin, fitsDrawn, writeAltText } from '#core/text/writer/alt-text.ts'
import { templateOf } from '../../template-names/template-of.ts'
import type { PinDraft } from './pin-draft.ts'

export interface AltGround {
  readonly pin: Pin
  /** Undefined while it is loaded: then nothing is known of its pictures, and nothing follows. */
  readonly page: Page | undefined
  readonly templates: readonly Pick<
    TemplateInfo,
    'id' | 'pictures' | 'needs_items' | 'lead_shape'
  >[]
}

export function withFollowingAltText(
  before: PinDraft,
  after: PinDraft,
  ground: AltGround,
): PinDraft {
  const [was, is] = [drawnOf(before, ground), drawnOf(after, ground)]
  if (was === null || is === null) return after
  const ours = writeAltText(was)
  // Other words from the page bring an alternative text that knows no picture.
  const isTaken =
    after.alt_text !== before.alt_text &&
    JSON.stringify(after.sources) !== JSON.stringify(before.sources)
  const isTyped = after.alt_text !== before.alt_text && !isTaken
  if (isTyped) return after
  return before.alt_text.trim() === ours || before.alt_text.trim() === ''
    ? { ...after, alt_text: writeAltText(is) }
    : { ...after, alt_text: before.alt_text }
}

/**
 * Whether the alternative text can be that of the draft as it is drawn; true where the page is not
 * known.
 */
export function isAltTextFitting(draft: PinDraft, ground: AltGround): boolean {
  const drawn = drawnOf(draft, ground)
  return (
    drawn === null ||
    fitsDrawn(
      draft.alt_text,
      drawn,
      (ground.page?.pictures ?? []).map(({ alt }) => alt),
    )
  )
}

function drawnOf({ design }: PinDraft, { pin, page, templates }: AltGround): DrawnPin | null {
  const template = templateOf(templates, design.template_id)
  if (!template || !page) return null
  const known = new Map(page.pictures.map((picture) => [picture.id, picture]))
  const shownOf: DrawnPin['shownOf'] = ({ picture_id: id, crop }) => {
    const picture = known.get(id)
    return picture ? shownShare(template.lead_shape, picture, crop) : 1
  }
  return {
    design,
    template: { pictures: template.pictures, needsItems: template.needs_items },
    altOf: (id) => known.get(id)?.alt ?? '',
    shownOf,
    subject: pin.interest?.interest || page.title,
    lang: page.lang,
  }
}
