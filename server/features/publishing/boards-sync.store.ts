/**
 * The account's boards as the network has them. A board that both have under one name becomes one;
 * one that the network has no more stays, marked as gone, for pins may be planned for it.
 */
import type { Queries, Tx } from '../../platform/database/database.ts'
import { matchNames } from './match-names.ts'
import type { MatchedRow, NamedRow, NamedThing } from './match-names.ts'
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
  const matched = await saveBoards(tx, boards, { ...parts, isAll: true })
  for (const { id: board_id, network_id } of matched) {
    const sections = boards.find(({ id }) => id === network_id)?.sections ?? null
    if (sections !== null) await syncSections(tx, { board_id, sections }, parts)
  }
  await markGone(tx, boards, parts)
}

interface Whole {
  /** The network has no others. */
  readonly isAll?: boolean
}

const linkedIn = (rows: readonly NamedRow[]): string[] =>
  rows.flatMap(({ network_id }) => network_id ?? [])

/** Adds or changes these: all, or one that was made on the network a moment ago. */
export async function saveBoards(
  tx: Tx,
  boards: readonly NamedThing[],
  { accountId, now, nameKey, isAll = false }: SyncParts & Whole,
): Promise<MatchedRow[]> {
  const rows = await tx
    .selectFrom('boards')
    .leftJoin('network_boards', 'network_boards.board_id', 'boards.id')
    .select(['boards.id', 'boards.name', 'boards.name_key', 'network_id', 'gone_at'])
    .where('boards.account_id', '=', accountId)
    .execute()
  const others = isAll ? [] : linkedIn(rows.filter(({ gone_at }) => gone_at === null))
  const matched = matchNames(rows, boards, { nameKey, others })
  await saveNames(tx, 'boards', {
    matched,
    insert: async ({ id, name, name_key }) => {
      const board = { id, account_id: accountId, name, name_key, created_at: now }
      await tx.insertInto('boards').values(board).execute()
    },
  })
  for (const { id, network_id } of matched)
    await tx
      .insertInto('network_boards')
      .values({
        board_id: id,
        account_id: accountId,
        network_id,
        gone_at: null,
        sections_read_at: null,
      })
      .onConflict((conflict) =>
        conflict.column('board_id').doUpdateSet({ network_id, gone_at: null }),
      )
      .execute()
  return matched
}

interface Saving {
  readonly matched: readonly MatchedRow[]
  readonly insert: (row: MatchedRow) => Promise<void>
}

/** Rows may have exchanged their names: those that change give theirs up first. */
async function saveNames(
  tx: Tx,
  table: 'boards' | 'board_sections',
  { matched, insert }: Saving,
): Promise<void> {
  const set = async (id: string, values: Partial<Pick<NamedRow, 'name' | 'name_key'>>) =>
    tx.updateTable(table).set(values).where('id', '=', id).execute()
  const changed = matched.filter(
    ({ before, name, name_key }) =>
      before !== null && (before.name !== name || before.name_key !== name_key),
  )
  for (const { id } of changed) await set(id, { name_key: `renamed ${id}` })
  for (const { id, name, name_key } of changed) await set(id, { name, name_key })
  for (const row of matched) if (row.before === null) await insert(row)
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
  readonly sections: readonly NamedThing[]
}

/** New ones are added and renamed ones follow; a section that has gone is unlinked, and stays. */
async function syncSections(
  tx: Tx,
  { board_id, sections }: BoardSections,
  parts: SyncParts,
): Promise<void> {
  await saveSections(tx, { board_id, sections }, { ...parts, isAll: true })
  const there = new Set(sections.map(({ id }) => id))
  const linked = await tx
    .selectFrom('network_sections')
    .select(['section_id', 'network_id'])
    .where('board_id', '=', board_id)
    .execute()
  for (const { section_id, network_id } of linked)
    if (!there.has(network_id))
      await tx.deleteFrom('network_sections').where('section_id', '=', section_id).execute()
  await tx
    .updateTable('network_boards')
    .set({ sections_read_at: parts.now })
    .where('board_id', '=', board_id)
    .execute()
}

/** Adds or changes these: all, or one that was made a moment ago. */
export async function saveSections(
  tx: Tx,
  { board_id, sections }: BoardSections,
  { now, nameKey, isAll = false }: Pick<SyncParts, 'now' | 'nameKey'> & Whole,
): Promise<MatchedRow[]> {
  const rows = await tx
    .selectFrom('board_sections')
    .leftJoin('network_sections', 'network_sections.section_id', 'board_sections.id')
    .select(['board_sections.id', 'name', 'name_key', 'network_sections.network_id'])
    .where('board_sections.board_id', '=', board_id)
    .execute()
  const others = isAll ? [] : linkedIn(rows)
  const matched = matchNames(rows, sections, { nameKey, others })
  await saveNames(tx, 'board_sections', {
    matched,
    insert: async ({ id, name, name_key }) => {
      const section = { id, board_id, name, name_key, created_at: now }
      await tx.insertInto('board_sections').values(section).execute()
    },
  })
  for (const { id: section_id, network_id } of matched)
    await tx
      .insertInto('network_sections')
      .values({ section_id, board_id, network_id })
      .onConflict((conflict) => conflict.column('section_id').doUpdateSet({ network_id }))
      .execute()
  return matched
}

/** Of the account's boards that are there, by the network's id. */
export async function sectionReadings(
  db: Queries,
  accountId: string,
): Promise<Map<string, number | null>> {
  const rows = await db
    .selectFrom('network_boards')
    .select(['network_id', 'sections_read_at'])
    .where('account_id', '=', accountId)
    .where('gone_at', 'is', null)
    .execute()
  return new Map(rows.map(({ network_id, sections_read_at }) => [network_id, sections_read_at]))
}
