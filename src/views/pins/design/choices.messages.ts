/** Words of the choice of colors and templates. */
export const choicesMessages = {
  'choices.templateUse': 'Use template {name}',
  'choices.colors': 'Colors',
  'choices.colors.picture': 'From each picture',
  'choices.colors.brand': 'Your brand',
  'choices.colors.own': 'Your choice',
  'choices.colorsAndFonts': 'Colors and fonts',
  'choices.locked': 'Only those of your brand',
  'choices.lockedHint':
    'This brand kit is locked to its own colors and fonts, so pins are made in no others.',
  'choices.toBrand': 'Change in Settings',
  'choices.color.background': 'Background',
  'choices.color.text': 'Text',
  'choices.color.accent': 'Accent',
  'choices.contrast': 'Contrast {ratio}:1',
  'choices.contrastLow':
    'Contrast {ratio}:1 is too low to read on a phone. The text color is adjusted where needed.',
} as const
