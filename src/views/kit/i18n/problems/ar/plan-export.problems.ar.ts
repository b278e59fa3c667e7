/** Arabic: what keeps a planned pin out of a file for Pinterest’s bulk upload. */
import type { planExportProblems } from '#core/contract/problems/plan-export.problems.ts'
import type { WordsOf } from '../../text.ts'

export const planExportProblemsAr: WordsOf<typeof planExportProblems> = {
  'planExport.choose': 'اختر دبوسًا مجدولًا واحدًا على الأقل.',
  'planExport.none': 'لا يمكن إدراج أيّ من هذه الدبابيس في الملف. {reason}',
  'planExport.tooSoon':
    'فات موعده أو بقي عليه أقل من {least} دقيقة. انشره يدويًا أو اختر موعدًا لاحقًا.',
  'planExport.notPlanned': 'لم يعد مجدولًا، أو لم يصل هذا التغيير إلى الخادم بعد.',
  'planExport.pictureLost': 'الصورة مفقودة. أنشئها من جديد.',
}
