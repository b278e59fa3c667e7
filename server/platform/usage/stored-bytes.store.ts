/**
 * Bytes that a person has stored, over everything that can grow. One statement; its cost grows with the
 * rows of the person, not of the server. The log of pins has a running total for each account, since
 * it is the largest and is counted most often.
 */
import { sql, type RawBuilder } from 'kysely'
import { usageKinds, type Usage, type UsageKind } from '#core/contract/call/operation.contract.ts'
import type { Queries } from '../database/database.ts'
import type { Tables } from '../database/tables/database.tables.ts'

/** Estimate for the keys, times and indexes of a row. */
const ROW_BYTES = 100

type Parent = 'user' | 'account' | 'board' | 'task' | 'automation' | 'run' | 'template'

interface Counted {
  readonly kind: UsageKind
  readonly by: Parent
  /** Columns that hold the size of a file in bytes. */
  readonly sizes?: readonly string[]
  /** Columns with text. */
  readonly texts?: readonly string[]
  readonly where?: string
  /** Bytes of a row beside these columns; 0 for a file's, `ROW_BYTES` otherwise. */
  readonly aRow?: number
}

/** Every table of which a person can have any number of rows, or rows of any size. */
export const countedTables: Partial<Record<keyof Tables, Counted>> = {
  pictures: { kind: 'pictures', by: 'user', sizes: ['bytes'], where: "kind <> 'pin'" },
  videos: { kind: 'videos', by: 'user', sizes: ['bytes'] },
  fonts: { kind: 'fonts', by: 'user', sizes: ['bytes'] },
  own_templates: { kind: 'templates', by: 'user', texts: ['name'] },
  own_template_versions: { kind: 'templates', by: 'template', sizes: ['bytes'] },
  pin_counters: { kind: 'history', by: 'account', sizes: ['bytes'] },
  pages: {
    kind: 'pages',
    by: 'account',
    texts: ['url', 'title', 'given', 'warnings', 'content'],
  },
  // Ten times as many as pages: only their index is read.
  interests: { kind: 'pages', by: 'user', aRow: 400 },
  trash: { kind: 'trash', by: 'user', texts: ['rows'] },
  accounts: { kind: 'other', by: 'user', texts: ['name'] },
  boards: { kind: 'other', by: 'account', texts: ['name'] },
  board_sections: { kind: 'other', by: 'board', texts: ['name'] },
  brands: { kind: 'other', by: 'account', texts: ['brand'] },
  tasks: { kind: 'other', by: 'user', texts: ['input'] },
  task_units: { kind: 'other', by: 'task', texts: ['input'] },
  task_notes: { kind: 'other', by: 'task', texts: ['note'] },
  cancelled_keys: { kind: 'other', by: 'user', texts: ['idempotency_key'] },
  automations: { kind: 'other', by: 'account', texts: ['settings', 'memory'] },
  automation_articles: { kind: 'other', by: 'automation', texts: ['address', 'title'] },
  automation_runs: { kind: 'other', by: 'automation' },
  automation_run_lines: { kind: 'other', by: 'run', texts: ['address', 'title'] },
  devices: { kind: 'other', by: 'user', texts: ['device', 'user_agent'] },
  sessions: { kind: 'other', by: 'user', texts: ['user_agent'] },
}

/** An id, or the column of an outer statement that has it. */
type Owner = string | RawBuilder<string>

/** Selects the person's rows, by an index of the table. */
const owned: Readonly<Record<Parent, (owner: Owner) => RawBuilder<unknown>>> = {
  user: (owner) => sql`user_id = ${owner}`,
  account: (owner) => sql`account_id in (select id from accounts where user_id = ${owner})`,
  board: (owner) => sql`board_id in (select id from boards where ${owned.account(owner)})`,
  task: (owner) => sql`task_id in (select id from tasks where user_id = ${owner})`,
  automation: (owner) =>
    sql`automation_id in (select id from automations where ${owned.account(owner)})`,
  run: (owner) => sql`run_id in (select id from automation_runs where ${owned.automation(owner)})`,
  template: (owner) => sql`template_id in (select id from own_templates where user_id = ${owner})`,
}

/** Bytes of each kind; 0 for what the person has none of. */
export async function usageOf(db: Queries, owner: string): Promise<Usage> {
  const parts = Object.entries(countedTables).map(([table, counted]) =>
    partOf(table, counted, owner),
  )
  const { rows } = await sql<{ kind: UsageKind; bytes: number | null }>`
    ${sql.join(parts, sql` union all `)}`.execute(db)
  const usage = emptyUsage()
  for (const { kind, bytes } of rows) usage[kind] += Number(bytes ?? 0)
  return usage
}

export async function storedBytes(db: Queries, owner: string): Promise<number> {
  const usage = await usageOf(db, owner)
  return usageKinds.reduce((sum, kind) => sum + usage[kind], 0)
}

/** The same as an expression, for a statement over many people. */
export function storedBytesOf(owner: RawBuilder<string>): RawBuilder<number> {
  const parts = Object.entries(countedTables).map(
    ([table, counted]) =>
      sql`coalesce((select bytes from (${partOf(table, counted, owner)}) as part), 0)`,
  )
  return sql<number>`(${sql.join(parts, sql` + `)})`
}

const emptyUsage = (): Usage => ({
  pictures: 0,
  videos: 0,
  fonts: 0,
  templates: 0,
  pages: 0,
  history: 0,
  trash: 0,
  other: 0,
})

function partOf(
  table: string,
  { kind, by, sizes = [], texts = [], where, aRow = sizes.length > 0 ? 0 : ROW_BYTES }: Counted,
  owner: Owner,
): RawBuilder<unknown> {
  const amounts = [
    ...sizes.map((column) => sql.ref(column)),
    ...texts.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`),
  ]
  const sum = sql.join([sql.lit(aRow), ...amounts], sql` + `)
  const also = where === undefined ? sql`` : sql` and ${sql.raw(where)}`
  return sql`select ${sql.lit(kind)} as kind, sum(${sum}) as bytes from ${sql.table(table)}
    where ${owned[by](owner)}${also}`
}
