/** Words of what a layer does to others, and when it is shown. */
export const effectMessages = {
  'tpl.effects': 'Effects',
  'tpl.shadow': 'Shadow',
  'tpl.blend': 'Blending',
  'tpl.blend.normal': 'Normal',
  'tpl.blend.multiply': 'Multiply',
  'tpl.blend.screen': 'Screen',
  'tpl.blend.overlay': 'Overlay',
  'tpl.blend.darken': 'Darken',
  'tpl.blend.lighten': 'Lighten',
  'tpl.when': 'Shown',
  'tpl.when.always': 'Always',
  'tpl.when.picture': 'With a picture',
  'tpl.when.noPicture': 'Without a picture',
  'tpl.when.kicker': 'With a kicker',
  'tpl.when.number': 'When the headline starts with a number',
  'tpl.when.other': 'Other conditions',
} as const
