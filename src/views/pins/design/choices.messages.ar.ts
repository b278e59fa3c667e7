/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { choicesMessages } from './choices.messages.ts'

export const choicesAr: WordsOf<typeof choicesMessages> = {
  'choices.templateUse': 'استخدام القالب \u2068{name}\u2069',
  'choices.colors': 'الألوان',
  'choices.colors.picture': 'من كل صورة',
  'choices.colors.brand': 'علامتك التجارية',
  'choices.colors.own': 'حسب اختيارك',
  'choices.colorsAndFonts': 'الألوان والخطوط',
  'choices.locked': 'ألوان علامتك التجارية وخطوطها فقط',
  'choices.lockedHint': 'هذه الهوية مقفلة على ألوانها وخطوطها، فلا تُنشأ الدبابيس بغيرها.',
  'choices.toBrand': 'التغيير في الإعدادات',
  'choices.color.background': 'الخلفية',
  'choices.color.text': 'النص',
  'choices.color.accent': 'لون الإبراز',
  'choices.contrast': 'التباين \u2068{ratio}:1\u2069',
  'choices.contrastLow':
    'التباين \u2068{ratio}:1\u2069 أضعف من أن يُقرأ على الهاتف. يُعدَّل لون النص حيث يلزم.',
}
