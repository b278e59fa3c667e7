/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { csvCheckMessages } from './csv-check.messages.ts'

export const csvCheckDe: WordsOf<typeof csvCheckMessages> = {
  'csv.refusal.empty': '„{name}“ ist leer.',
  'csv.refusal.headerOnly':
    '„{name}“ hat eine Kopfzeile, aber keine Zeilen darunter: Es gibt nichts, was Pinterest nehmen könnte. Schreib darunter einen Pin je Zeile.',
  'csv.refusal.noCsv':
    '„{name}“ ist keine CSV-Datei. Speichere die Tabelle in deinem Tabellenprogramm als CSV, mit den Namen der Spalten in der ersten Zeile, und wähle diese Datei.',
  'csv.refusal.columns':
    '„{name}“ ist noch keine Datei für den Sammel-Upload. Diese Spalten sind unbekannt: {columns}. Es fehlen: {missing}.',
  'csv.refusal.tooLarge':
    '„{name}“ ist größer als {most, number} MB; so groß ist kein Sammel-Upload. Wähle die CSV-Datei selbst oder teile sie.',
  'csv.refusal.unreadable':
    '„{name}“ konnte nicht gelesen werden. Vielleicht wurde die Datei verschoben oder ist in einem anderen Programm geöffnet: Schließ sie dort und wähle sie noch einmal.',
  'csv.place': '{place}, {column}',
  'csv.fault.linesBefore':
    '{count, plural, one {Vor der Kopfzeile steht # Zeile. Pinterest will die Kopfzeile zuerst: Die Zeile fällt weg.} other {Vor der Kopfzeile stehen # Zeilen. Pinterest will die Kopfzeile zuerst: Die Zeilen fallen weg.}}',
  'csv.fault.separator': 'Die Spalten sind mit „{separator}“ getrennt; Pinterest will Kommas.',
  'csv.fault.encoding':
    'Der Text ist in {encoding} geschrieben; Pinterest will UTF-8, sonst gehen Umlaute und Akzente kaputt. Er wurde so gelesen und wird neu geschrieben.',
  'csv.fault.encodingGuessed':
    'Der Text ist nicht in UTF-8 geschrieben, wie Pinterest es will. Vermutlich ist es {encoding}; so wurde er gelesen und wird neu geschrieben. Sieh vor dem Upload nach, ob Umlaute und Akzente stimmen.',
  'csv.fault.charactersBroken':
    '{count, plural, one {# Zeichen ist kaputt und steht als „�“ da. Schreib es in der Datei neu.} other {# Zeichen sind kaputt und stehen als „�“ da. Schreib sie in der Datei neu.}}',
  'csv.fault.columnsRenamed': 'Spalten haben die Namen bekommen, die Pinterest will: {columns}.',
  'csv.fault.columnsMissing':
    'Jeder Pin braucht diese Spalten, und sie fehlen: {columns}. Ergänze sie oder benenne die richtige Spalte so.',
  'csv.fault.columnsAdded': 'Diese Spalten fehlten und sind leer ergänzt: {columns}.',
  'csv.fault.columnsUnknown':
    'Solche Spalten kennt Pinterest nicht, sie fallen weg: {columns}. Ist eine davon für Pinterest gedacht, benenne sie, wie die Kopfzeile es sagt.',
  'csv.fault.columnsTwice':
    'Für diese ist schon eine andere Spalte genommen, sie fallen weg: {columns}. Stehen in einer davon die richtigen Wörter, lösche die andere Spalte.',
  'csv.fault.titleWordless': 'Der Titel hat keine Wörter: Über ihn kann niemand den Pin finden.',
  'csv.fault.dateDotted':
    'Das Datum wird für den Upload als {date} geschrieben. Pinterest liest die Zeit als UTC: Ändere sie, wenn sie in einer anderen Zeitzone gemeint war.',
  'csv.fault.header': 'Die Kopfzeile muss {header} lauten, in dieser Reihenfolge und Schreibweise.',
  'csv.fault.restUnread':
    'Nur die ersten {most, number} Zeilen werden geprüft. Leg die übrigen in eine eigene Datei.',
  'csv.fault.rowsMany':
    'Die Datei hat {count, number} Zeilen; höchstens {most, number} passen in einen Upload. Sie wird geteilt.',
  'csv.fault.linkTwice':
    '{count, plural, one {# Zeile hat einen Link, der weiter oben schon steht. Pinterest lehnt das in einer Datei ab: Sie kommt in eine weitere Datei.} other {# Zeilen haben einen Link, der weiter oben schon steht. Pinterest lehnt das in einer Datei ab: Sie kommen in weitere Dateien.}}',
  'csv.fault.linesMany': 'In einer Zelle darf nur eine Zeile stehen.',
  'csv.fault.titleMissing': 'Der Titel ist leer: Der Upload braucht einen.',
  'csv.fault.titleLong':
    'Der Titel hat {count, number} Zeichen; höchstens {most, number} sind erlaubt.',
  'csv.fault.descriptionLong':
    'Die Beschreibung hat {count, number} Zeichen; höchstens {most, number} sind erlaubt.',
  'csv.fault.pictureMissing': 'Es gibt kein Bild: Gib die öffentliche Adresse seiner Datei an.',
  'csv.fault.pictureUnreachable':
    'Von dieser Adresse kann Pinterest kein Bild holen. Sie muss öffentlich sein und mit http:// oder https:// beginnen.',
  'csv.fault.boardMissing': 'Es gibt kein Board: Schreib seinen Namen, wie Pinterest ihn zeigt.',
  'csv.fault.linkForm':
    'Der Link ist keine Webadresse. Er muss mit http:// oder https:// beginnen.',
  'csv.fault.linkLong':
    'Der Link hat {count, number} Zeichen; höchstens {most, number} sind erlaubt.',
  'csv.fault.dateForm': 'Ein Datum schreibt sich 2026-11-30T09:00:00, in UTC.',
}
