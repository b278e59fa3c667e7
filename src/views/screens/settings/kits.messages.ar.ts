/** Arabic: words of the kits of a brand. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { kitsMessages } from './kits.messages.ts'

export const kitsAr: WordsOf<typeof kitsMessages> = {
  'kits.title': 'هويات العلامة',
  'kits.hint':
    'تجمع الهوية الاسم والألوان والخطوط والشعار. أضف هوية لموسم أو لموقع آخر، ثم اخترها عند إنشاء الدبابيس.',
  'kits.shown': 'الهوية قيد التعديل',
  'kits.own': 'الهوية الرئيسية',
  'kits.unnamed': 'هوية بلا اسم',
  'kits.label': 'اسم الهوية',
  'kits.labelMissing': 'أدخل اسمًا للهوية.',
  'kits.newLabel': 'الهوية {number}',
  'kits.add': 'إضافة هوية',
  'kits.remove': 'إزالة هذه الهوية',
}
