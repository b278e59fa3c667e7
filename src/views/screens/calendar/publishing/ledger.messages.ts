/** Words on what was asked of the network for one pin. */
export const ledgerMessages = {
  'ledger.title': 'What happened so far',
  'ledger.sent': 'Sent',
  'ledger.prepared': 'Brought its video to the network',
  'ledger.lookedBack': 'Looked for it on the board',
  'ledger.notPublished': 'Not published',
  'ledger.noAnswer': 'no answer',
  'ledger.other': 'An answer that this version doesn’t know.',
  'ledger.empty': 'Nothing has been sent for this pin yet.',
  'ledger.failed': 'Couldn’t load what happened.',
  'ledger.notNow': 'It can’t go out now.',
  'ledger.planThen': 'Plan it for then',
  'ledger.keepTime': 'Keep its time',
  'ledger.retry': 'Try again',
} as const
