/** German: words of the note that follows pins which are published now. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { progressMessages } from './progress.messages.ts'

export const progressDe: WordsOf<typeof progressMessages> = {
  'nowProgress.all':
    '{count, plural, one {Dein Pin ist veröffentlicht.} other {Alle # Veröffentlichungen sind erschienen. Ihre Adressen stehen im Kalender.}}',
  'nowProgress.some': '{published} von {count} sind bisher erschienen.',
  'nowProgress.failed':
    '{count, plural, one {# konnte nicht veröffentlicht werden. Der Kalender nennt den Grund.} other {# konnten nicht veröffentlicht werden. Der Kalender nennt die Gründe.}}',
  'nowProgress.slow':
    'Es dauert länger als sonst. Der Kalender zeigt, wann die Veröffentlichung erschienen ist.',
  'nowProgress.open': 'Pin öffnen',
  'nowProgress.calendar': 'Kalender öffnen',
}
