/**
 * Every problem and note in German. A code of the contract that is missing here does not compile.
 */
import type { problemMessages } from '#core/contract/call/problems.contract.ts'
import { openProblemWords } from './problem-wording.ts'
import { adminProblemsDe } from './problems/de/admin.problems.de.ts'
import { automationsProblemsDe } from './problems/de/automations.problems.de.ts'
import { authProblemsDe } from './problems/de/auth.problems.de.ts'
import { authRefusalProblemsDe } from './problems/de/auth-refusals.problems.de.ts'
import { clientProblemsDe } from './problems/de/client.problems.de.ts'
import { connectionsProblemsDe } from './problems/de/connections.problems.de.ts'
import { exportProblemsDe } from './problems/de/export.problems.de.ts'
import { fetchProblemsDe } from './problems/de/fetch.problems.de.ts'
import { generationProblemsDe } from './problems/de/generation.problems.de.ts'
import { labelProblemsDe } from './problems/de/label.problems.de.ts'
import { mediaProblemsDe } from './problems/de/media.problems.de.ts'
import { noticesProblemsDe } from '#core/notices/notices.problems.de.ts'
import { resultsProblemsDe } from './problems/de/results.problems.de.ts'
import { pagesProblemsDe } from './problems/de/pages.problems.de.ts'
import { picturesProblemsDe } from './problems/de/pictures.problems.de.ts'
import { planExportProblemsDe } from './problems/de/plan-export.problems.de.ts'
import { preflightProblemsDe } from './problems/de/preflight.problems.de.ts'
import { publishingProblemsDe } from './problems/de/publishing.problems.de.ts'
import { requestProblemsDe } from './problems/de/request.problems.de.ts'
import { scheduleProblemsDe } from './problems/de/schedule.problems.de.ts'
import { servicesProblemsDe } from './problems/de/services.problems.de.ts'
import { templateEditProblemsDe } from './problems/de/template-edit.problems.de.ts'
import { templateProblemsDe } from './problems/de/template.problems.de.ts'
import { toolsProblemsDe } from './problems/de/tools.problems.de.ts'
import { workspaceProblemsDe } from './problems/de/workspace.problems.de.ts'
import type { WordsOf } from './text.ts'

export const problemsDe: WordsOf<typeof problemMessages> = {
  ...adminProblemsDe,
  ...authProblemsDe,
  ...authRefusalProblemsDe,
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
