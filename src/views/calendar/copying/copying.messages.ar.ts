/** Arabic: words on repeating the times of a week. */
import type { WordsOf } from '../../i18n/text.ts'
import type { copyingMessages } from './copying.messages.ts'

export const copyingAr: WordsOf<typeof copyingMessages> = {
  'copying.title': 'تكرار أوقات أسبوع',
  'copying.source':
    '{count, plural, zero {لا شيء مخطط في الأسبوع {week}. انتقل إلى أسبوع تعجبك أوقاته ثم كرره.} one {في الأسبوع {week} وقت واحد مخطط. تأخذ المسودات اليوم والوقت نفسيهما في الأسابيع التالية.} two {في الأسبوع {week} وقتان مخططان. تأخذ المسودات الأيام والأوقات نفسها في الأسابيع التالية.} few {في الأسبوع {week} # أوقات مخططة. تأخذ المسودات الأيام والأوقات نفسها في الأسابيع التالية.} many {في الأسبوع {week} # وقتًا مخططًا. تأخذ المسودات الأيام والأوقات نفسها في الأسابيع التالية.} other {في الأسبوع {week} # وقت مخطط. تأخذ المسودات الأيام والأوقات نفسها في الأسابيع التالية.}}',
  'copying.weeks': 'كم أسبوعًا',
  'copying.weekCount':
    '{count, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعان} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}',
  'copying.preview': 'الأوقات المتاحة لكل أسبوع',
  'copying.free':
    '{count, plural, zero {لا أوقات متاحة} one {وقت واحد متاح} two {وقتان متاحان} few {# أوقات متاحة} many {# وقتًا متاحًا} other {# وقت متاح}}',
  'copying.drafts':
    '{count, plural, zero {لا يمكن تخطيط أي مسودة: عدد المسودات التي لها لوحة {drafts}.} one {تُخطط مسودة واحدة من {drafts} لها لوحة. يمكنك التراجع عن ذلك.} two {تُخطط مسودتان من {drafts} لها لوحة. يمكنك التراجع عن ذلك.} few {تُخطط أول # مسودات من {drafts} لها لوحة. يمكنك التراجع عن ذلك.} many {تُخطط أول # مسودة من {drafts} لها لوحة. يمكنك التراجع عن ذلك.} other {تُخطط أول # مسودة من {drafts} لها لوحة. يمكنك التراجع عن ذلك.}}',
  'copying.plan':
    '{count, plural, zero {تخطيط} one {تخطيط دبوس واحد} two {تخطيط دبوسين} few {تخطيط # دبابيس} many {تخطيط # دبوسًا} other {تخطيط # دبوس}}',
}
