/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { designMessages } from './design.messages.ts'

export const designAr: WordsOf<typeof designMessages> = {
  'design.title': 'كيف تريد أن تبدو؟',
  'design.lead': 'تتغيّر العيّنات مع اختياراتك. ويمكنك تعديل كل دبوس بعد ذلك.',
  'design.count': 'عدد الدبابيس',
  'design.countHint': 'توزَّع بالتساوي على صفحاتك، ثم على اهتمامات كل صفحة.',
  'design.countRange': 'يجب أن يكون عدد الدبابيس بين 1 و500.',
  'design.types': 'أنواع الدبابيس',
  'design.type.photo': 'صورة مع عنوان بارز',
  'design.type.split': 'مقسوم',
  'design.type.list': 'قائمة',
  'design.type.steps': 'خطوات',
  'design.type.quote': 'اقتباس',
  'design.type.collage': 'صور مجمّعة',
  'design.type.text': 'نص فقط',
  'design.type.card': 'بطاقة',
  'design.typesMissing': 'اختر نوعًا واحدًا على الأقل من أنواع الدبابيس.',
  'design.templates': 'القوالب',
  'design.templatesOf': 'اخترت {chosen} من {count}',
  'design.templatesMissing': 'اختر قالبًا واحدًا على الأقل.',
  'design.allTemplates': 'اختيار الكل',
  'design.ownTemplates': 'قوالبك',
  'design.noTemplates': 'إلغاء اختيار الكل',
  'design.fonts': 'الخطوط',
  'design.font.heading': 'خط العنوان البارز',
  'design.font.body': 'خط النص الصغير',
  'design.kit': 'هوية العلامة',
  'design.kit.own': 'الهوية الرئيسية',
  'design.font.template': 'كما في القالب',
  'design.samples': 'عيّنات',
  'design.sampling': 'جارٍ إنشاء ثلاث عيّنات',
  'design.samplesFailed': 'تعذّر إنشاء العيّنات',
  'design.samplesKept': 'اختياراتك محفوظة. {reason}',
  'design.samplesAgain': 'إنشاء عيّنات جديدة',
  'design.samplesNeed': 'تظهر العيّنات عندما تُقرأ صفحة ويُختار قالب.',
  'design.forecast':
    '{pins, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}} من {pages, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتين} few {# صفحات} many {# صفحة} other {# صفحة}} و{interests, plural, zero {من دون اهتمامات} one {اهتمام واحد} two {اهتمامين} few {# اهتمامات} many {# اهتمامًا} other {# اهتمام}}',
  'design.forecastSome':
    '{pins, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}} من {pages, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتين} few {# صفحات} many {# صفحة} other {# صفحة}} و{interests} من الاهتمامات المختارة وعددها {chosen}',
  'design.generate':
    'إنشاء {count, plural, zero {# دبوس} one {دبوس واحد} two {دبوسين} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'design.generateNone': 'إنشاء دبابيس',
  'design.running': 'هناك مهمة قيد التنفيذ. يمكنك بدء التالية عند انتهائها.',
  'design.loadFailed': 'تعذّر تحميل القوالب',
  'design.loadFailedWords': 'صفحاتك واهتماماتك محفوظة.',
  'design.loading': 'جارٍ تحميل القوالب',
  'design.waiting':
    '{count, plural, zero {لا صفحات تُقرأ الآن.} one {ما زالت صفحة واحدة تُقرأ، وستُستبعد إن لم تكن جاهزة.} two {ما زالت صفحتان تُقرآن، وستُستبعدان إن لم تكونا جاهزتين.} few {ما زالت # صفحات تُقرأ، وسيُستبعد منها ما ليس جاهزًا.} many {ما زالت # صفحة تُقرأ، وسيُستبعد منها ما ليس جاهزًا.} other {ما زالت # صفحة تُقرأ، وسيُستبعد منها ما ليس جاهزًا.}}',
}
