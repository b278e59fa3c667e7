/** Arabic: words on the slots of a week. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { slotsMessages } from './slots.messages.ts'

export const slotsAr: WordsOf<typeof slotsMessages> = {
  'slots.title': 'مواعيد الأسبوع',
  'slots.words': 'الأوقات التي تُنشر فيها الدبابيس كل أسبوع. يملؤها «أول موعد متاح» بالترتيب.',
  'slots.press':
    'اضغط على ساعة لإضافتها أو لإزالة ما فيها، واضغط عليها مجددًا لاستعادته. لدقائق أخرى اكتب الوقت في الأسفل.',
  'slots.at': '{times} يوم {day}',
  'slots.zone': 'المنطقة الزمنية',
  'slots.day': 'مواعيد {day}',
  'slots.new': 'وقت جديد',
  'slots.add': 'إضافة',
  'slots.remove': 'إزالة {time} يوم {day}',
  'slots.copy': 'تطبيق مواعيد {day} على كل الأيام',
  'slots.none': 'لا مواعيد',
  'slots.every': 'كل يوم',
  'slots.which': 'اليوم',
  'slots.count': 'المواعيد في الأسبوع: {count}',
  'slots.full': 'الحد الأقصى {max} موعدًا في الأسبوع لكل حساب.',
  'slots.cancel': 'إلغاء',
  'slots.save': 'حفظ',
}
