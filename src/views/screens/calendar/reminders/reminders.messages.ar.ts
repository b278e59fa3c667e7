/** Arabic: words on reminders of what is to be published by hand. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { remindersMessages } from './reminders.messages.ts'

export const remindersAr: WordsOf<typeof remindersMessages> = {
  'reminders.title': 'التذكيرات',
  'reminders.feed': 'في تقويمك الخاص',
  'reminders.feedWords':
    'اشترك في خطتك من تقويم Google أو تقويم Apple أو Outlook. من يملك العنوان يستطيع قراءة الخطة، فاحتفظ به لنفسك.',
  'reminders.feedLocal':
    'لا تفتح العنوان إلا برامج على هذا الجهاز أو هذه الشبكة، فليس لهذا الموقع عنوان ويب عام.',
  'reminders.make': 'إنشاء عنوان',
  'reminders.new': 'عنوان جديد',
  'reminders.newWords': 'العنوان المنشأ في {date} يعمل، ولا يمكن عرضه مرة أخرى.',
  'reminders.newHint': 'العنوان الجديد يوقف القديم.',
  'reminders.end': 'إنهاء الاشتراك',
  'reminders.ended': 'لم يعد العنوان يعمل.',
  'reminders.address': 'عنوان تقويمك',
  'reminders.addressHint': 'يُعرض الآن فقط. انسخه إلى برنامج التقويم.',
  'reminders.copy': 'نسخ العنوان',
  'reminders.copied': 'نُسخ العنوان.',
  'reminders.notCopied': 'تعذّر النسخ. حدّد العنوان وانسخه بنفسك.',
  'reminders.mail': 'بالبريد',
  'reminders.mailOn': 'رسالة كل صباح بالدبابيس التي تُنشر يدويًا في ذلك اليوم',
  'reminders.mailHint': 'نحو الساعة 7 بتوقيت هذا الحساب. لا رسالة إذا لم يكن شيء مستحقًا.',
  'reminders.failed': 'تعذّر تغيير التذكيرات',
  'reminders.offline': 'تعذّر تحميل التذكيرات. حاول مجددًا عند الاتصال بالإنترنت.',
}
