/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { frontMessages } from './front.messages.ts'

export const frontAr: WordsOf<typeof frontMessages> = {
  'front.login': 'تسجيل الدخول',
  'front.signUp': 'إنشاء حساب',
  'front.studio': 'فتح الاستوديو',
  'front.tools': 'أدوات مجانية',
  'front.blog': 'المدونة',
  'front.templates': 'دبابيس من صنع {brand}',
  'front.foot': 'يعمل {brand} على خادمك أنت. لا يُرسل شيء إلى أي مكان ما لم تشغّل ذلك.',
  'front.nav': 'البداية',
  'front.languages': 'اللغات',
  'front.siteNav': 'هذا الموقع',
  'front.library': 'القوالب',
  'front.boardNames': 'أسماء اللوحات',
  'front.costs': 'التكلفة',
  'front.privacy': 'سياسة الخصوصية',
  'front.terms': 'شروط الخدمة',
}
