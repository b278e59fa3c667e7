/** Words of the kinds of templates. */
export const templateKindsMessages = {
  'library.kind.photo': 'Photo with headline',
  'library.kind.split': 'Split',
  'library.kind.list': 'List',
  'library.kind.steps': 'Steps',
  'library.kind.quote': 'Quote',
  'library.kind.collage': 'Collage',
  'library.kind.text': 'Text only',
  'library.kind.card': 'Card',
} as const
