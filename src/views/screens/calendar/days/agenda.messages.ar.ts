/** Arabic: words of the list of days. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { agendaMessages } from './agenda.messages.ts'

export const agendaAr: WordsOf<typeof agendaMessages> = {
  'agenda.earlier':
    'سابقًا في هذا الشهر: {count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'agenda.nothingAhead': 'لا شيء مجدول من اليوم فصاعدًا',
}
