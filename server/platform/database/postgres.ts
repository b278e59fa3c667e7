/**
 * PostgreSQL as the same Kysely dialect, with numbers read as Numbers: int8 and counts arrive as
 * text otherwise.
 */
import { PostgresDialect } from 'kysely'
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
  return pool
}

export const postgresDialect = (pool: pg.Pool): Dialect => new PostgresDialect({ pool })

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
