/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { formsMessages } from './forms.messages.ts'

export const formsAr: WordsOf<typeof formsMessages> = {
  'forms.missing': 'يُرجى ملء هذا الحقل',
  'forms.missingFirstName': 'يُرجى إدخال اسمك الأول',
  'forms.missingName': 'يُرجى إدخال اسم',
  'forms.missingEmail': 'يُرجى إدخال بريدك الإلكتروني',
  'forms.missingPassword': 'يُرجى إدخال كلمة المرور',
  'forms.missingCurrentPassword': 'يُرجى إدخال كلمة المرور الحالية',
  'forms.missingNewPassword': 'يُرجى اختيار كلمة مرور',
  'forms.missingAddress': 'يُرجى إدخال رابط',
  'forms.missingSearch': 'يُرجى إدخال موضوع أو رابط صفحة',
  'forms.email': 'يُرجى إدخال بريد إلكتروني كامل، مثل name@example.com',
  'forms.tooShort': 'يُرجى استخدام {limit, number} أحرف على الأقل',
  'forms.tooLong': 'يُرجى ألا يزيد عدد الأحرف عن {limit, number}',
  'forms.numeric': 'يُرجى إضافة حروف أو رموز: الأرقام وحدها يسهل تخمينها',
  'forms.common': 'يستخدم كثيرون كلمة المرور هذه. يُرجى اختيار غيرها',
  'forms.invalid': 'يُرجى التحقق مما أدخلته هنا',
  'forms.passwordRules': 'يجب أن تكون كلمة المرور:',
  'forms.ruleLength': '{limit, number} أحرف على الأقل',
  'forms.ruleNumeric': 'فيها حروف أو رموز، لا أرقام فقط',
  'forms.ruleCommon': 'صعبة التخمين، لا مثل «password1»',
  'forms.ruleMet': '(تم)',
}
