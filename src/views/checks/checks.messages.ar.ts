/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { checksMessages } from './checks.messages.ts'

export const checksAr: WordsOf<typeof checksMessages> = {
  'check.title_length': 'طول العنوان',
  'check.title_keyword': 'الموضوع في بداية العنوان',
  'check.description_length': 'طول الوصف',
  'check.description_whole': 'جمل كاملة',
  'check.link': 'الرابط',
  'check.alt_text': 'النص البديل',
  'check.picture_size': 'أبعاد الصورة',
  'check.picture_shape': 'شكل الصورة',
  'check.picture_weight': 'حجم ملف الصورة',
  'check.contrast': 'تباين النص',
  'check.board': 'اللوحة',
  'check.hashtags': 'عدد الوسوم',
  'check.duplicate': 'الاختلاف عن دبابيسك الأخرى',
  'check.capitals': 'ليس كله بأحرف كبيرة',
  'check.numbers': 'أرقام من الصفحة',
}
