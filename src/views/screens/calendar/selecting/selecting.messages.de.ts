/** German: words on selecting several planned pins. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { selectingMessages } from './selecting.messages.ts'

export const selectingDe: WordsOf<typeof selectingMessages> = {
  'selecting.bar': 'Ausgewählte Pins',
  'selecting.count':
    '{count, plural, =0 {Keine Pins ausgewählt} one {# Pin ausgewählt} other {# Pins ausgewählt}}',
  'selecting.help': 'Wähle Pins im Kalender.',
  'selecting.by.-7': 'Eine Woche früher',
  'selecting.by.-1': 'Einen Tag früher',
  'selecting.by.1': 'Einen Tag später',
  'selecting.by.7': 'Eine Woche später',
  'selecting.nextSlots': 'Nächste freie Termine',
  'selecting.remove': 'Entfernen',
  'selecting.done': 'Fertig',
  'selecting.left':
    '{count, plural, one {# Pin bleibt: Er wurde gesendet, oder die Zeit ist vorbei.} other {# Pins bleiben: Sie wurden gesendet, oder die Zeit ist vorbei.}}',
}
