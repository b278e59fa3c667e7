/** Words beside the id of a failed request. */
export const requestIdMessages = {
  'requestId.details': 'Details',
  'requestId.quote': 'Quote this when you ask for help:',
  'requestId.copy': 'Copy',
  'requestId.copyLabel': 'Copy the ID of this error',
  'requestId.copied': 'Copied',
} as const
