/** German: words on what is planned for the other accounts. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { allAccountsMessages } from './all-accounts.messages.ts'

export const allAccountsDe: WordsOf<typeof allAccountsMessages> = {
  'allAccounts.legend': 'Außerdem zu sehen:',
  'allAccounts.loading': 'Die Pläne deiner anderen Konten werden geladen …',
  'allAccounts.nothing': 'Für deine anderen Konten ist hier nichts geplant.',
  'allAccounts.failed': 'Die Pläne deiner anderen Konten konnten nicht geladen werden. {reason}',
  'allAccounts.retry': 'Noch einmal versuchen',
  'allAccounts.tooMany':
    'Zu sehen {count, plural, one {ist nur der erste Pin} other {sind nur die ersten # Pins}} dieser Zeit.',
  'allAccounts.board': '{account}, {board}',
  'allAccounts.dialog': 'Ein Pin von {account}',
  'allAccounts.words':
    '„{title}“ gehört zu einem anderen Konto. Wechsle dorthin, um den Pin zu ändern.',
  'allAccounts.switch': 'Zu {account} wechseln',
}
