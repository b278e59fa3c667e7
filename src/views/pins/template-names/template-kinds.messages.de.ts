/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { templateKindsMessages } from './template-kinds.messages.ts'

export const templateKindsDe: WordsOf<typeof templateKindsMessages> = {
  'templateKind.photo': 'Foto mit Überschrift',
  'templateKind.split': 'Geteilt',
  'templateKind.list': 'Liste',
  'templateKind.steps': 'Schritte',
  'templateKind.quote': 'Zitat',
  'templateKind.collage': 'Collage',
  'templateKind.text': 'Nur Text',
  'templateKind.card': 'Karte',
}
