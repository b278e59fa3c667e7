/** Arabic: words of the dialogs in which a pin gets its time and its board. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { destinationMessages } from './destination.messages.ts'

export const destinationAr: WordsOf<typeof destinationMessages> = {
  'destination.details': 'دبوس مجدول',
  'destination.detailsPublished': 'دبوس منشور',
  'destination.detailsOther': 'دبوس في التقويم',
  'destination.date': 'التاريخ',
  'destination.time': 'الوقت',
  'destination.network':
    'الأوقات بتوقيت \u2068{zone}\u2069، وهي المنطقة الزمنية لهذا الحساب. يظهر الموعد نفسه في ملفات Pinterest هكذا: \u2068{moment}\u2069 (بتوقيت UTC).',
  'destination.ownTime': 'الموعد نفسه بتوقيتك في \u2068{zone}\u2069: \u2068{moment}\u2069.',
  'destination.board': 'اللوحة',
  'destination.next':
    '«المحاولة مجددًا الآن»: يُنشر على «⁨{board}⁩» حين تسمح قواعدك. «إعادة الجدولة»: يُنشر عليها في الوقت أعلاه.',
  'destination.otherBoard': 'الدبوس على لوحة «⁨{pinBoard}⁩»، لكن هذا النشر يذهب إلى «⁨{board}⁩».',
  'destination.otherBoardSent': 'الدبوس على لوحة «⁨{pinBoard}⁩»، لكنه نُشر على «⁨{board}⁩».',
  'destination.use': 'استخدام «⁨{board}⁩»',
  'destination.move': 'نقل',
  'destination.planAgain': 'إعادة الجدولة',
  'destination.plan': 'جدولة',
  'destination.planMany': 'تأخذ المواعيد المتاحة واحدًا تلو الآخر بدءًا من هذا الموعد.',
  'destination.remove': 'إزالة من التقويم',
  'destination.again': 'استخدامه من جديد…',
  'destination.edit': 'تعديل الدبوس',
}
