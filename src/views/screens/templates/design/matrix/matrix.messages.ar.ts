/** Arabic: words of the pages that a template is tested with. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { matrixMessages } from './matrix.messages.ts'

export const matrixAr: WordsOf<typeof matrixMessages> = {
  'tpl.matrix': 'صفحات الاختبار',
  'tpl.matrixOpen': 'الاختبار بصفحات صعبة',
  'tpl.caseFine': 'لا مشكلات',
  'tpl.case.short': 'عنوان قصير',
  'tpl.case.long': 'عنوان طويل',
  'tpl.case.ninety': 'نحو 90 حرفًا',
  'tpl.case.compound': 'كلمات ألمانية مركّبة',
  'tpl.case.arabic': 'العربية',
  'tpl.case.japanese': 'اليابانية',
  'tpl.case.emoji': 'رموز تعبيرية',
  'tpl.case.noPhoto': 'من دون صورة',
  'tpl.case.lightPhoto': 'صورة فاتحة',
  'tpl.case.darkPhoto': 'صورة داكنة',
  'tpl.case.busyPhoto': 'صورة كثيرة التفاصيل',
  'tpl.case.widePhoto': 'صورة عريضة',
  'tpl.case.longSteps': 'قائمة خطوات طويلة',
  'tpl.case.manyIngredients': 'مكوّنات كثيرة',
}
