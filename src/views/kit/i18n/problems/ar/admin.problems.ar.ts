import type { adminProblems } from '#core/contract/problems/admin.problems.ts'
import type { WordsOf } from '../../text.ts'

export const adminProblemsAr: WordsOf<typeof adminProblems> = {
  'admin.suspended':
    'تسجيل الدخول هذا موقوف. دبابيسك وصفحاتك وخططك محفوظة، ولن يُنشر شيء حتى يُعاد تفعيله. يُرجى التواصل مع مشغّل هذا الخادم.',
  'admin.suspendAdmin':
    'هذا الشخص مسؤول ولا يمكن إيقافه. أزل بريده الإلكتروني من ADMINS أولًا ثم أعد تشغيل الخادم.',
}
