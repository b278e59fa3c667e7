/**
 * The publications as rows, written in the transaction of the events that changed them. A deleted
 * pin holds no slot and has nothing due; what was sent of it stays, for the publisher must find out
 * what became of it.
 */
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { isUnsent } from '#core/pins/book/pin-publications.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { PublicationsTable } from '../../../platform/database/tables/pins.tables.ts'
import { traceparent } from '../../../platform/observability/tracing/trace-context.ts'
import type { AccountKey, StoredPin } from '../pins.store.ts'

const VALUES_A_QUERY = 500

/** Which publication holds which instant of a slot: those of the batch, and what it makes of them. */
export type SlotHolders = Map<number, string>

export async function slotHolders(
  tx: Tx,
  { owner, accountId }: AccountKey,
  instants: readonly number[],
): Promise<SlotHolders> {
  const holders: SlotHolders = new Map()
  for (const part of parts([...new Set(instants)])) {
    const rows = await tx
      .selectFrom('publications')
      .select(['id', 'slot_at'])
      .where('account_id', '=', accountId)
      .where('user_id', '=', owner)
      .where('slot_at', 'in', part)
      .execute()
    for (const { id, slot_at } of rows) if (slot_at !== null) holders.set(slot_at, id)
  }
  return holders
}

/** What a row has to have in the store. */
export function publicationsIn(row: StoredPin | undefined): readonly Publication[] {
  const all = row?.pin.publications ?? []
  return row?.deletedAt === null ? all : all.filter((publication) => !isUnsent(publication))
}

/** The instant of the slot that it holds. What failed holds none. */
export function slotOf({ at, slot_id, state }: Publication): number | null {
  return slot_id === undefined || state === 'failed' ? null : at
}

export interface ChangedPublications {
  readonly pinId: string
  readonly before: readonly Publication[]
  readonly after: readonly Publication[]
}

/**
 * Slots are given back before they are taken: two publications may have changed places. One that
 * does not hold its slot by `slots` gets none: another took it while this one had failed.
 */
export async function savePublications(
  tx: Tx,
  { key, slots }: { key: AccountKey; slots: SlotHolders },
  changes: readonly ChangedPublications[],
): Promise<void> {
  const fresh = changes.flatMap(({ pinId, before, after }) => {
    const same = new Set(before.map(contentOf))
    return after
      .filter((one) => !same.has(contentOf(one)))
      .map((one) => ({
        ...rowOf(key, pinId, one),
        slot_at: slots.get(one.at) === one.id ? slotOf(one) : null,
      }))
  })
  const gone = changes.flatMap(({ before, after }) => {
    const kept = new Set(after.map(({ id }) => id))
    return before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  })
  for (const part of parts(gone))
    await tx
      .deleteFrom('publications')
      .where('account_id', '=', key.accountId)
      .where('user_id', '=', key.owner)
      .where('id', 'in', part)
      .execute()
  for (const part of parts(fresh.map(({ id }) => id)))
    await tx
      .updateTable('publications')
      .set({ slot_at: null })
      .where('account_id', '=', key.accountId)
      .where('user_id', '=', key.owner)
      .where('id', 'in', part)
      .execute()
  for (const part of parts(fresh))
    await tx
      .insertInto('publications')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'id']).doUpdateSet((row) => ({
          board_id: row.ref('excluded.board_id'),
          state: row.ref('excluded.state'),
          due_at: row.ref('excluded.due_at'),
          slot_at: row.ref('excluded.slot_at'),
          trace: row.ref('excluded.trace'),
        })),
      )
      .execute()
}

function rowOf(
  { owner, accountId }: AccountKey,
  pinId: string,
  publication: Publication,
): Omit<PublicationsTable, 'slot_at'> {
  const { id, board_id, state, at } = publication
  return {
    account_id: accountId,
    id,
    user_id: owner,
    pin_id: pinId,
    board_id,
    state,
    due_at: at,
    trace: traceparent(),
  }
}

function contentOf(publication: Publication): string {
  const { id, board_id, state, at } = publication
  return JSON.stringify([id, board_id, state, at, slotOf(publication)])
}

function parts<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / VALUES_A_QUERY) }, (_, at) =>
    list.slice(at * VALUES_A_QUERY, (at + 1) * VALUES_A_QUERY),
  )
}
