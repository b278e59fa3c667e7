/** Words for adding layers to a template. */
export const newLayerMessages = {
  'tpl.add': 'Add layer',
  'tpl.add.headline': 'Headline',
  'tpl.add.kicker': 'Kicker',
  'tpl.add.words': 'Text',
  'tpl.add.picture': 'Picture',
  'tpl.add.photo': 'Full-size photo',
  'tpl.add.rect': 'Rectangle',
  'tpl.add.ellipse': 'Oval',
  'tpl.add.list': 'List',
  'tpl.add.logo': 'Logo and site name',
  'tpl.add.yourWords': 'Your text',
} as const
