/** Arabic: words on repeating the times of a week. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { copyingMessages } from './copying.messages.ts'

export const copyingAr: WordsOf<typeof copyingMessages> = {
  'copying.title': 'تكرار أوقات أسبوع',
  'copying.source':
    '{count, plural, zero {لا شيء مجدول في الأسبوع {week}. انتقل إلى أسبوع تعجبك أوقاته ثم كرره.} one {في الأسبوع {week} وقت واحد مجدول. تأخذ المسودات اليوم والوقت نفسيهما في الأسابيع التالية.} two {في الأسبوع {week} وقتان مجدولان. تأخذ المسودات الأيام والأوقات نفسها في الأسابيع التالية.} few {في الأسبوع {week} # أوقات مجدولة. تأخذ المسودات الأيام والأوقات نفسها في الأسابيع التالية.} many {في الأسبوع {week} # وقتًا مجدولًا. تأخذ المسودات الأيام والأوقات نفسها في الأسابيع التالية.} other {في الأسبوع {week} # وقت مجدول. تأخذ المسودات الأيام والأوقات نفسها في الأسابيع التالية.}}',
  'copying.weeks': 'كم أسبوعًا',
  'copying.weekCount':
    '{count, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعان} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}',
  'copying.preview': 'الأوقات المتاحة لكل أسبوع',
  'copying.free':
    '{count, plural, zero {لا أوقات متاحة} one {وقت واحد متاح} two {وقتان متاحان} few {# أوقات متاحة} many {# وقتًا متاحًا} other {# وقت متاح}}',
  'copying.drafts':
    '{count, plural, zero {لا شيء للجدولة. يلزم وقت متاح ومسودة لها لوحة؛ لديك {drafts} من المسودات التي لها لوحة.} one {تُجدول مسودة واحدة من {drafts} لها لوحة. يمكنك التراجع عن ذلك.} two {تُجدول مسودتان من {drafts} لها لوحة. يمكنك التراجع عن ذلك.} few {تُجدول أول # مسودات من {drafts} لها لوحة. يمكنك التراجع عن ذلك.} many {تُجدول أول # مسودة من {drafts} لها لوحة. يمكنك التراجع عن ذلك.} other {تُجدول أول # مسودة من {drafts} لها لوحة. يمكنك التراجع عن ذلك.}}',
  'copying.plan':
    '{count, plural, zero {جدولة} one {جدولة دبوس واحد} two {جدولة دبوسين} few {جدولة # دبابيس} many {جدولة # دبوسًا} other {جدولة # دبوس}}',
}
