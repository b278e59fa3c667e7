/**
 * The templates in the order in which they are hung side by side: one of each type first, for where
 * there is room for few. Names alone: the login page loads nothing else of them.
 */
import type { TemplateId } from '#core/public/template-cards.ts'

export const wallPins: readonly TemplateId[] = [
  'full-photo',
  'split-panel',
  'photo-card',
  'collage-band',
  'numbered-list',
  'steps',
  'quote',
  'big-words',
  'arch',
  'framed-photo',
  'collage-grid',
  'number-badge',
  'checklist',
  'photo-marker',
  'polaroid',
]
