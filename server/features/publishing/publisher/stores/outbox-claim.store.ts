/**
 * Finds accounts with something to do and leases them at once, so that two servers never work
 * through the same list. On PostgreSQL one statement does both and skips what another one holds.
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

/** How many more a listing names. Beyond that a backlog waits, of which a listing reads all. */
export const MORE = 16

/** An account that was found and not leased. */
export interface Found {
  readonly account_id: string
  readonly user_id: string
  /** Of its last lease; null = it has no outbox yet. */
  readonly fence: number | null
}

export interface Claimed {
  readonly leases: readonly OutboxLease[]
  /** Of a backlog, those that come next; none was leased. */
  readonly others: readonly Found[]
}

/**
 * `count` at most, those that wait longest first; no lease only if none is left. `among`: those
 * that a claim just before found, of which all may be taken by now; null = lists again, which reads
 * all that is due.
 */
export async function claimWaiting(
  database: Database,
  claim: Claim,
  among: readonly Found[] | null,
): Promise<Claimed> {
  if (database.kind === 'sqlite') return claimInTurn(database, claim, among)
  const found = await claimAtOnce(database.root, claim, among)
  const leases = found.flatMap(({ account_id, user_id, leased }) =>
    leased === null ? [] : [{ owner: user_id, accountId: account_id, fence: leased }],
  )
  const unopened = found.slice(0, claim.count).filter(({ fence }) => fence === null)
  // By itself: it waits for an account that is being deleted, and would hold the leases meanwhile.
  for (const { account_id } of unopened) await openOutbox(database.root, account_id)
  if (leases.length === 0 && unopened.length > 0) return claimWaiting(database, claim, null)
  const last = found.findLastIndex(({ leased }) => leased !== null)
  return { leases, others: hasMore(claim, among, found) ? found.slice(last + 1) : [] }
}

/** A short list is not kept: servers would work through the same one. */
const hasMore = ({ count }: Claim, among: readonly Found[] | null, found: readonly Found[]) =>
  among !== null || found.length === count + MORE

interface FoundRow extends Found {
  /** Its new fence; null = another server has it. */
  readonly leased: number | null
}

/**
 * A lease that another server has just ended counts as taken: the account may have no more to do.
 */
async function claimAtOnce(
  db: Queries,
  claim: Claim,
  among: readonly Found[] | null,
): Promise<FoundRow[]> {
  const { now, until, count } = claim
  const except = sql<string>`select unnest(${[...claim.except]}::text[])`
  const listed =
    among === null ? waitingAccounts(db, { ...claim, except }).limit(count + MORE) : named(among)
  const { rows } = await sql<FoundRow>`
    with waiting as materialized (
      select listed.*, row_number() over (order by turn, account_id) as place
      from (${listed}) as listed
    ),
    picked as materialized (
      select outbox.account_id
      from waiting join account_outboxes as outbox
        on outbox.account_id = waiting.account_id and outbox.fence = waiting.fence
      where outbox.lease_until <= ${now}
      order by place limit ${count} for update of outbox skip locked
    ),
    leased as (
      update account_outboxes
      set lease_until = ${until}, fence = account_outboxes.fence + 1
      from picked where account_outboxes.account_id = picked.account_id
      returning account_outboxes.account_id, account_outboxes.fence
    )
    select waiting.account_id, user_id, waiting.fence, leased.fence as leased
    from waiting left join leased on leased.account_id = waiting.account_id
    order by place ${prepared}`.execute(db)
  return rows
}

const named = (among: readonly Found[]) => sql`
  select * from unnest(
    ${among.map(({ account_id }) => account_id)}::text[],
    ${among.map(({ user_id }) => user_id)}::text[],
    ${among.map(({ fence }) => fence)}::bigint[]
  ) with ordinality as found (account_id, user_id, fence, turn)`

/** In a transaction, which keeps out all others on SQLite. */
const claimInTurn = (
  database: Database,
  claim: Claim,
  among: readonly Found[] | null,
): Promise<Claimed> =>
  database.transaction(async (tx) => {
    const except = sql<string>`select value from json_each(${JSON.stringify(claim.except)})`
    const listed = waitingAccounts(tx, { ...claim, except }).limit(claim.count + MORE)
    const found = among ?? (await listed.execute())
    const leases: OutboxLease[] = []
    for (const { account_id: accountId, user_id: owner } of found.slice(0, claim.count)) {
      const lease = await claimOutbox(tx, { owner, accountId }, claim)
      if (lease !== null) leases.push(lease)
    }
    return { leases, others: hasMore(claim, among, found) ? found.slice(claim.count) : [] }
  })
