/**
 * PostgreSQL as the same Kysely dialect, with numbers read as Numbers: int8 and counts arrive as
 * text otherwise.
 */
import { createHash } from 'node:crypto'
import { PostgresDialect, sql } from 'kysely'
import type { Dialect } from 'kysely'
import pg from 'pg'

const INT8 = 20
const NUMERIC = 1700

const POOL_SIZE = 10

export function postgresPool(url: string, poolSize = POOL_SIZE): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types: { getTypeParser } })
  // Without a listener a connection that breaks while idle ends the process; the next query opens a
  // new one.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    // The same for one in use, between two queries of a transaction: the next query is refused.
    client.on('error', () => undefined)
    prepareNamed(client)
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
