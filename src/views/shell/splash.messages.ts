/**
 * Of the moments before the studio stands; apart from the shell's words, which a first visit does
 * not need.
 */
export const splashMessages = {
  'shell.loading': 'Opening your studio…',
  'shell.accountsFailed': 'Your accounts did not load',
  'shell.accountsFailedBody':
    'Nothing is lost. We ask again by ourselves as soon as the server answers.',
  'shell.firstTitle': 'Name your first pinning account',
  'shell.firstBody':
    'Pins, boards and your brand live in an account: one for each profile that you pin to. Nothing is connected yet, and no permission is asked for.',
  'shell.firstPoint1': 'Read a page of your website',
  'shell.firstPoint2': 'Choose the topics people search for',
  'shell.firstPoint3': 'Get pins you would publish yourself',
} as const
