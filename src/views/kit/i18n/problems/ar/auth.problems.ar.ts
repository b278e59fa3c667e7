/** Arabic: signing in and up. The sentences of the specification, section 8, are to the letter. */
import type { authProblems } from '#core/contract/problems/auth/auth.problems.ts'
import type { WordsOf } from '../../text.ts'

export const authProblemsAr: WordsOf<typeof authProblems> = {
  'auth.credentialsRequired': 'البريد الإلكتروني وكلمة المرور مطلوبان',
  'auth.withoutUser': 'رد غير صالح من الخادم',
  'auth.loginFailed': 'لم ينجح تسجيل الدخول',
  'auth.registrationFailed': 'لم ينجح إنشاء الحساب',
  'auth.googleFailed': 'لم ينجح تسجيل الدخول باستخدام Google',
  'auth.existsVerified': 'يوجد مستخدم بهذا البريد الإلكتروني بالفعل. سجّل الدخول بدلًا من ذلك.',
  'auth.existsUnverifiedSent':
    'يوجد مستخدم بهذا البريد الإلكتروني بالفعل، لكن البريد لم يُؤكَّد بعد. أُرسلت رسالة تأكيد جديدة.',
  'auth.existsUnverifiedNotSent':
    'يوجد مستخدم بهذا البريد الإلكتروني بالفعل، لكن تعذّر إرسال رسالة التأكيد. يُرجى التواصل مع الدعم.',
  'auth.verificationSent': 'أرسلنا رسالة إلى {email}. افتح الرابط الذي فيها لإتمام التسجيل.',
  'auth.verificationNotSent':
    'أُنشئ حسابك بالبريد {email}، لكن تعذّر إرسال رسالة التأكيد. سجّل الدخول لإعادة إرسالها.',
}
