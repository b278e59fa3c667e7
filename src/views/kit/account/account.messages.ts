/** Words of the form for a new pinning account. */
export const newAccountMessages = {
  'account.new': 'New pinning account…',
  'account.name': 'Account name',
  'account.nameHint': 'Usually your profile or brand name. You can rename it later.',
  'account.create': 'Create account',
  'account.cancel': 'Cancel',
  'account.created': '“{name}” is ready.',
  'account.firstPlaceholder': 'For example: Saltmarsh Kitchen',
} as const
