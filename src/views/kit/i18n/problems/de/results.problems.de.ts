/** German: figures of published pins. */
import type { resultsProblems } from '#core/contract/problems/results.problems.ts'
import type { WordsOf } from '../../text.ts'

export const resultsProblemsDe: WordsOf<typeof resultsProblems> = {
  'results.readLately':
    'Die Zahlen wurden gerade erst aktualisiert. In {seconds, plural, one {# Sekunde} other {# Sekunden}} kannst du sie wieder aktualisieren.',
}
