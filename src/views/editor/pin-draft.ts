/** What a person is changing on one pin, before it is applied. Pure: the editor holds the draft, this says what it means. */
import type { Page } from '#core/contract/pages.contract.ts'
import type { Pin, PinDesign, PinPatch, PinType, TextSource } from '#core/contract/pins.contract.ts'
import type { TextAlternative } from '#core/contract/tasks.contract.ts'
import type { TemplateInfo } from '#core/contract/templates.contract.ts'

export const TITLE_LIMIT = 100
/** Pinterest's bulk CSV takes 500, though its API takes 800. */
export const DESCRIPTION_LIMIT = 500
export const ALT_LIMIT = 500

export interface PinDraft {
  readonly title: string
  readonly description: string
  readonly alt_text: string
  readonly link: string
  readonly keywords: readonly string[]
  readonly pin_type: PinType
  readonly design: PinDesign
  readonly sources: Pin['sources']
}

export function draftOf(pin: Pin): PinDraft {
  const { title, description, alt_text, link, keywords, pin_type, design, sources } = pin
  return { title, description, alt_text, link, keywords, pin_type, design, sources }
}

/** Only what differs. Words that the person typed name the person as their source. */
export function patchOf(pin: Pin, draft: PinDraft): PinPatch {
  const sources = { title: sourcesAfter(pin.title, draft.title, draft.sources.title, pin.sources.title), description: sourcesAfter(pin.description, draft.description, draft.sources.description, pin.sources.description) }
  const wanted = { ...draft, title: draft.title.trim(), description: oneLine(draft.description), alt_text: draft.alt_text.trim(), link: draft.link.trim(), keywords: [...draft.keywords], sources }
  const current: Record<string, unknown> = { ...pin }
  return Object.fromEntries(Object.entries(wanted).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(current[field])))
}

function sourcesAfter(before: string, now: string, given: TextSource[], had: TextSource[]): TextSource[] {
  const isTyped = now.trim() !== before && JSON.stringify(given) === JSON.stringify(had)
  return isTyped ? [{ kind: 'person', quote: now.trim().slice(0, 500) }] : given
}

/** Descriptions are one line: the bulk CSV refuses others. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim()
}

export function isDesignChanged(pin: Pin, draft: PinDraft): boolean {
  return JSON.stringify(pin.design) !== JSON.stringify(draft.design)
}

/** Another template: keeps what it can show and fills its picture slots from the page. */
export function withTemplate(draft: PinDraft, template: TemplateInfo, page: Page | undefined): PinDraft {
  const kept = draft.design.pictures.slice(0, template.pictures)
  const used = new Set(kept.map(({ picture_id }) => picture_id))
  const others = (page?.pictures ?? []).filter(({ id, excluded }) => !excluded && !used.has(id)).map(({ id }) => ({ picture_id: id, crop: null }))
  const pictures = [...kept, ...others].slice(0, template.pictures)
  return { ...draft, pin_type: template.pin_type, design: { ...draft.design, template_id: template.id, pictures } }
}

export function withPicture(draft: PinDraft, slot: number, pictureId: string): PinDraft {
  const pictures = draft.design.pictures.slice()
  pictures[Math.min(slot, pictures.length)] = { picture_id: pictureId, crop: null }
  return { ...draft, design: { ...draft.design, pictures } }
}

/** Other words. The headline on the picture follows only when it is asked for: one that was typed by hand is nobody else's to replace. */
export function withAlternative(draft: PinDraft, { title, description, alt_text, headline, sources }: TextAlternative, takesHeadline = true): PinDraft {
  return { ...draft, title, description, alt_text, sources, ...(takesHeadline ? { design: { ...draft.design, headline } } : {}) }
}

/** The headline was typed in this draft, or the pin's words are a person's. */
export function hasOwnHeadline(pin: Pin, draft: PinDraft, taken: readonly string[]): boolean {
  if (draft.design.headline !== pin.design.headline) return !taken.includes(draft.design.headline)
  return pin.sources.title.some(({ kind }) => kind === 'person')
}

export type DraftFault = 'titleMissing' | 'titleLong' | 'descriptionLong' | 'altLong' | 'linkWrong'

export function faultsOf(draft: PinDraft): ReadonlySet<DraftFault> {
  const faults = new Set<DraftFault>()
  if (draft.title.trim() === '') faults.add('titleMissing')
  if (draft.title.trim().length > TITLE_LIMIT) faults.add('titleLong')
  if (oneLine(draft.description).length > DESCRIPTION_LIMIT) faults.add('descriptionLong')
  if (draft.alt_text.trim().length > ALT_LIMIT) faults.add('altLong')
  const link = draft.link.trim()
  if (link !== '' && !(URL.canParse(link) && /^https?:\/\//i.test(link))) faults.add('linkWrong')
  return faults
}
