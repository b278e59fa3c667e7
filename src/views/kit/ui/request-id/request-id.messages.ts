/** Words beside the id of a failed request. */
export const requestIdMessages = {
  'requestId.details': 'Details',
  'requestId.quote': 'Include this ID when you ask for help:',
  'requestId.copy': 'Copy',
  'requestId.copyLabel': 'Copy the ID of this error',
  'requestId.copied': 'Copied',
} as const
