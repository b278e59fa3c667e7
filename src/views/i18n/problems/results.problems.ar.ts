/** Arabic: figures of published pins. */
import type { resultsProblems } from '#core/contract/problems/results.problems.ts'
import type { WordsOf } from '../text.ts'

export const resultsProblemsAr: WordsOf<typeof resultsProblems> = {
  'results.readLately':
    'قُرئت الأرقام قبل قليل. يمكنك قراءتها من جديد بعد {seconds, plural, one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
}
