/** When the figures of connected accounts are read, and by whom. */
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import type { ReadingProblem } from '#core/contract/publishing/results.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { ResultReadingsTable } from '../../platform/database/tables/results.tables.ts'
import { newId } from '../../platform/ids.ts'

export interface DueReading {
  readonly account_id: string
  readonly grant_id: string
  readonly network: NetworkName
  readonly network_user_id: string
  readonly is_sandbox: boolean
  /** Null = it was never read. */
  readonly due_at: number | null
  readonly failures: number
}

/** Those that wait longest first. Who they are there is known once their boards were read. */
export async function listDueReadings(db: Queries, now: number): Promise<DueReading[]> {
  const rows = await db
    .selectFrom('connections')
    .leftJoin('result_readings', 'result_readings.account_id', 'connections.account_id')
    .select(['connections.account_id', 'grant_id', 'network', 'network_user_id', 'tier'])
    .select(['result_readings.due_at', 'result_readings.failures'])
    .where('connections.state', '=', 'connected')
    .where('network_user_id', 'is not', null)
    .where((one) =>
      one.or([one('result_readings.due_at', 'is', null), one('result_readings.due_at', '<=', now)]),
    )
    .orderBy('result_readings.due_at')
    .execute()
  return rows.map(({ network_user_id, tier, failures, ...row }) => ({
    ...row,
    network_user_id: network_user_id ?? '',
    is_sandbox: tier === 'sandbox',
    failures: failures ?? 0,
  }))
}

export interface ResultReading {
  readonly accountId: string
  readonly id: string
  /** The connection that it reads with. */
  readonly grantId: string
}

/** For the one server that reads them; null for the others. */
export async function claimResultReading(
  db: Queries,
  { account_id, grant_id, due_at }: Pick<DueReading, 'account_id' | 'grant_id' | 'due_at'>,
  until: number,
): Promise<ResultReading | null> {
  const reading_id = newId()
  const claimed =
    due_at === null
      ? await db
          .insertInto('result_readings')
          .values({
            account_id,
            due_at: until,
            reading_id,
            read_at: null,
            asked_at: null,
            problem: null,
            failures: 0,
          })
          .onConflict((conflict) => conflict.column('account_id').doNothing())
          .returning('account_id')
          .executeTakeFirst()
      : await db
          .updateTable('result_readings')
          .set({ due_at: until, reading_id })
          .where('account_id', '=', account_id)
          .where('due_at', '=', due_at)
          .returning('account_id')
          .executeTakeFirst()
  return claimed === undefined ? null : { accountId: account_id, id: reading_id, grantId: grant_id }
}

/** False when another reading has begun, or the account is no longer connected by the same grant. */
export async function isReadingOurs(
  db: Queries,
  { accountId, id, grantId }: ResultReading,
): Promise<boolean> {
  const row = await db
    .selectFrom('result_readings')
    .innerJoin('connections', 'connections.account_id', 'result_readings.account_id')
    .select('result_readings.account_id')
    .where('result_readings.account_id', '=', accountId)
    .where('result_readings.reading_id', '=', id)
    .where('connections.state', '=', 'connected')
    .where('connections.grant_id', '=', grantId)
    .executeTakeFirst()
  return row !== undefined
}

export async function endResultReading(
  db: Queries,
  { accountId, id }: ResultReading,
  change: Pick<ResultReadingsTable, 'due_at' | 'failures'> & {
    readonly problem: ReadingProblem | null
    /** Missing = it brought nothing new. */
    readonly read_at?: number
  },
): Promise<void> {
  await db
    .updateTable('result_readings')
    .set({ ...change, reading_id: null })
    .where('account_id', '=', accountId)
    .where('reading_id', '=', id)
    .execute()
}

/** Readings that are under way count as broken off then, at the latest. */
export async function shortenLeases(db: Queries, latest: number): Promise<void> {
  await db
    .updateTable('result_readings')
    .set({ due_at: latest })
    .where('reading_id', 'is not', null)
    .where('due_at', '>', latest)
    .execute()
}

/** Accounts of the network are read again then, at the latest. */
export async function shortenWaits(
  db: Queries,
  network: NetworkName,
  latest: number,
): Promise<void> {
  const accounts = db
    .selectFrom('connections')
    .select('connections.account_id')
    .where('network', '=', network)
  await db
    .updateTable('result_readings')
    .set({ due_at: latest })
    .where('account_id', 'in', accounts)
    .where('due_at', '>', latest)
    .execute()
}

/** A person may ask for a reading once in this time. ms */
const ASKING_PAUSE = 60_000

/** Makes the account due. 0 = it is; else the milliseconds until they may ask again. */
export async function askForReading(db: Queries, accountId: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('result_readings')
    .select('asked_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return 0
  const { asked_at } = row
  // A clock that was set back must not lock anybody out.
  const wait = asked_at === null || asked_at > now ? 0 : asked_at + ASKING_PAUSE - now
  if (wait > 0) return wait
  await db
    .updateTable('result_readings')
    .set({ asked_at: now, due_at: now })
    .where('account_id', '=', accountId)
    .where('reading_id', 'is', null)
    .execute()
  return 0
}
