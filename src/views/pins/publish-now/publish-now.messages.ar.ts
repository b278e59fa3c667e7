/** Arabic: words of the button that sends chosen pins at once. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { publishNowMessages } from './publish-now.messages.ts'

export const publishNowAr: WordsOf<typeof publishNowMessages> = {
  'publishNow.button': 'النشر الآن',
  'publishNow.done':
    '{count, plural, zero {لا شيء يُنشر.} one {بدأ النشر.} two {بدأ نشر دبوسين، واحدًا تلو الآخر.} few {بدأ نشر # دبابيس، واحدًا تلو الآخر.} many {بدأ نشر # دبوسًا، واحدًا تلو الآخر.} other {بدأ نشر # دبوس، واحدًا تلو الآخر.}}',
  'publishNow.held.perDay':
    'لن يُنشر الآن، بل ينتظر حتى {moment}: اكتمل عدد الدبابيس المسموح به اليوم.',
  'publishNow.held.hours': 'لن يُنشر الآن، بل ينتظر حتى {moment}: قواعدك تنشر في ساعات محددة فقط.',
  'publishNow.held.link':
    'لن يُنشر الآن، بل ينتظر حتى {moment}: قواعدك تباعد بين الدبابيس ذات الرابط نفسه.',
  'publishNow.held.picture':
    'لن يُنشر الآن، بل ينتظر حتى {moment}: قواعدك تباعد بين الدبابيس ذات الصورة نفسها.',
  'publishNow.held.board':
    'لن يُنشر الآن، بل ينتظر حتى {moment}: قواعدك تباعد بين الدبابيس على اللوحة نفسها.',
  'publishNow.heldSome':
    '{held, plural, zero {لا شيء ينتظر.} one {واحد من {count} ينتظر بسبب قواعدك حتى {moment}. يُنشر الباقي الآن، واحدًا تلو الآخر.} two {اثنان من {count} ينتظران بسبب قواعدك، أولهما حتى {moment}. يُنشر ما لا ينتظر الآن، واحدًا تلو الآخر.} few {# من {count} تنتظر بسبب قواعدك، أولها حتى {moment}. يُنشر ما لا ينتظر الآن، واحدًا تلو الآخر.} many {# من {count} تنتظر بسبب قواعدك، أولها حتى {moment}. يُنشر ما لا ينتظر الآن، واحدًا تلو الآخر.} other {# من {count} تنتظر بسبب قواعدك، أولها حتى {moment}. يُنشر ما لا ينتظر الآن، واحدًا تلو الآخر.}}',
  'publishNow.boardless':
    '{count, plural, zero {لا دبابيس بلا لوحة.} one {دبوس واحد ليس على أي لوحة، فلن يُرسل. اختر لوحة أولًا.} two {دبوسان ليسا على أي لوحة، فلن يُرسلا. اختر لوحة أولًا.} few {# دبابيس ليست على أي لوحة، فلن تُرسل. اختر لوحات أولًا.} many {# دبوسًا ليست على أي لوحة، فلن تُرسل. اختر لوحات أولًا.} other {# دبوس ليست على أي لوحة، فلن تُرسل. اختر لوحات أولًا.}}',
  'publishNow.board': '«\u2068{name}\u2069»',
  'publishNow.moreBoards':
    '{count, plural, zero {لا غيرها} one {لوحة أخرى} two {لوحتان أخريان} few {# لوحات أخرى} many {# لوحة أخرى} other {# لوحة أخرى}}',
  'publishNow.boardsMade.pinterest': 'أُنشئ على Pinterest: {boards}.',
  'publishNow.boardsMade.practice': 'أُنشئ على شبكة التدريب: {boards}.',
  'publishNow.boardFailed': 'تعذّر إنشاء «\u2068{board}\u2069»، فلن يُنشر شيء: {reason}',
  'publishNow.delays.title':
    '{count, plural, zero {لا دبابيس مجدولة تتأخر} one {دبوس مجدول واحد سيُنشر لاحقًا} two {دبوسان مجدولان سيُنشران لاحقًا} few {# دبابيس مجدولة ستُنشر لاحقًا} many {# دبوسًا مجدولًا سيُنشر لاحقًا} other {# دبوس مجدول سيُنشر لاحقًا}}',
  'publishNow.delays.lead':
    'تباعد قواعد النشر بين دبابيسك. إذا نشرت الآن، {count, plural, zero {فلا دبابيس مجدولة تنتظر} one {فسينتظر هذا الدبوس المجدول} two {فسينتظر هذان الدبوسان المجدولان} few {فستنتظر هذه الدبابيس المجدولة} many {فستنتظر هذه الدبابيس المجدولة} other {فستنتظر هذه الدبابيس المجدولة}}:',
  'publishNow.delays.was': 'بدلًا من {moment}',
  'publishNow.delays.why.perDay': 'اكتمل عدد الدبابيس المسموح به في ذلك اليوم.',
  'publishNow.delays.why.hours': 'تُنشر الدبابيس في ساعات محددة فقط.',
  'publishNow.delays.why.link': 'مباعدة بين الدبابيس ذات الرابط نفسه.',
  'publishNow.delays.why.picture': 'مباعدة بين الدبابيس ذات الصورة نفسها.',
  'publishNow.delays.why.board': 'مباعدة بين الدبابيس على اللوحة نفسها.',
  'publishNow.delays.more': 'عرض {count} أخرى',
  'publishNow.delays.cancel': 'إلغاء',
  'publishNow.delays.choose': 'اختيار وقت',
  'publishNow.delays.publish':
    'النشر الآن ونقل {count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسين} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'publishNow.delayed':
    '{count, plural, zero {لم تُنقل دبابيس.} one {نُقل دبوس مجدول واحد إلى {moment}.} two {نُقل دبوسان مجدولان، أولهما إلى {moment}.} few {نُقلت # دبابيس مجدولة، أولها إلى {moment}.} many {نُقل # دبوسًا مجدولًا، أولها إلى {moment}.} other {نُقل # دبوس مجدول، أولها إلى {moment}.}}',
  'publishNow.undo': 'تراجع',
}
