/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { connectionMessages } from './connection.messages.ts'

export const connectionAr: WordsOf<typeof connectionMessages> = {
  'connection.network.pinterest': 'Pinterest',
  'connection.network.practice': 'شبكة التدريب',
  'connection.practice': 'تدريب',
  'connection.lost': 'انقطع الاتصال',
  'connection.connect.pinterest': 'الاتصال بـ Pinterest',
  'connection.connect.practice': 'الاتصال بشبكة التدريب',
  'connection.connectLabel': 'ربط {account} بـ {network}',
  'connection.again': 'الاتصال من جديد',
  'connection.connected.pinterest': 'متصل بـ Pinterest باسم {username}.',
  'connection.connected.practice':
    'متصل بشبكة التدريب باسم {username}. لا شيء هناك يصل إلى Pinterest.',
  'connection.isLost':
    'لم تعد {network} تقبل الاتصال. لوحاتك ودبابيسك محفوظة: اتصل من جديد للمتابعة.',
  'connection.boardsRead':
    '{count, plural, =0 {لا لوحات هناك} one {لوحة واحدة} two {لوحتان} few {# لوحات} many {# لوحة} other {# لوحة}}، قُرئت {ago}.',
  'connection.boardsUnread': 'لم تُقرأ لوحاته بعد.',
  'connection.problem.refused': 'تعذرت قراءة اللوحات: رُفض الوصول.',
  'connection.problem.forbidden':
    'تعذرت قراءة اللوحات: لا يُسمح للتطبيق برؤيتها. تُعاد المحاولة كل ساعة.',
  'connection.problem.limited': 'تعذرت قراءة اللوحات: طلبات كثيرة. تُعاد المحاولة خلال ساعة.',
  'connection.problem.unavailable': 'تعذرت قراءة اللوحات: لا إجابة. تُعاد المحاولة خلال ساعة.',
  'connection.problem.unreadable': 'تعذرت قراءة اللوحات: لم تُفهم الإجابة. تُعاد المحاولة كل ساعة.',
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
  'connection.done': 'الحساب متصل بـ {network} باسم {username}.',
  'connection.denied': 'لم تسمح بالاتصال. لم يتغيّر شيء.',
  'connection.failedTitle': 'لم يُربط الحساب',
  'connection.boardsLead':
    'تُقرأ اللوحات على {network} كل ساعة وتُعدَّل هناك. اللوحة التي تضيفها هنا لا تكون على {network} حتى تنشئ هناك لوحة بالاسم نفسه.',
  'connection.boardThere': 'على {network}',
  'connection.boardGone': 'لم تعد على {network}',
  'connection.boardHere': 'هنا فقط، ليست على {network}',
}
