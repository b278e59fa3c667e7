/** Words of two-step login in the settings. */
export const twoStepMessages = {
  'twoStep.title': 'Two-step login',
  'twoStep.lead': 'After your password, a login asks for a code from an app on your phone.',
  'twoStep.on': 'On since {date}.',
  'twoStep.codesLeft':
    '{count, plural, =0 {You have no recovery codes left. Turn it off and on again to get new ones.} one {You have # recovery code left.} other {You have # recovery codes left.}}',
  'twoStep.unavailable':
    'Two-step login isn’t available on this server. Its administrator can enable it by setting SECRET_KEY.',
  'twoStep.needsPassword': 'You need a password first. Request a link to set one under “Password”.',
  'twoStep.turnOn': 'Turn on',
  'twoStep.turnOff': 'Turn off',
  'twoStep.setupTitle': 'Turn on two-step login',
  'twoStep.prove': 'Enter your password to begin.',
  'twoStep.begin':
    'You need an authenticator app on your phone. Next, you’ll scan a QR code with it.',
  'twoStep.password': 'Current password',
  'twoStep.next': 'Continue',
  'twoStep.cancel': 'Cancel',
  'twoStep.scan': 'Scan this QR code with your authenticator app.',
  'twoStep.qr': 'QR code for your authenticator app',
  'twoStep.key': 'If you can’t scan it, enter this key in the app:',
  'twoStep.code': 'Code from the app',
  'twoStep.codesTitle': 'Save your recovery codes',
  'twoStep.codesBody':
    'Two-step login is on. If you lose your phone, each of these codes logs you in once. You won’t see them again, so save them now.',
  'twoStep.codes': 'Recovery codes',
  'twoStep.copy': 'Copy all',
  'twoStep.copied': 'Recovery codes copied.',
  'twoStep.notCopied':
    'Your browser didn’t allow copying. Select the codes and copy them yourself.',
  'twoStep.saved': 'I’ve saved them',
  'twoStep.offTitle': 'Turn off two-step login?',
  'twoStep.offBody': 'Your password alone will be enough to log in.',
  'twoStep.offCode': 'Code from the app, or a recovery code',
  'twoStep.off': 'Two-step login is off.',
} as const
