/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { csvCheckMessages } from './csv-check.messages.ts'

export const csvCheckDe: WordsOf<typeof csvCheckMessages> = {
  'csv.place': '{place}, {column}',
  'csv.fault.header': 'Die Kopfzeile muss {header} lauten, in dieser Reihenfolge und Schreibweise.',
  'csv.fault.restUnread': 'Nur die ersten {most, number} Zeilen werden geprüft. Leg die übrigen in eine eigene Datei.',
  'csv.fault.rowsMany': 'Die Datei hat {count, number} Zeilen; höchstens {most, number} passen in einen Upload. Sie wird geteilt.',
  'csv.fault.linkTwice': '{count, plural, one {# Zeile hat einen Link, der weiter oben schon steht. Pinterest lehnt das in einer Datei ab: Sie kommt in eine weitere Datei.} other {# Zeilen haben einen Link, der weiter oben schon steht. Pinterest lehnt das in einer Datei ab: Sie kommen in weitere Dateien.}}',
  'csv.fault.linesMany': 'In einer Zelle darf nur eine Zeile stehen.',
  'csv.fault.titleMissing': 'Der Titel ist leer: Der Upload braucht einen.',
  'csv.fault.titleLong': 'Der Titel hat {count, number} Zeichen; höchstens {most, number} sind erlaubt.',
  'csv.fault.descriptionLong': 'Die Beschreibung hat {count, number} Zeichen; höchstens {most, number} sind erlaubt.',
  'csv.fault.pictureMissing': 'Es gibt kein Bild: Gib die öffentliche Adresse seiner Datei an.',
  'csv.fault.pictureUnreachable': 'Von dieser Adresse kann Pinterest kein Bild holen. Sie muss öffentlich sein und mit http:// oder https:// beginnen.',
  'csv.fault.boardMissing': 'Es gibt kein Board: Schreib seinen Namen, wie Pinterest ihn zeigt.',
  'csv.fault.linkForm': 'Der Link ist keine Webadresse. Er muss mit http:// oder https:// beginnen.',
  'csv.fault.linkLong': 'Der Link hat {count, number} Zeichen; höchstens {most, number} sind erlaubt.',
  'csv.fault.dateForm': 'Ein Datum schreibt sich 2026-11-30T09:00:00, in UTC.',
}
