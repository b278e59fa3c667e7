/**
 * Every problem and note that the server can answer with, by code, and its English message. The
 * browser words German and Arabic (`src/locales/de/problems/`); a code without them does not
 * compile. Browser code that makes problems imports the table of its area, not this one.
 */
import { problemMaker, problemWords, type ProblemTable } from '../words/problem-words.ts'
import { ProblemRef, type Problem } from '../words/problem.schema.ts'
import { adminProblems } from '../problems/admin.problems.ts'
import { automationsProblems } from '../problems/automations.problems.ts'
import { authProblems } from '../problems/auth/auth.problems.ts'
import { authRefusalProblems } from '../problems/auth/auth-refusals.problems.ts'
import { clientProblems } from '../problems/client.problems.ts'
import { connectionsProblems } from '../problems/connections.problems.ts'
import { exportProblems } from '../problems/export.problems.ts'
import { fetchProblems } from '../problems/fetch.problems.ts'
import { generationProblems } from '../problems/generation.problems.ts'
import { labelProblems } from '../problems/label.problems.ts'
import { mediaProblems } from '../problems/media.problems.ts'
import { noticesProblems } from '../problems/notices.problems.ts'
import { pagesProblems } from '../problems/pages.problems.ts'
import { picturesProblems } from '../problems/pictures.problems.ts'
import { planExportProblems } from '../problems/plan-export.problems.ts'
import { preflightProblems } from '../problems/preflight.problems.ts'
import { publishingProblems } from '../problems/publishing.problems.ts'
import { requestProblems } from '../problems/request.problems.ts'
import { resultsProblems } from '../problems/results.problems.ts'
import { scheduleProblems } from '../problems/schedule.problems.ts'
import { servicesProblems } from '../problems/services.problems.ts'
import { templateEditProblems } from '../problems/template-edit.problems.ts'
import { templateProblems } from '../problems/template.problems.ts'
import { toolsProblems } from '../problems/tools.problems.ts'
import { workspaceProblems } from '../problems/workspace.problems.ts'

export const problemMessages = {
  ...adminProblems,
  ...authProblems,
  ...authRefusalProblems,
  ...automationsProblems,
  ...clientProblems,
  ...connectionsProblems,
  ...exportProblems,
  ...fetchProblems,
  ...generationProblems,
  ...labelProblems,
  ...mediaProblems,
  ...noticesProblems,
  ...pagesProblems,
  ...picturesProblems,
  ...planExportProblems,
  ...preflightProblems,
  ...publishingProblems,
  ...requestProblems,
  ...resultsProblems,
  ...scheduleProblems,
  ...servicesProblems,
  ...templateEditProblems,
  ...templateProblems,
  ...toolsProblems,
  ...workspaceProblems,
} as const satisfies ProblemTable

export type ProblemCode = keyof typeof problemMessages

/** A code with its values, and the English sentence. */
export const problem = problemMaker(problemMessages)

/**
 * What was stored as JSON of a code with its values, in English too; null for another version's.
 */
export function storedProblem(text: string): Problem | null {
  const ref = ProblemRef.parse(JSON.parse(text))
  const message = problemText(ref)
  return message === null ? null : { ...ref, message }
}

/** The English sentence; null for the code of another version. */
export function problemText(ref: ProblemRef): string | null {
  return problemWords(ref, { language: 'en', messages: problemMessages })
}
