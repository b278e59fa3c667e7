/**
 * For the moments before the studio is loaded; apart from the shell's words, which a first visit
 * does not need.
 */
export const splashMessages = {
  'splash.loading': 'Opening your studio…',
  'splash.accountsFailed': 'Couldn’t load your accounts',
  'splash.accountsFailedBody':
    'Nothing is lost. We’ll retry automatically as soon as the server responds.',
  'splash.firstTitle': 'Name your first pinning account',
  'splash.firstBody':
    'Pins, boards and your brand belong to an account: one for each profile you pin to. Nothing is connected yet, and no permission is needed.',
  'splash.firstPoint1': 'Read a page of your website',
  'splash.firstPoint2': 'Choose the topics people search for',
  'splash.firstPoint3': 'Get pins you’d publish yourself',
} as const
