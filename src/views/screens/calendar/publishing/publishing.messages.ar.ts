/** Arabic: words on how planned pins go out. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { publishingMessages } from './publishing.messages.ts'

export const publishingAr: WordsOf<typeof publishingMessages> = {
  'publishing.state.planned': 'مجدول',
  'publishing.state.due': 'حان وقته',
  'publishing.state.delayed': 'مؤجل',
  'publishing.state.missed': 'فات وقته',
  'publishing.state.sending': 'قيد النشر',
  'publishing.state.unknown': 'جارٍ التحقق',
  'publishing.state.asked': 'بحاجة إلى إجابتك',
  'publishing.state.published': 'منشور',
  'publishing.state.filed': 'في ملف',
  'publishing.state.failed': 'تعذّر النشر',
  'publishing.network.pinterest': 'Pinterest',
  'publishing.network.practice': 'شبكة التدريب',
  'publishing.network.none': 'الشبكة',
  'publishing.open.pinterest': 'فتح في Pinterest',
  'publishing.open.practice': 'فتح في شبكة التدريب',
  'publishing.open.none': 'فتح الدبوس المنشور',
  'publishing.words.planned': 'يُنشر تلقائيًا في هذا الوقت.',
  'publishing.words.due': 'حان وقته، وسيُنشر بعد لحظات.',
  'publishing.words.alone':
    'لا يُنشر تلقائيًا. في وقته يظهر بين الدبابيس المستحقة: انشره يدويًا من هناك.',
  'publishing.words.paused': 'ينتظر لأن هذا الحساب متوقف مؤقتًا.',
  'publishing.words.missed':
    'مضى وقته، ولا يُرسل تلقائيًا بعد هذا التأخير، فربما نشرته بنفسك. اختر وقتًا جديدًا أو أزله.',
  'publishing.words.sending': 'يُرسل الآن.',
  'publishing.words.unknown':
    'لم يصل رد واضح. تُفحص اللوحة قبل أي إرسال آخر حتى لا يُنشر الدبوس مرتين.',
  'publishing.words.asked': 'تعذّر على الخادم معرفة ما إذا كان قد نُشر. لا يُرسل شيء حتى تجيب.',
  'publishing.words.filed':
    'وضعته في ملف لـ Pinterest ({date}). ينشره Pinterest من هناك، فلا يُرسل من هنا. إذا غيّرت وقته هنا، فغيّره على Pinterest أيضًا.',
  'publishing.words.published': 'نُشر.',
  'publishing.words.failed': 'تعذّر نشره.',
  'publishing.delayed.perDay': 'ينتظر حتى {moment}: اكتمل عدد الدبابيس المسموح به في يومه.',
  'publishing.delayed.hours': 'ينتظر حتى {moment}: قواعدك تنشر في ساعات محددة فقط.',
  'publishing.delayed.link': 'ينتظر حتى {moment}: قواعدك تباعد بين الدبابيس ذات الرابط نفسه.',
  'publishing.delayed.picture':
    'ينتظر حتى {moment}: قواعدك تباعد بين الدبابيس ذات الصورة نفسها أو صورة تشبهها.',
  'publishing.delayed.board': 'ينتظر حتى {moment}: قواعدك تباعد بين الدبابيس على اللوحة نفسها.',
  'publishing.delayed.gap': 'يُنشر {moment}: تُرسل الدبابيس واحدًا بعد الآخر.',
  'publishing.delayed.network': 'يُنشر {moment} لأن {network} طلبت الانتظار.',
  'publishing.delayed.unreachable': 'ينتظر حتى {moment} لأنه يتعذر الوصول إلى {network}.',
  'publishing.delayed.lost': 'ينتظر حتى يتصل هذا الحساب من جديد.',
  'publishing.delayed.stopped': 'ينتظر حتى تسمح بالنشر من جديد.',
  'publishing.notConnected':
    'تُنشر الدبابيس تلقائيًا عند اتصال هذا الحساب. حتى ذلك الحين خذ خطتك إلى Pinterest في ملف، أو انشر يدويًا ما حان وقته.',
  'publishing.connect': 'ربط الحساب',
  'publishing.lost': 'انقطع الاتصال مع {network}، فلا تُنشر أي دبابيس',
  'publishing.connectAgain': 'الربط من جديد',
  'publishing.planKept': 'خطتك محفوظة.',
  'publishing.stopped': 'لا تُنشر دبابيس الآن',
  'publishing.account': 'إعدادات الحساب',
  'publishing.sendAgain': 'السماح بالنشر من جديد',
  'publishing.meter': 'أُرسل اليوم {sent} من {most}',
  'publishing.nextToday': 'التالي {time}',
  'publishing.next': 'التالي {moment}',
  'publishing.nextNone': 'لا شيء آخر مجدول',
  'publishing.nextPaused': 'متوقف مؤقتًا',
  'publishing.missed':
    '{count, plural, zero {لا دبابيس فاتها وقتها} one {دبوس واحد فاته وقته} two {دبوسان فاتهما وقتهما} few {# دبابيس فاتها وقتها} many {# دبوسًا فاتها وقتها} other {# دبوس فاتها وقتها}}',
  'publishing.missedWords': 'الدبابيس المتأخرة لا تُرسل تلقائيًا، فربما نشرتها بنفسك.',
  'publishing.missedNext': 'استخدام أول المواعيد المتاحة',
  'publishing.missedSpread': 'اختيار أوقات جديدة…',
  'publishing.fileKeeps': ' – ما زال الوقت القديم في الملف المُعد لـPinterest.',
  'publishing.heldBack':
    ' – تؤجّل قواعدك {count, plural, one {دبوسًا واحدًا إلى {moment}.} two {دبوسين، أولهما إلى {moment}.} few {# دبابيس، أولها إلى {moment}.} many {# دبوسًا، أولها إلى {moment}.} other {# دبوس، أولها إلى {moment}.}}',
  'publishing.movedMany':
    '{count, plural, one {نُقل الدبوس إلى {moment}} other {الدبابيس المنقولة: {count}، أولها إلى {moment}}}',
  'publishing.now': 'النشر الآن',
  'publishing.again': 'المحاولة مجددًا الآن',
  'publishing.nowDone': 'بدأ النشر.',
  'publishing.asked': 'هل هذا الدبوس موجود في {network}؟',
  'publishing.askedWords':
    'لم يتمكن الخادم من معرفة ذلك. ابحث عن الدبوس في {network}: إن وجدته فألصق عنوانه.',
  'publishing.askedSent': 'إن لم يكن موجودًا فسيُرسل مرة أخرى.',
  'publishing.askedPlanned': 'إن لم يكن موجودًا فسيُجدول من جديد.',
  'publishing.askedBar':
    '{count, plural, zero {لا دبابيس غير مؤكدة} one {دبوس واحد قد يكون على {network} أو لا يكون} two {دبوسان قد يكونان على {network} أو لا يكونان} few {# دبابيس قد تكون على {network} أو لا تكون} many {# دبوسًا قد تكون على {network} أو لا تكون} other {# دبوس قد تكون على {network} أو لا تكون}}',
  'publishing.askedBarWords': 'أنت وحدك تستطيع التحقق. افتح كل دبوس وقل هل هو موجود.',
  'publishing.failedBar':
    '{count, plural, zero {نُشرت كل الدبابيس} one {تعذّر نشر دبوس واحد} two {تعذّر نشر دبوسين} few {تعذّر نشر # دبابيس} many {تعذّر نشر # دبوسًا} other {تعذّر نشر # دبوس}}',
  'publishing.failedBarWords': 'افتح كل دبوس لمعرفة السبب وما يمكنك فعله.',
  'publishing.askedAll': 'عرض الكل ({count})',
  'publishing.askedLook': 'فتح دبوس يشبهه',
  'publishing.address': 'عنوان الدبوس',
  'publishing.isThere': 'إنه موجود',
  'publishing.isNot': 'غير موجود',
}
