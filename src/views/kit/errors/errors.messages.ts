/**
 * Words of the error pages. The status messages are the specification's.
 */
export const errorMessages = {
  'errors.notFoundStatus': 'Page Not Found',
  'errors.notFoundHelp':
    'The address may be mistyped, or the page may have moved. Your work is safe.',
  'errors.serverStatus': 'Internal Server Error',
  'errors.serverHelp':
    'Something on this page broke, but your pins and changes are safe. Reload the page; if it happens again, tell us what you were doing.',
  'errors.chunkStatus': 'Couldn’t load this page',
  'errors.chunk':
    'Part of it couldn’t be loaded: the server isn’t responding, or a new version was just released.',
  'errors.offlineStatus': 'You’re offline',
  'errors.offline':
    'This page hasn’t been loaded on this device yet, and it can’t be loaded without a connection.',
  'errors.offlineHelp': 'It will load as soon as you’re back online. Your work is saved.',
  'errors.home': 'Go to the home page',
  'errors.reload': 'Reload page',
  'errors.status': 'Status {code}',
  'errors.stack': 'Details for developers',
} as const
