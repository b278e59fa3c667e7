/** Arabic. */
import type { WordsOf } from '../../i18n/text.ts'
import type { requestIdMessages } from './request-id.messages.ts'

export const requestIdAr: WordsOf<typeof requestIdMessages> = {
  'requestId.details': 'التفاصيل',
  'requestId.quote': 'اذكر هذا عند طلب المساعدة:',
  'requestId.copy': 'نسخ',
  'requestId.copyLabel': 'نسخ رقم هذا الخطأ',
  'requestId.copied': 'تم النسخ',
}
