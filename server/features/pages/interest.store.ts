/**
 * Interests of a page, in order. What a person made, renamed, chose or took away outlives every new
 * reading.
 */
import type { z } from 'zod'
import { Interest } from '#core/contract/content/pages.contract.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'

const StoredInterest = Interest.omit({ id: true, interest_name: true, chosen: true })
type StoredInterest = z.infer<typeof StoredInterest>

export const interestKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Of several pages at once, each in order. */
export async function interestsOf(
  db: Queries,
  owner: string,
  pageIds: readonly string[],
): Promise<Map<string, Interest[]>> {
  const found = new Map<string, Interest[]>(pageIds.map((id) => [id, []]))
  if (pageIds.length === 0) return found
  const rows = await db
    .selectFrom('interests')
    .selectAll()
    .where('user_id', '=', owner)
    .where('page_id', 'in', [...pageIds])
    .orderBy('ordinal')
    .orderBy('id')
    .execute()
  for (const row of rows) found.get(row.page_id)?.push(presented(row))
  return found
}

export async function findInterest(
  db: Queries,
  owner: string,
  at: { readonly pageId: string; readonly interestId: string },
): Promise<Interest | undefined> {
  const row = await db
    .selectFrom('interests')
    .selectAll()
    .where('user_id', '=', owner)
    .where('page_id', '=', at.pageId)
    .where('id', '=', at.interestId)
    .executeTakeFirst()
  return row ? presented(row) : undefined
}

function presented(row: { id: string; name: string; chosen: number; interest: string }): Interest {
  return {
    ...StoredInterest.parse(JSON.parse(row.interest)),
    id: row.id,
    interest_name: row.name,
    chosen: row.chosen === 1,
  }
}

export interface OwnInterest {
  readonly pageId: string
  readonly interest: Interest
}

/**
 * False when the page has an interest of that name (or that id is taken). `at`: it was there
 * before, at this place; else it goes last.
 */
export async function insertInterest(
  tx: Tx,
  owner: string,
  { pageId, interest, at }: OwnInterest & { readonly at?: number },
): Promise<boolean> {
  const places = await tx
    .selectFrom('interests')
    .select('ordinal')
    .where('page_id', '=', pageId)
    .orderBy('ordinal')
    .orderBy('id')
    .execute()
  const taken = at === undefined ? undefined : places[at]?.ordinal
  const ordinal = taken ?? (places.at(-1)?.ordinal ?? -1) + 1
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('interests')
    .values({
      ...columns(interest),
      id: interest.id,
      user_id: owner,
      page_id: pageId,
      ordinal,
      is_own: at === undefined || isMade(interest) ? 1 : 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (taken !== undefined && numInsertedOrUpdatedRows === 1n) {
    await tx
      .updateTable('interests')
      .set((row) => ({ ordinal: row('ordinal', '+', 1) }))
      .where('page_id', '=', pageId)
      .where('ordinal', '>=', taken)
      .where('id', '!=', interest.id)
      .execute()
  }
  await tx
    .deleteFrom('removed_interests')
    .where('page_id', '=', pageId)
    .where('name_key', '=', interestKey(interest.interest_name))
    .execute()
  return numInsertedOrUpdatedRows === 1n
}

/** A person's: the page was never measured for it, or its category was corrected by hand. */
function isMade({ relevance, categories }: Interest): boolean {
  return relevance === 0 || categories.some(({ by }) => by === 'person')
}

/** `isOwn`: the person changed what it says, not only whether it is chosen. */
export async function saveInterest(
  tx: Tx,
  owner: string,
  { pageId, interest, isOwn }: OwnInterest & { readonly isOwn: boolean },
): Promise<void> {
  await tx
    .updateTable('interests')
    .where('user_id', '=', owner)
    .where('page_id', '=', pageId)
    .where('id', '=', interest.id)
    .set({ ...columns(interest), ...(isOwn ? { is_own: 1 } : {}) })
    .execute()
}

function columns(interest: Interest): {
  name: string
  name_key: string
  chosen: number
  interest: string
} {
  const { id: _, interest_name: name, chosen, ...rest } = interest
  return {
    name,
    name_key: interestKey(name),
    chosen: chosen ? 1 : 0,
    interest: JSON.stringify(rest satisfies StoredInterest),
  }
}

export async function isNameTaken(
  tx: Queries,
  owner: string,
  name: { readonly pageId: string; readonly name: string; readonly except: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('interests')
    .select('id')
    .where('user_id', '=', owner)
    .where('page_id', '=', name.pageId)
    .where('name_key', '=', interestKey(name.name))
    .where('id', '!=', name.except)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteInterest(
  tx: Tx,
  owner: string,
  at: { readonly pageId: string; readonly interestId: string },
): Promise<boolean> {
  const row = await tx
    .deleteFrom('interests')
    .where('user_id', '=', owner)
    .where('page_id', '=', at.pageId)
    .where('id', '=', at.interestId)
    .returning('name_key')
    .executeTakeFirst()
  if (!row) return false
  await tx
    .insertInto('removed_interests')
    .values({ page_id: at.pageId, name_key: row.name_key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/**
 * What a new reading found: interests of the same name keep id and choice, the person's own stay as
 * they are, what was taken away stays away, others that the page no longer speaks of go.
 */
export async function replaceFoundInterests(
  tx: Tx,
  owner: string,
  read: { readonly pageId: string; readonly found: readonly Interest[] },
): Promise<void> {
  const { pageId } = read
  const rows = await tx
    .selectFrom('interests')
    .selectAll()
    .where('user_id', '=', owner)
    .where('page_id', '=', pageId)
    .orderBy('ordinal')
    .execute()
  const removed = await tx
    .selectFrom('removed_interests')
    .select('name_key')
    .where('page_id', '=', pageId)
    .execute()
  const gone = new Set(removed.map((row) => row.name_key))
  const byKey = new Map(rows.map((row) => [row.name_key, row]))
  const found = read.found.filter((interest) => !gone.has(interestKey(interest.interest_name)))
  const keys = new Set(found.map((interest) => interestKey(interest.interest_name)))
  for (const row of rows)
    if (row.is_own === 0 && !keys.has(row.name_key))
      await tx.deleteFrom('interests').where('id', '=', row.id).execute()
  const isFirstReading = rows.every((row) => row.is_own === 1)
  for (const [ordinal, interest] of found.entries()) {
    const known = byKey.get(interestKey(interest.interest_name))
    if (known?.is_own === 1) continue
    if (known)
      await tx
        .updateTable('interests')
        .where('id', '=', known.id)
        .set({ ordinal, interest: columns(interest).interest, name: interest.interest_name })
        .execute()
    else
      await tx
        .insertInto('interests')
        .values({
          ...columns(interest),
          chosen: isFirstReading && interest.chosen ? 1 : 0,
          id: interest.id,
          user_id: owner,
          page_id: pageId,
          ordinal,
          is_own: 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
}
