/** Automations: new articles of a website become drafts or planned pins, each article once. */
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AutomationNeeds, AutomationParts } from './automation-parts.ts'
import { automationRoutes } from './automations.routes.ts'
import {
  listAllAutomations,
  removeDeletedAutomations,
  turnOffUnproven,
} from './automations.store.ts'
import { presentRun } from './present-automation.ts'
import { createRunner, type Runner } from './runner.ts'
import { listRuns, removeRunsBefore, shortenRunTimes } from './runs.store.ts'

const DAY = 86_400_000
const DAYS_A_RUN_IS_KEPT = 90
const MAX_EXPORTED_RUNS = 1_000

export interface AutomationsFeature extends Feature {
  readonly runner: Runner
}

export function automationsFeature(
  { config, database, clock, log }: Platform,
  needs: AutomationNeeds,
): AutomationsFeature {
  const parts: AutomationParts = { ...needs, database, clock, log }
  const runner = createRunner(parts)
  return {
    name: 'automations',
    runner,
    routes: (route) => automationRoutes(route, { ...parts, runner }),
    // Without task workers another process does the work.
    start: async () => (config.taskWorkers > 0 ? runner.start() : undefined),
    stop: async () => runner.stop(),
    afterClockBack: async (now) => {
      await shortenRunTimes(database.root, now)
      runner.wake()
    },
    removeUnproven: async (tx, owner) =>
      (await turnOffUnproven(tx, owner)) ? ['automations'] : [],
    cleanupJobs: [
      {
        name: 'runs of automations',
        run: async (now) => removeRunsBefore(database.root, now - DAYS_A_RUN_IS_KEPT * DAY),
      },
      {
        name: 'deleted automations',
        run: async (now) => removeDeletedAutomations(database.root, now - DAY),
      },
    ],
    exportParts: async (owner) => [
      { path: 'automations.json', read: async () => exportAutomations(parts, owner) },
    ],
  }
}

async function exportAutomations({ database }: AutomationParts, owner: string): Promise<string> {
  const automations = []
  for (const { id, account_id, settings, is_on } of await listAllAutomations(
    database.root,
    owner,
  )) {
    const runs = await listRuns(database.root, id, MAX_EXPORTED_RUNS)
    automations.push({ id, account_id, settings, is_on, runs: runs.map(presentRun) })
  }
  return JSON.stringify(automations, null, 2)
}
