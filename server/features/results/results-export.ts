/** Figures in a person's data export: all of them, of every network and day, one a line. */
import type { Queries } from '../../platform/database/database.ts'
import { RESULT_TABLES, resultRows } from '../../platform/database/result-rows.ts'
import type { ExportPart } from '../../platform/feature.ts'
import { LineParts } from '../../platform/line-parts.ts'

export async function* exportedFigures(db: Queries, owner: string): AsyncGenerator<ExportPart> {
  const accounts = await db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', owner)
    .orderBy('id')
    .execute()
  for (const { id: accountId } of accounts) {
    const parts = new LineParts()
    const partOf = (content: Uint8Array): ExportPart => ({
      path: `results/${accountId}/${String(parts.part).padStart(6, '0')}.ndjson`,
      read: async () => content,
    })
    for await (const line of linesOf(db, { owner, accountId })) {
      const content = parts.add(line)
      if (content !== null) yield partOf(content)
    }
    const rest = parts.rest()
    if (rest !== null) yield partOf(rest)
  }
}

async function* linesOf(
  db: Queries,
  of: { readonly owner: string; readonly accountId: string },
): AsyncGenerator<string> {
  for (const table of RESULT_TABLES)
    for await (const { account_id: _, ...row } of resultRows(db, of, table))
      yield JSON.stringify({ type: table, ...row }, parseColumn)
}

const JSON_COLUMNS: ReadonlySet<string> = new Set(['facts', 'made', 'figures', 'evidence'])

/** They were written by our own schemas, and are only written on here. */
const parseColumn = (name: string, value: unknown): unknown =>
  JSON_COLUMNS.has(name) && typeof value === 'string' ? JSON.parse(value) : value
