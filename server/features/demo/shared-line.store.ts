/**
 * The line of visitors who try the demo, in the database: its places are leases with rising numbers,
 * so that a process that dies blocks it for one lease at most. Times are of PostgreSQL's clock: those
 * of two machines differ.
 */
import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/database/database.ts'

const PREFIX = 'demo line '
/** Digits of a number, so that the order of names is that of numbers. */
const DIGITS = 12
const NOW = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`
/** `lease`: ms */
const endOf = (lease: number) => sql<number>`${NOW} + ${lease}::bigint`

export interface Place {
  readonly name: string
  readonly holder: string
}

/** Appends a place, or answers null when there are as many already. */
export async function appendPlace(
  tx: Tx,
  at: { readonly holder: string; readonly lease: number; readonly most: number },
): Promise<Place | null> {
  // Two processes that read the same last number would both come before the other.
  await sql`select pg_advisory_xact_lock(hashtext(${PREFIX}))`.execute(tx)
  await inLine(tx.deleteFrom('leases')).where('until', '<=', NOW).execute()
  const places = await inLine(tx.selectFrom('leases')).select('name').orderBy('name').execute()
  if (places.length >= at.most) return null
  const last = Number(places.at(-1)?.name.slice(PREFIX.length) ?? 0)
  const place = { name: `${PREFIX}${String(last + 1).padStart(DIGITS, '0')}`, holder: at.holder }
  await tx
    .insertInto('leases')
    .values({ ...place, until: endOf(at.lease) })
    .execute()
  return place
}

export async function countBefore(db: Queries, place: Place): Promise<number> {
  const { before } = await inLine(db.selectFrom('leases'))
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('name', '<', place.name)
    .where('until', '>', NOW)
    .executeTakeFirstOrThrow()
  return Number(before)
}

export async function renewPlace(db: Queries, place: Place, lease: number): Promise<void> {
  const { name, holder } = place
  await db
    .updateTable('leases')
    .set({ until: endOf(lease) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute()
}

export async function removePlace(db: Queries, { name, holder }: Place): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
}

interface Filtered<Query> {
  where(column: 'name', operator: 'like', pattern: string): Query
}

const inLine = <Query extends Filtered<Query>>(query: Query): Query =>
  query.where('name', 'like', `${PREFIX}%`)
