/** German: words on pausing an account. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { pauseMessages } from './pause.messages.ts'

export const pauseDe: WordsOf<typeof pauseMessages> = {
  'pause.title': 'Mit diesem Konto pausieren',
  'pause.words': 'Bis du weitermachst, erscheinen keine Pins. Dein Plan bleibt, wie er ist.',
  'pause.remark': 'Warum (freiwillig)',
  'pause.remarkHint': 'Steht dann im Kalender.',
  'pause.pause': 'Pause beginnen',
  'pause.cancel': 'Abbrechen',
  'pause.since': 'Pause seit {moment}',
  'pause.planKept': 'Es erscheinen keine Pins. Dein Plan bleibt erhalten.',
  'pause.unproven':
    'Deine E-Mail-Adresse wurde erst bestätigt, als diese Pins schon geplant waren. Jemand anderes kann sie geplant haben. Prüfe die Pins und ihre Links und mach dann weiter.',
  'pause.resumeTitle': 'Pause beenden',
  'pause.resumeNow': 'Weitermachen',
  'pause.choice': 'Seit der Pause geplante Pins',
  'pause.keep': 'Termine behalten, die noch kommen',
  'pause.keepHint': 'Pins, deren Zeit vorbei ist, nehmen die nächsten freien Termine.',
  'pause.shift': 'Alles hinter die Pause schieben',
  'pause.shiftHint':
    'Alle rücken um so viele Tage weiter, wie die Pause dauerte, zur selben Uhrzeit.',
  'pause.preview':
    '{moved, plural, =0 {Kein Pin bekommt} one {# Pin bekommt} other {# Pins bekommen}} eine neue Zeit, {kept, plural, =0 {keiner bleibt} one {# bleibt} other {# bleiben}}.',
  'pause.missed':
    '{count, plural, one {Für # Pin ist kein Termin frei, er bleibt verpasst.} other {Für # Pins ist kein Termin frei, sie bleiben verpasst.}}',
  'pause.late':
    '{count, plural, one {Für # Pin ist kein Termin frei, er erscheint verspätet, sobald du weitermachst.} other {Für # Pins ist kein Termin frei, sie erscheinen verspätet, sobald du weitermachst.}}',
  'pause.sendingTimes':
    'Zuerst werden die neuen Zeiten gespeichert. Bis dahin bleibt das Konto in der Pause.',
  'pause.offline':
    'Du bist offline. Das Konto bleibt in der Pause, bis die neuen Zeiten gespeichert sind. Lass dieses Fenster offen oder mach später weiter.',
  'pause.timesRefused':
    'Nicht alle Pins konnten ihre neue Zeit bekommen, darum bleibt das Konto in der Pause. Sieh dir die Zeiten unten an und versuche es noch einmal.',
  'pause.nothingMoves': 'Kein Pin bekommt eine neue Zeit.',
}
