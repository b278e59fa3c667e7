/**
 * Corrects the running totals in `pin_counters.bytes`: a process of an older release, still running beside
 * new ones, appends to the log without adding to them.
 */
import { sql } from 'kysely'
import type { Database, Queries } from '../database/database.ts'
import { BATCH, type CleanupJob } from '../sweep.ts'

const DAY = 86_400_000
/** A recount that was missed once is made up for. */
const LOOKS_BACK = 2 * DAY

export function recountBytes(database: Pick<Database, 'root' | 'transaction'>): CleanupJob {
  return {
    name: 'wrong counts of bytes',
    every: DAY,
    run: async (now) => {
      let count = 0
      for (let after = ''; ;) {
        const ids = await recentlyWritten(database.root, { after, since: now - LOOKS_BACK })
        for (const id of ids)
          if ((await isWrong(database.root, id)) && (await recount(database, id))) count += 1
        if (ids.length < BATCH) return count
        after = ids.at(-1) ?? after
      }
    },
  }
}

/** Accounts whose newest event is at most so old, by the keys of both tables. */
async function recentlyWritten(
  db: Queries,
  { after, since }: { readonly after: string; readonly since: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('pin_counters')
    .innerJoin('pin_events', (join) =>
      join
        .onRef('pin_events.account_id', '=', 'pin_counters.account_id')
        .onRef('pin_events.revision', '=', 'pin_counters.revision'),
    )
    .select('pin_counters.account_id as id')
    .where('pin_counters.account_id', '>', after)
    .where('pin_events.recorded_at', '>=', since)
    .orderBy('pin_counters.account_id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

const counted = (db: Queries, accountId: string) =>
  db
    .selectFrom('pin_events')
    .select(sql<number>`coalesce(sum(octet_length(envelope)), 0)`.as('bytes'))
    .where('account_id', '=', accountId)

/** One statement, so that both figures are of the same moment. Locks nothing. */
async function isWrong(db: Queries, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('pin_counters')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('bytes', '!=', counted(db, accountId))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the account is still there. */
async function recount(
  database: Pick<Database, 'transaction'>,
  accountId: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // Waits for writers of the log; the next statement then sees what they have appended.
    await tx
      .updateTable('pin_counters')
      .set((row) => ({ revision: row('revision', '+', 0) }))
      .where('account_id', '=', accountId)
      .execute()
    const { numUpdatedRows } = await tx
      .updateTable('pin_counters')
      .set({ bytes: counted(tx, accountId) })
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  })
}
