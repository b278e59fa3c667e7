/** Arabic: words on the pins that the rules would hold back. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { heldBackMessages } from './held-back.messages.ts'

export const heldBackAr: WordsOf<typeof heldBackMessages> = {
  'heldBack.perDay':
    'سيؤجَّل «\u2068{title}\u2069» حتى {moment}: اكتمل عدد الدبابيس المسموح به في يومه.',
  'heldBack.hours': 'سينتظر «\u2068{title}\u2069» حتى {moment}: قواعدك تنشر في ساعات محددة فقط.',
  'heldBack.link':
    'سيؤجَّل «\u2068{title}\u2069» حتى {moment}: قواعدك تباعد بين الدبابيس ذات الرابط نفسه.',
  'heldBack.picture':
    'سيؤجَّل «\u2068{title}\u2069» حتى {moment}: قواعدك تباعد بين الدبابيس ذات الصورة نفسها أو صورة تشبهها.',
  'heldBack.board':
    'سيؤجَّل «\u2068{title}\u2069» حتى {moment}: قواعدك تباعد بين الدبابيس على اللوحة نفسها.',
  'heldBack.gap': 'سيؤجَّل «\u2068{title}\u2069» حتى {moment}: تُرسل الدبابيس واحدًا بعد الآخر.',
  'heldBack.sameTime': 'خُطط دبوس آخر لهذه الدقيقة نفسها.',
  'heldBack.more':
    '{count, plural, zero {لن يؤجَّل دبوس آخر.} one {سيؤجَّل دبوس آخر.} two {سيؤجَّل دبوسان آخران.} few {سيؤجَّل # دبابيس أخرى.} many {سيؤجَّل # دبوسًا آخر.} other {سيؤجَّل # دبوس آخر.}}',
}
