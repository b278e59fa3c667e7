/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { frontPageMessages } from './front-page.messages.ts'

export const frontPageAr: WordsOf<typeof frontPageMessages> = {
  'front.title': 'دبابيس من صفحاتك أنت',
  'front.headline': 'صفحتك تقول ذلك أصلًا، و{brand} يصنع الدبابيس.',
  'front.lead':
    'أعطه صفحة من موقعك. يجد الموضوعات التي تتناولها صفحتك، ويكتب عناوين من جملك أنت، ويصنع دبابيس يمكنك تغييرها حتى آخر اقتصاص.',
  'front.signup': 'أنشئ دبابيسك الأولى',
  'front.point1': 'بكلماتك',
  'front.point1Body':
    'كل عنوان ووصف يستند إلى عنوان فرعي أو جملة أو معلومة في صفحتك، ويُظهر إلى أيها يستند.',
  'front.point2': 'لك أن تغيّرها',
  'front.point2Body':
    'العنوان البارز والصورة والاقتصاص والقالب والألوان: يبقى كل دبوس قابلًا للتعديل، ويمكن التراجع عن كل تغيير.',
  'front.point3': 'بلا قيود',
  'front.point3Body':
    'لا حاجة إلى ربط أي حساب: خذ دبابيسك في مجلد صور أو في ملف CSV بصيغة Pinterest، متى شئت.',
  'front.allTemplates': 'عرض كل القوالب',
}
