/** Arabic: words of what a layer does to others, and when it is shown. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { effectMessages } from './effect.messages.ts'

export const effectAr: WordsOf<typeof effectMessages> = {
  'tpl.effects': 'التأثيرات',
  'tpl.shadow': 'ظل',
  'tpl.blend': 'المزج',
  'tpl.blend.normal': 'عادي',
  'tpl.blend.multiply': 'ضرب',
  'tpl.blend.screen': 'شاشة',
  'tpl.blend.overlay': 'تراكب',
  'tpl.blend.darken': 'تغميق',
  'tpl.blend.lighten': 'تفتيح',
  'tpl.when': 'يظهر',
  'tpl.when.always': 'دائمًا',
  'tpl.when.picture': 'مع وجود صورة',
  'tpl.when.noPicture': 'من دون صورة',
  'tpl.when.kicker': 'مع سطر تمهيدي',
  'tpl.when.number': 'إذا بدأ العنوان برقم',
  'tpl.when.other': 'شروط أخرى',
}
