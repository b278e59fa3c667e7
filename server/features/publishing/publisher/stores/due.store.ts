/** Which accounts have something to do, and what is next in one of them. */
import { type RawBuilder, sql } from 'kysely'
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import { parseJson } from '#core/contract/call/json-text.ts'
import { SentPin } from '#core/publishing/read-back.ts'
import type { Queries } from '../../../../platform/database/database.ts'
import { isServed } from '../../../../platform/suspension.ts'
import { isInTime, isNotFiled, turnAt, withOutboxes } from './publication-rows.ts'

export interface Waiting {
  readonly now: number
  /** Those that this server can reach. */
  readonly networks: readonly NetworkName[]
}

const unleased = (now: number) => sql<boolean>`coalesce(account_outboxes.lease_until, 0) <= ${now}`

/**
 * Publications that are due, of accounts that may send now, are not paused and belong to a person
 * who is not suspended. Pins in a file for the bulk upload are left out: Pinterest publishes them.
 */
function dueToSend(db: Queries, { now, networks }: Waiting) {
  return withOutboxes(db)
    .innerJoin('connections', 'connections.account_id', 'publications.account_id')
    .leftJoin('account_schedules', 'account_schedules.account_id', 'publications.account_id')
    .where(isServed('publications.user_id'))
    .where('account_schedules.paused_at', 'is', null)
    .where('connections.state', '=', 'connected')
    .where('connections.network', 'in', [...networks])
    .where('publications.state', '=', 'planned')
    .where(isNotFiled)
    .where('publications.due_at', '<=', now)
    .whereRef('publications.due_at', '>=', 'connections.connected_at')
    .where(turnAt, '<=', now)
    .where(isInTime(now))
    .where('account_outboxes.stopped', 'is', null)
    .where(sql<boolean>`coalesce(account_outboxes.next_at, 0) <= ${now}`)
}

function dueToRead(db: Queries, { now, networks }: Waiting) {
  return withOutboxes(db)
    .innerJoin('connections', 'connections.account_id', 'publications.account_id')
    .where('connections.state', 'in', ['connected', 'stopped'])
    .where('connections.network', 'in', [...networks])
    .where('publication_sendings.look_at', '<=', now)
}

/**
 * Whether the account may send: it is connected, not paused or stopped, and its owner not
 * suspended.
 */
