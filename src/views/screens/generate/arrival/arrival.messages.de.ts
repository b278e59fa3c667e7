/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { arrivalMessages } from './arrival.messages.ts'

export const arrivalDe: WordsOf<typeof arrivalMessages> = {
  'arrival.template': 'Deine Pins werden die Vorlage „{name}“ verwenden',
  'arrival.templateWords':
    'Füge zuerst eine Seite hinzu. Weitere Vorlagen kannst du im Schritt „Gestaltung“ hinzufügen.',
}
