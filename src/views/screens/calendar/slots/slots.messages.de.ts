/** German: words on the slots of a week. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { slotsMessages } from './slots.messages.ts'

export const slotsDe: WordsOf<typeof slotsMessages> = {
  'slots.title': 'Termine der Woche',
  'slots.words':
    'Die Zeiten, zu denen jede Woche Pins erscheinen. „Nächster freier Termin“ belegt sie der Reihe nach.',
  'slots.press':
    'Klicke auf eine Stunde, um sie hinzuzufügen oder zu leeren; ein weiterer Klick holt das Entfernte zurück. Für andere Minuten gib die Zeit unten ein.',
  'slots.at': '{times} am {day}',
  'slots.zone': 'Zeitzone',
  'slots.day': 'Termine am {day}',
  'slots.new': 'Neue Zeit',
  'slots.add': 'Hinzufügen',
  'slots.remove': '{time} am {day} entfernen',
  'slots.copy': '{day} für alle Tage übernehmen',
  'slots.none': 'Keine Termine',
  'slots.every': 'Jeden Tag',
  'slots.which': 'Tag',
  'slots.count': '{count, plural, one {# Termin pro Woche} other {# Termine pro Woche}}',
  'slots.full': 'Ein Konto kann höchstens {max} Termine pro Woche haben.',
  'slots.cancel': 'Abbrechen',
  'slots.save': 'Speichern',
}
