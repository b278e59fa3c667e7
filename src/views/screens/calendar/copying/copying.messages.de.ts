/** German: words on repeating the times of a week. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { copyingMessages } from './copying.messages.ts'

export const copyingDe: WordsOf<typeof copyingMessages> = {
  'copying.title': 'Zeiten einer Woche wiederholen',
  'copying.source':
    '{count, plural, =0 {In der Woche {week} ist nichts geplant. Gehe zu einer Woche, deren Zeiten du magst, und wiederhole sie.} one {Die Woche {week} hat eine geplante Zeit. Entwürfe bekommen in den Wochen danach denselben Wochentag und dieselbe Uhrzeit.} other {Die Woche {week} hat # geplante Zeiten. Entwürfe bekommen in den Wochen danach dieselben Wochentage und Uhrzeiten.}}',
  'copying.weeks': 'Wie viele Wochen',
  'copying.weekCount': '{count, plural, one {# Woche} other {# Wochen}}',
  'copying.preview': 'Freie Zeiten nach Woche',
  'copying.free':
    '{count, plural, =0 {keine freie Zeit} one {# freie Zeit} other {# freie Zeiten}}',
  'copying.drafts':
    '{count, plural, =0 {Nichts zu planen. Es braucht eine freie Zeit und einen Entwurf mit Board; du hast {drafts} Entwürfe mit Board.} one {Der erste von {drafts} Entwürfen mit Board wird geplant. Das lässt sich rückgängig machen.} other {Von {drafts} Entwürfen mit Board werden die ersten # geplant. Das lässt sich rückgängig machen.}}',
  'copying.plan': '{count, plural, =0 {Planen} one {# Pin planen} other {# Pins planen}}',
}
