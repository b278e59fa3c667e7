/**
 * The four themes by name, with a word on whom each is for, and the choice that is left to the
 * system.
 */
export const themeMessages = {
  'theme.light': 'Light',
  'theme.light-mobile': 'Light, large targets',
  'theme.light-high-contrast-experimental': 'High contrast',
  'theme.dark-experimental': 'Dark',
  'theme.system': 'Match system',
  'theme.light.hint': 'Warm paper tones, for daylight.',
  'theme.light-mobile.hint': 'The same, with bigger buttons and tighter margins for touch.',
  'theme.light-high-contrast-experimental.hint': 'Black on white with strong edges. Experimental.',
  'theme.dark-experimental.hint': 'Easier on the eyes in the evening. Experimental.',
  'theme.system.hint': 'Light or dark, following your device.',
} as const
