/** Words of the choice of colors and templates. */
export const choicesMessages = {
  'design.templateUse': 'Use template {name}',
  'design.colors': 'Colors',
  'design.colors.picture': 'From each picture',
  'design.colors.brand': 'Your brand',
  'design.colors.own': 'Your choice',
  'design.colorsAndFonts': 'Colors and fonts',
  'design.locked': 'Only those of your brand',
  'design.lockedHint':
    'This brand kit is locked to its own colors and fonts, so pins are made in no others.',
  'design.toBrand': 'Change in Settings',
  'design.color.background': 'Background',
  'design.color.text': 'Text',
  'design.color.accent': 'Accent',
  'design.contrast': 'Contrast {ratio}:1',
  'design.contrastLow':
    'Contrast {ratio}:1 is too low to read on a phone. The text color is adjusted where needed.',
} as const
