/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { passkeysMessages } from './passkeys.messages.ts'

export const passkeysAr: WordsOf<typeof passkeysMessages> = {
  'passkeys.title': 'مفاتيح المرور',
  'passkeys.lead':
    'سجّل الدخول ببصمة إصبعك أو وجهك أو رقمك السري بدل كلمة المرور. ويغني مفتاح المرور أيضًا عن رمز تسجيل الدخول بخطوتين.',
  'passkeys.needsPassword': 'تحتاج إلى كلمة مرور أولًا. اطلب رابطًا لتعيينها ضمن «كلمة المرور».',
  'passkeys.notHere':
    'لا تعمل مفاتيح المرور على هذا العنوان، فهي تحتاج إلى HTTPS واسم نطاق، أو إلى «localhost» على هذا الحاسوب.',
  'passkeys.add': 'إضافة مفتاح مرور',
  'passkeys.added': 'أُضيف في {date}',
  'passkeys.used': 'آخر استخدام {ago}',
  'passkeys.unused': 'لم يُستخدم بعد',
  'passkeys.remove': 'إزالة',
  'passkeys.removeLabel': 'إزالة {name}',
  'passkeys.cancel': 'إلغاء',
  'passkeys.name': 'الاسم',
  'passkeys.nameHint': 'مثلًا الجهاز الموجود عليه.',
  'passkeys.password': 'كلمة المرور الحالية',
  'passkeys.code': 'الرمز من التطبيق أو رمز استرداد',
  'passkeys.next': 'متابعة',
  'passkeys.prompt': 'اتبع الخطوات في متصفحك.',
  'passkeys.wasAdded': 'أُضيف مفتاح المرور.',
  'passkeys.removeTitle': 'إزالة «{name}»؟',
  'passkeys.removeBody':
    'لن تتمكن من تسجيل الدخول به بعد ذلك. احذفه من جهازك أيضًا، وإلا فسيظل معروضًا عليه.',
  'passkeys.wasRemoved': 'أُزيل مفتاح المرور.',
}
