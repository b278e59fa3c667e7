/** Words of the note that follows pins which are published now. */
export const progressMessages = {
  'nowProgress.all':
    '{count, plural, one {Your pin is published.} other {All # publications are out. Each one’s address is in the calendar.}}',
  'nowProgress.some': '{published} of {count} are out so far.',
  'nowProgress.failed':
    '{count, plural, one {# couldn’t be published. The calendar says why.} other {# couldn’t be published. The calendar says why.}}',
  'nowProgress.slow': 'It takes longer than usual. The calendar shows when it is out.',
  'nowProgress.open': 'Open the pin',
  'nowProgress.calendar': 'Open the calendar',
} as const
