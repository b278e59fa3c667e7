/**
 * Finds accounts with something to do and leases them at once, so that two servers never work through
 * the same list. On PostgreSQL one statement does both and skips what another one holds.
 */
import { sql } from 'kysely'
import { prepared } from '../../../../platform/database/postgres/postgres.ts'
import type { Database, Queries } from '../../../../platform/database/database.ts'
import { type Waiting, waitingAccounts } from './due.store.ts'
import { claimOutbox, openOutbox, type OutboxLease } from './outbox-lease.store.ts'

interface Claim extends Waiting {
  /** When the leases end. */
  readonly until: number
  readonly count: number
  /** Accounts that are not wanted. */
  readonly except: readonly string[]
}

/** More claims than this at the same moment: some find nothing, and look again after their pause. */
const AT_ONCE = 16

/** `count` at most, those that wait longest first; none only if none is left. */
export async function claimWaiting(database: Database, claim: Claim): Promise<OutboxLease[]> {
  if (database.kind === 'sqlite') return claimInTurn(database, claim)
  const found = await claimAtOnce(database.root, claim)
  const leases = found.flatMap(({ account_id, user_id, fence }) =>
    fence === null ? [] : [{ owner: user_id, accountId: account_id, fence }],
  )
  const unopened = found.filter(({ fence }) => fence === null)
  // By itself: it waits for an account that is being deleted, and would hold the leases meanwhile.
  for (const { account_id } of unopened) await openOutbox(database.root, account_id)
  return leases.length > 0 || unopened.length === 0 ? leases : claimWaiting(database, claim)
}

interface FoundRow {
  readonly account_id: string
  readonly user_id: string
  /** Null: it was not leased, for it has no outbox yet. */
  readonly fence: number | null
}

/** A lease that another server has just ended counts as taken: the account may have no more to do. */
async function claimAtOnce(db: Queries, claim: Claim): Promise<FoundRow[]> {
  const { now, until, count } = claim
  const except = sql<string>`select unnest(${[...claim.except]}::text[])`
  const { rows } = await sql<FoundRow>`
    with waiting as materialized (
      select listed.*, row_number() over (order by turn, account_id) as place
      from (${waitingAccounts(db, { ...claim, except }).limit(count + AT_ONCE)}) as listed
    ),
    picked as materialized (
      select outbox.account_id, place, user_id
      from waiting join account_outboxes as outbox
        on outbox.account_id = waiting.account_id and outbox.fence = waiting.fence
      where outbox.lease_until <= ${now}
      order by place limit ${count} for update of outbox skip locked
    ),
    leased as (
      update account_outboxes
      set lease_until = ${until}, fence = account_outboxes.fence + 1
      from picked where account_outboxes.account_id = picked.account_id
      returning account_outboxes.account_id, user_id, account_outboxes.fence, place
    )
    select account_id, user_id, fence from (
      select account_id, user_id, fence, place from leased
      union all
      select account_id, user_id, null, place from waiting
      where fence is null and place <= ${count}
    ) as found order by place ${prepared}`.execute(db)
  return rows
}

/** In a transaction, which keeps out all others on SQLite. */
const claimInTurn = (database: Database, claim: Claim): Promise<OutboxLease[]> =>
  database.transaction(async (tx) => {
    const except = sql<string>`select value from json_each(${JSON.stringify(claim.except)})`
    const found = await waitingAccounts(tx, { ...claim, except })
      .limit(claim.count)
      .execute()
    const leases: OutboxLease[] = []
    for (const { account_id: accountId, user_id: owner } of found) {
      const lease = await claimOutbox(tx, { owner, accountId }, claim)
      if (lease !== null) leases.push(lease)
    }
    return leases
  })
