/**
 * Every problem and note in Arabic. A code of the contract that is missing here does not compile.
 */
import type { problemMessages } from '#core/contract/call/problems.contract.ts'
import { openProblemWords } from './problem-wording.ts'
import adminProblemsAr from '#locales/ar/problems/admin.json' with { type: 'json' }
import automationsProblemsAr from '#locales/ar/problems/automations.json' with { type: 'json' }
import authProblemsAr from '#locales/ar/problems/auth.json' with { type: 'json' }
import authRefusalProblemsAr from '#locales/ar/problems/auth-refusals.json' with { type: 'json' }
import clientProblemsAr from '#locales/ar/problems/client.json' with { type: 'json' }
import connectionsProblemsAr from '#locales/ar/problems/connections.json' with { type: 'json' }
import exportProblemsAr from '#locales/ar/problems/export.json' with { type: 'json' }
import fetchProblemsAr from '#locales/ar/problems/fetch.json' with { type: 'json' }
import generationProblemsAr from '#locales/ar/problems/generation.json' with { type: 'json' }
import labelProblemsAr from '#locales/ar/problems/label.json' with { type: 'json' }
import mediaProblemsAr from '#locales/ar/problems/media.json' with { type: 'json' }
import noticesProblemsAr from '#locales/ar/problems/notices.json' with { type: 'json' }
import resultsProblemsAr from '#locales/ar/problems/results.json' with { type: 'json' }
import pagesProblemsAr from '#locales/ar/problems/pages.json' with { type: 'json' }
import picturesProblemsAr from '#locales/ar/problems/pictures.json' with { type: 'json' }
import planExportProblemsAr from '#locales/ar/problems/plan-export.json' with { type: 'json' }
import preflightProblemsAr from '#locales/ar/problems/preflight.json' with { type: 'json' }
import publishingProblemsAr from '#locales/ar/problems/publishing.json' with { type: 'json' }
import requestProblemsAr from '#locales/ar/problems/request.json' with { type: 'json' }
import scheduleProblemsAr from '#locales/ar/problems/schedule.json' with { type: 'json' }
import servicesProblemsAr from '#locales/ar/problems/services.json' with { type: 'json' }
import templateEditProblemsAr from '#locales/ar/problems/template-edit.json' with { type: 'json' }
import templateProblemsAr from '#locales/ar/problems/template.json' with { type: 'json' }
import toolsProblemsAr from '#locales/ar/problems/tools.json' with { type: 'json' }
import workspaceProblemsAr from '#locales/ar/problems/workspace.json' with { type: 'json' }
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
