/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { titlesMessages } from './titles.messages.ts'

export const titlesDe: WordsOf<typeof titlesMessages> = {
  'titles.title': 'Titel & Boards',
  'titles.lead': 'Prüfe die Texte noch einmal und wähle, wohin jeder Pin gehört.',
  'titles.keys': 'Enter geht zum nächsten Pin, Strg+D wiederholt den Wert darüber.',
  'titles.table': 'Titel und Boards deiner ausgewählten Pins',
  'titles.count': '{count, plural, one {# Pin} other {# Pins}}',
  'titles.pin': 'Pin',
  'titles.columnTitle': 'Titel',
  'titles.columnDescription': 'Beschreibung',
  'titles.columnBoards': 'Boards',
  'titles.more': 'Mehr',
  'titles.titleOf': 'Titel von Pin {number}',
  'titles.descriptionOf': 'Beschreibung von Pin {number}',
  'titles.boardsOf': 'Boards von Pin {number}: {boards}',
  'titles.chooseBoards': 'Boards wählen',
  'titles.edit': 'Bild von Pin {number} bearbeiten',
  'titles.actions': 'Mehr zu Pin {number}',
  'titles.fillTitle': 'Titel auf alle darunter kopieren',
  'titles.fillDescription': 'Beschreibung auf alle darunter kopieren',
  'titles.fillBoards': 'Boards auf alle darunter kopieren',
  'titles.takeOut': 'Aus dieser Liste nehmen',
  'titles.count100': '{count} / {limit}',
  'titles.allBoards': 'Boards für alle',
  'titles.byInterest': 'Boards nach Thema',
  'titles.interestPins': '{name} ·\u00a0{count, plural, one {#\u00a0Pin} other {#\u00a0Pins}}',
  'titles.boardsOfInterest': '{action}, für das Thema {name}',
  'titles.noInterest': 'Ohne Thema',
  'titles.withoutBoard':
    '{count, plural, =0 {Jeder Pin hat ein Board.} one {# Pin hat noch kein Board.} other {# Pins haben noch kein Board.}}',
  'titles.finish': 'Als Entwürfe speichern und exportieren',
  'titles.empty': 'Hier ist noch nichts',
  'titles.emptyWords': 'Wähle im Schritt davor Pins aus und bring sie hierher.',
  'titles.emptyAction': 'Pins auswählen',
  'titles.overtaken':
    'Nicht gespeichert: inzwischen anderswo geändert in „{words}“. Tippe weiter, um deine Fassung zu behalten; Esc nimmt die andere.',
  'titles.over': '{count, plural, one {# Zeichen} other {# Zeichen}} zu lang.',
  'titles.overUnsaved':
    '{count, plural, one {# Zeichen} other {# Zeichen}} zu lang: noch nicht gespeichert.',
  'titles.missing': 'Pinterest braucht einen Titel.',
  'titles.stopped':
    '{column, select, title {Der Titel} other {Die Beschreibung}} von Pin {number} ist zu lang. Kürze den Text, dann speichere.',
  'titles.stoppedMissing': 'Pin {number} hat keinen Titel. Schreib einen, dann speichere.',
  'titles.repeated': 'Vom Pin darüber kopiert',
  'titles.filled': '{count, plural, one {Auf # Pin kopiert} other {Auf # Pins kopiert}}',
  'titles.undo': 'Rückgängig',
}
