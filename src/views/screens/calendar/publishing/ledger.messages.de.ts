/** German: words on what was asked of the network for one pin. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { ledgerMessages } from './ledger.messages.ts'

export const ledgerDe: WordsOf<typeof ledgerMessages> = {
  'ledger.title': 'Was bisher geschah',
  'ledger.sent': 'Gesendet',
  'ledger.prepared': 'Video zum Netzwerk gebracht',
  'ledger.lookedBack': 'Auf dem Board gesucht',
  'ledger.notPublished': 'Nicht veröffentlicht',
  'ledger.noAnswer': 'keine Antwort',
  'ledger.other': 'Eine Antwort, die diese Version nicht kennt.',
  'ledger.empty': 'Für diesen Pin wurde noch nichts gesendet.',
  'ledger.failed': 'Das konnte nicht geladen werden.',
  'ledger.notNow': 'Er kann jetzt nicht erscheinen.',
  'ledger.planThen': 'Für dann planen',
  'ledger.keepTime': 'Zeit behalten',
  'ledger.retry': 'Erneut versuchen',
}
