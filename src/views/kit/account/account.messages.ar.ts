/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { newAccountMessages } from './account.messages.ts'

export const newAccountAr: WordsOf<typeof newAccountMessages> = {
  'shell.newAccount': 'حساب دبابيس جديد…',
  'shell.accountName': 'اسم الحساب',
  'shell.accountNameHint': 'عادةً اسم ملفك الشخصي أو علامتك التجارية. يمكنك تغييره لاحقًا.',
  'shell.createAccount': 'إنشاء الحساب',
  'shell.cancel': 'إلغاء',
  'shell.accountCreated': '«\u2068{name}\u2069» جاهز.',
  'shell.firstPlaceholder': 'مثلًا: مطبخ الياسمين',
}
