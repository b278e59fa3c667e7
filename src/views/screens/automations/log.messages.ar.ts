/** Arabic: words of the log of an automation. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { automationLogMessages } from './log.messages.ts'

export const automationLogAr: WordsOf<typeof automationLogMessages> = {
  'automationLog.title': 'ما فعلته "{name}"',
  'automationLog.lead': 'عمليات التشغيل في آخر 90 يومًا.',
  'automationLog.loading': 'جارٍ تحميل السجل',
  'automationLog.empty': 'لم تعمل بعد.',
  'automationLog.failed': 'تعذّر تحميل السجل',
  'automationLog.asked': 'بطلب منك',
  'automationLog.daily': 'تشغيل يومي',
  'automationLog.running': '{moment}: قيد التشغيل',
  'automationLog.found':
    '{count, plural, zero {لا مقالات جديدة} one {وُجد مقال جديد واحد} two {وُجد مقالان جديدان} few {وُجدت # مقالات جديدة} many {وُجد # مقالًا جديدًا} other {وُجد # مقال جديد}}',
  'automationLog.articles': 'مقالاتها',
  'automationLog.state.waiting': 'ينتظر',
  'automationLog.state.working': 'قيد الإنشاء',
  'automationLog.state.done':
    '{count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}{planned, plural, =0 {} other {، المخطط منها {planned}}}',
  'automationLog.state.skipped': 'تُرك',
  'automationLog.again': 'عاد',
}
