/** Runs of automations and their lines: what is to be done, and later the log of it. */
import { sql, type Selectable } from 'kysely'
import { problemRef, type ProblemRef } from '#core/contract/words/problem.schema.ts'
import { shortenTimes, storedTime } from '../../platform/database/clock-back.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import { automationsOfSuspended } from '../../platform/suspension.ts'
import type {
  AutomationRunLinesTable,
  AutomationRunsTable,
} from '../../platform/database/tables/automations.tables.ts'
import { newId } from '../../platform/ids.ts'

export type RunRow = Selectable<AutomationRunsTable>
export type RunLine = Selectable<AutomationRunLinesTable>

/** ms; a run that is at work renews it at each step, and at each file of its sources. */
export const LEASE = 120_000

/** Until a run that failed or is worked on elsewhere is looked at again. ms */
export const RETRY_AFTER = 60_000

const TIMES = [
  storedTime({ table: 'automation_runs', column: 'lease_until', most: LEASE }),
  storedTime({ table: 'automation_runs', column: 'look_at', most: RETRY_AFTER }),
]

/** After the clock was set back. */
export async function shortenRunTimes(db: Queries, now: number): Promise<void> {
  await shortenTimes(db, TIMES, now)
}

/** Another server works on the run by now. */
export class RunLost extends Error {
  override name = 'RunLost'
}

