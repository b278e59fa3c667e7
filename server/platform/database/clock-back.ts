/**
 * When the clock is set back, times that this program has stored lie ahead by that much: a lease of 15
 * seconds would last an hour. Each feature names its times and how far ahead they may lie; those
 * that lie farther are shortened to that. Times that a person set stay as they are.
 */
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { TURN_LEASE_MS } from '../limits/shared-turns.ts'
import { TOKEN_LEASE_MS } from '../pinterest/pinterest-tokens.ts'
import type { Database, Queries } from './database.ts'
import type { Tables } from './tables/database.tables.ts'
import type { Log } from '../log.ts'

export interface StoredTime<T extends keyof Tables = keyof Tables> {
  readonly table: T
  readonly column: keyof Tables[T] & string
  /** ms; later than now by more than this, it is of a clock that was ahead. */
  readonly most: number
}

/** The column is one of the table's. */
export const storedTime = <T extends keyof Tables>(time: StoredTime<T>): StoredTime =>
  time as unknown as StoredTime

export async function shortenTimes(
  db: Queries,
  times: readonly StoredTime[],
  now: number,
): Promise<void> {
  for (const { table, column, most } of times)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${now + most}
      where ${sql.ref(column)} > ${now + most}`.execute(db)
}

/** Of leases that belong to no feature. */
const platformTimes = [
  storedTime({ table: 'leases', column: 'until', most: TURN_LEASE_MS }),
  storedTime({ table: 'pinterest_tokens', column: 'lease_until', most: TOKEN_LEASE_MS }),
]

/** Clocks that are corrected by less need nothing. */
const TOLERANCE_MS = 1_000
const CHECK_INTERVAL_MS = 10_000

export interface ClockWatch {
  /** Shortens once, for a clock that was set back while nothing ran, and looks every ten seconds. */
  start(): Promise<void>
  /** Shortens if the clock is behind what it was at the last check. */
  check(): Promise<void>
  stop(): void
}

export interface ClockWatchParts {
  readonly clock: Clock
  readonly database: Database
  readonly log: Log
  /** The time of what all processes share; missing = the clock's. */
  readonly sharedNow?: () => Promise<number>
}

/** PostgreSQL's own clock, for processes that keep time by that of their machine. */
export async function databaseNow({ root }: Database): Promise<number> {
  const { rows } = await sql<{
    now: number
  }>`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(root)
  const [row] = rows
  if (row === undefined) throw new Error('PostgreSQL gave no time')
  return row.now
}

/**
 * Times are compared with the later of the two clocks: to a machine whose clock is slow, leases of the
 * others look too long.
 */
export function watchClock(
  { clock, database, log, sharedNow = async () => clock.now() }: ClockWatchParts,
  afterClockBack: readonly ((now: number) => Promise<void>)[],
): ClockWatch {
  let latest = clock.now()
  let timer: NodeJS.Timeout | undefined
  const shorten = async (own: number): Promise<void> => {
    const shared = await sharedNow()
    if (shared - own > TOLERANCE_MS)
      log.warn('The clock is behind that of the database', { milliseconds: shared - own })
    const now = Math.max(own, shared)
    await shortenTimes(database.root, platformTimes, now)
    for (const shortenOwn of afterClockBack) await shortenOwn(now)
  }
  const check = async (): Promise<void> => {
    const now = clock.now()
    const back = latest - now
    if (back > TOLERANCE_MS) {
      log.warn('The clock was set back', { milliseconds: back })
      await shorten(now)
    }
    latest = now
  }
  return {
    async start() {
      await shorten(clock.now())
      timer = setInterval(() => {
        check().catch((error: unknown) => log.error('The clock could not be checked', { error }))
      }, CHECK_INTERVAL_MS)
      timer.unref()
    },
    check,
    stop: () => clearInterval(timer),
  }
}
