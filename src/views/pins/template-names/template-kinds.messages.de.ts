/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { templateKindsMessages } from './template-kinds.messages.ts'

export const templateKindsDe: WordsOf<typeof templateKindsMessages> = {
  'library.kind.photo': 'Foto mit Überschrift',
  'library.kind.split': 'Geteilt',
  'library.kind.list': 'Liste',
  'library.kind.steps': 'Schritte',
  'library.kind.quote': 'Zitat',
  'library.kind.collage': 'Collage',
  'library.kind.text': 'Nur Text',
  'library.kind.card': 'Karte',
}
