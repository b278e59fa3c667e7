/** Every problem and note in Arabic. A code of the contract that is missing here does not compile. */
import type { problemMessages } from '#core/contract/problems.contract.ts'
import { openProblemWords } from './problem-wording.ts'
import { automationsProblemsAr } from './problems/automations.problems.ar.ts'
import { authProblemsAr } from './problems/auth.problems.ar.ts'
import { clientProblemsAr } from './problems/client.problems.ar.ts'
import { connectionsProblemsAr } from './problems/connections.problems.ar.ts'
import { exportProblemsAr } from './problems/export.problems.ar.ts'
import { fetchProblemsAr } from './problems/fetch.problems.ar.ts'
import { generationProblemsAr } from './problems/generation.problems.ar.ts'
import { labelProblemsAr } from './problems/label.problems.ar.ts'
import { mediaProblemsAr } from './problems/media.problems.ar.ts'
import { noticesProblemsAr } from '#core/notices/notices.problems.ar.ts'
import { resultsProblemsAr } from './problems/results.problems.ar.ts'
import { pagesProblemsAr } from './problems/pages.problems.ar.ts'
import { picturesProblemsAr } from './problems/pictures.problems.ar.ts'
import { planExportProblemsAr } from './problems/plan-export.problems.ar.ts'
import { preflightProblemsAr } from './problems/preflight.problems.ar.ts'
import { publishingProblemsAr } from './problems/publishing.problems.ar.ts'
import { requestProblemsAr } from './problems/request.problems.ar.ts'
import { scheduleProblemsAr } from './problems/schedule.problems.ar.ts'
import { servicesProblemsAr } from './problems/services.problems.ar.ts'
import { templateEditProblemsAr } from './problems/template-edit.problems.ar.ts'
import { templateProblemsAr } from './problems/template.problems.ar.ts'
import { toolsProblemsAr } from './problems/tools.problems.ar.ts'
import { workspaceProblemsAr } from './problems/workspace.problems.ar.ts'
import type { WordsOf } from './text.ts'

export const problemsAr: WordsOf<typeof problemMessages> = {
  ...authProblemsAr,
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
