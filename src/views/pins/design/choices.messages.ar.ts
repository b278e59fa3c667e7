/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { choicesMessages } from './choices.messages.ts'

export const choicesAr: WordsOf<typeof choicesMessages> = {
  'design.templateUse': 'استخدام القالب \u2068{name}\u2069',
  'design.colors': 'الألوان',
  'design.colors.picture': 'من كل صورة',
  'design.colors.brand': 'علامتك التجارية',
  'design.colors.own': 'حسب اختيارك',
  'design.colorsAndFonts': 'الألوان والخطوط',
  'design.locked': 'ألوان علامتك التجارية وخطوطها فقط',
  'design.lockedHint': 'هذه الهوية مقفلة على ألوانها وخطوطها، فلا تُنشأ الدبابيس بغيرها.',
  'design.toBrand': 'التغيير في الإعدادات',
  'design.color.background': 'الخلفية',
  'design.color.text': 'النص',
  'design.color.accent': 'لون الإبراز',
  'design.contrast': 'التباين \u2068{ratio}:1\u2069',
  'design.contrastLow':
    'التباين \u2068{ratio}:1\u2069 أضعف من أن يُقرأ على الهاتف. يُعدَّل لون النص حيث يلزم.',
}
