/** Which accounts have something to do, and what is next in one of them. */
import { sql } from 'kysely'
import type { NetworkName } from '#core/contract/connections.contract.ts'
import { MAX_LATE_MS } from '#core/schedule/missed.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { turnAt, withSendings } from './publication-rows.ts'

const MAX_ACCOUNTS = 20

interface Waiting {
  readonly now: number
  /** Those that this server can reach. */
  readonly networks: readonly NetworkName[]
}

export interface WaitingAccount {
  readonly owner: string
  readonly accountId: string
}

const withOutboxes = (db: Queries) =>
  withSendings(db).leftJoin(
    'account_outboxes',
    'account_outboxes.account_id',
    'publications.account_id',
  )

const unleased = (now: number) => sql<boolean>`coalesce(account_outboxes.lease_until, 0) <= ${now}`

/** Pins whose turn it is, of accounts that may send now and are not paused. */
function dueToSend(db: Queries, { now, networks }: Waiting) {
  return withOutboxes(db)
    .innerJoin('connections', 'connections.account_id', 'publications.account_id')
    .leftJoin('account_schedules', 'account_schedules.account_id', 'publications.account_id')
    .where('account_schedules.paused_at', 'is', null)
    .where('connections.state', '=', 'connected')
    .where('connections.network', 'in', [...networks])
    .where('publications.state', '=', 'planned')
    .where('publications.due_at', '<=', now)
    .whereRef('publications.due_at', '>=', 'connections.connected_at')
    .where(turnAt, '<=', now)
    .where(turnAt, '>=', now - MAX_LATE_MS)
    .where('account_outboxes.stopped', 'is', null)
    .where(sql<boolean>`coalesce(account_outboxes.next_at, 0) <= ${now}`)
}

function dueToLook(db: Queries, { now, networks }: Waiting) {
  return withOutboxes(db)
    .innerJoin('connections', 'connections.account_id', 'publications.account_id')
    .where('connections.state', 'in', ['connected', 'stopped'])
    .where('connections.network', 'in', [...networks])
    .where('publication_sendings.look_at', '<=', now)
}

/** Whether the account may send: it is connected, not paused and not stopped. */
export async function maySend(db: Queries, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('connections')
    .leftJoin('account_schedules', 'account_schedules.account_id', 'connections.account_id')
    .leftJoin('account_outboxes', 'account_outboxes.account_id', 'connections.account_id')
    .select('connections.account_id')
    .where('connections.account_id', '=', accountId)
    .where('connections.state', '=', 'connected')
    .where('account_schedules.paused_at', 'is', null)
    .where('account_outboxes.stopped', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Those that wait longest come first in each kind. */
export async function listWaiting(db: Queries, of: Waiting): Promise<WaitingAccount[]> {
  const columns = ['publications.account_id', 'publications.user_id'] as const
  const interrupted = await withOutboxes(db)
    .select(columns)
    .distinct()
    .where('publications.state', '=', 'sending')
    .where(unleased(of.now))
    .limit(MAX_ACCOUNTS)
    .execute()
  if (of.networks.length === 0) return interrupted.map(keyOf)
  const looks = await dueToLook(db, of)
    .select(columns)
    .distinct()
    .where(unleased(of.now))
    .limit(MAX_ACCOUNTS)
    .execute()
  const sendings = await dueToSend(db, of)
    .select([...columns, sql<number>`min(${turnAt})`.as('turn')])
    .where(unleased(of.now))
    .groupBy(columns)
    .orderBy('turn')
    .limit(MAX_ACCOUNTS)
    .execute()
  const all = [...interrupted, ...looks, ...sendings].map(keyOf)
  return [...new Map(all.map((key) => [key.accountId, key])).values()]
}

const keyOf = (row: { account_id: string; user_id: string }): WaitingAccount => ({
  owner: row.user_id,
  accountId: row.account_id,
})

export interface DuePublication {
  readonly id: string
  readonly pinId: string
  readonly dueAt: number
}

export async function nextToSend(
  db: Queries,
  accountId: string,
  of: Waiting,
): Promise<DuePublication | undefined> {
  const row = await dueToSend(db, of)
    .select(['publications.id', 'publications.pin_id', 'publications.due_at'])
    .where('publications.account_id', '=', accountId)
    .orderBy(turnAt)
    .orderBy('publications.id')
    .limit(1)
    .executeTakeFirst()
  return row && { id: row.id, pinId: row.pin_id, dueAt: row.due_at }
}

export interface DueLook {
  readonly id: string
  readonly pinId: string
  readonly dueAt: number
  readonly state: string
  readonly fence: number
  readonly sentAt: number
  readonly sent: string
  readonly networkPinId: string | null
  /** Looks that found nothing. */
  readonly looks: number
}

export async function nextToLookFor(
  db: Queries,
  accountId: string,
  of: Waiting,
): Promise<DueLook | undefined> {
  const row = await dueToLook(db, of)
    .select([
      'publications.id',
      'publications.pin_id',
      'publications.due_at',
      'publications.state',
      'publication_sendings.fence',
      'publication_sendings.sent_at',
      'publication_sendings.sent',
      'publication_sendings.network_pin_id',
      'publication_sendings.looks',
    ])
    .where('publications.account_id', '=', accountId)
    .orderBy('publication_sendings.look_at')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.fence === null || row.sent_at === null || row.sent === null)
    throw new Error(`Publication ${row.id} is looked for, and was never sent.`)
  return {
    id: row.id,
    pinId: row.pin_id,
    dueAt: row.due_at,
    state: row.state,
    fence: row.fence,
    sentAt: row.sent_at,
    sent: row.sent,
    networkPinId: row.network_pin_id,
    looks: row.looks ?? 0,
  }
}

export interface InterruptedSending {
  readonly id: string
  readonly pinId: string
  readonly dueAt: number
  readonly fence: number
  readonly sentAt: number
}

/** Asked under the account's lease. */
export async function listInterrupted(
  db: Queries,
  accountId: string,
): Promise<InterruptedSending[]> {
  const rows = await withOutboxes(db)
    .select([
      'publications.id',
      'publications.pin_id',
      'publications.due_at',
      'publication_sendings.fence',
      'publication_sendings.sent_at',
    ])
    .where('publications.account_id', '=', accountId)
    .where('publications.state', '=', 'sending')
    .execute()
  return rows.map(({ id, pin_id, due_at, fence, sent_at }) => ({
    id,
    pinId: pin_id,
    dueAt: due_at,
    fence: fence ?? 0,
    sentAt: sent_at ?? 0,
  }))
}
