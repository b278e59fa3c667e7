/** Arabic: words on pausing an account. */
import type { WordsOf } from '../../i18n/text.ts'
import type { pauseMessages } from './pause.messages.ts'

export const pauseAr: WordsOf<typeof pauseMessages> = {
  'pause.open': 'إيقاف هذا الحساب مؤقتًا…',
  'pause.title': 'إيقاف هذا الحساب مؤقتًا',
  'pause.words': 'لا تُنشر أي دبابيس حتى تستأنف. تبقى خطتك كما هي.',
  'pause.remark': 'السبب (اختياري)',
  'pause.remarkHint': 'يظهر في التقويم.',
  'pause.pause': 'إيقاف مؤقت',
  'pause.since': 'متوقف مؤقتًا منذ {moment}',
  'pause.planKept': 'لا تُنشر دبابيس. خطتك محفوظة.',
  'pause.resume': 'استئناف…',
  'pause.resumeTitle': 'استئناف هذا الحساب',
  'pause.resumeNow': 'استئناف',
  'pause.choice': 'الدبابيس المجدولة منذ الإيقاف',
  'pause.keep': 'إبقاء المواعيد القادمة',
  'pause.keepHint': 'الدبابيس التي مضى وقتها تأخذ أول المواعيد المتاحة.',
  'pause.shift': 'نقل كل شيء إلى ما بعد الإيقاف',
  'pause.shiftHint': 'تتأخر كلها بعدد أيام الإيقاف، في الأوقات نفسها من اليوم.',
  'pause.preview': 'يتغير وقت {moved}، ويبقى {kept}.',
  'pause.missed':
    '{count, plural, zero {لا دبابيس بلا موعد.} one {دبوس واحد بلا موعد متاح ويبقى فائتًا.} two {دبوسان بلا موعد متاح ويبقيان فائتين.} few {# دبابيس بلا موعد متاح وتبقى فائتة.} many {# دبوسًا بلا موعد متاح وتبقى فائتة.} other {# دبوس بلا موعد متاح وتبقى فائتة.}}',
  'pause.nothingMoves': 'لا يتغير وقت أي دبوس.',
}
