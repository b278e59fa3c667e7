/** Words on choosing which planned pins are shown. */
export const filteringMessages = {
  'filtering.title': 'Which planned pins are shown',
  'filtering.board': 'Board',
  'filtering.anyBoard': 'All boards',
  'filtering.otherBoard': 'Another board',
  'filtering.page': 'Page',
  'filtering.anyPage': 'All pages',
  'filtering.otherPage': 'Another page',
  'filtering.state': 'State',
  'filtering.anyState': 'All states',
  'filtering.otherState': 'Another state',
  'filtering.accounts': 'Accounts',
  'filtering.thisAccount': 'This account',
  'filtering.allAccounts': 'All accounts',
  'filtering.shown': '{shown} of {all, plural, one {# planned pin} other {# planned pins}} shown',
  'filtering.clear': 'Show all',
} as const
