/** Words on what is planned for the other accounts. */
export const allAccountsMessages = {
  'allAccounts.legend': 'Also shown:',
  'allAccounts.loading': 'Loading the plans of your other accounts…',
  'allAccounts.nothing': 'Your other accounts have nothing planned here.',
  'allAccounts.failed': 'The plans of your other accounts could not be loaded. {reason}',
  'allAccounts.retry': 'Try again',
  'allAccounts.tooMany':
    'Only the first {count, plural, one {# pin} other {# pins}} of this time are shown.',
  'allAccounts.board': '{account}, {board}',
  'allAccounts.dialog': 'A pin of {account}',
  'allAccounts.words': '“{title}” belongs to another account. Switch to it to change the pin.',
  'allAccounts.switch': 'Switch to {account}',
} as const
