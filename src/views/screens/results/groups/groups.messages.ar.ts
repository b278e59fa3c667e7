/** Arabic: groups of pins, and what follows from them. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { groupsMessages } from './groups.messages.ts'

export const groupsAr: WordsOf<typeof groupsMessages> = {
  'groups.title': 'ما الذي ينجح',
  'groups.none':
    'حين تُنشر الدبابيس التي صنعتها هنا ويراها الناس، يمكنك مقارنتها حسب القالب واللوحة والوقت وغير ذلك.',
  'groups.by': 'اجمع الدبابيس حسب',
  'groups.by.template': 'القالب',
  'groups.by.pinType': 'نوع الدبوس',
  'groups.by.board': 'اللوحة',
  'groups.by.interest': 'الاهتمام',
  'groups.by.page': 'الصفحة',
  'groups.by.hour': 'الساعة',
  'groups.by.weekday': 'يوم الأسبوع',
  'groups.metric': 'قارن',
  'groups.metric.saves': 'مرات الحفظ',
  'groups.metric.outbound_clicks': 'النقرات الخارجية',
  'groups.pins': 'الدبابيس',
  'groups.impressions': 'مرات الظهور',
  'groups.rate.saves': 'الحفظ لكل ظهور',
  'groups.rate.outbound_clicks': 'النقر لكل ظهور',
  'groups.interval': 'من {low} إلى {high}',
  'groups.compared': 'مقارنةً بكل ما سواه',
  'groups.verdict.more': 'أكثر',
  'groups.verdict.less': 'أقل',
  'groups.verdict.unclear': 'لا فرق واضحًا',
  'groups.verdict.few': 'الدبابيس أقل من أن تُقارن',
  'groups.ratio': '{times} ضعفًا (من {low} إلى {high})',
  'groups.more': 'أكبر {shown} من {count} مجموعة.',
  'groups.how':
    'الدبابيس المصنوعة هنا فقط، طوال حياتها. المدى هو حيث تقع النسبة الحقيقية في 19 حالة من 20. ولا تُعدّ مجموعة أفضل أو أسوأ إلا إذا لم يسمح مداها بغير ذلك، مع 20 دبوسًا على الأقل في كل جانب.',
  'groups.type.photo': 'صورة مع عنوان',
  'groups.type.split': 'مقسوم',
  'groups.type.list': 'قائمة',
  'groups.type.steps': 'خطوات',
  'groups.type.quote': 'اقتباس',
  'groups.type.collage': 'كولاج',
  'groups.type.text': 'نص فقط',
  'groups.type.card': 'بطاقة',
  'groups.suggestion':
    'تُحفظ الدبابيس بقالب "{name}" {times} ضعفًا مقارنةً بغيرها ({pins, plural, one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}).',
  'groups.suggestionWhy':
    'مقارنةً بـ{count, plural, one {دبوس واحد آخر} two {دبوسين آخرين} few {# دبابيس أخرى} many {# دبوسًا آخر} other {# دبوس آخر}}، والمؤكد {least} ضعفًا على الأقل.',
  'groups.accept': 'استخدمه أكثر',
  'groups.accepted': 'يُستخدم "{name}" في دبابيسك القادمة نحو ضعفي غيره.',
  'groups.acceptedWhere': 'تراه حيث تختار القوالب، ويمكنك إخراجه هناك.',
  'groups.generate': 'اصنع دبابيس',
  'groups.takeOut': 'أخرجه',
}
