/**
 * When the clock is set back, times that this program has stored lie ahead by that much: a lease of 15
 * seconds would last an hour. Each feature names its times and how far ahead they may lie; those
 * that lie farther are shortened to that. Times that a person set stay as they are.
 */
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
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

/** Of leases that belong to no feature. ms */
const TURN = 60_000
const TOKENS = 20_000
export const platformTimes = [
  storedTime({ table: 'leases', column: 'until', most: TURN }),
  storedTime({ table: 'pinterest_tokens', column: 'lease_until', most: TOKENS }),
]

/** Clocks that are corrected by less need nothing. ms */
const TOLERANCE = 1_000
const CHECK_EVERY = 10_000

export interface ClockWatch {
  /** Shortens once, for a clock that was set back while nothing ran, and looks every ten seconds. */
  start(): Promise<void>
  /** Shortens if the clock is behind what it was at the last check. */
  check(): Promise<void>
  stop(): void
}

export function watchClock(
  {
    clock,
    database,
    log,
  }: { readonly clock: Clock; readonly database: Database; readonly log: Log },
  afterClockBack: readonly ((now: number) => Promise<void>)[],
): ClockWatch {
  let latest = clock.now()
  let timer: NodeJS.Timeout | undefined
  const shorten = async (now: number): Promise<void> => {
    await shortenTimes(database.root, platformTimes, now)
    for (const shortenOwn of afterClockBack) await shortenOwn(now)
  }
  const check = async (): Promise<void> => {
    const now = clock.now()
    const back = latest - now
    if (back > TOLERANCE) {
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
      }, CHECK_EVERY)
      timer.unref()
    },
    check,
    stop: () => clearInterval(timer),
  }
}
