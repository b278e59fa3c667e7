/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { connectionMessages } from './connection.messages.ts'

export const connectionAr: WordsOf<typeof connectionMessages> = {
  'connection.network.pinterest': 'Pinterest',
  'connection.network.practice': 'شبكة التدريب',
  'connection.practice': 'تدريب',
  'connection.lost': 'انقطع الاتصال',
  'connection.connect.pinterest': 'الاتصال بـ Pinterest',
  'connection.connect.practice': 'الاتصال بشبكة التدريب',
  'connection.aboutPractice':
    'شبكة التدريب شبكة تجريبية على هذا الخادم: ترى فيها كيف تعمل الجدولة والنشر، ولا يصل شيء منها إلى Pinterest.',
  'connection.planNext':
    '{count, plural, zero {جدولة مسوداتك} one {جدولة مسودتك} two {جدولة مسودتيك} few {جدولة مسوداتك الـ#} many {جدولة مسوداتك الـ#} other {جدولة مسوداتك الـ#}}',
  'connection.noPinterest':
    'لم يُعَدّ Pinterest نفسه على هذا الخادم بعد: تجد ما يلزم في «الخدمات والتخزين».',
  'connection.connectLabel': 'ربط {account} بـ {network}',
  'connection.again': 'الاتصال من جديد',
  'connection.connected.pinterest': 'متصل بـ Pinterest باسم {username}.',
  'connection.connected.practice': 'متصل بشبكة التدريب. لا شيء هناك يصل إلى Pinterest.',
  'connection.isLost':
    'لم تعد {network} تقبل الاتصال. لوحاتك ودبابيسك محفوظة: اتصل من جديد للمتابعة.',
  'connection.boardsRead':
    '{count, plural, =0 {لا لوحات هناك} one {لوحة واحدة هناك} two {لوحتان هناك} few {# لوحات هناك} many {# لوحة هناك} other {# لوحة هناك}}، قُرئت {ago}.',
  'connection.boardsUnread': 'لم تُقرأ لوحاته بعد.',
  'connection.problem.refused': 'تعذرت قراءة اللوحات: رُفض الوصول.',
  'connection.problem.forbidden':
    'تعذرت قراءة اللوحات: لا يُسمح للتطبيق برؤيتها. تُعاد المحاولة كل ساعة.',
  'connection.problem.limited': 'تعذرت قراءة اللوحات: طلبات كثيرة. تُعاد المحاولة خلال ساعة.',
  'connection.problem.unavailable': 'تعذرت قراءة اللوحات: لا إجابة. تُعاد المحاولة خلال ساعة.',
  'connection.problem.unreadable': 'تعذرت قراءة اللوحات: لم تُفهم الإجابة. تُعاد المحاولة كل ساعة.',
  'connection.unprovenPlan':
    'خطته متوقفة مؤقتًا: أُكّد بريدك الإلكتروني بعد جدولة الدبابيس. راجعها في التقويم ثم استأنف من هناك.',
  'connection.openCalendar': 'فتح التقويم',
  'connection.read': 'قراءة اللوحات الآن',
  'connection.visit': 'فتح شبكة التدريب',
  'connection.end': 'قطع الاتصال…',
  'connection.endTitle': 'هل تريد قطع اتصال "{account}"؟',
  'connection.endBody':
    'يُنسى الوصول إلى {network}: لا تُقرأ اللوحات من هناك ولا يمكن النشر هناك. يحتفظ الحساب بلوحاته وصفحاته ودبابيسه، ويمكنك ربطه من جديد في أي وقت.',
  'connection.endConfirm': 'قطع الاتصال',
  'connection.cancel': 'إلغاء',
  'connection.ended': 'قُطع اتصال "{account}".',
  'connection.finishing': 'جارٍ الاتصال…',
  'connection.done.pinterest': 'متصل بـ Pinterest باسم {username}.',
  'connection.done.practice': 'متصل بشبكة التدريب.',
  'connection.denied': 'لم تسمح بالاتصال. لم يتغيّر شيء.',
  'connection.failedTitle': 'لم يُربط الحساب',
  'connection.boardsLead':
    'تُقرأ لوحاتك على {network} كل ساعة. لإعادة تسمية لوحة أو حذفها افعل ذلك على {network}. وما تضيفه هنا من لوحات وأقسام يُنشأ هناك أيضًا.',
  'connection.boardThere': 'على {network}',
  'connection.boardGone': 'لم تعد على {network}',
  'connection.boardHere': 'هنا فقط، ليست على {network}',
  'connection.herePins':
    '{count, plural, zero {تُنشأ اللوحة على {network} عند جدولة دبابيسها أو نشرها.} one {تُنشأ اللوحة على {network} عند جدولة دبوسها أو نشره.} two {تُنشأ اللوحة على {network} عند جدولة دبوسيها أو نشرهما.} few {تُنشأ اللوحة على {network} عند جدولة دبابيسها (#) أو نشرها.} many {تُنشأ اللوحة على {network} عند جدولة دبابيسها (#) أو نشرها.} other {تُنشأ اللوحة على {network} عند جدولة دبابيسها (#) أو نشرها.}}',
  'connection.herePlanned':
    '{count, plural, zero {لا دبابيس مجدولة تنتظر اللوحة.} one {دبوس مجدول ينتظر أن توجد اللوحة على {network}.} two {دبوسان مجدولان ينتظران أن توجد اللوحة على {network}.} few {# دبابيس مجدولة تنتظر أن توجد اللوحة على {network}.} many {# دبوسًا مجدولًا ينتظر أن توجد اللوحة على {network}.} other {# دبوس مجدول ينتظر أن توجد اللوحة على {network}.}}',
  'connection.sandbox': 'بيئة التجربة',
  'connection.stopped': 'موقوف',
  'connection.isStopped': 'النشر موقوف. لن يُرسل شيء حتى تتابع.',
  'connection.goOn': 'المتابعة',
  'connection.goOnLabel': 'المتابعة مع {account}',
  'connection.tier.standard': 'وصول عادي: تُقرأ اللوحات وتُنشر الدبابيس.',
  'connection.tier.trial':
    'وصول تجريبي: يمكن قراءة اللوحات، لكن Pinterest لا ينشر دبابيس هذا التطبيق حتى يُعتمد.',
  'connection.tier.unapproved':
    'تطبيق هذا الخادم لم يُعتمد بعد: على من يشغّل الخادم طلب الوصول من Pinterest.',
  'connection.tier.sandbox': 'بيئة التجربة: أنت وحدك ترى الدبابيس هناك، ويدوم رمزها يومًا.',
  'connection.sandboxOver':
    'انتهى رمز بيئة التجربة. لوحاتك ودبابيسك محفوظة: استخدم رمزًا جديدًا للمتابعة.',
  'connection.sandboxToken': 'استخدام رمز بيئة التجربة…',
  'connection.sandboxTitle': 'ربط "{account}" ببيئة التجربة',
  'connection.sandboxLead':
    'بيئة التجربة مكان للتجريب لدى Pinterest: أنت وحدك ترى لوحاتها ودبابيسها. أنشئ رمزًا لها في صفحات المطورين لدى Pinterest، بقراءة اللوحات والدبابيس وكتابتها، وألصقه هنا. يدوم يومًا.',
  'connection.sandboxField': 'رمز بيئة التجربة',
  'connection.sandboxConnect': 'ربط بيئة التجربة',
  'connection.networkDown': 'لم تستطع الشبكة ربطك الآن. لم يتغيّر شيء. حاول من جديد بعد دقائق.',
  'connection.misconfigured':
    'رفضت الشبكة تطبيق هذا الخادم، لا أنت ({error}). لم يتغيّر شيء. على من يشغّل الخادم مراجعة معرّف التطبيق وعنوان العودة والأذونات.',
  'connection.refusedOtherwise': 'أعادتك الشبكة دون إذن. لم يتغيّر شيء. ابدأ من جديد.',
  'connection.boardCreate': 'إنشاؤها على {network}',
  'connection.boardMatch': 'استخدام لوحة على {network} بدلًا منها…',
  'connection.chooseOther': 'اختيار لوحة أخرى…',
  'connection.goneFree': 'لا دبابيس عليها: يمكنك حذفها.',
  'connection.gonePins':
    'عليها {count, plural, one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}، والمخطط منها {planned}. لا يمكن نشرها هناك.',
  'connection.replaceTitle': 'لوحة أخرى بدل "{board}"',
  'connection.replaceLead':
    '{count, plural, =0 {لا دبابيس على "{board}".} one {ينتقل دبوس واحد إلى اللوحة التي تختارها، والمخطط {planned}.} two {ينتقل دبوسان إلى اللوحة التي تختارها، والمخطط {planned}.} few {تنتقل # دبابيس إلى اللوحة التي تختارها، والمخطط {planned}.} many {ينتقل # دبوسًا إلى اللوحة التي تختارها، والمخطط {planned}.} other {ينتقل # دبوس إلى اللوحة التي تختارها، والمخطط {planned}.}} ثم تُحذف "{board}" هنا.',
  'connection.replaceField': 'اللوحة',
  'connection.replacePlaceholder': 'اختر لوحة',
  'connection.replaceConfirm': 'استخدام هذه اللوحة',
  'connection.replaced':
    '{count, plural, =0 {استُبدلت اللوحة.} one {دبوس واحد الآن على "{board}".} two {دبوسان الآن على "{board}".} few {# دبابيس الآن على "{board}".} many {# دبوسًا الآن على "{board}".} other {# دبوس الآن على "{board}".}}',
  'connection.undo': 'تراجع',
}
