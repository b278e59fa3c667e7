/** German: what a person is told about an account. */
import type { noticesProblems } from '#core/contract/problems/notices.problems.ts'
import type { WordsOf } from '../text.ts'

export const noticesProblemsDe: WordsOf<typeof noticesProblems> = {
  'notices.lost':
    '„{account}“ ist nicht mehr verbunden, deshalb wird davon nichts veröffentlicht. Verbinde es in den Einstellungen neu: Der Plan bleibt.',
  'notices.stopped':
    'Das Veröffentlichen von „{account}“ ist angehalten. Lies in den Einstellungen, warum, und mach dort weiter, wenn du so weit bist.',
  'notices.failures':
    'Die letzten drei Pins von „{account}“ konnten nicht veröffentlicht werden. Sieh sie dir im Kalender an: Bei jedem steht, warum.',
  'notices.planDry':
    'Für „{account}“ ist nach {count, plural, one {dem nächsten Tag} other {den nächsten # Tagen}} nichts geplant. Plane im Kalender weitere Pins.',
  'notices.automation':
    '„{name}“ von „{account}“ wurde pausiert, weil drei Läufe nacheinander gescheitert sind. Lies unter Automatisierungen, warum, und schalte sie dort wieder ein.',
}
