/**
 * One server at a time works on an account: it sends, and it reads back. Every `sending` that a new
 * holder of the lease finds was left by a server that has stopped.
 */
import { sql } from 'kysely'
import { MAX_LATE_MS } from '#core/schedule/missed.ts'
import type { Queries, Tx } from '../../../../platform/database/database.ts'
import type { AccountOutboxesTable } from '../../../../platform/database/tables/publisher.tables.ts'

export interface OutboxLease {
  readonly owner: string
  readonly accountId: string
  readonly fence: number
}

/** Another server has taken over. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

interface Times {
  readonly now: number
  readonly until: number
}

/** Null: another server works on the account. */
export async function claimOutbox(
  db: Queries,
  { owner, accountId }: Omit<OutboxLease, 'fence'>,
  { now, until }: Times,
): Promise<OutboxLease | null> {
  await openOutbox(db, accountId)
  const row = await db
    .updateTable('account_outboxes')
    .set((expression) => ({ lease_until: until, fence: expression('fence', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('lease_until', '<=', now)
    .returning('fence')
    .executeTakeFirst()
  return row === undefined ? null : { owner, accountId, fence: row.fence }
}

export async function openOutbox(db: Queries, accountId: string): Promise<void> {
  await db
    .insertInto('account_outboxes')
    .values({
      account_id: accountId,
      lease_until: 0,
      fence: 0,
      next_at: 0,
      next_by: 'gap',
      stopped: null,
      failures: 0,
      backlog_from: null,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}

/** Throws when another server has the account by now. */
export async function renewLease(tx: Tx, lease: OutboxLease, until: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('account_outboxes')
    .set({ lease_until: until })
    .where('account_id', '=', lease.accountId)
    .where('fence', '=', lease.fence)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new LeaseLost()
}

export async function releaseOutbox(db: Queries, lease: OutboxLease): Promise<void> {
  await db
    .updateTable('account_outboxes')
    .set({ lease_until: 0 })
    .where('account_id', '=', lease.accountId)
    .where('fence', '=', lease.fence)
    .execute()
}

/** When the only server of a store starts: the process that held the leases has ended. */
export async function dropOutboxLeases(db: Queries): Promise<void> {
  await db.updateTable('account_outboxes').set({ lease_until: 0 }).execute()
}

/** Nothing is sent before `until`. An earlier time changes nothing. */
export async function postponeOutbox(
  tx: Tx,
  accountId: string,
  { until, by }: { readonly until: number; readonly by: AccountOutboxesTable['next_by'] },
): Promise<void> {
  await tx
    .updateTable('account_outboxes')
    .set({ next_at: until, next_by: by })
    .where('account_id', '=', accountId)
    .where('next_at', '<', until)
    .execute()
}

/**
 * What is not too late by now is not missed while the outbox holds it back. A hold that ended as
 * long ago as makes a pin too late counts for nothing.
 */
export async function keepBacklog(tx: Tx, accountId: string, now: number): Promise<void> {
  const latest = now - MAX_LATE_MS
  await tx
    .updateTable('account_outboxes')
    .set({
      backlog_from: sql<number>`case when backlog_from is not null and next_at >= ${latest}
        then backlog_from else ${latest} end`,
    })
    .where('account_id', '=', accountId)
    .execute()
}

/** Nothing waits behind what is sent now. */
export async function endBacklog(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('account_outboxes')
    .set({ backlog_from: null })
    .where('account_id', '=', accountId)
    .execute()
}

/** Answers how many there are in a row. */
export async function countFailure(tx: Tx, accountId: string): Promise<number> {
  const { failures } = await tx
    .updateTable('account_outboxes')
    .set((expression) => ({ failures: expression('failures', '+', 1) }))
    .where('account_id', '=', accountId)
    .returning('failures')
    .executeTakeFirstOrThrow()
  return failures
}

/** The network has answered. */
export async function clearFailures(tx: Queries, accountId: string): Promise<void> {
  await tx
    .updateTable('account_outboxes')
    .set({ failures: 0 })
    .where('account_id', '=', accountId)
    .where('failures', '>', 0)
    .execute()
}

/** `problem`: JSON of a `PublicationProblem`; null = goes on. */
export async function stopOutbox(
  db: Queries,
  accountId: string,
  problem: string | null,
): Promise<void> {
  await db
    .updateTable('account_outboxes')
    .set({ stopped: problem })
    .where('account_id', '=', accountId)
    .execute()
}
