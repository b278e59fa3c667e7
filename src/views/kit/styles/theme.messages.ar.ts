/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { themeMessages } from './theme.messages.ts'

export const themeAr: WordsOf<typeof themeMessages> = {
  'theme.light': 'فاتحة',
  'theme.light-mobile': 'فاتحة بأزرار كبيرة',
  'theme.light-high-contrast-experimental': 'تباين عالٍ',
  'theme.dark-experimental': 'داكنة',
  'theme.system': 'حسب النظام',
  'theme.light.hint': 'ورق دافئ، لضوء النهار.',
  'theme.light-mobile.hint': 'نفسها بأزرار أكبر وهوامش أضيق: للمس.',
  'theme.light-high-contrast-experimental.hint': 'أسود على أبيض بحدود واضحة. تجريبية.',
  'theme.dark-experimental.hint': 'للمساء. تجريبية.',
  'theme.system.hint': 'فاتحة أو داكنة، وتتغيّر مع جهازك.',
}
