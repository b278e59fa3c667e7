/** Passkeys in the profile. */
export const passkeysMessages = {
  'passkeys.title': 'Passkeys',
  'passkeys.lead':
    'Log in with your fingerprint, face or PIN instead of your password. A passkey also replaces the code of two-step login.',
  'passkeys.needsPassword': 'Set a password first. You can request a link under “Password”.',
  'passkeys.notHere':
    'Passkeys don’t work at this address. They need HTTPS and a domain name, or “localhost” on this computer.',
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
    'You won’t be able to log in with it anymore. Delete it on your device too, or it’ll still be offered there.',
  'passkeys.wasRemoved': 'The passkey was removed.',
} as const
