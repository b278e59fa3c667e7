/** Arabic: what the server answers about logins, accounts, codes and passkeys. */
import type { authRefusalProblems } from '#core/contract/problems/auth/auth-refusals.problems.ts'
import type { WordsOf } from '../../text.ts'

export const authRefusalProblemsAr: WordsOf<typeof authRefusalProblems> = {
  'auth.badCredentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'auth.verifyFirst': 'يُرجى تأكيد بريدك الإلكتروني قبل تسجيل الدخول.',
  'auth.codeRequired': 'أدخل الرمز من تطبيق المصادقة.',
  'auth.codeWrong': 'هذا الرمز غير صحيح أو استُخدم من قبل. تحقّق منه أو انتظر الرمز التالي.',
  'auth.codeTooLate': 'استغرق تسجيل الدخول وقتًا طويلًا. يُرجى تسجيل الدخول مجددًا.',
  'auth.twoStepOn': 'تسجيل الدخول بخطوتين مفعّل بالفعل.',
  'auth.twoStepOff': 'تسجيل الدخول بخطوتين متوقف.',
  'auth.needsPassword': 'عيّن كلمة مرور أولًا. يمكنك طلب رابط ضمن الإعدادات.',
  'auth.twoStepStartAgain': 'انتهت صلاحية هذا الإعداد. يُرجى البدء من جديد.',
  'auth.twoStepUnavailable': 'تسجيل الدخول بخطوتين غير مُعدّ على هذا الخادم (SECRET_KEY).',
  'auth.passkeyUnknown': 'لا نعرف مفتاح المرور هذا. سجّل الدخول بطريقة أخرى.',
  'auth.passkeyInvalid': 'لم ينجح استخدام مفتاح المرور. حاول مرة أخرى من فضلك.',
  'auth.passkeyTooLate': 'استغرق ذلك وقتًا طويلًا. حاول مرة أخرى من فضلك.',
  'auth.passkeyCopied': 'ربما نُسخ مفتاح المرور هذا. سجّل الدخول بطريقة أخرى وأزله ضمن الإعدادات.',
  'auth.passkeyKnown': 'أُضيف مفتاح المرور هذا من قبل.',
  'auth.passkeysFull': 'لا يمكن أن يكون لديك أكثر من {most} من مفاتيح المرور. أزل واحدًا أولًا.',
  'auth.passkeysUnavailable': 'تحتاج مفاتيح المرور إلى HTTPS وإلى اسم بدل عنوان IP.',
  'auth.mailNotSent':
    'تعذّر إرسال رسالة إلى {email}، لذلك لم يتغيّر بريدك الإلكتروني. يُرجى المحاولة لاحقًا.',
  'auth.linkExpired': 'لم يعد هذا الرابط صالحًا: استُخدم من قبل أو انتهت صلاحيته. يُرجى طلب رابط جديد.',
  'auth.googleOff': 'تسجيل الدخول باستخدام Google متوقف على هذا الخادم (GOOGLE_CLIENT_ID).',
  'auth.googleWithoutEmail': 'لم يرسل Google عنوان بريد إلكتروني.',
  'auth.googleUnverifiedEmail': 'لم يؤكد Google هذا البريد الإلكتروني.',
  'auth.googleUsed':
    'استُخدم تسجيل الدخول هذا عبر Google من قبل. يُرجى تسجيل الدخول باستخدام Google مرة أخرى.',
  'auth.tooManyNew':
    'سجّل عدد كبير جدًا من الأشخاص من شبكتك اليوم. يُرجى المحاولة غدًا أو التواصل مع الدعم.',
  'auth.googleExpired': 'انتهت صلاحية تسجيل الدخول باستخدام Google. يُرجى المحاولة مجددًا.',
  'auth.googleInvalid': 'بيانات الاعتماد من Google غير صالحة.',
  'auth.googleUnreachable': 'تعذّر الوصول إلى Google للتحقق من تسجيل الدخول. يُرجى المحاولة مجددًا.',
  'auth.tryAgain': 'يُرجى المحاولة مجددًا.',
  'auth.passwordMismatch': 'كلمتا المرور غير متطابقتين.',
  'auth.passwordNumeric': 'كلمة المرور هذه أرقام فقط.',
  'auth.passwordCommon': 'كلمة المرور هذه شائعة جدًا.',
  'auth.passwordShort': 'كلمة المرور هذه قصيرة جدًا. يجب ألا تقل عن 8 أحرف.',
  'auth.passwordLong': 'كلمة المرور هذه طويلة جدًا. يجب ألا تزيد على 256 حرفًا.',
  'auth.passwordIncorrect': 'كلمة المرور غير صحيحة. يُرجى إدخالها مجددًا.',
  'auth.emailInvalid': 'أدخل بريدًا إلكترونيًا صالحًا.',
}
