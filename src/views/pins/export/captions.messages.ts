/** What the page of captions in an exported ZIP says itself. */
export const captionsMessages = {
  'captions.lead': 'Upload a picture, then copy the text next to it.',
  'captions.pins': 'Pins',
  'captions.title': 'Title',
  'captions.description': 'Description',
  'captions.link': 'Link',
  'captions.alt': 'Alt text',
  'captions.keywords': 'Keywords',
  'captions.noBoard': 'No board',
  'captions.copy': 'Copy',
  'captions.copied': 'Copied.',
  'captions.byHand': 'Press Ctrl+C to copy the selected text.',
} as const
