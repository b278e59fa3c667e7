/** Arabic: words of gradients, masks and what is behind a text. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { fillMessages } from './fill.messages.ts'

export const fillAr: WordsOf<typeof fillMessages> = {
  'tpl.fill': 'التعبئة',
  'tpl.fill.solid': 'لون واحد',
  'tpl.fill.gradient': 'تدرّج لوني',
  'tpl.angle': 'الزاوية',
  'tpl.stopOf': 'اللون {number}',
  'tpl.stopAt': 'الموضع',
  'tpl.stopAtOf': 'موضع اللون {number}',
  'tpl.stopAdd': 'أضف لونًا',
  'tpl.stopRemove': 'أزل اللون {number}',
  'tpl.mask': 'الشكل',
  'tpl.mask.square': 'زوايا قائمة',
  'tpl.mask.rounded': 'زوايا مستديرة',
  'tpl.mask.round': 'دائرة أو كبسولة',
  'tpl.mask.arch': 'قوس',
  'tpl.plate': 'خلفية وراء النص',
}
