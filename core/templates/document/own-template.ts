/** How designs name a person's template: with its version, so that a pin never changes by itself. */
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import type { ReadyTemplate } from './template.model.ts'

export interface OwnTemplateKey {
  readonly id: string
  /** Null = the newest when pins are made. */
  readonly version: number | null
}

const SHAPE = /^own-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.([1-9]\d{0,5}))?$/

/** Null for what is no own template's: a built-in one's id, or anything else. */
export function ownTemplateKey(templateId: string): OwnTemplateKey | null {
  const [, id, version] = SHAPE.exec(templateId) ?? []
  return id === undefined ? null : { id, version: version === undefined ? null : Number(version) }
}

export const ownTemplateId = (id: string, version?: number): string =>
  version === undefined ? `own-${id.toLowerCase()}` : `own-${id.toLowerCase()}.${version}`

/** The same for every version of it. */
export function templateChoice(templateId: string): string {
  const key = ownTemplateKey(templateId)
  return key === null ? templateId : ownTemplateId(key.id)
}

/** What the browser shows of a template. */
export const templateInfo = (template: ReadyTemplate, thumbnailUrl: string): TemplateInfo => ({
  id: template.id,
  name: template.name,
  description: template.description,
  pin_type: template.pinType,
  pictures: template.pictures,
  needs_items: template.needsItems,
  ...(template.showsItems && { shows_items: true }),
  shows_kicker: template.showsKicker,
  shows_accent: template.showsAccent,
  ...(template.use.lead && { lead_shape: template.use.lead }),
  thumbnail_url: thumbnailUrl,
})
