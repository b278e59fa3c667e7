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
  'ui.pasteTooLong':
    'Nothing was inserted: {count, number} characters are too many for this field.',
  'ui.pasteLimit': 'At most {count, number} at once. Nothing here was changed.',
} as const
