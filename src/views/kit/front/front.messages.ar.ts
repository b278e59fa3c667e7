/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { frontMessages } from './front.messages.ts'

export const frontAr: WordsOf<typeof frontMessages> = {
  'front.title': 'دبابيس من صفحاتك أنت',
  'front.headline': 'صفحتك تقول ذلك أصلًا، و{brand} يصنع الدبابيس.',
  'front.lead':
    'أعطه صفحة من موقعك. يجد الموضوعات التي تتناولها صفحتك، ويكتب عناوين من جملك أنت، ويصنع دبابيس يمكنك تغييرها حتى آخر اقتصاص.',
  'front.signup': 'أنشئ دبابيسك الأولى',
  'front.login': 'تسجيل الدخول',
  'front.signUp': 'إنشاء حساب',
  'front.studio': 'فتح الاستوديو',
  'front.tools': 'أدوات مجانية',
  'front.blog': 'المدونة',
  'front.point1': 'بكلماتك',
  'front.point1Body':
    'كل عنوان ووصف يستند إلى عنوان فرعي أو جملة أو معلومة في صفحتك، ويُظهر إلى أيها يستند.',
  'front.point2': 'لك أن تغيّرها',
  'front.point2Body':
    'العنوان البارز والصورة والاقتصاص والقالب والألوان: يبقى كل دبوس قابلًا للتعديل، ويمكن التراجع عن كل تغيير.',
  'front.point3': 'بلا قيود',
  'front.point3Body':
    'لا حاجة إلى ربط أي حساب: خذ دبابيسك في مجلد صور أو في ملف CSV بصيغة Pinterest، متى شئت.',
  'front.templates': 'دبابيس من صنع {brand}',
  'front.allTemplates': 'عرض كل القوالب',
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
