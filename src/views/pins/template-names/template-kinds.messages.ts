/** Words of the kinds of templates. */
export const templateKindsMessages = {
  'templateKind.photo': 'Photo with headline',
  'templateKind.split': 'Split',
  'templateKind.list': 'List',
  'templateKind.steps': 'Steps',
  'templateKind.quote': 'Quote',
  'templateKind.collage': 'Collage',
  'templateKind.text': 'Text only',
  'templateKind.card': 'Card',
} as const
