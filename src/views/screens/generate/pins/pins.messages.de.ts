/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { pinsMessages } from './pins.messages.ts'

export const pinsDe: WordsOf<typeof pinsMessages> = {
  'pins.title': 'Deine Pins',
  'pins.lead': 'Wähle die Pins aus, die du veröffentlichen möchtest.',
  'pins.keys':
    'Klick oder Leertaste wählt aus, Strg+A wählt alle aus, Umschalt erweitert, Enter bearbeitet, L zeigt Varianten.',
  'pins.taps': 'Tippe auf einen Pin, um ihn auszuwählen.',
  'pins.which': 'Welche Pins zu sehen sind',
  'pins.thisRun': 'Dieser Auftrag',
  'pins.allGenerated': 'Alle erzeugten',
  'pins.grid': 'Erzeugte Pins',
  'pins.count': '{count, plural, one {# Pin} other {# Pins}}',
  'pins.repeated':
    'Mehr gute Titel geben deine Seiten nicht her. Darum {count, plural, one {verwendet # Pin einen Titel} other {verwenden # Pins einen Titel}} noch einmal, mit anderem Design, Bild oder anderer Beschreibung.',
  'pins.making': 'Pins entstehen: {done} von {total}',
  'pins.starting': 'Startet\u00a0…',
  'pins.makingHint': 'Du kannst diese Seite verlassen: Der Auftrag läuft weiter.',
  'pins.empty': 'Noch keine Pins',
  'pins.emptyWords':
    'Wähle Seiten und eine Gestaltung, dann starte. Fertige Pins erscheinen hier, während der Auftrag läuft.',
  'pins.emptyAction': 'Zur Gestaltung',
  'pins.saved':
    '{count, plural, one {Dein Pin ist in den Entwürfen} other {Deine # Pins sind in den Entwürfen}}',
  'pins.savedWords':
    'Dort planst, veröffentlichst oder exportierst du sie. Die Pins eines neuen Durchlaufs erscheinen hier.',
  'pins.savedAction': 'Zu den Entwürfen',
  'pins.savedMore': 'Weitere Pins erstellen',
  'pins.commit': 'Titel & Boards',
  'pins.chooseSome':
    'Noch ist nichts ausgewählt. Wähle die Pins aus, mit denen du weitermachen möchtest.',
  'pins.committed': '{count, plural, one {# Pin ist} other {# Pins sind}} in „Titel & Boards“.',
  'pins.toCommitted': 'Zu „Titel & Boards“',
  'pins.loading': 'Deine Pins werden geladen',
  'pins.failed': 'Deine Pins konnten nicht geladen werden',
  'pins.failedWords': 'Sie sind auf diesem Gerät und auf dem Server sicher.',
}
