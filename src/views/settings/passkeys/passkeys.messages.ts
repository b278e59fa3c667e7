/** Passkeys in the profile. */
export const passkeysMessages = {
  'passkeys.title': 'Passkeys',
  'passkeys.lead':
    'Log in with your fingerprint, face or PIN instead of your password. A passkey also replaces the code of two-step login.',
  'passkeys.needsPassword': 'You need a password first. Request a link for it under “Password”.',
  'passkeys.notHere':
    'Passkeys don’t work at this address. They need HTTPS, and a name instead of an IP address.',
  'passkeys.add': 'Add a passkey',
  'passkeys.added': 'Added {date}',
  'passkeys.used': 'last used {ago}',
  'passkeys.unused': 'not used yet',
  'passkeys.remove': 'Remove',
  'passkeys.removeLabel': 'Remove {name}',
  'passkeys.cancel': 'Cancel',
  'passkeys.name': 'Name',
  'passkeys.nameHint': 'For example, the device it’s on.',
  'passkeys.password': 'Current password',
  'passkeys.code': 'Code from the app, or a recovery code',
  'passkeys.next': 'Continue',
  'passkeys.prompt': 'Follow the steps in your browser.',
  'passkeys.wasAdded': 'The passkey was added.',
  'passkeys.removeTitle': 'Remove “{name}”?',
  'passkeys.removeBody':
    'You can’t log in with it anymore. Delete it on your device too, or it’ll still be offered there.',
  'passkeys.wasRemoved': 'The passkey was removed.',
} as const
