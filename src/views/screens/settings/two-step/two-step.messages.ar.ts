/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { twoStepMessages } from './two-step.messages.ts'

export const twoStepAr: WordsOf<typeof twoStepMessages> = {
  'twoStep.title': 'تسجيل الدخول بخطوتين',
  'twoStep.lead': 'بعد كلمة المرور يُطلب رمز من تطبيق على هاتفك.',
  'twoStep.on': 'مفعّل منذ {date}.',
  'twoStep.codesLeft':
    '{count, plural, =0 {لم تبقَ لديك رموز استرداد. أوقف الميزة ثم فعّلها من جديد لتحصل على رموز جديدة.} one {بقي لديك رمز استرداد واحد.} two {بقي لديك رمزا استرداد.} few {بقيت لديك # رموز استرداد.} many {بقي لديك # رمز استرداد.} other {بقي لديك # رمز استرداد.}}',
  'twoStep.unavailable': 'تسجيل الدخول بخطوتين غير متاح على هذا الخادم بعد.',
  'twoStep.needsPassword': 'تحتاج إلى كلمة مرور أولًا. اطلب رابطًا لتعيينها ضمن «كلمة المرور».',
  'twoStep.turnOn': 'تفعيل',
  'twoStep.turnOff': 'إيقاف',
  'twoStep.setupTitle': 'تفعيل تسجيل الدخول بخطوتين',
  'twoStep.prove': 'أدخل كلمة المرور للبدء.',
  'twoStep.begin': 'تحتاج إلى تطبيق مصادقة على هاتفك. في الخطوة التالية تمسح به رمز QR.',
  'twoStep.password': 'كلمة المرور الحالية',
  'twoStep.next': 'متابعة',
  'twoStep.cancel': 'إلغاء',
  'twoStep.scan': 'امسح رمز QR هذا بتطبيق المصادقة.',
  'twoStep.qr': 'رمز QR لتطبيق المصادقة',
  'twoStep.key': 'إذا لم تستطع مسحه، فأدخل هذا المفتاح في التطبيق:',
  'twoStep.code': 'الرمز من التطبيق',
  'twoStep.codesTitle': 'احفظ رموز الاسترداد',
  'twoStep.codesBody':
    'تسجيل الدخول بخطوتين مفعّل. إذا فقدت هاتفك، فكل رمز من هذه الرموز يسجّل دخولك مرة واحدة. لن تراها مرة أخرى، فاحفظها الآن.',
  'twoStep.codes': 'رموز الاسترداد',
  'twoStep.copy': 'نسخ الكل',
  'twoStep.copied': 'نُسخت رموز الاسترداد.',
  'twoStep.notCopied': 'لم يسمح متصفحك بالنسخ. حدّد الرموز وانسخها بنفسك.',
  'twoStep.saved': 'حفظتها',
  'twoStep.offTitle': 'إيقاف تسجيل الدخول بخطوتين؟',
  'twoStep.offBody': 'ستكفي كلمة المرور وحدها لتسجيل الدخول.',
  'twoStep.offCode': 'الرمز من التطبيق أو رمز استرداد',
  'twoStep.off': 'تسجيل الدخول بخطوتين متوقف.',
}
