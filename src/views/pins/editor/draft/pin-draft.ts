/**
 * What a person is changing on one pin, before it is applied. Pure: the editor holds the draft,
 * this says what it means.
 */
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { Pin, PinDesign, PinPatch, TextSource } from '#core/contract/content/pins.contract.ts'
import type { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import type { TextAlternative } from '#core/contract/content/tasks.contract.ts'
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import { tidyWords, wordFault } from '#core/pins/pin-words.ts'
import { withTyped } from '../../../kit/ui/fields/tag-words.ts'

export const MAX_KEYWORDS = 30

export interface PinDraft {
  readonly title: string
  readonly description: string
  readonly alt_text: string
  readonly link: string
  readonly keywords: readonly string[]
  /** One that is being typed: it counts as one when the draft is applied. */
  readonly keyword: string
  readonly pin_type: PinType
  readonly design: PinDesign
  readonly sources: Pin['sources']
}

export function draftOf(pin: Pin): PinDraft {
  const { title, description, alt_text, link, keywords, pin_type, design, sources } = pin
  return { title, description, alt_text, link, keywords, keyword: '', pin_type, design, sources }
}

/**
 * The fields that a person has changed. The others follow the pin, which may change in another tab
 * or on another device meanwhile.
 */
export type PinChanges = Partial<PinDraft>

export function draftOver(pin: Pin, changes: PinChanges): PinDraft {
  return { ...draftOf(pin), ...changes }
}

/** The fields of `to` that differ from `from`. */
export function changesBetween(from: PinDraft, to: PinDraft): PinChanges {
  const before: Record<string, unknown> = { ...from }
  return Object.fromEntries(
    Object.entries(to).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
    ),
  )
}

/** Only what differs. Words that the person typed name the person as their source. */
export function patchOf(pin: Pin, draft: PinDraft): PinPatch {
  const sources = {
    title: sourcesAfter(pin, draft, 'title'),
    description: sourcesAfter(pin, draft, 'description'),
  }
  const words = {
    title: tidyWords('title', draft.title),
    description: tidyWords('description', draft.description),
    alt_text: tidyWords('alt_text', draft.alt_text),
    link: tidyWords('link', draft.link),
  }
  const { keyword, ...fields } = draft
  const keywords = withTyped(draft.keywords, keyword).slice(0, MAX_KEYWORDS)
  const touched = Object.keys(changesBetween(draftOf(pin), { ...draft, keywords, sources }))
  const current: Record<string, unknown> = { ...pin }
  const wanted = Object.entries({ ...fields, ...words, keywords, sources })
  return Object.fromEntries(
    wanted.filter(
      ([field, value]) =>
        touched.includes(field) && JSON.stringify(value) !== JSON.stringify(current[field]),
    ),
  )
}

function sourcesAfter(pin: Pin, draft: PinDraft, field: 'title' | 'description'): TextSource[] {
  const now = tidyWords(field, draft[field])
  const given = draft.sources[field]
  const isTyped =
    draft[field] !== pin[field] &&
    now !== pin[field] &&
    JSON.stringify(given) === JSON.stringify(pin.sources[field])
  return isTyped ? [{ kind: 'person', quote: now.slice(0, 500) }] : given
}

export function isDesignChanged(pin: Pin, draft: PinDraft): boolean {
  return JSON.stringify(pin.design) !== JSON.stringify(draft.design)
}

type DesignPictures = PinDraft['design']['pictures']

/**
 * Another template: keeps what it can show and fills its picture slots with `earlier` ones of this
 * editing, then from the page.
 */
export function withTemplate(
  draft: PinDraft,
  template: TemplateInfo,
  { page, earlier = [] }: { page: Page | undefined; earlier?: DesignPictures },
): PinDraft {
  const known = page?.pictures ?? []
  const isGone = new Set(known.filter(({ excluded }) => excluded).map(({ id }) => id))
  const others = known
    .filter(({ excluded }) => !excluded)
    .map(({ id }) => ({ picture_id: id, crop: null }))
  const pictures = picturesOnce([
    ...draft.design.pictures,
    ...earlier.filter(({ picture_id }) => !isGone.has(picture_id)),
    ...others,
  ]).slice(0, template.pictures)
  return {
    ...draft,
    pin_type: template.pin_type,
    design: { ...draft.design, template_id: template.id, pictures },
  }
}

/** Each picture once, in order of first use. */
export function picturesOnce(pictures: DesignPictures): DesignPictures {
  return pictures.filter(
    ({ picture_id }, at) => pictures.findIndex((other) => other.picture_id === picture_id) === at,
  )
}

export function withPicture(draft: PinDraft, slot: number, pictureId: string): PinDraft {
  const pictures = draft.design.pictures.slice()
  pictures[Math.min(slot, pictures.length)] = { picture_id: pictureId, crop: null }
  return { ...draft, design: { ...draft.design, pictures } }
}

/** A picture that is gone leaves its slot to those after it. */
export function withoutPicture(draft: PinDraft, pictureId: string): PinDraft {
  return {
    ...draft,
    design: {
      ...draft.design,
      pictures: draft.design.pictures.filter(({ picture_id }) => picture_id !== pictureId),
    },
  }
}

/**
 * Other words. The headline on the picture follows only when it is asked for: one that was typed by
 * hand is never replaced.
 */
export function withAlternative(
  draft: PinDraft,
  { title, description, alt_text, headline, sources }: TextAlternative,
  takesHeadline = true,
): PinDraft {
  return {
    ...draft,
    title,
    description,
    alt_text,
    sources,
    ...(takesHeadline ? { design: { ...draft.design, headline } } : {}),
  }
}

/** The headline was typed in this draft, or the pin's words are a person's. */
export function hasOwnHeadline(pin: Pin, draft: PinDraft, taken: readonly string[]): boolean {
  if (draft.design.headline !== pin.design.headline) return !taken.includes(draft.design.headline)
  return pin.sources.title.some(({ kind }) => kind === 'person')
}

export type DraftFault = 'titleMissing' | 'titleLong' | 'descriptionLong' | 'altLong' | 'linkWrong'

export function faultsOf(draft: PinDraft): ReadonlySet<DraftFault> {
  const faults = new Set<DraftFault>()
  const title = wordFault('title', draft.title)
  if (title !== null) faults.add(title.reason === 'tooLong' ? 'titleLong' : 'titleMissing')
  if (wordFault('description', draft.description) !== null) faults.add('descriptionLong')
  if (wordFault('alt_text', draft.alt_text) !== null) faults.add('altLong')
  if (wordFault('link', draft.link) !== null) faults.add('linkWrong')
  return faults
}
