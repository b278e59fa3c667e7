/** German: words of the bar that moves pins by keys. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { moveBarMessages } from './move-bar.messages.ts'

export const moveBarDe: WordsOf<typeof moveBarMessages> = {
  'moveBar.help':
    'Pfeiltasten wechseln Tag und Woche, Bild auf und Bild ab den Monat, N geht zum nächsten freien Termin, Enter legt ab, Esc bricht ab.',
  'moveBar.targetPast': '{day}: Diese Zeit ist vorbei.',
  'moveBar.targetTimePast':
    '{time} ist heute schon vorbei. Wähle einen anderen Tag oder Zeitpunkt.',
  'moveBar.targetNoneLeft': 'Heute ist keine Zeit mehr frei. Wähle einen anderen Tag.',
  'moveBar.place': 'Hier ablegen',
  'moveBar.cancel': 'Abbrechen',
}
