/**
 * What a broken network does to connections to PostgreSQL. Which error a request met is remembered:
 * whether its change can have been stored depends on it. And a connection that was cut without a
 * word would keep a query waiting for a quarter of an hour, until the kernel gives it up.
 */
import pg from 'pg'

/** `away`: no connection was made. `lost`: one broke under a query, which may have been done. */
export type ConnectionFault = 'away' | 'lost'

const faults = new WeakMap<object, ConnectionFault>()

/** Null: the error is something else. */
export const connectionFaultOf = (error: unknown): ConnectionFault | null =>
  typeof error === 'object' && error !== null ? (faults.get(error) ?? null) : null

/** Shutdowns and lost connections, which PostgreSQL itself states. */
const STATED = /^(?:57P0|08|25P03)/

/** Answers with the error. */
export function rememberFault(error: unknown, fault: ConnectionFault): unknown {
  const isStated = error instanceof pg.DatabaseError
  if (error instanceof Error && (!isStated || STATED.test(error.code ?? '')))
    faults.set(error, fault)
  return error
}

/** Also for a free connection of the pool. */
export const CONNECT_TIMEOUT_MS = 15_000
/** Without an answer for this long, PostgreSQL is asked whether it still works on it. */
const CHECK_INTERVAL_MS = 5_000
const PROBE_TIMEOUT_MS = 5_000
const END_TIMEOUT_MS = 2_000

interface Connection {
  /** Of the process that serves it. */
  readonly processID?: number | null
  readonly connection?: { readonly stream?: { destroy(error?: Error): void } }
}

const streamOf = (client: pg.ClientBase) => (client as unknown as Connection).connection?.stream

/** Before `client` is ended: a connection that was cut does not answer that either. */
export function limitEnd(client: pg.ClientBase): void {
  setTimeout(() => streamOf(client)?.destroy(), END_TIMEOUT_MS).unref()
}

/** Breaks the connection when the answer was lost on its way: the query is refused then. */
export async function endIfCut<T>(
  url: string,
  client: pg.ClientBase,
  asked: Promise<T>,
): Promise<T> {
  const { processID } = client as unknown as Connection
  let unanswered = 0
  const check = async (): Promise<void> => {
    const isAtWork = await isWorkingFor(url, processID ?? 0)
    // The answer may have come meanwhile, so it is asked twice.
    unanswered = isAtWork ? 0 : unanswered + 1
    if (unanswered > 1) streamOf(client)?.destroy(new Error('PostgreSQL’s answer was lost'))
  }
  const timer = setInterval(() => void check(), CHECK_INTERVAL_MS).unref()
  try {
    return await asked
  } finally {
    clearInterval(timer)
  }
}

/** By a connection of its own. False when none can be made. */
async function isWorkingFor(connectionString: string, pid: number): Promise<boolean> {
  const probe = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  })
  probe.on('error', () => undefined)
  try {
    await probe.connect()
    const { rowCount } = await probe.query(
      "select 1 from pg_stat_activity where pid = $1 and state = 'active'",
      [pid],
    )
    return rowCount === 1
  } catch (error) {
    // It answers, but takes no more connections.
    return error instanceof pg.DatabaseError
  } finally {
    probe.end().catch(() => undefined)
  }
}
