/** Words of gradients, masks and what is behind a text. */
export const fillMessages = {
  'tpl.fill': 'Fill',
  'tpl.fill.solid': 'One color',
  'tpl.fill.gradient': 'Gradient',
  'tpl.angle': 'Angle',
  'tpl.stopOf': 'Color {number}',
  'tpl.stopAt': 'Position',
  'tpl.stopAtOf': 'Position of color {number}',
  'tpl.stopAdd': 'Add a color',
  'tpl.stopRemove': 'Remove color {number}',
  'tpl.mask': 'Shape',
  'tpl.mask.square': 'Square corners',
  'tpl.mask.rounded': 'Rounded corners',
  'tpl.mask.round': 'Circle or pill',
  'tpl.mask.arch': 'Arch',
  'tpl.plate': 'Background behind the text',
} as const
