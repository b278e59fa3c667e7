/** What a person may vary on a pin that goes out again, and what that makes of the pin. */
import type { Pin, PinPatch } from '#core/contract/content/pins.contract.ts'
import type { TextAlternative } from '#core/contract/content/tasks.contract.ts'
import type { PublicationPlan } from '#core/contract/content/publications.contract.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { editPins } from '#core/pins/pin-commands.ts'
import { type PublicationKey, schedulePins } from '#core/pins/pin-schedule.ts'
import { nextPictures, nextTemplate } from '#core/templates/choice/next-look.rules.ts'
import { type AltGround, withFollowingAltText } from '../../../pins/editor/draft/follow-alt-text.ts'
import {
  draftOf,
  hasOwnHeadline,
  patchOf,
  withAlternative,
} from '../../../pins/editor/draft/pin-draft.ts'

export const VARIATIONS = ['template', 'picture', 'title'] as const
export type Variation = (typeof VARIATIONS)[number]

/** Null = the pin has no other. */
export interface Offered {
  readonly template: string | null
  readonly picture: Pin['design']['pictures'] | null
  readonly title: TextAlternative | null
}

/** `alternative`: other words of the page. A video or a carousel has no design to vary. */
export function offeredFor(
  pin: Pin,
  page: AltGround['page'],
  alternative: TextAlternative | undefined,
): Offered {
  const isDrawn = pin.media === undefined
  const usable = page?.pictures.filter(({ excluded }) => !excluded).map(({ id }) => id) ?? []
  return {
    template: isDrawn ? nextTemplate(pin) : null,
    picture: isDrawn ? nextPictures(pin.design.pictures, usable) : null,
    title: isDrawn ? (alternative ?? null) : null,
  }
}

/**
 * Only what differs. A headline that the person wrote stays, and so does their alternative text.
 */
export function variedPatch(
  ground: AltGround,
  offered: Offered,
  chosen: ReadonlySet<Variation>,
): PinPatch {
  const { pin } = ground
  const before = draftOf(pin)
  const template = chosen.has('template') ? offered.template : null
  const pictures = chosen.has('picture') ? offered.picture : null
  const looks = {
    ...before,
    design: {
      ...before.design,
      ...(template !== null && { template_id: template }),
      ...(pictures !== null && { pictures }),
    },
  }
  const words = chosen.has('title') ? offered.title : null
  const takesHeadline = pin.pin_type !== 'quote' && !hasOwnHeadline(pin, before, [])
  const after = words === null ? looks : withAlternative(looks, words, takesHeadline)
  return patchOf(pin, withFollowingAltText(before, after, ground))
}

export interface AgainChoice extends PublicationKey {
  readonly plan: PublicationPlan
  /** What is varied. */
  readonly patch: PinPatch
}

/** The plan and what is varied, as one action. A pin that is not planned is not varied either. */
export function eventsAgain(book: PinBook, choice: AgainChoice, at: number): PinEvent[] {
  const scheduled = schedulePins(book, [choice])
  if (scheduled.length === 0) return []
  return [...scheduled, ...editPins(book, [{ id: choice.id, patch: choice.patch }], at)]
}
