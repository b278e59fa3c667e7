import type { adminProblems } from '#core/contract/problems/admin.problems.ts'
import type { WordsOf } from '../../text.ts'

export const adminProblemsDe: WordsOf<typeof adminProblems> = {
  'admin.suspended':
    'Dieser Zugang ist gesperrt. Deine Pins, Seiten und Pläne sind sicher, und bis zur Freigabe wird nichts veröffentlicht. Bitte wende dich an den Betreiber dieses Servers.',
  'admin.suspendAdmin':
    'Diese Person gehört zur Verwaltung und kann nicht gesperrt werden. Entferne ihre E-Mail-Adresse zuerst aus ADMINS und starte den Server neu.',
}
