/**
 * Words of the error pages. Status messages and "Page not found: {path}" are the specification's.
 */
export const errorMessages = {
  'errors.notFoundStatus': 'Page Not Found',
  'errors.notFound': 'Page not found: {path}',
  'errors.notFoundHelp': 'The address may be mistyped, or the page has moved. Your work is safe.',
  'errors.serverStatus': 'Internal Server Error',
  'errors.serverHelp':
    'Something broke on this page, not in your work: pins and changes are kept. Load the page again; if it happens once more, tell us what you were doing.',
  'errors.chunkStatus': 'This page did not load',
  'errors.chunk':
    'A part of it could not be fetched: the server does not answer, or a new version came a moment ago.',
  'errors.offlineStatus': 'You are offline',
  'errors.offline': 'This page has not been fetched yet, and there is no network to fetch it over.',
  'errors.offlineHelp': 'It comes by itself when the network is back. What you have made is kept.',
  'errors.home': 'Go to the start',
  'errors.reload': 'Load again',
  'errors.status': 'Status {code}',
  'errors.stack': 'What happened, for developers',
} as const
