/** Arabic: sending planned pins. */
import type { publishingProblems } from '#core/contract/problems/publishing.problems.ts'
import type { WordsOf } from '../../text.ts'

export const publishingProblemsAr: WordsOf<typeof publishingProblems> = {
  'publishing.waiting': 'لم يصل رد بعد.',
  'publishing.accepted': 'قبلت شبكة {network} الدبوس.',
  'publishing.refused': 'رفضت شبكة {network} الدبوس: {reason}',
  'publishing.refusedSilently': 'رفضت شبكة {network} الدبوس دون ذكر سبب.',
  'publishing.limited': 'طلبت شبكة {network} الانتظار. سيُرسل الدبوس مجددًا تلقائيًا.',
  'publishing.spam':
    'اعتبرت شبكة {network} أحد الدبابيس بريدًا مزعجًا، لذلك توقف الإرسال. انشر دبابيس أقل في اليوم ونوّع الروابط والصور، ثم استأنف.',
  'publishing.trial':
    'لتطبيق هذا الخادم وصول تجريبي: يمكنه القراءة من {network} لكن لا يمكنه النشر فيها. خطتك محفوظة.',
  'publishing.notApproved': 'لم توافق شبكة {network} على تطبيق هذا الخادم للنشر. خطتك محفوظة.',
  'publishing.connectionLost':
    'لم تعد شبكة {network} تقبل الاتصال. اربط الحساب من جديد. خطتك محفوظة.',
  'publishing.unreachable': 'تعذر الوصول إلى {network}. سيُرسل الدبوس مجددًا تلقائيًا.',
  'publishing.unknown':
    'لم يصل رد واضح، فقد يكون الدبوس قد نُشر. ستُفحص اللوحة قبل إرسال أي شيء مجددًا.',
  'publishing.interrupted':
    'توقف الخادم قبل وصول الرد، فقد يكون الدبوس قد نُشر. ستُفحص اللوحة قبل إرسال أي شيء مجددًا.',
  'publishing.found': 'الدبوس موجود على اللوحة.',
  'publishing.notFoundYet': 'الدبوس ليس على اللوحة بعد. ستُفحص اللوحة مجددًا لاحقًا.',
  'publishing.sentAgain': 'الدبوس ليس على اللوحة، لذلك سيُرسل مجددًا.',
  'publishing.foundTooLate': 'الدبوس ليس على اللوحة، وقد مضى موعده منذ وقت طويل. اختر موعدًا جديدًا.',
  'publishing.boardUnread': 'تعذرت قراءة اللوحة. ستُفحص مجددًا لاحقًا.',
  'publishing.mayBeThere': 'يوجد على اللوحة دبوس يشبه هذا. تحقق إن كان هو نفسه حتى لا يُنشر مرتين.',
  'publishing.cannotTell': 'تعذر فحص اللوحة. ابحث عن الدبوس في {network} وأخبرنا إن كان هناك.',
  'publishing.shown': 'تعرض شبكة {network} الدبوس.',
  'publishing.notShown': 'قبلت شبكة {network} الدبوس لكنها لا تعرضه بعد.',
  'publishing.personFound': 'وجدتَ الدبوس في {network}.',
  'publishing.personDidNotFind': 'لم تجد الدبوس في {network}، لذلك سيُرسل مجددًا.',
  'publishing.noPicture': 'صورة هذا الدبوس مفقودة. أنشئ الصورة من جديد.',
  'publishing.boardNotThere': 'لوحة هذا الدبوس غير موجودة في {network}. اختر لوحة أخرى.',
  'publishing.linkLong': 'رابط هذا الدبوس أطول من أن يُنشر. اختصره.',
  'publishing.stillLooking': 'ما زال الخادم يبحث عن هذا الدبوس. يمكنك أن تقرر بعد انتهائه.',
  'publishing.deletedPin': 'حذفت هذا الدبوس قبل نشره، ولم يُنشر منه شيء.',
  'publishing.decided': 'مصير هذا الدبوس معروف بالفعل.',
}
