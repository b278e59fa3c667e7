/** German: words of the list of days. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { agendaMessages } from './agenda.messages.ts'

export const agendaDe: WordsOf<typeof agendaMessages> = {
  'agenda.earlier': 'Früher in diesem Monat: {count, plural, one {# Pin} other {# Pins}}',
  'agenda.nothingAhead': 'Ab heute ist nichts geplant',
}
