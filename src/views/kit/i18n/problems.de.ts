/**
 * Every problem and note in German. A code of the contract that is missing here does not compile.
 */
import type { problemMessages } from '#core/contract/call/problems.contract.ts'
import { openProblemWords } from './problem-wording.ts'
import adminProblemsDe from '#locales/de/problems/admin.json' with { type: 'json' }
import automationsProblemsDe from '#locales/de/problems/automations.json' with { type: 'json' }
import authProblemsDe from '#locales/de/problems/auth.json' with { type: 'json' }
import authRefusalProblemsDe from '#locales/de/problems/auth-refusals.json' with { type: 'json' }
import clientProblemsDe from '#locales/de/problems/client.json' with { type: 'json' }
import connectionsProblemsDe from '#locales/de/problems/connections.json' with { type: 'json' }
import exportProblemsDe from '#locales/de/problems/export.json' with { type: 'json' }
import fetchProblemsDe from '#locales/de/problems/fetch.json' with { type: 'json' }
import generationProblemsDe from '#locales/de/problems/generation.json' with { type: 'json' }
import labelProblemsDe from '#locales/de/problems/label.json' with { type: 'json' }
import mediaProblemsDe from '#locales/de/problems/media.json' with { type: 'json' }
import noticesProblemsDe from '#locales/de/problems/notices.json' with { type: 'json' }
import resultsProblemsDe from '#locales/de/problems/results.json' with { type: 'json' }
import pagesProblemsDe from '#locales/de/problems/pages.json' with { type: 'json' }
import picturesProblemsDe from '#locales/de/problems/pictures.json' with { type: 'json' }
import planExportProblemsDe from '#locales/de/problems/plan-export.json' with { type: 'json' }
import preflightProblemsDe from '#locales/de/problems/preflight.json' with { type: 'json' }
import publishingProblemsDe from '#locales/de/problems/publishing.json' with { type: 'json' }
import requestProblemsDe from '#locales/de/problems/request.json' with { type: 'json' }
import scheduleProblemsDe from '#locales/de/problems/schedule.json' with { type: 'json' }
import servicesProblemsDe from '#locales/de/problems/services.json' with { type: 'json' }
import templateEditProblemsDe from '#locales/de/problems/template-edit.json' with { type: 'json' }
import templateProblemsDe from '#locales/de/problems/template.json' with { type: 'json' }
import toolsProblemsDe from '#locales/de/problems/tools.json' with { type: 'json' }
import workspaceProblemsDe from '#locales/de/problems/workspace.json' with { type: 'json' }
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
