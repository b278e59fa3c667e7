/** How much of what is limited a person has: pages, pins of a day, tasks. Bytes: `usage/`. */
import { sql, type RawBuilder } from 'kysely'
import type { Queries, Tx } from '../database/database.ts'
import { lockOwner } from '../database/lock-owner.ts'

export const DAY = 86_400_000

/** Bytes of the rendered pins of a user, whether made here or brought along in a file. */
export const pinBytesOf = (owner: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(bytes), 0) from pictures where user_id = ${owner} and kind = 'pin')`

export async function pinBytes(db: Queries, owner: string): Promise<number> {
  const { rows } = await sql<{
    bytes: number
  }>`select ${pinBytesOf(sql`${owner}`)} as bytes`.execute(db)
  return Number(rows[0]?.bytes)
}

export async function countPages(db: Queries, owner: string): Promise<number> {
  const row = await db
    .selectFrom('pages')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/**
 * Made in generations that began within the last 24 hours, or still to be made in one that runs;
 * and what no task reports any more.
 */
export async function pinsOfTheDay(db: Queries, owner: string, now: number): Promise<number> {
  const tasks = await db
    .selectFrom('tasks')
    .select(['done', 'total', 'finished_at'])
    .where('user_id', '=', owner)
    .where('kind', '=', 'generation')
    .where('created_at', '>', now - DAY)
    .execute()
  const past = await db
    .selectFrom('pins_made')
    .select((row) => row.fn.sum<number | null>('count').as('count'))
    .where('user_id', '=', owner)
    .where('created_at', '>', now - DAY)
    .executeTakeFirstOrThrow()
  return tasks.reduce(
    (sum, { done, total, finished_at }) => sum + (finished_at === null ? total : done),
    Number(past.count ?? 0),
  )
}

/**
 * Before an account goes: its tasks go with it, and deleting accounts would give pins
 * without end.
 */
export async function keepCountOfPins(tx: Tx, owner: string, accountId: string): Promise<void> {
  await lockOwner(tx, owner)
  const gone = await tx
    .deleteFrom('tasks')
    .where('user_id', '=', owner)
    .where('account_id', '=', accountId)
    .returning(['kind', 'done', 'created_at'])
    .execute()
  const made = gone.filter(({ kind, done }) => kind === 'generation' && done > 0)
  for (const { done, created_at } of made)
    await countPins(tx, owner, { count: done, at: created_at })
}

export async function countPins(
  tx: Tx,
  owner: string,
  { count, at }: { readonly count: number; readonly at: number },
): Promise<void> {
  await tx.insertInto('pins_made').values({ user_id: owner, count, created_at: at }).execute()
}

/** What counts for no day any more. */
export async function forgetPinsMade(db: Queries, now: number): Promise<number> {
  return Number(
    (
      await db
        .deleteFrom('pins_made')
        .where('created_at', '<=', now - DAY)
        .executeTakeFirstOrThrow()
    ).numDeletedRows,
  )
}

/** Tasks of the person that are not over. */
export async function countActiveTasks(db: Queries, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('tasks')
    .select((task) => task.fn.countAll<number>().as('count'))
    .where('user_id', '=', owner)
    .where('status', 'in', ['queued', 'running', 'cancelling'])
    .executeTakeFirstOrThrow()
  return Number(count)
}
