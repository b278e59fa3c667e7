/** Arabic: planning when pins are published. */
import type { scheduleProblems } from '#core/contract/problems/schedule.problems.ts'
import type { WordsOf } from '../../text.ts'

export const scheduleProblemsAr: WordsOf<typeof scheduleProblems> = {
  'schedule.unknownZone': 'لا يعرف هذا الخادم المنطقة الزمنية {zone}. اختر غيرها.',
  'schedule.slotTwice': 'الموعد {time} مكرر في اليوم نفسه. أزل أحدهما.',
  'schedule.slotTaken': 'هذا الموعد محجوز لدبوس آخر. اختر موعدًا آخر.',
  'schedule.boardGone': 'لم تعد لوحة هذا الدبوس المجدول موجودة. اختر لوحة أخرى.',
  'schedule.past': 'مضى هذا الموعد بالفعل. اختر موعدًا لاحقًا.',
  'schedule.alreadySent': 'أُرسل هذا الدبوس للنشر بالفعل، لذلك لا يمكن تغيير موعده.',
  'schedule.gone': 'لم يعد هذا الدبوس مجدولًا. أُزيل من التقويم.',
  'schedule.tooMany': 'يمكن جدولة الدبوس {most} مرة على الأكثر.',
  'schedule.changed': 'تغيّرت المواعيد على جهاز آخر. ترى الآن أحدث نسخة: أعد تعديلك.',
  'schedule.none': 'افتح تقويم هذا الحساب أولًا: ليست له مواعيد بعد.',
  'schedule.byServer': 'الخادم وحده يسجل ما نُشر.',
  'schedule.pinAddress':
    'ليس هذا عنوان دبوس. الصق العنوان الذي يعرضه Pinterest له، أو اترك الحقل فارغًا.',
  'schedule.boardTaken': 'هذا الدبوس مجدول على هذه اللوحة من جهاز آخر. اختر لوحة أخرى.',
  'schedule.boardHasPin':
    'لهذا الدبوس نشر على اللوحة «⁨{board}⁩» بالفعل، ولا يُنشر الدبوس على لوحة إلا مرة واحدة. اختر لوحة أخرى.',
  'schedule.wallApart':
    'الوقت {wall} ({zone}) لا يطابق هذا الموعد. تحقق من ساعة جهازك واختر الوقت من جديد.',
  'schedule.notDue': 'هذا الدبوس ليس في انتظار الإرسال. جدوله من جديد أولًا.',
}
