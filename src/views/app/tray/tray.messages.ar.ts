/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { trayMessages } from './tray.messages.ts'

export const trayAr: WordsOf<typeof trayMessages> = {
  'tray.title': 'المهام',
  'tray.generation': 'إنشاء الدبابيس',
  'tray.enrichment': 'قراءة الصفحات',
  'tray.rendering': 'إنشاء الصور',
  'tray.amount': '{done} من {total}',
  'tray.timeLeft': 'المتبقي {time} تقريبًا',
  'tray.starting': 'جارٍ البدء…',
  'tray.counting': 'جارٍ حساب الوقت اللازم…',
  'tray.cancelling': 'جارٍ الإيقاف. ما أُنجز يبقى…',
  'tray.succeeded': 'تم.',
  'tray.partly': 'تم، وعدد ما لم ينجح: {failed}.',
  'tray.failed': 'توقفت هذه المهمة: {reason}',
  'tray.failedPlain': 'توقفت هذه المهمة. ما أُنجز محفوظ.',
  'tray.timedOut': 'لم يتحرك شيء منذ وقت طويل. ربما ما زالت المهمة مستمرة على الخادم.',
  'tray.cancelled': 'أُلغيت. ما أُنجز محفوظ.',
  'tray.offline': 'أنت غير متصل بالإنترنت. الخادم مستمر في العمل، وسنتحقق مجددًا عند عودة الاتصال.',
  'tray.unanswered': 'الخادم لا يستجيب. المهمة محفوظة لديه، وسنتحقق مجددًا بعد لحظة.',
  'tray.hidden': 'تستمر أثناء تنقلك.',
  'tray.signedOut': 'تنتظر إلى أن تسجّل الدخول مجددًا. لم يضع شيء.',
  'tray.otherTab': 'علامة تبويب أخرى لديك تتابع هذه المهمة.',
  'tray.otherAccount': 'تنتظر إلى أن تفتح حسابها مجددًا: هناك تُحفظ صورها.',
  'tray.cancel': 'إلغاء',
  'tray.retry': 'إعادة محاولة الباقي',
  'tray.look': 'التحقق مجددًا',
  'tray.dismiss': 'إخفاء \u2068{name}\u2069',
  'tray.show.pins': 'عرض الدبابيس',
  'tray.failures':
    '{count, plural, zero {لا مشكلات} one {مشكلة واحدة} two {مشكلتان} few {# مشكلات} many {# مشكلة} other {# مشكلة}}',
  'tray.repeats':
    '{count, plural, zero {لم يُستبعد أي دبوس.} one {استُبعد دبوس واحد لأنه كان سيكرّر ما لديك.} two {استُبعد دبوسان لأنهما كانا سيكرّران ما لديك.} few {استُبعدت # دبابيس لأنها كانت ستكرّر ما لديك.} many {استُبعد # دبوسًا لأنها كانت ستكرّر ما لديك.} other {استُبعد # دبوس لأنها كانت ستكرّر ما لديك.}}',
  'tray.pictures': 'أحدث الصور',
  'tray.announceDone': '{name}: تم، {done} من {total}.',
  'tray.announcePartly': '{name}: تم، {done} من {total}. عدد ما لم ينجح: {failed}.',
}
