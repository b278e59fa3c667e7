/**
 * Every problem and note in Arabic. A code of the contract that is missing here does not compile.
 */
import type { problemMessages } from '#core/contract/call/problems.contract.ts'
import { openProblemWords } from './problem-wording.ts'
import { adminProblemsAr } from './problems/ar/admin.problems.ar.ts'
import { automationsProblemsAr } from './problems/ar/automations.problems.ar.ts'
import { authProblemsAr } from './problems/ar/auth.problems.ar.ts'
import { authRefusalProblemsAr } from './problems/ar/auth-refusals.problems.ar.ts'
import { clientProblemsAr } from './problems/ar/client.problems.ar.ts'
import { connectionsProblemsAr } from './problems/ar/connections.problems.ar.ts'
import { exportProblemsAr } from './problems/ar/export.problems.ar.ts'
import { fetchProblemsAr } from './problems/ar/fetch.problems.ar.ts'
import { generationProblemsAr } from './problems/ar/generation.problems.ar.ts'
import { labelProblemsAr } from './problems/ar/label.problems.ar.ts'
import { mediaProblemsAr } from './problems/ar/media.problems.ar.ts'
import { noticesProblemsAr } from '#core/notices/notices.problems.ar.ts'
import { resultsProblemsAr } from './problems/ar/results.problems.ar.ts'
import { pagesProblemsAr } from './problems/ar/pages.problems.ar.ts'
import { picturesProblemsAr } from './problems/ar/pictures.problems.ar.ts'
import { planExportProblemsAr } from './problems/ar/plan-export.problems.ar.ts'
import { preflightProblemsAr } from './problems/ar/preflight.problems.ar.ts'
import { publishingProblemsAr } from './problems/ar/publishing.problems.ar.ts'
import { requestProblemsAr } from './problems/ar/request.problems.ar.ts'
import { scheduleProblemsAr } from './problems/ar/schedule.problems.ar.ts'
import { servicesProblemsAr } from './problems/ar/services.problems.ar.ts'
import { templateEditProblemsAr } from './problems/ar/template-edit.problems.ar.ts'
import { templateProblemsAr } from './problems/ar/template.problems.ar.ts'
import { toolsProblemsAr } from './problems/ar/tools.problems.ar.ts'
import { workspaceProblemsAr } from './problems/ar/workspace.problems.ar.ts'
import type { WordsOf } from './text.ts'

export const problemsAr: WordsOf<typeof problemMessages> = {
  ...adminProblemsAr,
  ...authProblemsAr,
  ...authRefusalProblemsAr,
  ...automationsProblemsAr,
  ...clientProblemsAr,
  ...connectionsProblemsAr,
  ...exportProblemsAr,
  ...fetchProblemsAr,
  ...generationProblemsAr,
  ...labelProblemsAr,
  ...mediaProblemsAr,
  ...noticesProblemsAr,
  ...resultsProblemsAr,
  ...pagesProblemsAr,
  ...picturesProblemsAr,
  ...planExportProblemsAr,
  ...preflightProblemsAr,
  ...publishingProblemsAr,
  ...requestProblemsAr,
  ...scheduleProblemsAr,
  ...servicesProblemsAr,
  ...templateEditProblemsAr,
  ...templateProblemsAr,
  ...toolsProblemsAr,
  ...workspaceProblemsAr,
}

export const problemWording = openProblemWords('ar', problemsAr)
