/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { preflightMessages } from './preflight.messages.ts'

export const preflightDe: WordsOf<typeof preflightMessages> = {
  'preflight.found':
    '{count, plural, one {Bei # Pin ist etwas zu verbessern} other {Bei # Pins ist etwas zu verbessern}}',
  'preflight.advised':
    '{count, plural, one {# Pin könnte besser sein} other {# Pins könnten besser sein}}',
  'preflight.held':
    '{count, plural, one {# Pin wird zurückgehalten} other {# Pins werden zurückgehalten}}',
  'preflight.blocked':
    '{count, plural, one {# erscheint so nicht.} other {# erscheinen so nicht.}}',
  'preflight.goOut':
    '{count, plural, one {Er erscheint, wie er ist.} other {Sie erscheinen, wie sie sind.}}',
  'preflight.waits':
    '{count, plural, one {# wird zurückgehalten: Nach deinen Regeln erscheint er später als geplant.} other {# werden zurückgehalten: Nach deinen Regeln erscheinen sie später als geplant.}}',
  'preflight.heldWhy':
    '{count, plural, one {Nach deinen Regeln erscheint er später als geplant.} other {Nach deinen Regeln erscheinen sie später als geplant.}}',
  'preflight.heldPin':
    '{count, plural, one {„{title}“ erscheint {moment}.} other {Der erste ist „{title}“: Er erscheint {moment}.}}',
  'preflight.showHeld': 'Im Kalender zeigen',
  'preflight.goOutRest':
    '{count, plural, one {# erscheint, wie er ist.} other {# erscheinen, wie sie sind.}}',
  'preflight.look': 'Ansehen',
  'preflight.title': 'Bevor sie erscheinen',
  'preflight.list': 'Pins, bei denen etwas auffällt',
  'preflight.repairAll': 'Alles verbessern ({count})',
  'preflight.moveAll': 'Alle verschieben ({count})',
  'preflight.close': 'Schließen',
  'preflight.none': 'Alles ist in Ordnung.',
  'preflight.keptOut': 'Nicht geplant: Diese Pins haben noch Fehler',
  'preflight.keptOutNone': 'Alles in Ordnung. Du kannst diese Pins jetzt einplanen.',
  'preflight.stays': 'Erscheint so nicht',
  'preflight.repaired': '{count, plural, one {# Pin verbessert.} other {# Pins verbessert.}}',
  'preflight.moved': '{count, plural, one {# Pin verschoben.} other {# Pins verschoben.}}',
  'preflight.undo': 'Rückgängig',
  'preflight.repair.title': 'Titel kürzen',
  'preflight.repair.description': 'Beschreibung kürzen',
  'preflight.repair.alt_text': 'Titel übernehmen',
  'preflight.repair.link': '{link} verwenden',
  'preflight.repair.boards': 'Anderes Board verwenden',
  'preflight.repair.move': 'Auf {moment} verschieben',
  'preflight.repair.other': 'Verbessern',
  'preflight.repairOf': '{repair}: {title}',
  'preflight.repair.design': 'Wörter lesbar machen',
}
