/** Whether two pins side by side look like one. */
import type { PictureFacts } from '../document/picture-facts.schema.ts'
import type { ReadyTemplate } from '../document/template.model.ts'
import type { Used } from './look-likeness.rules.ts'
import { isOnPhoto } from './photo-words.rules.ts'
import { findTemplate } from './template-list.ts'

/** How a template sets picture and words, whatever its frames and drawings are. */
function arrangementOf(template: ReadyTemplate, lead: PictureFacts): string {
  if (template.needsItems) return 'list'
  if (template.pinType === 'collage') return 'collage'
  if (isOnPhoto(template, lead)) return 'onPhoto'
  return template.isFramed ? 'framed' : 'beside'
}

/** The pin before shows this picture in the same arrangement: side by side they are twins. */
export function followsTwin(
  template: ReadyTemplate,
  lead: { readonly id: string; readonly facts: PictureFacts },
  before: Used | undefined,
): boolean {
  const other = before && findTemplate(before.template_id)
  return (
    other !== undefined &&
    before?.pictures[0]?.picture_id === lead.id &&
    arrangementOf(other, lead.facts) === arrangementOf(template, lead.facts)
  )
}
