/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { checksMessages } from './checks.messages.ts'

export const checksAr: WordsOf<typeof checksMessages> = {
  'check.title_length': 'طول العنوان',
  'check.title_keyword': 'الموضوع في بداية العنوان',
  'check.description_length': 'طول الوصف',
  'check.description_whole': 'جمل كاملة',
  'check.link': 'الرابط',
  'check.alt_text': 'النص البديل',
  'check.picture_size': 'أبعاد الصورة',
  'check.picture_shape': 'شكل الصورة',
  'check.picture_weight': 'حجم ملف الصورة',
  'check.contrast': 'تباين النص',
  'check.board': 'اللوحة',
  'check.hashtags': 'عدد الوسوم',
  'check.duplicate': 'الاختلاف عن دبابيسك الأخرى',
  'check.capitals': 'ليس كله بأحرف كبيرة',
  'check.numbers': 'أرقام من الصفحة',

  'check.finding.titleMissing': 'اكتب عنوانًا.',
  'check.finding.titleWordless': 'ليس في العنوان كلمات: لا أحد يجد الدبوس به.',
  'check.finding.titleLong':
    'في العنوان {count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}؛ الحد الأقصى {most, number}.',
  'check.finding.topicMissing': 'اذكر الموضوع في العنوان أو في أول جملة من الوصف.',
  'check.finding.allCapitals': 'لا تكتب العنوان كله بأحرف كبيرة.',
  'check.finding.pinTwin': 'هذا الدبوس مطابق لدبوس آخر في النص والتصميم: «\u2068{title}\u2069».',
  'check.finding.descriptionLength':
    'في الوصف {count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}؛ الأفضل من {least, number} إلى {most, number}.',
  'check.finding.sentenceOpen': 'اختم الوصف بجملة كاملة.',
  'check.finding.hashtagsMany':
    'في الوصف {count, plural, zero {لا وسوم} one {وسم واحد} two {وسمان} few {# وسوم} many {# وسمًا} other {# وسم}}، وهذا كثير؛ الحد الأقصى {most, number}.',
  'check.finding.numbersUnfounded': 'لا يوجد في الصفحة: \u2068{numbers}\u2069.',
  'check.finding.pageUnknown': 'لا توجد صفحة معروفة للتحقق من الأرقام.',
  'check.finding.linkUntried': 'لم يُجرَّب الرابط.',
  'check.finding.linkDead': 'الرابط لا يستجيب.',
  'check.finding.linkInsecure': 'اكتب رابطًا يبدأ بـ \u2068https://\u2069.',
  'check.finding.altForeign': 'يتحدث النص البديل عن صورة أخرى أو عن كلمات غير التي على الدبوس.',
  'check.finding.altMissing': 'قل في جملة واحدة ما تُظهره الصورة.',
  'check.finding.pictureUnknown': 'لم تُقَس الصورة.',
  'check.finding.pictureSmall':
    'أبعاد الصورة \u2068{width} × {height}\u2069 بكسل؛ الحد الأدنى \u2068{leastWidth} × {leastHeight}\u2069.',
  'check.finding.pictureShape': 'استخدم صورة بنسبة \u20682:3\u2069: غيرها يُقصّ أو يظهر صغيرًا.',
  'check.finding.pictureHeavy':
    'حجم ملف الصورة {weight, number} ميغابايت؛ الحد الأقصى {most, number} ميغابايت.',
  'check.finding.contrastUnknown': 'لا نص على الصورة، أو لم يُقَس تباينه.',
  'check.finding.contrastLow':
    'تباين النص \u2068{contrast, number}:1\u2069؛ الحد الأدنى \u2068{least, number}:1\u2069.',
  'check.finding.boardMissing': 'اختر لوحة.',
  'check.finding.boardLong':
    'في اسم اللوحة {count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}؛ يعرض Pinterest منه {most, number} ويقطع الباقي.',
}
