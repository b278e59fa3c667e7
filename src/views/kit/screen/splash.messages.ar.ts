/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { splashMessages } from './splash.messages.ts'

export const splashAr: WordsOf<typeof splashMessages> = {
  'shell.loading': 'جارٍ فتح الاستوديو…',
  'shell.accountsFailed': 'لم تُحمَّل حساباتك',
  'shell.accountsFailedBody': 'لم يضع شيء. سنحاول مجددًا تلقائيًا حالما يستجيب الخادم.',
  'shell.firstTitle': 'سمّ حساب الدبابيس الأول',
  'shell.firstBody':
    'الدبابيس واللوحات وعلامتك التجارية تكون في حساب: حساب لكل ملف شخصي تنشر فيه. لا شيء متصل بعد، ولا يُطلب أي إذن.',
  'shell.firstPoint1': 'قراءة صفحة من موقعك',
  'shell.firstPoint2': 'اختيار الموضوعات التي يبحث عنها الناس',
  'shell.firstPoint3': 'الحصول على دبابيس تنشرها بنفسك',
}
