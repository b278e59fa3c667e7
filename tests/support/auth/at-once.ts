import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Database, Tx } from '../../../server/platform/database/database.ts'

/** Requests hash passwords before they wait for a lock. This only bounds a test that would hang. */
const MAX_WAIT_MS = 10_000

/**
 * On PostgreSQL the requests go on together once each of them waits for the rows that `hold` has
 * locked. By then each has done its unlocked reads. They get rows that `hold`
 * has not changed in the order of the list. SQLite has one writer.
 */
export async function atOnce<T>(
  database: Database,
  {
    hold,
    requests,
  }: { hold: (tx: Tx) => Promise<unknown>; requests: readonly (() => Promise<T>)[] },
): Promise<T[]> {
  if (database.kind === 'sqlite') return Promise.all(requests.map(async (send) => send()))
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = database.transaction(async (tx) => {
    await hold(tx)
    held.resolve()
    await release.promise
  })
  await held.promise
  const sent: Promise<T>[] = []
  try {
    for (const send of requests) {
      sent.push(send())
      await vi.waitUntil(async () => (await waitingFor(database)) === sent.length, {
        timeout: MAX_WAIT_MS,
      })
    }
  } finally {
    release.resolve()
    await holding
  }
  return Promise.all(sent)
}

async function waitingFor({ root }: Database): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(root)
  return rows.length
}
