/**
 * Knows of other processes on the same PostgreSQL. A process with files in a folder of its own holds
 * an exclusive lock, all others a shared one, so that no process makes pins without the photos that
 * another has. PostgreSQL releases it when the connection ends, however the process did.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { CONNECT_TIMEOUT_MS, findBackend, limitEnd } from './postgres/connection-faults.ts'
import { startBeat, watchForCuts } from './postgres/cut-watch.ts'

export class OtherProcess extends Error {
  override name = 'OtherProcess'
}

export interface ProcessLock {
  release: () => Promise<void>
}

/** "pin" and "loom": the lock of this program among those of the database. */
const KEY = [7_367_022, 1_819_242_349] as const
const RETRY_EVERY_MS = 100

/** Milliseconds. */
const TIMES = {
  /** A process that was just killed may still be known. */
  patience: 3_000,
  /** Each holder asks something this often. */
  beat: 10_000,
  /** Without an answer for one to two of these it finds out whether it was cut off. */
  check: 5_000,
  /**
   * A holder without a beat for this long was cut off or has stopped, which PostgreSQL finds out
   * after hours only.
   */
  stale: 60_000,
  /** Before a lost connection is opened again. */
  renew: 5_000,
}
/** How holders that beat are recognised: those of former releases ask nothing for as long as they run. */
const NAME = 'pinloom-lock-with-beat'

export interface LockSettings {
  readonly url: string
  /** Its files lie where no other process finds them. */
  readonly isAlone: boolean
  readonly times?: Partial<typeof TIMES>
}

/** Throws `OtherProcess`. */
export async function lockProcess(settings: LockSettings): Promise<ProcessLock> {
  const times = { ...TIMES, ...settings.times }
  const cuts = watchForCuts(settings.url, times.check)
  let client = await acquire({ ...settings, times })
  let isReleased = false
  let endBeat = (): void => undefined
  const watch = (watched: pg.Client): void => {
    endBeat = startBeat(cuts, watched, times.beat)
    watched.once('error', () => {
      endBeat()
      if (!isReleased) void renew()
    })
  }
  /** The next start finds out when another process was faster. */
  const renew = async (): Promise<void> => {
    while (!isReleased) {
      await pause(times.renew, undefined, { ref: false })
      const renewed = await acquire({ ...settings, times: { ...times, patience: 0 } }).catch(
        () => null,
      )
      if (renewed === null) continue
      client = renewed
      return watch(client)
    }
  }
  watch(client)
  return {
    release: async () => {
      isReleased = true
      endBeat()
      limitEnd(client)
      await client.end().catch(() => undefined)
    },
  }
}

async function acquire({
  url,
  isAlone,
  times,
}: LockSettings & { readonly times: typeof TIMES }): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  await client.connect()
  // Without a listener a connection that breaks ends the process.
  client.on('error', () => undefined)
  await findBackend(client)
  await client.query(`set application_name = '${NAME}'`)
  const shared = isAlone ? '' : '_shared'
  const end = performance.now() + times.patience
  for (;;) {
    const { rows } = await client.query<{ isHeld: boolean }>(
      `select pg_try_advisory_lock${shared}(${KEY.join(', ')}) as "isHeld"`,
    )
    if (rows[0]?.isHeld === true) return client
    if (await endStaleHolders(client, times.stale)) continue
    if (performance.now() >= end) break
    await pause(RETRY_EVERY_MS)
  }
  await client.end()
  throw new OtherProcess(
    isAlone
      ? 'Another process of this program uses this database. Stop it, or give all processes S3_URL, or SHARED_DATA_DIR=true if DATA_DIR is the same folder for all of them. Otherwise pictures are missing where pins are made.'
      : 'A process of this program that keeps its files in a folder of its own uses this database. Stop it, and start it again with S3_URL or SHARED_DATA_DIR=true.',
  )
}

/**
 * False: there is none. PostgreSQL shows the times of a role's own connections; another role's are
 * left alone.
 */
async function endStaleHolders(client: pg.Client, staleMs: number): Promise<boolean> {
  const { rows } = await client.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objsubid = 2 and granted and classid = $1 and objid = $2
       and datname = current_database() and application_name = '${NAME}'
       and query_start < clock_timestamp() - $3 * interval '1 millisecond'`,
    [...KEY, staleMs],
  )
  return rows.length > 0
}
