/** Words that the parts themselves say. */
export const uiMessages = {
  'ui.dismiss': 'Dismiss',
  'ui.close': 'Close',
  'ui.remove': 'Remove {name}',
  'ui.clear': 'Clear',
  'ui.loading': 'Loading…',
  'ui.retry': 'Try again',
  'ui.increase': 'Increase',
  'ui.decrease': 'Decrease',
  'ui.notifications': 'Notifications',
  'ui.addHint': 'Type and press Enter',
  'ui.showPassword': 'Show password',
  'ui.hidePassword': 'Hide password',
  'ui.pasteTooLong': 'Nothing was pasted: {count, number} characters is too many for this field.',
  'ui.pasteLimit': 'You can paste up to {count, number} at a time. Nothing was changed.',
} as const
