/**
 * German. The two status messages and "Page not found: {path}" of the specification are translated
 * like everything else.
 */
import type { WordsOf } from '../i18n/text.ts'
import type { errorMessages } from './errors.messages.ts'

export const errorDe: WordsOf<typeof errorMessages> = {
  'errors.notFoundStatus': 'Seite nicht gefunden',
  'errors.notFoundHelp':
    'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen. Deine Arbeit ist sicher.',
  'errors.serverStatus': 'Interner Serverfehler',
  'errors.serverHelp':
    'Auf dieser Seite ist etwas kaputtgegangen, aber deine Pins und Änderungen sind sicher. Lade die Seite neu; wenn es noch einmal passiert, sag uns, was du gerade getan hast.',
  'errors.chunkStatus': 'Diese Seite konnte nicht geladen werden',
  'errors.chunk':
    'Ein Teil davon ließ sich nicht laden: Der Server antwortet nicht, oder gerade ist eine neue Version erschienen.',
  'errors.offlineStatus': 'Du bist offline',
  'errors.offline':
    'Diese Seite wurde auf diesem Gerät noch nicht geladen, und ohne Verbindung geht das nicht.',
  'errors.offlineHelp':
    'Sie wird geladen, sobald du wieder online bist. Deine Arbeit ist gespeichert.',
  'errors.home': 'Zur Startseite',
  'errors.reload': 'Neu laden',
  'errors.status': 'Statuscode {code}',
  'errors.stack': 'Einzelheiten für die Entwicklung',
}
