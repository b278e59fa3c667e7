/** Every problem and note in German. A code of the contract that is missing here does not compile. */
import type { problemMessages } from '#core/contract/problems.contract.ts'
import { openProblemWords } from './problem-wording.ts'
import { automationsProblemsDe } from './problems/automations.problems.de.ts'
import { authProblemsDe } from './problems/auth.problems.de.ts'
import { clientProblemsDe } from './problems/client.problems.de.ts'
import { connectionsProblemsDe } from './problems/connections.problems.de.ts'
import { exportProblemsDe } from './problems/export.problems.de.ts'
import { fetchProblemsDe } from './problems/fetch.problems.de.ts'
import { generationProblemsDe } from './problems/generation.problems.de.ts'
import { labelProblemsDe } from './problems/label.problems.de.ts'
import { mediaProblemsDe } from './problems/media.problems.de.ts'
import { noticesProblemsDe } from '#core/notices/notices.problems.de.ts'
import { resultsProblemsDe } from './problems/results.problems.de.ts'
import { pagesProblemsDe } from './problems/pages.problems.de.ts'
import { picturesProblemsDe } from './problems/pictures.problems.de.ts'
import { planExportProblemsDe } from './problems/plan-export.problems.de.ts'
import { preflightProblemsDe } from './problems/preflight.problems.de.ts'
import { publishingProblemsDe } from './problems/publishing.problems.de.ts'
import { requestProblemsDe } from './problems/request.problems.de.ts'
import { scheduleProblemsDe } from './problems/schedule.problems.de.ts'
import { servicesProblemsDe } from './problems/services.problems.de.ts'
import { templateEditProblemsDe } from './problems/template-edit.problems.de.ts'
import { templateProblemsDe } from './problems/template.problems.de.ts'
import { toolsProblemsDe } from './problems/tools.problems.de.ts'
import { workspaceProblemsDe } from './problems/workspace.problems.de.ts'
import type { WordsOf } from './text.ts'

export const problemsDe: WordsOf<typeof problemMessages> = {
  ...authProblemsDe,
  ...automationsProblemsDe,
  ...clientProblemsDe,
  ...connectionsProblemsDe,
  ...exportProblemsDe,
  ...fetchProblemsDe,
  ...generationProblemsDe,
  ...labelProblemsDe,
  ...mediaProblemsDe,
  ...noticesProblemsDe,
  ...resultsProblemsDe,
  ...pagesProblemsDe,
  ...picturesProblemsDe,
  ...planExportProblemsDe,
  ...preflightProblemsDe,
  ...publishingProblemsDe,
  ...requestProblemsDe,
  ...scheduleProblemsDe,
  ...servicesProblemsDe,
  ...templateEditProblemsDe,
  ...templateProblemsDe,
  ...toolsProblemsDe,
  ...workspaceProblemsDe,
}

export const problemWording = openProblemWords('de', problemsDe)
