/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { newAccountMessages } from './account.messages.ts'

export const newAccountAr: WordsOf<typeof newAccountMessages> = {
  'account.new': 'حساب دبابيس جديد…',
  'account.name': 'اسم الحساب',
  'account.nameHint': 'عادةً اسم ملفك الشخصي أو علامتك التجارية. يمكنك تغييره لاحقًا.',
  'account.create': 'إنشاء الحساب',
  'account.cancel': 'إلغاء',
  'account.created': '«\u2068{name}\u2069» جاهز.',
  'account.firstPlaceholder': 'مثلًا: مطبخ الياسمين',
}
