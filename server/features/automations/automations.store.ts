/** Automations as rows. */
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { nextRunAt } from '#core/automations/next-run.ts'
import { AutomationSettings } from '#core/contract/publishing/automations.contract.ts'
import { problemRef, type ProblemRef } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import { isServed } from '../../platform/suspension.ts'
import type { AutomationsTable } from '../../platform/database/tables/automations.tables.ts'
import type { AccountKey } from './automation-parts.ts'

/** What is remembered of the sources. */
const SourceMemory = z.object({
  /** Those that were read whole, as `kind address`: what they name from then on is new. */
  read: z.array(z.string()),
  /** What their files stated of themselves. */
  versions: z.record(z.string(), z.object({ etag: z.string(), modified: z.string() })),
  /**
   * Sources that name more than one run reads, with what is read by now; the next run
   * goes on there. Missing in what an earlier version stored.
   */
  begun: z.record(z.string(), z.array(z.string())).default({}),
})
export type SourceMemory = z.infer<typeof SourceMemory>

export interface AutomationRow extends Omit<
  Selectable<AutomationsTable>,
  'settings' | 'memory' | 'is_on'
> {
  readonly settings: AutomationSettings
  readonly memory: SourceMemory
  readonly is_on: boolean
}

function readRow(row: Selectable<AutomationsTable>): AutomationRow {
  return {
    ...row,
    settings: AutomationSettings.parse(JSON.parse(row.settings)),
    memory: SourceMemory.parse(JSON.parse(row.memory)),
    is_on: row.is_on === 1,
  }
}

export interface AutomationKey extends AccountKey {
  readonly id: string
}

/** Oldest first. */
export async function listAutomationRows(
  db: Queries,
  { owner, accountId }: AccountKey,
): Promise<AutomationRow[]> {
  const rows = await db
    .selectFrom('automations')
    .selectAll()
    .where('user_id', '=', owner)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(readRow)
}

/** A deleted one too: `deleted_at` shows it. */
export async function findAutomationRow(
  db: Queries,
  { owner, accountId, id }: AutomationKey,
): Promise<AutomationRow | undefined> {
  const row = await db
    .selectFrom('automations')
    .selectAll()
    .where('user_id', '=', owner)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? undefined : readRow(row)
}

