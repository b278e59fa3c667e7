/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { captionsMessages } from './captions.messages.ts'

export const captionsAr: WordsOf<typeof captionsMessages> = {
  'captions.lead': 'ارفع صورة ثم انسخ النصوص التي بجانبها.',
  'captions.pins': 'عدد الدبابيس',
  'captions.title': 'العنوان',
  'captions.description': 'الوصف',
  'captions.link': 'الرابط',
  'captions.alt': 'النص البديل',
  'captions.keywords': 'الكلمات المفتاحية',
  'captions.noBoard': 'بلا لوحة',
  'captions.copy': 'نسخ',
  'captions.copied': 'تم النسخ.',
  'captions.byHand': 'اضغط \u2068Ctrl+C\u2069 لنسخ النص المحدد.',
}
