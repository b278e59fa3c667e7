/** German: words on what opens a part of the calendar. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { entriesMessages } from './entries.messages.ts'

export const entriesDe: WordsOf<typeof entriesMessages> = {
  'entries.filter': 'Filtern',
  'entries.copy': 'Zeiten dieser Woche wiederholen\u00a0…',
  'entries.planFile': 'Plan als Datei für Pinterest\u00a0…',
  'entries.import': 'Termine importieren\u00a0…',
  'entries.automations': 'Automatisierungen',
  'entries.reminders': 'Erinnerungen\u00a0…',
  'entries.pause': 'Mit diesem Konto pausieren\u00a0…',
  'entries.select': 'Pins auswählen',
  'entries.spread': 'Verteilen\u00a0…',
  'entries.resume': 'Weitermachen\u00a0…',
}
