/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { frontPageMessages } from './front-page.messages.ts'

export const frontPageAr: WordsOf<typeof frontPageMessages> = {
  'frontPage.title': 'دبابيس من صفحاتك أنت',
  'frontPage.headline': 'صفحتك تقول ذلك أصلًا، و{brand} يصنع الدبابيس.',
  'frontPage.lead':
    'أعطه صفحة من موقعك. يجد الموضوعات التي تتناولها صفحتك، ويكتب عناوين من جملك أنت، ويصنع دبابيس يمكنك تغييرها حتى آخر اقتصاص.',
  'frontPage.signup': 'أنشئ دبابيسك الأولى',
  'frontPage.point1': 'بكلماتك',
  'frontPage.point1Body':
    'كل عنوان ووصف يستند إلى عنوان فرعي أو جملة أو معلومة في صفحتك، ويُظهر إلى أيها يستند.',
  'frontPage.point2': 'لك أن تغيّرها',
  'frontPage.point2Body':
    'العنوان البارز والصورة والاقتصاص والقالب والألوان: يبقى كل دبوس قابلًا للتعديل، ويمكن التراجع عن كل تغيير.',
  'frontPage.point3': 'بلا قيود',
  'frontPage.point3Body':
    'لا حاجة إلى ربط أي حساب: خذ دبابيسك في مجلد صور أو في ملف CSV بصيغة Pinterest، متى شئت.',
  'frontPage.allTemplates': 'عرض كل القوالب',
}
