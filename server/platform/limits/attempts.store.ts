/**
 * How often something was tried in a window of time, in the database: several processes count as one,
 * and a restart forgets nothing.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '../database/database.ts'
import { inBatches, type CleanupJob } from '../sweep.ts'

export interface AttemptWindow {
  /** Milliseconds. */
  readonly length: number
  readonly most: number
}

/** Counts one attempt. Answers when the window ends if there were too many, otherwise 0. */
export async function countAttempt(
  db: Queries,
  name: string,
  { length, most, now }: AttemptWindow & { readonly now: number },
): Promise<number> {
  const latest = now + length
  const row = await db
    .insertInto('attempt_counts')
    .values({ name: hashOf(name), ends_at: latest, count: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((kept) => {
        const end = kept.ref('attempt_counts.ends_at')
        const count = kept.ref('attempt_counts.count')
        // A window that ends later than one of now would is of a clock that was ahead.
        const isOver = sql<boolean>`(${end} <= ${now} or ${end} > ${latest})`
        return {
          count: sql<number>`case when ${isOver} then 1 else ${count} + 1 end`,
          ends_at: sql<number>`case when ${isOver} then excluded.ends_at else ${end} end`,
        }
      }),
    )
    .returning(['ends_at', 'count'])
    .executeTakeFirstOrThrow()
  return row.count > most ? row.ends_at : 0
}

/** As if it had never been tried. */
export async function forgetAttempts(db: Queries, name: string): Promise<void> {
  await db.deleteFrom('attempt_counts').where('name', '=', hashOf(name)).execute()
}

export async function attemptsOf(db: Queries, name: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('attempt_counts')
    .select('count')
    .where('name', '=', hashOf(name))
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row?.count ?? 0
}

const hashOf = (name: string): string => createHash('sha256').update(name).digest('base64url')

export function endedAttempts(db: Queries): CleanupJob {
  return {
    name: 'counts of attempts',
    run: (now) =>
      inBatches(async (most) => {
        const ended = db
          .selectFrom('attempt_counts')
          .select('name')
          .where('ends_at', '<=', now)
          .limit(most)
        // Asked again: a new window may have begun a moment ago.
        const { numDeletedRows } = await db
          .deleteFrom('attempt_counts')
          .where('name', 'in', ended)
          .where('ends_at', '<=', now)
          .executeTakeFirstOrThrow()
        return numDeletedRows
      }),
  }
}
