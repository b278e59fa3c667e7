/**
 * Knows of other processes on the same PostgreSQL. A process with files in a folder of its own holds
 * an exclusive lock, all others a shared one, so that no process makes pins without the photos that
 * another has. PostgreSQL releases it when the connection ends, however the process did.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { CONNECT_TIMEOUT_MS, limitEnd } from './postgres/connection-faults.ts'

export class OtherProcess extends Error {
  override name = 'OtherProcess'
}

export interface ProcessLock {
  release: () => Promise<void>
}

/** "pin" and "loom": the lock of this program among those of the database. */
const KEY = '7367022, 1819242349'
/** Milliseconds that a process that was just killed may still be known. */
const PATIENCE = 3_000
const RETRY_EVERY = 100
/** Milliseconds before a lost connection is opened again. */
const RENEW_AFTER = 5_000

export interface LockSettings {
  readonly url: string
  /** Its files lie where no other process finds them. */
  readonly isAlone: boolean
  readonly patience?: number
}

/** Throws `OtherProcess`. */
export async function lockProcess(settings: LockSettings): Promise<ProcessLock> {
  let client = await take(settings)
  let isReleased = false
  const watch = (watched: pg.Client): void => {
    watched.once('error', () => {
      if (!isReleased) void renew()
    })
  }
  /** The next start finds out when another process was faster. */
  const renew = async (): Promise<void> => {
    while (!isReleased) {
      await pause(RENEW_AFTER, undefined, { ref: false })
      const taken = await take({ ...settings, patience: 0 }).catch(() => null)
      if (taken === null) continue
      client = taken
      return watch(client)
    }
  }
  watch(client)
  return {
    release: async () => {
      isReleased = true
      limitEnd(client)
      await client.end().catch(() => undefined)
    },
  }
}

async function take({ url, isAlone, patience = PATIENCE }: LockSettings): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  await client.connect()
  // Without a listener a connection that breaks ends the process.
  client.on('error', () => undefined)
  const shared = isAlone ? '' : '_shared'
  const end = performance.now() + patience
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      `select pg_try_advisory_lock${shared}(${KEY}) as taken`,
    )
    if (rows[0]?.taken === true) return client
    if (performance.now() >= end) break
    await pause(RETRY_EVERY)
  }
  await client.end()
  throw new OtherProcess(
    isAlone
      ? 'Another process of this program uses this database. Stop it, or give all processes S3_URL, or SHARED_DATA_DIR=true if DATA_DIR is the same folder for all of them. Otherwise pictures are missing where pins are made.'
      : 'A process of this program that keeps its files in a folder of its own uses this database. Stop it, and start it again with S3_URL or SHARED_DATA_DIR=true.',
  )
}
