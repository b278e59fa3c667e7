/**
 * Of the moments before the studio stands; apart from the shell's words, which a first visit does
 * not need.
 */
export const splashMessages = {
  'shell.loading': 'Opening your studio…',
  'shell.accountsFailed': 'Couldn’t load your accounts',
  'shell.accountsFailedBody':
    'Nothing is lost. We’ll retry automatically as soon as the server responds.',
  'shell.firstTitle': 'Name your first pinning account',
  'shell.firstBody':
    'Pins, boards and your brand belong to an account: one for each profile you pin to. Nothing is connected yet, and no permission is needed.',
  'shell.firstPoint1': 'Read a page of your website',
  'shell.firstPoint2': 'Choose the topics people search for',
  'shell.firstPoint3': 'Get pins you’d publish yourself',
} as const
