/**
 * Knows of other processes on the same PostgreSQL. A process with files in a folder of its own
 * holds an exclusive lock, all others a shared one, so that no process makes pins without the
 * photos that another has. PostgreSQL releases it when the connection ends, however the process
 * did.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { CONNECT_TIMEOUT_MS, findBackend, limitEnd } from './postgres/connection-faults.ts'
import { type CutWatch, startBeat, watchForCuts } from './postgres/cut-watch.ts'
import { type Ask, type HolderWatch, watchHolders } from './postgres/lock-holders.ts'

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
/**
 * How holders that beat are recognised: those of former releases ask nothing for as long as they
 * run.
 */
const NAME = 'pinloom-lock-with-beat'

export interface LockSettings {
  readonly url: string
  /** Its files lie where no other process finds them. */
  readonly isAlone: boolean
  readonly times?: Partial<typeof TIMES>
  /**
   * It lost its connection, and another process that runs has the lock now: its files are no longer
   * found from there. Once; the lock is not asked for again.
   */
  readonly onTaken?: () => void
}

/** Throws `OtherProcess`. */
export async function lockProcess(settings: LockSettings): Promise<ProcessLock> {
  const times = { ...TIMES, ...settings.times }
  const { url, isAlone, onTaken } = settings
  const cuts = watchForCuts(url, times.check)
  const holders = watchHolders({ key: KEY, name: NAME, ...times })
  let client = await acquire({ url, isAlone, cuts, holders, patience: times.patience })
  let isReleased = false
  let endBeat = (): void => undefined
  const watch = (watched: pg.Client): void => {
    endBeat = startBeat(cuts, watched, times.beat)
    watched.once('error', () => {
      endBeat()
      if (!isReleased) void renew()
    })
  }
  const isTaken = (error: unknown): boolean =>
    isAlone && error instanceof OtherProcess && holders.isBeating()
  const renew = async (): Promise<void> => {
    while (!isReleased) {
      await pause(times.renew, undefined, { ref: false })
      if (isReleased) return
      try {
        const renewed = await acquire({ url, isAlone, cuts, holders, patience: 0 })
        if (isReleased) return await endClient(renewed)
        client = renewed
        return watch(client)
      } catch (error) {
        if (isReleased || !isTaken(error) || onTaken === undefined) continue
        isReleased = true
        return onTaken()
      }
    }
  }
  watch(client)
  return {
    release: async () => {
      isReleased = true
      endBeat()
      await endClient(client)
    },
  }
}

async function endClient(client: pg.Client): Promise<void> {
  limitEnd(client)
  await client.end().catch(() => undefined)
}

interface Wish extends Pick<LockSettings, 'url' | 'isAlone'> {
  readonly cuts: CutWatch
  readonly holders: HolderWatch
  readonly patience: number
}

/** No connection is left open when it throws. */
async function acquire(wish: Wish): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: wish.url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // Without a listener a connection that breaks ends the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await findBackend(client)
    await holdLock(
      async (text, values) => wish.cuts.endIfCut(client, client.query(text, values)),
      wish,
    )
    return client
  } catch (error) {
    await endClient(client)
    throw error
  }
}

async function holdLock(ask: Ask, { isAlone, holders, patience }: Wish): Promise<void> {
  await ask(`set application_name = '${NAME}'`, [])
  const shared = isAlone ? '' : '_shared'
  let end = performance.now() + patience
  let isExtended = patience === 0
  for (;;) {
    const { rows } = await ask(
      `select from pg_try_advisory_lock${shared}(${KEY.join(', ')}) as is_held where is_held`,
      [],
    )
    if (rows.length > 0) return
    const isStale = await holders.endStale(ask)
    if (isStale && !isExtended) {
      end += holders.endAfter
      isExtended = true
    }
    if (performance.now() >= end) break
    await pause(RETRY_EVERY_MS)
  }
  throw new OtherProcess(
    isAlone
      ? 'Another process of this program uses this database. Stop it, or give all processes S3_URL, or SHARED_DATA_DIR=true if DATA_DIR is the same folder for all of them. Otherwise pictures are missing where pins are made.'
      : 'A process of this program that keeps its files in a folder of its own uses this database. Stop it, and start it again with S3_URL or SHARED_DATA_DIR=true.',
  )
}
