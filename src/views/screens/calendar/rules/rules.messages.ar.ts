/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { rulesMessages } from './rules.messages.ts'

const PINS =
  '{count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}'

export const rulesAr: WordsOf<typeof rulesMessages> = {
  'rules.title': 'قواعد النشر',
  'rules.words':
    'الدبوس الذي يخالف قاعدة ينتظر حتى لا يخالفها. لا يضيع شيء، ويذكر التقويم القاعدة التي ينتظرها.',
  'rules.network':
    'لا يذكر Pinterest كم دبوسًا يقبل. ما يعدّه مزعجًا يرفضه، وعندها لا يُنشر شيء من هذا الحساب حتى تسمح بذلك. هذه القواعد تبعدك عن ذلك.',
  'rules.perDay': 'أقصى عدد من الدبابيس في اليوم',
  'rules.perDayHint': 'يُنشر الباقي في الأيام التالية في الوقت نفسه. الافتراضي: {value}.',
  'rules.link': 'بين دبوسين بالرابط نفسه',
  'rules.linkHint': 'حتى لا تملأ صفحة واحدة لوحاتك. الافتراضي: {value}. 0 يوقف القاعدة.',
  'rules.picture': 'بين دبوسين بالصورة نفسها',
  'rules.pictureHint':
    'يعرض Pinterest الصور الجديدة على عدد أكبر. الافتراضي: {value}. 0 يوقف القاعدة.',
  'rules.board': 'بين دبوسين على اللوحة نفسها',
  'rules.boardHint': 'للوحات التي يتابعها كثيرون. الافتراضي: متوقفة. 0 يوقف القاعدة.',
  'rules.jitter': 'تأخير عشوائي لا يزيد على',
  'rules.jitterHint':
    'حتى لا تُنشر الدبابيس كلها عند الدقيقة نفسها. يبقى الوقت المجدول في التقويم. الافتراضي: متوقف. 0 يوقف القاعدة.',
  'rules.hours': 'في ساعات محددة فقط',
  'rules.hoursHint': 'خارجها تنتظر الدبابيس. الافتراضي: متوقف.',
  'rules.hoursFrom': 'من',
  'rules.hoursUntil': 'إلى',
  'rules.defaults': 'استخدام الافتراضي',
  'rules.preview': 'ما تغيّره هذه القواعد',
  'rules.none': 'لا ينتظر أي دبوس مجدول.',
  'rules.some': `ينتظر ويُنشر بعد موعده: ${PINS}.`,
  'rules.moveWords':
    'تنتظر من تلقاء نفسها ولا يلزمك فعل شيء. «نقل» يضع المواعيد الجديدة في التقويم.',
  'rules.reckoning': 'جارٍ الحساب…',
  'rules.was': 'بدلًا من {moment}',
  'rules.why.perDay': 'اكتمل عدد الدبابيس المسموح به في يومه.',
  'rules.why.hours': 'وقته المجدول خارج ساعاتك.',
  'rules.why.link': 'يُنشر دبوس بالرابط نفسه في {moment}.',
  'rules.why.picture': 'يُنشر دبوس بالصورة نفسها في {moment}.',
  'rules.why.board': 'يُنشر دبوس آخر على هذه اللوحة في {moment}.',
  'rules.sent.link': 'نُشر دبوس بالرابط نفسه في {moment}.',
  'rules.sent.picture': 'نُشر دبوس بالصورة نفسها في {moment}.',
  'rules.sent.board': 'نُشر دبوس آخر على هذه اللوحة في {moment}.',
  'rules.more': 'عرض {count} أخرى',
  'rules.cancel': 'إلغاء',
  'rules.save': 'حفظ القواعد',
  'rules.only': 'تغيير القواعد فقط',
  'rules.andMove': `تغيير القواعد ونقل ${PINS}`,
  'rules.move': `نقل ${PINS}`,
  'rules.saved': 'حُفظت القواعد.',
  'rules.changed': 'غيّر جهاز آخر هذه القواعد',
  'rules.changedWords': 'لم يُحفظ تعديلك بعد. اطّلع على القواعد الأحدث، أو احفظ قواعدك فوقها.',
  'rules.showNewer': 'عرض القواعد الأحدث',
}
