/** Arabic: words on what opens a part of the calendar. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { entriesMessages } from './entries.messages.ts'

export const entriesAr: WordsOf<typeof entriesMessages> = {
  'entries.filter': 'تصفية',
  'entries.copy': 'تكرار أوقات هذا الأسبوع…',
  'entries.planFile': 'الخطة كملف لـ Pinterest…',
  'entries.import': 'استيراد المواعيد…',
  'entries.automations': 'الأتمتة',
  'entries.reminders': 'التذكيرات…',
  'entries.pause': 'إيقاف هذا الحساب مؤقتًا…',
  'entries.select': 'تحديد دبابيس',
  'entries.spread': 'توزيع…',
  'entries.resume': 'استئناف…',
}
