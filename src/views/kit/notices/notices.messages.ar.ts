/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { noticesMessages } from './notices.messages.ts'

export const noticesAr: WordsOf<typeof noticesMessages> = {
  'notices.settings': 'فتح الإعدادات',
  'notices.calendar': 'فتح التقويم',
  'notices.close': 'إغلاق',
  'notices.title': 'التنبيهات',
  'notices.lead':
    'يصلك كل تنبيه مرة واحدة حتى يزول سببه، وبريد واحد في الساعة على الأكثر من كل نوع.',
  'notices.mailOff': 'لا يرسل هذا الخادم بريدًا إلكترونيًا بعد، فتصلك التنبيهات هنا فقط.',
  'notices.connection': 'انقطع اتصال أو توقف',
  'notices.failures': 'تعذّر نشر ثلاثة دبابيس متتالية',
  'notices.asked': 'لا يُعرف إن كان دبوس قد نُشر',
  'notices.planDry': 'توشك الخطة على الانتهاء',
  'notices.automation': 'فشلت أتمتة ثلاث مرات',
  'notices.automations': 'فتح الأتمتة',
  'notices.inProduct': 'إظهاره هنا',
  'notices.byMail': 'بالبريد الإلكتروني',
  'notices.days': 'قبلها بأيام',
  'notices.inProductLabel': '{kind}: إظهاره هنا',
  'notices.byMailLabel': '{kind}: بالبريد الإلكتروني',
}
