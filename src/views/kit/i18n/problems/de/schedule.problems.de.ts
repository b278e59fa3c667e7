/** German: planning when pins are published. */
import type { scheduleProblems } from '#core/contract/problems/schedule.problems.ts'
import type { WordsOf } from '../../text.ts'

export const scheduleProblemsDe: WordsOf<typeof scheduleProblems> = {
  'schedule.unknownZone': 'Dieser Server kennt die Zeitzone {zone} nicht. Wähle eine andere.',
  'schedule.slotTwice': 'Der Platz um {time} ist am selben Tag zweimal da. Entferne einen davon.',
  'schedule.slotTaken': 'Diesen Platz hat schon ein anderer Pin. Wähle einen anderen Zeitpunkt.',
  'schedule.boardGone':
    'Das Board dieses geplanten Pins gibt es nicht mehr. Wähle ein anderes Board.',
  'schedule.past': 'Dieser Zeitpunkt ist schon vorbei. Wähle einen späteren.',
  'schedule.alreadySent':
    'Dieser Pin wurde schon zum Veröffentlichen gesendet. Seine Planung lässt sich nicht mehr ändern.',
  'schedule.gone': 'Dieser Pin ist nicht mehr geplant. Er wurde aus dem Kalender genommen.',
  'schedule.tooMany': 'Ein Pin kann höchstens {most}-mal geplant werden.',
  'schedule.changed':
    'Die Plätze wurden auf einem anderen Gerät geändert. Du siehst jetzt den neuen Stand: Mach deine Änderung noch einmal.',
  'schedule.none': 'Öffne zuerst den Kalender dieses Kontos: Es hat noch keine Plätze.',
  'schedule.byServer': 'Nur der Server hält fest, was veröffentlicht wurde.',
  'schedule.pinAddress':
    'Das ist nicht die Adresse eines Pins. Füge die Adresse ein, die Pinterest dafür zeigt, oder lass das Feld leer.',
  'schedule.boardTaken':
    'Dieser Pin ist auf einem anderen Gerät schon für dieses Board geplant. Wähle ein anderes Board.',
  'schedule.boardHasPin':
    'Dieser Pin hat auf „{board}“ schon eine Veröffentlichung, und jedes Board bekommt einen Pin nur einmal. Wähle ein anderes Board.',
  'schedule.wallApart':
    'Die Zeit {wall} ({zone}) passt nicht zu diesem Plan. Prüfe die Uhr deines Geräts und wähle die Zeit noch einmal.',
  'schedule.notDue': 'Dieser Pin wartet nicht aufs Senden. Plane ihn zuerst neu ein.',
}
