/** The log of an account's pin events: revisions, gapless from 1, and each event once. */
import type { CommittedEnvelope } from '#core/pins/events/pin.events.ts'
import { parseJson } from '#core/contract/call/json-text.ts'
import { SentOutline, UNREADABLE } from '#core/contract/content/pin-outline.ts'
import type { CommittedOutline } from '#core/contract/content/pin-outline.ts'
import { readSharedEnvelope } from '#core/pins/events/pin-upcast.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import type { PinEventsTable } from '../../platform/database/tables/pins.tables.ts'
import type { Log } from '../../platform/log.ts'
import type { AccountKey } from './pins.store.ts'

/** An answer's size in bytes of JSON; a single larger event still goes. */
const BYTES_AN_ANSWER = 4_000_000
const ROWS_A_QUERY = 50
const ROWS_AN_INSERT = 500

export interface Counters {
  revision: number
  front: number
  /** Size of all envelopes in the log. */
  bytes: number
}

/**
 * Queues behind other writers of the account until the end of the transaction: that is what keeps
 * revisions gapless.
 */
export async function lockCounters(tx: Tx, { accountId }: AccountKey): Promise<Counters> {
  await tx
    .insertInto('pin_counters')
    .values({ account_id: accountId, revision: 0, front: 0, bytes: 0 })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  return tx
    .updateTable('pin_counters')
    .set((expression) => ({ revision: expression('revision', '+', 0) }))
    .where('account_id', '=', accountId)
    .returning(['revision', 'front', 'bytes'])
    .executeTakeFirstOrThrow()
}

export async function saveCounters(
  tx: Tx,
  { accountId }: AccountKey,
  counters: Counters,
): Promise<void> {
  await tx.updateTable('pin_counters').set(counters).where('account_id', '=', accountId).execute()
}

export async function currentRevision(
  queries: Queries,
  { owner, accountId }: AccountKey,
): Promise<number> {
  const row = await queries
    .selectFrom('pin_counters')
    .innerJoin('accounts', 'accounts.id', 'pin_counters.account_id')
    .select('pin_counters.revision')
    .where('pin_counters.account_id', '=', accountId)
    .where('accounts.user_id', '=', owner)
    .executeTakeFirst()
  return row?.revision ?? 0
}

/** Revision by event id, for those of the ids that are in the log. */
export async function revisionsOf(
  queries: Queries,
  { owner, accountId }: AccountKey,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('pin_events')
    .select(['id', 'revision'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', owner)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.revision]))
}

/** Returns the size of the inserted envelopes in bytes. */
export async function insertEvents(
  tx: Tx,
  { owner, accountId }: AccountKey,
  { events, recordedAt }: { events: readonly CommittedEnvelope[]; recordedAt: number },
): Promise<number> {
  const rows = events.map(({ revision, ...envelope }) => ({
    account_id: accountId,
    revision,
    id: envelope.id,
    user_id: owner,
    recorded_at: recordedAt,
    envelope: JSON.stringify(envelope),
  }))
  for (let at = 0; at < rows.length; at += ROWS_AN_INSERT)
    await tx
      .insertInto('pin_events')
      .values(rows.slice(at, at + ROWS_AN_INSERT))
      .execute()
  return rows.reduce((bytes, { envelope }) => bytes + Buffer.byteLength(envelope), 0)
}

export interface LogReader {
  readonly queries: Queries
  readonly log: Log
}

export interface EventRange {
  readonly after: number
  readonly limit: number
}

/**
 * Events after a revision, oldest first, at most `limit` and about 4 MB. A broken one is reported to
 * the operator and goes out in outline: it must not block all the others.
 */
export async function eventsAfter(
  { queries, log }: LogReader,
  key: AccountKey,
  range: EventRange,
): Promise<CommittedOutline[]> {
  const stored = (await rowsAfter(queries, key, range)).map((row) => ({ row, ...readStored(row) }))
  const faults = stored.flatMap(({ row: { revision }, fault }) =>
    fault === null ? [] : [{ revision, fault }],
  )
  if (faults.length > 0)
    log.warn('Stored events of pins are broken; they are given out as they stand', {
      account: key.accountId,
      count: faults.length,
      first: faults[0],
    })
  return stored.map(({ row: { revision }, event }) => ({ ...event, revision }))
}

type StoredEvent = Pick<PinEventsTable, 'id' | 'revision' | 'envelope'>

async function rowsAfter(
  queries: Queries,
  { owner, accountId }: AccountKey,
  range: EventRange,
): Promise<StoredEvent[]> {
  const found: StoredEvent[] = []
  let bytes = 0
  while (found.length < range.limit && bytes < BYTES_AN_ANSWER) {
    const limit = Math.min(ROWS_A_QUERY, range.limit - found.length)
    const after = found.at(-1)?.revision ?? range.after
    const rows = await queries
      .selectFrom('pin_events')
      .select(['id', 'revision', 'envelope'])
      .where('account_id', '=', accountId)
      .where('user_id', '=', owner)
      .where('revision', '>', after)
      .orderBy('revision')
      .limit(limit)
      .execute()
    for (const row of rows) {
      if (found.length > 0 && bytes + row.envelope.length > BYTES_AN_ANSWER) return found
      found.push(row)
      bytes += row.envelope.length
    }
    if (rows.length < limit) break
  }
  return found
}

/**
 * Old ones lifted. What a later build has stored, before this one was put back in its place, goes
 * out as it is: the client may know it.
 */
function readStored({ id, envelope }: StoredEvent): {
  readonly event: SentOutline
  readonly fault: string | null
} {
  const stored = parseJson(envelope)
  const read = readSharedEnvelope(stored)
  if (read.ok) return { event: read.envelope, fault: null }
  const outline = SentOutline.safeParse(stored)
  const event = outline.success
    ? outline.data
    : { id, v: 1, event: { type: UNREADABLE }, stored: envelope }
  return { event, fault: read.reason === 'newer' ? null : read.message }
}
