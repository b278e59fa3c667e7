import type { adminProblems } from '#core/contract/problems/admin.problems.ts'
import type { WordsOf } from '../../text.ts'

export const adminProblemsDe: WordsOf<typeof adminProblems> = {
  'admin.suspendAdmin':
    'Diese Person gehört zur Verwaltung und kann nicht gesperrt werden. Entferne ihre E-Mail-Adresse zuerst aus ADMINS und starte den Server neu.',
}