export async function maySend(db: Queries, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('connections')
    .leftJoin('account_schedules', 'account_schedules.account_id', 'connections.account_id')
    .leftJoin('account_outboxes', 'account_outboxes.account_id', 'connections.account_id')
    .innerJoin('accounts', 'accounts.id', 'connections.account_id')
    .select('connections.account_id')
    .where('connections.account_id', '=', accountId)
    .where(isServed('accounts.user_id'))
    .where('connections.state', '=', 'connected')
    .where('account_schedules.paused_at', 'is', null)
    .where('account_outboxes.stopped', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Accounts with something to do that no publisher works on, without those of `except`: what was
 * interrupted first, then those that wait longest. `except`: a subquery of account ids. `fence` is
 * that of the last lease; null = it never had one.
 */
export function waitingAccounts(
  db: Queries,
  of: Waiting & { readonly except: RawBuilder<string> },
) {
  const columns = [
    'publications.account_id',
    'publications.user_id',
    'account_outboxes.fence',
  ] as const
  const interrupted = withOutboxes(db)
    .select([...columns, sql<number>`0`.as('turn')])
    .where('publications.state', '=', 'sending')
    .where(unleased(of.now))
  const readings = dueToRead(db, of)
    .select([...columns, sql<number>`publication_sendings.look_at`.as('turn')])
    .where(unleased(of.now))
  const sendings = dueToSend(db, of)
    .select([...columns, turnAt.as('turn')])
    .where(unleased(of.now))
  const all =
    of.networks.length === 0 ? interrupted : interrupted.unionAll(readings).unionAll(sendings)
  return db
    .selectFrom(all.as('waiting'))
    .select(['account_id', 'user_id', 'fence', (row) => row.fn.min('turn').as('turn')])
    .where(sql<boolean>`account_id not in (${of.except})`)
    .groupBy(['account_id', 'user_id', 'fence'])
    .orderBy('turn')
    .orderBy('account_id')
}

export interface DuePublication {
  readonly id: string
  readonly pinId: string
  readonly dueAt: number
  /** When it was its turn. */
  readonly turn: number
  /** Of what planned it; null = it was not traced. */
  readonly trace: string | null
}

/** In the order in which they go out. */
export async function listDue(
  db: Queries,
  accountId: string,
  of: Waiting & { readonly limit: number },
): Promise<DuePublication[]> {
  const rows = await dueToSend(db, of)
    .select([
      'publications.id',
      'publications.pin_id',
      'publications.due_at',
      'publications.trace',
      turnAt.as('turn'),
    ])
    .where('publications.account_id', '=', accountId)
    .orderBy(turnAt)
    .orderBy('publications.id')
    .limit(of.limit)
    .execute()
  return rows.map(({ id, pin_id, due_at, turn, trace }) => ({
    id,
    pinId: pin_id,
    dueAt: due_at,
    turn,
    trace,
  }))
}

/** Whether another pin of the account waits for its turn. */
export async function hasOthersDue(db: Queries, accountId: string, of: Waiting): Promise<boolean> {
  return (await listDue(db, accountId, { ...of, limit: 1 })).length > 0
}

/** A pin that was sent and is read back. */
export interface ReadBack {
  readonly id: string
  readonly pinId: string
  readonly dueAt: number
  readonly state: string
  readonly fence: number
  readonly sentAt: number
  readonly sent: SentPin
  readonly networkPinId: string | null
  readonly readAt: number
  /** Readings that did not find it. */
  readonly readings: number
}

const READ_BACK_COLUMNS = [
  'publications.id',
  'publications.pin_id',
  'publications.due_at',
  'publications.state',
  'publication_sendings.fence',
  'publication_sendings.sent_at',
  'publication_sendings.sent',
  'publication_sendings.network_pin_id',
  'publication_sendings.look_at',
  'publication_sendings.looks',
] as const

export async function nextToReadBack(
  db: Queries,
  accountId: string,
  of: Waiting,
): Promise<ReadBack | undefined> {
  const row = await dueToRead(db, of)
    .select(READ_BACK_COLUMNS)
    .where('publications.account_id', '=', accountId)
    .orderBy('publication_sendings.look_at')
    .limit(1)
    .executeTakeFirst()
  return row && readBackOf(row)
}

/** All pins of the account with an unknown result that are read back, now or later. */
export async function listUnknown(db: Queries, accountId: string): Promise<ReadBack[]> {
  const rows = await withOutboxes(db)
    .select(READ_BACK_COLUMNS)
    .where('publications.account_id', '=', accountId)
    .where('publications.state', '=', 'unknown')
    .where('publication_sendings.look_at', 'is not', null)
    .orderBy('publication_sendings.look_at')
    .execute()
  return rows.map(readBackOf)
}

interface ReadBackRow {
  readonly id: string
  readonly pin_id: string
  readonly due_at: number
  readonly state: string
  readonly fence: number | null
  readonly sent_at: number | null
  readonly sent: string | null
  readonly network_pin_id: string | null
  readonly look_at: number | null
  readonly looks: number | null
}

function readBackOf(row: ReadBackRow): ReadBack {
  const { id, fence, sent_at: sentAt, sent, look_at: readAt } = row
  if (fence === null || sentAt === null || sent === null || readAt === null)
    throw new Error(`Publication ${id} is read back, and was never sent.`)
  return {
    id,
    pinId: row.pin_id,
    dueAt: row.due_at,
    state: row.state,
    fence,
    sentAt,
    sent: SentPin.parse(parseJson(sent)),
    networkPinId: row.network_pin_id,
    readAt,
    readings: row.looks ?? 0,
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
  return rows.map(({ id, pin_id, due_at, fence, sent_at }) => {
    if (fence === null || sent_at === null)
      throw new Error(`Publication ${id} is being sent, and nothing says since when.`)
    return { id, pinId: pin_id, dueAt: due_at, fence, sentAt: sent_at }
  })
}