/** False: the id is in use already. */
export async function insertAutomation(
  tx: Tx,
  { owner, accountId, id }: AutomationKey,
  of: {
    readonly settings: AutomationSettings
    readonly isOn: boolean
    readonly problem: ProblemRef | null
    readonly dueAt: number | null
    readonly now: number
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('automations')
    .values({
      id,
      account_id: accountId,
      user_id: owner,
      settings: JSON.stringify(of.settings),
      revision: 1,
      is_on: of.isOn ? 1 : 0,
      problem: storedRef(of.problem),
      failures: 0,
      due_at: of.dueAt,
      memory: JSON.stringify({ read: [], versions: {}, begun: {} } satisfies SourceMemory),
      created_at: of.now,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export interface AutomationChange {
  readonly settings?: AutomationSettings
  readonly revision?: number
  readonly isOn?: boolean
  readonly problem?: ProblemRef | null
  readonly failures?: number
  readonly dueAt?: number | null
  readonly memory?: SourceMemory
  readonly deletedAt?: number | null
}

/** False: it has another revision by now, when `atRevision` is given. */
export async function changeAutomation(
  db: Queries,
  { owner, accountId, id }: AutomationKey,
  { atRevision, ...change }: AutomationChange & { readonly atRevision?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('automations')
    .set(columnsOf(change))
    .where('user_id', '=', owner)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .$if(atRevision !== undefined, (query) => query.where('revision', '=', atRevision ?? 0))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

function columnsOf({
  settings,
  revision,
  isOn,
  problem,
  failures,
  dueAt,
  memory,
  deletedAt,
}: AutomationChange): Partial<AutomationsTable> {
  const columns = {
    settings: settings && JSON.stringify(settings),
    revision,
    is_on: isOn === undefined ? undefined : Number(isOn),
    problem: problem === undefined ? undefined : storedRef(problem),
    failures,
    due_at: dueAt,
    memory: memory && JSON.stringify(memory),
    deleted_at: deletedAt,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

const storedRef = (problem: ProblemRef | null): string | null =>
  problem === null ? null : JSON.stringify(problemRef(problem))

/** All of the owner's, also those that are off, since a run may be under way: another person may have made them. False = none was on. */
export async function turnOffUnproven(tx: Tx, owner: string): Promise<boolean> {
  const on = await tx
    .selectFrom('automations')
    .select('id')
    .where('user_id', '=', owner)
    .where('is_on', '=', 1)
    .where('deleted_at', 'is', null)
    .execute()
  await tx
    .updateTable('automations')
    .set(columnsOf({ isOn: false, dueAt: null, problem: problem('automations.unproven') }))
    .where('user_id', '=', owner)
    .where('deleted_at', 'is', null)
    .execute()
  return on.length > 0
}

/**
 * Those whose time has come, of whatever person, as far as nothing holds them: a paused account, or
 * one that lost its connection.
 */
export async function listDueAutomations(db: Queries, now: number): Promise<AutomationRow[]> {
  const rows = await db
    .selectFrom('automations')
    .leftJoin('account_schedules', 'account_schedules.account_id', 'automations.account_id')
    .leftJoin('connections', 'connections.account_id', 'automations.account_id')
    .selectAll('automations')
    .where('automations.due_at', '<=', now)
    .where('automations.is_on', '=', 1)
    .where('automations.deleted_at', 'is', null)
    .where(isServed('automations.user_id'))
    .where('account_schedules.paused_at', 'is', null)
    .where((row) =>
      row.or([row('connections.state', 'is', null), row('connections.state', '=', 'connected')]),
    )
    .orderBy('automations.due_at')
    .limit(MAX_DUE)
    .execute()
  return rows.map(readRow)
}

/** Started in one round. */
const MAX_DUE = 100

/** True for the one server that starts the run of `dueAt`. */
export async function claimDue(
  tx: Tx,
  { id, due_at }: Pick<AutomationRow, 'id' | 'due_at'>,
  nextAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('automations')
    .set({ due_at: nextAt })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Why nothing of the account runs; null = nothing holds it. */
export async function holdOfAccount(
  db: Queries,
  accountId: string,
): Promise<'accountPaused' | 'accountLost' | 'accountStopped' | null> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('account_schedules', 'account_schedules.account_id', 'accounts.id')
    .leftJoin('connections', 'connections.account_id', 'accounts.id')
    .select(['account_schedules.paused_at', 'connections.state'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.paused_at !== null) return 'accountPaused'
  if (row.state === 'lost') return 'accountLost'
  return row.state === 'stopped' ? 'accountStopped' : null
}

/**
 * The account's zone is another one by now: daily runs come at the same wall time there. A run that
 * is due already starts as it was to.
 */
export async function moveDueTimes(
  tx: Tx,
  key: AccountKey,
  { zone, now }: { readonly zone: string; readonly now: number },
): Promise<void> {
  for (const { id, settings, due_at } of await listAutomationRows(tx, key))
    if (due_at !== null && due_at > now)
      await changeAutomation(tx, { ...key, id }, { dueAt: nextRunAt(settings, { zone, now }) })
}

/** With what they know and did; for good. */
export async function removeDeletedAutomations(db: Queries, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('automations')
    .where('deleted_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Of a person, for their data export. */
export async function listAllAutomations(db: Queries, owner: string): Promise<AutomationRow[]> {
  const rows = await db
    .selectFrom('automations')
    .selectAll()
    .where('user_id', '=', owner)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(readRow)
}
