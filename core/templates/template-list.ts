/** The built-in templates, in the order in which a person sees them. */
import type { TemplateInfo } from '#core/contract/templates.contract.ts'
import { fullPhoto } from './built-in/full-photo.template.ts'
import type { Template } from './template.model.ts'

export const templates: readonly Template[] = [fullPhoto]

export const findTemplate = (id: string): Template | undefined => templates.find((template) => template.id === id)

/** What the browser shows of each; `thumbnailUrl` says where its real render is. */
export function templateInfos(thumbnailUrl: (template: Template) => string): TemplateInfo[] {
  return templates.map((template) => ({ id: template.id, name: template.name, description: template.description, pin_type: template.pinType, pictures: template.pictures, needs_items: template.needsItems, thumbnail_url: thumbnailUrl(template) }))
}
