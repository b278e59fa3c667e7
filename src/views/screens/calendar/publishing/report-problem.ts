/**
 * Words for the problems that a publication or the outbox has kept: they are stored as a code with
 * values, so the English sentence is not with them.
 */
import { problemWords } from '#core/contract/words/problem-words.ts'
import type { PublicationProblem } from '#core/contract/content/publications.contract.ts'
import { preflightProblems } from '#core/contract/problems/preflight.problems.ts'
import { publishingProblems } from '#core/contract/problems/publishing.problems.ts'
import { scheduleProblems } from '#core/contract/problems/schedule.problems.ts'
import { useTranslate } from '../../../kit/context/app-context.tsx'

const messages = { ...preflightProblems, ...publishingProblems, ...scheduleProblems }

/** `fallback` for a code that this build does not know. */
export function useReportProblem(): (problem: PublicationProblem, fallback: string) => string {
  const say = useTranslate()
  return (problem, fallback) => say({ ...problem, message: englishWords(problem) ?? fallback })
}

export function englishWords(problem: PublicationProblem): string | null {
  return problemWords(problem, { language: 'en', messages })
}
