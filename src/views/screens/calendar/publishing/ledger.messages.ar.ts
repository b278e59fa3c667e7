/** Arabic: words on what was asked of the network for one pin. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { ledgerMessages } from './ledger.messages.ts'

export const ledgerAr: WordsOf<typeof ledgerMessages> = {
  'ledger.title': 'ما حدث حتى الآن',
  'ledger.sent': 'إرسال',
  'ledger.prepared': 'نُقل الفيديو إلى الشبكة',
  'ledger.lookedBack': 'بحث في اللوحة',
  'ledger.notPublished': 'لم يُنشر',
  'ledger.noAnswer': 'بلا رد',
  'ledger.other': 'رد لا تعرفه هذه النسخة.',
  'ledger.empty': 'لم يُرسل شيء لهذا الدبوس بعد.',
  'ledger.failed': 'تعذّر تحميل ما حدث.',
  'ledger.notNow': 'لا يمكن نشره الآن.',
  'ledger.planThen': 'جدولته لذلك الوقت',
  'ledger.keepTime': 'الإبقاء على موعده',
  'ledger.retry': 'إعادة المحاولة',
}
