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
} as const
