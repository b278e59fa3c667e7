/** Arabic: words on selecting several planned pins. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { selectingMessages } from './selecting.messages.ts'

export const selectingAr: WordsOf<typeof selectingMessages> = {
  'selecting.bar': 'الدبابيس المحددة',
  'selecting.count':
    '{count, plural, zero {لا دبابيس محددة} one {دبوس واحد محدد} two {دبوسان محددان} few {# دبابيس محددة} many {# دبوسًا محددًا} other {# دبوس محدد}}',
  'selecting.help': 'اختر دبابيس في التقويم.',
  'selecting.by.-7': 'قبل أسبوع',
  'selecting.by.-1': 'قبل يوم',
  'selecting.by.1': 'بعد يوم',
  'selecting.by.7': 'بعد أسبوع',
  'selecting.nextSlots': 'أول المواعيد المتاحة',
  'selecting.remove': 'إزالة',
  'selecting.done': 'تم',
  'selecting.left':
    '{count, plural, zero {لا شيء يبقى.} one {دبوس واحد يبقى: أُرسل أو مضى ذلك الوقت.} two {دبوسان يبقيان: أُرسلا أو مضى ذلك الوقت.} few {# دبابيس تبقى: أُرسلت أو مضى ذلك الوقت.} many {# دبوسًا تبقى: أُرسلت أو مضى ذلك الوقت.} other {# دبوس تبقى: أُرسلت أو مضى ذلك الوقت.}}',
}
