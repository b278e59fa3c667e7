/** Automations and their runs as the contract has them. */
import type {
  Automation,
  AutomationRun,
  AutomationRunLine,
} from '#core/contract/publishing/automations.contract.ts'
import { type Problem, withCodes } from '#core/contract/words/problem.schema.ts'
import { problem, storedProblem } from '#core/contract/call/problems.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import { countWaiting } from './articles.store.ts'
import { type AutomationRow, holdOfAccount } from './automations.store.ts'
import { listRuns, type RunLine, type RunRow, type RunSums } from './runs.store.ts'

export async function presentAutomation(db: Queries, row: AutomationRow): Promise<Automation> {
  const [last] = await listRuns(db, row.id, 1)
  const hold = row.is_on ? await holdOfAccount(db, row.account_id) : null
  const why = hold === null ? stored(row.problem) : problem(`automations.${hold}`)
  return {
    id: row.id,
    account_id: row.account_id,
    settings: row.settings,
    revision: row.revision,
    is_on: row.is_on,
    ...withCodes({ problem: why }),
    next_run_at: row.is_on && hold === null ? row.due_at : null,
    waiting: await countWaiting(db, row.id),
    last_run: last === undefined ? null : presentRun(last),
    created_at: row.created_at,
  }
}

export function presentRun(run: RunRow & { readonly sums: RunSums }): AutomationRun {
  const { sums } = run
  return {
    id: run.id,
    cause: run.cause,
    outcome: run.state === 'done' || run.state === 'failed' ? run.state : 'running',
    started_at: run.started_at,
    ended_at: run.ended_at,
    found: run.found,
    articles: sums.articles,
    articles_done: sums.ended,
    pins: sums.pins,
    planned: sums.planned,
    ...withCodes({ problem: stored(run.problem) }),
  }
}

export function presentLine(line: RunLine): AutomationRunLine {
  const { address, title, state, pins, planned } = line
  const isEnded = state === 'done' || state === 'skipped'
  return {
    address,
    title,
    is_again: line.is_again === 1,
    state: isEnded || state === 'waiting' ? state : 'working',
    pins,
    planned,
    ...withCodes({ problem: stored(line.problem) }),
  }
}

/** None for one that another version has stored. */
const stored = (text: string | null): Problem | null => (text === null ? null : storedProblem(text))
