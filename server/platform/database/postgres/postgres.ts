/**
 * PostgreSQL as the same Kysely dialect, with numbers read as Numbers: int8 and counts arrive as
 * text otherwise.
 */
import { createHash } from 'node:crypto'
import { PostgresDialect, sql } from 'kysely'
import type { Dialect } from 'kysely'
import pg from 'pg'
import { CONNECT_TIMEOUT_MS, findBackend, limitEnd, rememberFault } from './connection-faults.ts'
import { type CutWatch, watchForCuts } from './cut-watch.ts'

const INT8 = 20
const NUMERIC = 1700

const POOL_SIZE = 10
/**
 * A transaction of a process that the network has cut off keeps its locks no longer. Settings in the
 * address win.
 */
const IDLE_TRANSACTION_MS = 60_000

interface PoolSettings {
  readonly poolSize?: number | undefined
  /** 0 = no limit, for a transaction in which something slow is done. */
  readonly idleTransactionMs?: number
  readonly checkIntervalMs?: number
}

export function postgresPool(
  url: string,
  {
    poolSize = POOL_SIZE,
    idleTransactionMs = IDLE_TRANSACTION_MS,
    checkIntervalMs,
  }: PoolSettings = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: { getTypeParser },
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: idleTransactionMs,
  })
  const watch = watchForCuts(url, checkIntervalMs)
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  Object.assign(pool, {
    connect: async () => {
      try {
        const client = await connect()
        await findBackend(client).catch((error: unknown) => {
          client.release(true)
          throw error
        })
        return client
      } catch (error) {
        throw rememberFault(error, 'away')
      }
    },
  })
  // Without a listener a connection that breaks while idle ends the process; the next query opens a
  // new one.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    // The same for one in use, between two queries of a transaction: the next query is refused.
    client.on('error', () => undefined)
    prepareNamed(client)
    noticeFaults(watch, client)
  })
  return pool
}

export const postgresDialect = (pool: pg.Pool): Dialect => new PostgresDialect({ pool })

const PREPARED = '/* prepared */'
/**
 * At the end of a statement that takes longer to plan than to run: each connection plans it once. Its
 * text should be the same each time.
 */
export const prepared = sql.raw(PREPARED)

function prepareNamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  const named = (text: unknown, values: unknown, ...rest: unknown[]): unknown =>
    typeof text === 'string' && text.endsWith(PREPARED)
      ? query({ name: nameOf(text), text, values }, ...rest)
      : query(text, values, ...rest)
  Object.assign(client, { query: named })
}

function noticeFaults(watch: CutWatch, client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  const watched = (...asked: unknown[]): unknown => {
    const answer = query(...asked)
    // A cursor is read piece by piece.
    if (!(answer instanceof Promise)) return answer
    return watch.endIfCut(client, answer).catch((error: unknown) => {
      throw rememberFault(error, 'lost')
    })
  }
  const end = client.end.bind(client) as (...given: unknown[]) => unknown
  const limited = (...given: unknown[]): unknown => {
    limitEnd(client)
    return end(...given)
  }
  Object.assign(client, { query: watched, end: limited })
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

export interface PoolUse {
  readonly used: number
  readonly idle: number
  /** Queries that wait for a connection. */
  readonly waiting: number
  readonly max: number
}

export const useOf = ({ totalCount, idleCount, waitingCount, options }: pg.Pool): PoolUse => ({
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
  max: options.max,
})

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: string) =>
  oid === INT8 || oid === NUMERIC
    ? exactNumber
    : format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : pg.types.getTypeParser(oid)

/** Throws rather than rounds: an id or a time that changes on its way is worse than an error. */
export function exactNumber(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && !Number.isSafeInteger(number))
    throw new RangeError(`${text} does not fit a Number exactly.`)
  return number
}
