/** German: what a person reads about an account. */
import type { noticesProblems } from '#core/contract/problems/notices.problems.ts'

export const noticesProblemsDe: Readonly<Record<keyof typeof noticesProblems, string>> = {
  'notices.lost':
    '„{account}“ ist nicht mehr verbunden, deshalb wird davon nichts veröffentlicht. Verbinde es in den Einstellungen neu: Der Plan bleibt.',
  'notices.stopped':
    'Das Veröffentlichen von „{account}“ ist angehalten. Lies in den Einstellungen, warum, und mach dort weiter, wenn du so weit bist.',
  'notices.failures':
    'Die letzten drei Pins von „{account}“ konnten nicht veröffentlicht werden. Sieh sie dir im Kalender an: Bei jedem steht, warum.',
  'notices.asked':
    '{count, plural, one {Bei einem Pin} other {Bei # Pins}} von „{account}“ ist unklar, ob {count, plural, one {er} other {sie}} veröffentlicht {count, plural, one {ist} other {sind}}. Sieh auf dem Board nach und beantworte die Frage im Kalender: Bis dahin wird nichts davon noch einmal gesendet.',
  'notices.planDry':
    'Für „{account}“ ist nach {count, plural, one {dem nächsten Tag} other {den nächsten # Tagen}} nichts geplant. Plane im Kalender weitere Pins.',
  'notices.automation':
    '„{name}“ von „{account}“ wurde pausiert, weil drei Läufe nacheinander gescheitert sind. Lies unter Automatisierungen, warum, und schalte sie dort wieder ein.',
}
