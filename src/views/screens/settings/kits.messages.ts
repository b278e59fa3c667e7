/** Words of the kits of a brand. */
export const kitsMessages = {
  'kits.title': 'Brand kits',
  'kits.hint':
    'A kit is a set of name, colors, fonts and logo. Add one for a season or a second site, and choose it when you make pins.',
  'kits.shown': 'Kit to edit',
  'kits.own': 'Main kit',
  'kits.unnamed': 'Unnamed kit',
  'kits.label': 'Kit name',
  'kits.labelMissing': 'Give the kit a name.',
  'kits.newLabel': 'Kit {number}',
  'kits.add': 'Add a kit',
  'kits.remove': 'Remove this kit',
} as const
