/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { splashMessages } from './splash.messages.ts'

export const splashAr: WordsOf<typeof splashMessages> = {
  'splash.loading': 'جارٍ فتح الاستوديو…',
  'splash.accountsFailed': 'لم تُحمَّل حساباتك',
  'splash.accountsFailedBody': 'لم يضع شيء. سنحاول مجددًا تلقائيًا حالما يستجيب الخادم.',
  'splash.firstTitle': 'سمّ حساب الدبابيس الأول',
  'splash.firstBody':
    'الدبابيس واللوحات وعلامتك التجارية تكون في حساب: حساب لكل ملف شخصي تنشر فيه. لا شيء متصل بعد، ولا يُطلب أي إذن.',
  'splash.firstPoint1': 'قراءة صفحة من موقعك',
  'splash.firstPoint2': 'اختيار الموضوعات التي يبحث عنها الناس',
  'splash.firstPoint3': 'الحصول على دبابيس تنشرها بنفسك',
}
