/** How many bytes the whole store takes. */
import { sql } from 'kysely'
import type { Database } from './database.ts'

export async function databaseBytes({ kind, root }: Database): Promise<number> {
  const query =
    kind === 'sqlite'
      ? sql<{
          bytes: number
        }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
  const { rows } = await query.execute(root)
  return rows[0]?.bytes ?? 0
}
