/** A finding carries a code with its values; this is its English sentence. */
import { problemWords } from '#core/contract/problem-words.ts'
import { exportProblems } from '#core/contract/problems/export.problems.ts'
import { preflightProblems } from '#core/contract/problems/preflight.problems.ts'
import type { PublicationProblem } from '#core/contract/publishing/publications.contract.ts'

const messages = { ...exportProblems, ...preflightProblems }

export function englishOfFinding(finding: PublicationProblem): string {
  return problemWords(finding, { language: 'en', messages }) ?? finding.code
}
