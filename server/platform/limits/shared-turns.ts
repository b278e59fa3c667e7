/**
 * Work under one key comes one after the other, in all processes of one database. Within a process
 * that is a queue; between processes the turn is a lease, which ends by itself when its holder dies.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import { newId } from '../ids.ts'

/** The longest work ends sooner: a request has a deadline. */
export const TURN_LEASE_MS = 60_000
const RETRY_EVERY = 100

export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>

export function createSharedTurns({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Clock
}): Turns {
  const local = queueByKey()
  // The embedded database has no other process.
  if (database.kind === 'sqlite') return local
  return (key, work) => local(key, () => underLease({ database, clock }, key, work))
}

async function underLease<T>(
  { database: { root }, clock }: { readonly database: Database; readonly clock: Clock },
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const holder = newId()
  while (!(await acquire(root, { name, holder, now: clock.now() }))) await pause(RETRY_EVERY)
  try {
    return await work()
  } finally {
    await root.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
  }
}

async function acquire(
  db: Queries,
  { name, holder, now }: { readonly name: string; readonly holder: string; readonly now: number },
): Promise<boolean> {
  const acquired = await db
    .insertInto('leases')
    .values({ name, holder, until: now + TURN_LEASE_MS })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until: now + TURN_LEASE_MS })
        .where('leases.until', '<=', now),
    )
    .returning('holder')
    .executeTakeFirst()
  return acquired !== undefined
}

/**
 * Runs the work of one key in sequence in this process, in the order of the calls; a failure does not
 * stop the work after it.
 */
export function queueByKey(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const own = before.then(work, work)
    last.set(key, own)
    try {
      return await own
    } finally {
      if (last.get(key) === own) last.delete(key)
    }
  }
}