/** False: one of this automation runs already. */
export async function insertRun(
  tx: Tx,
  automationId: string,
  { cause, now }: { readonly cause: RunRow['cause']; readonly now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('automation_runs')
    .values({
      id: newId(),
      automation_id: automationId,
      running_key: automationId,
      cause,
      state: 'finding',
      started_at: now,
      ended_at: null,
      found: 0,
      problem: null,
      fence: 0,
      lease_until: 0,
      look_at: now,
    })
    .onConflict((conflict) => conflict.column('running_key').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export interface Held {
  readonly run: RunRow
  readonly owner: string
  readonly accountId: string
}

/** The run that has waited longest; null = nothing is to be done now. */
export async function claimRun(
  db: Queries,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<Held | null> {
  const next = db
    .selectFrom('automation_runs')
    .select('id')
    .where('running_key', 'is not', null)
    .where('look_at', '<=', now)
    .where('lease_until', '<=', now)
    .where('automation_id', 'not in', automationsOfSuspended(db))
    .orderBy('look_at')
    .limit(1)
  const run = await db
    .updateTable('automation_runs')
    .set((expression) => ({ lease_until: until, fence: expression('fence', '+', 1) }))
    .where('id', 'in', next)
    .where('lease_until', '<=', now)
    .returningAll()
    .executeTakeFirst()
  if (run === undefined) return null
  const { user_id, account_id } = await db
    .selectFrom('automations')
    .select(['user_id', 'account_id'])
    .where('id', '=', run.automation_id)
    .executeTakeFirstOrThrow()
  return { run, owner: user_id, accountId: account_id }
}

export interface RunChange {
  readonly state?: RunRow['state']
  readonly found?: number
  readonly problem?: ProblemRef | null
  readonly lookAt?: number
  readonly leaseUntil?: number
  /** It has ended. */
  readonly endedAt?: number
}

/** Throws when another server has the run by now. Every change of a run begins with this. */
export async function changeRun(
  db: Queries,
  { id, fence }: Pick<RunRow, 'id' | 'fence'>,
  { state, found, problem, lookAt, leaseUntil, endedAt }: RunChange,
): Promise<void> {
  const columns = {
    state,
    found,
    problem: problem === undefined ? undefined : problem && JSON.stringify(problemRef(problem)),
    look_at: lookAt,
    lease_until: leaseUntil,
    ...(endedAt === undefined ? {} : { ended_at: endedAt, running_key: null }),
  }
  const { numUpdatedRows } = await db
    .updateTable('automation_runs')
    .set({
      fence,
      ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
    })
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('running_key', 'is not', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new RunLost()
}

/** When the only server of a store starts: the process that held the leases has ended. */
export async function dropRunLeases(db: Queries): Promise<void> {
  await db
    .updateTable('automation_runs')
    .set({ lease_until: 0 })
    .where('running_key', 'is not', null)
    .execute()
}

/** ms UTC of the next thing to do, or null. */
export async function nextLook(db: Queries): Promise<number | null> {
  const row = await db
    .selectFrom('automation_runs')
    .select(
      sql<number | null>`min(case when look_at > lease_until then look_at else lease_until end)`.as(
        'at',
      ),
    )
    .where('running_key', 'is not', null)
    .where('automation_id', 'not in', automationsOfSuspended(db))
    .executeTakeFirst()
  return row?.at ?? null
}

export async function insertLines(
  tx: Tx,
  lines: readonly Omit<RunLine, 'pins' | 'planned' | 'problem' | 'task_id'>[],
): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('automation_run_lines')
    .values(lines.map((line) => ({ ...line, task_id: null, pins: 0, planned: 0, problem: null })))
    .execute()
}

export async function listLines(db: Queries, runId: string): Promise<RunLine[]> {
  return db
    .selectFrom('automation_run_lines')
    .selectAll()
    .where('run_id', '=', runId)
    .orderBy('ordinal')
    .execute()
}

export interface LineChange extends Partial<
  Pick<RunLine, 'state' | 'title' | 'page_id' | 'task_id' | 'pins' | 'planned'>
> {
  readonly problem?: ProblemRef | null
}

export async function changeLine(
  tx: Tx,
  { run_id, ordinal }: Pick<RunLine, 'run_id' | 'ordinal'>,
  { problem, ...change }: LineChange,
): Promise<void> {
  await tx
    .updateTable('automation_run_lines')
    .set({
      ...change,
      ...(problem === undefined ? {} : { problem: problem && JSON.stringify(problemRef(problem)) }),
    })
    .where('run_id', '=', run_id)
    .where('ordinal', '=', ordinal)
    .execute()
}

/** Pins that the automation has made since. */
export async function pinsMadeSince(
  db: Queries,
  automationId: string,
  since: number,
): Promise<number> {
  const row = await db
    .selectFrom('automation_run_lines')
    .innerJoin('automation_runs', 'automation_runs.id', 'automation_run_lines.run_id')
    .select((expression) => expression.fn.sum<number>('automation_run_lines.pins').as('pins'))
    .where('automation_runs.automation_id', '=', automationId)
    .where('automation_runs.started_at', '>=', since)
    .executeTakeFirst()
  return Number(row?.pins ?? 0)
}

export interface RunSums {
  readonly articles: number
  readonly ended: number
  readonly pins: number
  readonly planned: number
}

/** Newest first. */
export async function listRuns(
  db: Queries,
  automationId: string,
  most: number,
): Promise<(RunRow & { readonly sums: RunSums })[]> {
  const runs = await db
    .selectFrom('automation_runs')
    .selectAll()
    .where('automation_id', '=', automationId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const sums = await sumsOf(
    db,
    runs.map(({ id }) => id),
  )
  return runs.map((run) => ({ ...run, sums: sums.get(run.id) ?? NONE }))
}

const NONE: RunSums = { articles: 0, ended: 0, pins: 0, planned: 0 }

async function sumsOf(db: Queries, ids: readonly string[]): Promise<Map<string, RunSums>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('automation_run_lines')
    .select(['run_id', 'state', 'pins', 'planned'])
    .where('run_id', 'in', ids)
    .execute()
  const sums = new Map<string, RunSums>()
  for (const { run_id, state, pins, planned } of rows) {
    const sum = sums.get(run_id) ?? NONE
    const isEnded = state === 'done' || state === 'skipped'
    sums.set(run_id, {
      articles: sum.articles + 1,
      ended: sum.ended + (isEnded ? 1 : 0),
      pins: sum.pins + pins,
      planned: sum.planned + planned,
    })
  }
  return sums
}

export async function findRun(
  db: Queries,
  automationId: string,
  runId: string,
): Promise<(RunRow & { readonly sums: RunSums }) | undefined> {
  const run = await db
    .selectFrom('automation_runs')
    .selectAll()
    .where('automation_id', '=', automationId)
    .where('id', '=', runId)
    .executeTakeFirst()
  return run && { ...run, sums: (await sumsOf(db, [runId])).get(runId) ?? NONE }
}

export async function removeRunsBefore(db: Queries, time: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('automation_runs')
    .where('ended_at', '<', time)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
