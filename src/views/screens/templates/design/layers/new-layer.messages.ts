/** Words for adding and grouping layers of a template. */
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
  'tpl.group': 'Group',
  'tpl.ungroup': 'Ungroup',
  'tpl.hideAll': 'Hide',
  'tpl.showAll': 'Show',
  'tpl.add.yourWords': 'Your text',
} as const
