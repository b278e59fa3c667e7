/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { uiMessages } from './ui.messages.ts'

export const uiAr: WordsOf<typeof uiMessages> = {
  'ui.dismiss': 'إخفاء',
  'ui.close': 'إغلاق',
  'ui.remove': 'إزالة \u2068{name}\u2069',
  'ui.clear': 'مسح',
  'ui.loading': 'جارٍ التحميل…',
  'ui.retry': 'إعادة المحاولة',
  'ui.increase': 'زيادة',
  'ui.decrease': 'إنقاص',
  'ui.notifications': 'الإشعارات',
  'ui.addHint': 'اكتب ثم اضغط Enter',
  'ui.showPassword': 'إظهار كلمة المرور',
  'ui.hidePassword': 'إخفاء كلمة المرور',
  'ui.pasteTooLong': 'لم يُدرج شيء: عدد الأحرف {count, number} أكبر مما يتسع له هذا الحقل.',
  'ui.pasteLimit': 'الحد الأقصى {count, number} دفعة واحدة. ما كان هنا بقي كما هو.',
}
