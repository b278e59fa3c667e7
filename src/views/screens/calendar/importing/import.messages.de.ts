/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { importMessages } from './import.messages.ts'

export const importDe: WordsOf<typeof importMessages> = {
  'import.title': 'Termine aus einer Datei importieren',
  'import.lead':
    'Wähle eine CSV-Datei mit einem Datum für jeden Pin: die Datei von hier, die Datei für den Massen-Upload von Pinterest oder die eines anderen Programms. Die Zeilen werden den Entwürfen über die Pin-ID, die Adresse des Bildes oder Link und Titel zugeordnet.',
  'import.choose': 'CSV auswählen',
  'import.chooseOther': 'Andere Datei auswählen',
  'import.refused.tooLarge':
    '{name} ist größer als 5\u00a0MB. Teile die Datei auf und importiere die Teile.',
  'import.refused.empty': '{name} ist leer.',
  'import.refused.noCsv':
    '{name} ist keine CSV-Datei. Speichere deine Tabelle als CSV und wähle diese Datei aus.',
  'import.refused.headerOnly': '{name} hat unter der Kopfzeile keine Zeilen.',
  'import.refused.noDates':
    '{name} hat keine Spalte mit Daten. Nenne sie „Publish date“ und wähle die Datei noch einmal aus.',
  'import.refused.noPins':
    'In {name} steht nicht, zu welchem Pin eine Zeile gehört. Nötig ist eine Spalte „Pin ID“ oder „Media URL“, oder „Link“ und „Title“ zusammen.',
  'import.refused.unreadable':
    '{name} konnte nicht gelesen werden. Wähle die Datei noch einmal aus.',
  'import.hasMore':
    'Nur die ersten {most} Zeilen werden gelesen. Teile die Datei auf und importiere den Rest danach.',
  'import.order': 'Welcher Tag ist {date}?',
  'import.zone':
    'Die Zeiten dieser Datei gelten für {zones}. Die Zeitzone dieses Kontos ist {here}.',
  'import.kept': 'Was soll gleich bleiben?',
  'import.kept.instant': 'Der Zeitpunkt: {time} in der Datei ist hier {timeHere}',
  'import.kept.wall': 'Die Uhrzeit: {time} bleibt {time}',
  'import.show': 'Anzeigen',
  'import.show.all': 'Alle Zeilen ({count})',
  'import.show.planned': 'Werden geplant oder verschoben ({count})',
  'import.show.left': 'Ausgelassen ({count})',
  'import.rows': 'Zeilen der Datei',
  'import.summary':
    '{planned, plural, =0 {{moved, plural, =0 {Kein Pin wird geplant.} other {}}} one {# Pin wird geplant.} other {# Pins werden geplant.}}{moved, plural, =0 {} one { # Pin wird verschoben.} other { # Pins werden verschoben.}}',
  'import.left':
    '{count, plural, one {# Zeile wird ausgelassen.} other {# Zeilen werden ausgelassen.}}',
  'import.row': 'Zeile {row}',
  'import.more': '{count} weitere zeigen',
  'import.untitled': 'Ohne Titel',
  'import.movePlanned':
    '{count, plural, one {Auch # geplanten Pin auf seine Zeit in der Datei verschieben} other {Auch # geplante Pins auf ihre Zeiten in der Datei verschieben}}',
  'import.state.already': 'Schon geplant für {moment}',
  'import.state.moved': 'Von {from} auf {to}',
  'import.state.past': '{moment} ist vorbei',
  'import.state.repeated': 'Eine andere Zeile der Datei gehört zum selben Pin',
  'import.state.noDraft': 'Kein Entwurf passt zu dieser Zeile',
  'import.state.noBoard': 'Dieser Entwurf ist noch auf keinem Board',
  'import.state.boardGone': 'Dieses Konto hat kein Board „{board}“',
  'import.state.keptOut':
    'Dieser Entwurf kann so nicht veröffentlicht werden. Öffne ihn, um ihn zu reparieren',
  'import.state.pinFull': 'Dieser Pin ist so oft geplant, wie es geht',
  'import.fault.noDate': 'Kein Datum',
  'import.fault.noTime': '„{date}“ hat keine Uhrzeit',
  'import.fault.zone':
    '„{zone}“ ist keine lesbare Zeitzone. Schreibe sie wie „Europe/Berlin“ oder „UTC+2“',
  'import.fault.unreadable': '„{date}“ ist kein lesbares Datum',
  'import.fault.order': '„{date}“ kann zwei Tage meinen',
  'import.plan':
    '{moved, plural, =0 {{planned, plural, =0 {Pins planen} one {# Pin planen} other {# Pins planen}}} other {{planned, plural, =0 {{moved, plural, one {# Pin} other {# Pins}} verschieben} other {# planen und {moved} verschieben}}}}',
  'import.cancel': 'Abbrechen',
  'import.done':
    '{planned, plural, =0 {} one {# Pin geplant.} other {# Pins geplant.}}{moved, plural, =0 {} one { # Pin verschoben.} other { # Pins verschoben.}}',
  'import.fileKeeps': 'Eine Datei, die du für Pinterest erstellt hast, behält die alten Zeiten.',
  'import.undo': 'Rückgängig',
}
