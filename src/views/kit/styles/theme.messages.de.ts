/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { themeMessages } from './theme.messages.ts'

export const themeDe: WordsOf<typeof themeMessages> = {
  'theme.light': 'Hell',
  'theme.light-mobile': 'Hell, große Tippflächen',
  'theme.light-high-contrast-experimental': 'Hoher Kontrast',
  'theme.dark-experimental': 'Dunkel',
  'theme.system': 'Wie das System',
  'theme.light.hint': 'Warmes Papier, für den Tag.',
  'theme.light-mobile.hint': 'Dasselbe mit größeren Knöpfen und schmaleren Rändern: zum Tippen.',
  'theme.light-high-contrast-experimental.hint':
    'Schwarz auf Weiß mit kräftigen Kanten. Experimentell.',
  'theme.dark-experimental.hint': 'Für den Abend. Experimentell.',
  'theme.system.hint': 'Hell oder dunkel, und wechselt mit deinem Gerät.',
}
