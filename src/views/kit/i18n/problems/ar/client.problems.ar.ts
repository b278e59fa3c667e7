/** Arabic: what the browser itself reports, without an answer of the server. */
import type { clientProblems } from '#core/contract/problems/client.problems.ts'
import type { WordsOf } from '../../text.ts'

export const clientProblemsAr: WordsOf<typeof clientProblems> = {
  'client.noAnswer': 'لم يستجب الخادم. تحقق من اتصالك وحاول مجددًا.',
  'client.timedOut': 'استغرق رد الخادم وقتًا طويلًا. حاول مجددًا.',
  'client.badAnswer': 'رد الخادم بما لا تفهمه هذه الصفحة. أعد تحميل الصفحة وحاول مجددًا.',
  'client.aborted': 'أُوقف الطلب.',
  'client.sessionEnded': 'انتهت جلستك. سجّل الدخول مجددًا.',
  'client.forbidden': 'لا يُسمح لك بهذا.',
  'client.gone': 'لم يعد هذا موجودًا.',
  'client.tooLarge': 'هذا أكبر مما يقبله الخادم.',
  'client.tooManyRequests': 'طلبات كثيرة جدًا. انتظر لحظة ثم حاول مجددًا.',
  'client.serverFault': 'حدثت مشكلة في الخادم. حاول مجددًا بعد لحظة.',
  'client.refused': 'رفض الخادم هذا.',
  'client.pageFault': 'حدث خطأ في هذه الصفحة. أعد تحميلها وحاول مجددًا.',
  'client.choosePages': 'اختر صفحة واحدة على الأقل أولًا.',
  'client.noPins': 'لا دبابيس بعد. اختر صفحات وأنشئ بعض الدبابيس أولًا.',
  'client.commitPins': 'انقل دبوسًا واحدًا على الأقل إلى «العناوين واللوحات» أولًا.',
  'client.newerVersion': 'كتب إصدار أحدث من التطبيق هنا. أعد تحميل هذه الصفحة للمتابعة.',
  'client.accountGone': 'لم يعد هذا الحساب موجودًا.',
  'client.pinsNotOpened':
    'تعذّر فتح الدبابيس المحفوظة في هذا المتصفح. أعد تحميل الصفحة، أو اسمح لهذا الموقع بحفظ البيانات.',
  'client.generated': 'دبابيسك جاهزة',
  'client.enriched': 'قُرئت صفحاتك',
  'client.rendered': 'أُعيد رسم دبابيسك',
  'client.generationStopped': 'توقف إنشاء الدبابيس',
  'client.enrichmentStopped': 'توقفت قراءة صفحاتك',
  'client.renderingStopped': 'توقف رسم دبابيسك',
  'client.fileChanged': 'لم تعد قراءة الملف ممكنة: نُقل أو تغيّر أو حُذف منذ اخترته. اختره مجددًا.',
}
