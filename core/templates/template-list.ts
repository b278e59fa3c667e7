/** The built-in templates, in the order in which a person sees them. */
import type { TemplateInfo } from '#core/contract/templates.contract.ts'
import { arch } from './built-in/arch.template.ts'
import { bigWords } from './built-in/big-words.template.ts'
import { checklist } from './built-in/checklist.template.ts'
import { collageBand } from './built-in/collage-band.template.ts'
import { collageGrid } from './built-in/collage-grid.template.ts'
import { framedPhoto } from './built-in/framed-photo.template.ts'
import { fullPhoto } from './built-in/full-photo.template.ts'
import { numberBadge } from './built-in/number-badge.template.ts'
import { numberedList } from './built-in/numbered-list.template.ts'
import { photoCard } from './built-in/photo-card.template.ts'
import { quote } from './built-in/quote.template.ts'
import { splitPanel } from './built-in/split-panel.template.ts'
import { steps } from './built-in/steps.template.ts'
import type { Template } from './template.model.ts'

export const templates: readonly Template[] = [
  fullPhoto,
  splitPanel,
  photoCard,
  arch,
  collageBand,
  numberedList,
  steps,
  framedPhoto,
  collageGrid,
  numberBadge,
  quote,
  checklist,
  bigWords,
]

export const findTemplate = (id: string): Template | undefined =>
  templates.find((template) => template.id === id)

/** What the browser shows of each; `thumbnailUrl` says where its real render is. */
export function templateInfos(thumbnailUrl: (template: Template) => string): TemplateInfo[] {
  return templates.map((template) => ({
    id: template.id,
    name: template.name,
    description: template.description,
    pin_type: template.pinType,
    pictures: template.pictures,
    needs_items: template.needsItems,
    shows_kicker: template.showsKicker,
    shows_accent: template.showsAccent,
    thumbnail_url: thumbnailUrl(template),
  }))
}
