/** Words of the form for a new pinning account. */
export const newAccountMessages = {
  'shell.newAccount': 'New pinning account…',
  'shell.accountName': 'Account name',
  'shell.accountNameHint': 'Usually your profile or brand name. You can rename it later.',
  'shell.createAccount': 'Create account',
  'shell.cancel': 'Cancel',
  'shell.accountCreated': '“{name}” is ready.',
  'shell.firstPlaceholder': 'For example: Saltmarsh Kitchen',
} as const
