/**
 * The account's boards as the network has them. A board that both have under one name becomes one;
 * one that the network has no more stays, marked as gone, for pins may be planned for it.
 */
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { NetworkBoard } from './network-boards.ts'

export interface SyncParts {
  readonly accountId: string
  readonly now: number
  /** Names of boards are unique by this. */
  readonly nameKey: (name: string) => string
}

export async function syncBoards(
  tx: Tx,
  boards: readonly NetworkBoard[],
  parts: SyncParts,
): Promise<void> {
  const linked = await linkedBoards(tx, parts.accountId)
  const there = new Set(boards.map(({ id }) => id))
  const idOf = new Map(
    linked
      .filter(({ network_id }) => there.has(network_id))
      .map(({ network_id, board_id }) => [network_id, board_id]),
  )
  await freeNames(tx, boards, { linked, nameKey: parts.nameKey })
  for (const board of boards) {
    const taken = new Set(idOf.values())
    const board_id = idOf.get(board.id) ?? (await linkBoard(tx, { ...board, taken }, parts))
    idOf.set(board.id, board_id)
    await updateBoard(tx, { id: board_id, name: board.name }, parts)
    if (board.sections !== null)
      await syncSections(tx, { board_id, sections: board.sections }, parts)
  }
  await markGone(tx, boards, parts)
}

async function linkedBoards(tx: Tx, accountId: string) {
  return tx
    .selectFrom('network_boards')
    .innerJoin('boards', 'boards.id', 'network_boards.board_id')
    .select(['network_boards.network_id', 'network_boards.board_id', 'boards.name_key'])
    .where('network_boards.account_id', '=', accountId)
    .execute()
}

interface Freeing {
  readonly linked: Awaited<ReturnType<typeof linkedBoards>>
  readonly nameKey: SyncParts['nameKey']
}

/** Two boards may have exchanged their names: those that change give theirs up first. */
async function freeNames(
  tx: Tx,
  boards: readonly NetworkBoard[],
  { linked, nameKey }: Freeing,
): Promise<void> {
  const nameOf = new Map(boards.map(({ id, name }) => [id, nameKey(name)]))
  for (const { network_id, board_id, name_key } of linked)
    if ((nameOf.get(network_id) ?? name_key) !== name_key)
      await tx
        .updateTable('boards')
        .set({ name_key: `${name_key} ${board_id}` })
        .where('id', '=', board_id)
        .execute()
}

/**
 * A board of that name that is linked to no board that is there, or a new one: what was deleted and
 * made again under its name keeps its pins.
 */
async function linkBoard(
  tx: Tx,
  { id: network_id, name, taken }: NetworkBoard & { readonly taken: ReadonlySet<string> },
  { accountId, now, nameKey }: SyncParts,
): Promise<string> {
  const name_key = nameKey(name)
  const same = await tx
    .selectFrom('boards')
    .select('id')
    .where('account_id', '=', accountId)
    .where('name_key', '=', name_key)
    .executeTakeFirst()
  const isFree = same !== undefined && !taken.has(same.id)
  const board_id = isFree ? same.id : newId()
  if (!isFree)
    await tx
      .insertInto('boards')
      .values({
        id: board_id,
        account_id: accountId,
        name,
        name_key: same === undefined ? name_key : `${name_key} ${board_id}`,
        created_at: now,
      })
      .execute()
  await tx
    .insertInto('network_boards')
    .values({
      board_id,
      account_id: accountId,
      network_id,
      gone_at: null,
      sections_read_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('board_id').doUpdateSet({ network_id, gone_at: null }),
    )
    .execute()
  return board_id
}

/** A board here that already has the name keeps it; the other one gets its id added. */
async function updateBoard(
  tx: Tx,
  { id, name }: { readonly id: string; readonly name: string },
  { accountId, nameKey }: SyncParts,
): Promise<void> {
  const name_key = nameKey(name)
  const other = await tx
    .selectFrom('boards')
    .select('id')
    .where('account_id', '=', accountId)
    .where('name_key', '=', name_key)
    .where('id', '!=', id)
    .executeTakeFirst()
  await tx
    .updateTable('boards')
    .set({ name, name_key: other === undefined ? name_key : `${name_key} ${id}` })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('network_boards').set({ gone_at: null }).where('board_id', '=', id).execute()
}

async function markGone(
  tx: Tx,
  boards: readonly NetworkBoard[],
  { accountId, now }: SyncParts,
): Promise<void> {
  const there = new Set(boards.map(({ id }) => id))
  const rows = await tx
    .selectFrom('network_boards')
    .select(['board_id', 'network_id'])
    .where('account_id', '=', accountId)
    .where('gone_at', 'is', null)
    .execute()
  for (const { board_id, network_id } of rows)
    if (!there.has(network_id))
      await tx
        .updateTable('network_boards')
        .set({ gone_at: now })
        .where('board_id', '=', board_id)
        .execute()
}

interface BoardSections {
  readonly board_id: string
  readonly sections: readonly { readonly id: string; readonly name: string }[]
}

/** New ones are added and renamed ones follow; a section that has gone is unlinked, and stays. */
async function syncSections(
  tx: Tx,
  { board_id, sections }: BoardSections,
  { now, nameKey }: SyncParts,
): Promise<void> {
  const stored = await tx
    .selectFrom('board_sections')
    .leftJoin('network_sections', 'network_sections.section_id', 'board_sections.id')
    .select(['board_sections.id', 'board_sections.name_key', 'network_sections.network_id'])
    .where('board_sections.board_id', '=', board_id)
    .execute()
  await tx.deleteFrom('network_sections').where('board_id', '=', board_id).execute()
  for (const { id: network_id, name } of sections) {
    const name_key = nameKey(name)
    const same = stored.find((section) => section.name_key === name_key)
    const known = same ?? stored.find((section) => section.network_id === network_id)
    const section_id = known?.id ?? newId()
    if (known === undefined)
      await tx
        .insertInto('board_sections')
        .values({ id: section_id, board_id, name, name_key, created_at: now })
        .execute()
    else if (same === undefined)
      await tx
        .updateTable('board_sections')
        .set({ name, name_key })
        .where('id', '=', section_id)
        .execute()
    await tx
      .insertInto('network_sections')
      .values({ section_id, board_id, network_id })
      .onConflict((conflict) => conflict.column('section_id').doUpdateSet({ network_id }))
      .execute()
  }
}
