/**
 * What a broken network does to connections to PostgreSQL. Which error a request met is remembered:
 * whether its change can have been stored depends on it. And a connection that was cut without a
 * word would keep a query waiting for a quarter of an hour, until the kernel gives it up.
 */
import pg from 'pg'

/**
 * `away`: no connection was made. `slow`: none became free in time. `lost`: one broke under a query,
 * which may have been done.
 */
export type ConnectionFault = 'away' | 'slow' | 'lost'

const faults = new WeakMap<object, ConnectionFault>()

/** Null: the error is something else. */
export const connectionFaultOf = (error: unknown): ConnectionFault | null =>
  typeof error === 'object' && error !== null ? (faults.get(error) ?? null) : null

/** Shutdowns, lost connections and, last, too many of them: PostgreSQL itself states these. */
const STATED = /^(?:57P0|08|25P03|53300)/
/** What Node’s sockets state. */
const OF_SOCKETS =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|E(?:HOST|NET)(?:UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|ERR_(?:STREAM|SOCKET|SSL|TLS)_\w+)$/
const NO_ANSWER = 'PostgreSQL did not answer'
/** What pg states without a code, when a connection is made or used. */
const OF_CONNECTIONS = /^(?:Connection terminated|timeout expired$|Client .* is not queryable$)/
const NONE_FREE = 'timeout exceeded when trying to connect'

/** Returns the error. What is no fault of a connection is not remembered. */
export function rememberFault(error: unknown, fault: 'away' | 'lost'): unknown {
  if (!(error instanceof Error)) return error
  if (error.message === NONE_FREE) faults.set(error, 'slow')
  else if (isOfConnection(error)) faults.set(error, fault)
  return error
}

function isOfConnection(error: Error & { readonly code?: unknown }): boolean {
  if (error instanceof pg.DatabaseError) return STATED.test(error.code ?? '')
  if (typeof error.code === 'string') return OF_SOCKETS.test(error.code)
  // Of several addresses of one name.
  if (error instanceof AggregateError) return error.errors.some(isOfConnection)
  return error.message === NO_ANSWER || OF_CONNECTIONS.test(error.message)
}

/** Also for a free connection of the pool. */
export const CONNECT_TIMEOUT_MS = 15_000
/** Without an answer for this long, PostgreSQL is asked whether it still works on it. */
export const CHECK_INTERVAL_MS = 5_000
const PROBE_TIMEOUT_MS = 5_000
const END_TIMEOUT_MS = 2_000

interface Connection {
  readonly connection?: { readonly stream?: { destroy(error?: Error): void } }
}

const streamOf = (client: pg.ClientBase) => (client as unknown as Connection).connection?.stream

/** Before `client` is ended: a connection that was cut does not answer that either. */
export function limitEnd(client: pg.ClientBase): void {
  setTimeout(() => streamOf(client)?.destroy(), END_TIMEOUT_MS).unref()
}

const backends = new WeakMap<pg.ClientBase, number>()

/**
 * Once, before other queries. Which process serves the connection is known to PostgreSQL alone: a
 * pooler gives its clients process ids of its own.
 */
export async function findBackend(client: pg.ClientBase): Promise<void> {
  if (backends.has(client)) return
  const limit = setTimeout(() => {
    streamOf(client)?.destroy(new Error(NO_ANSWER))
  }, CONNECT_TIMEOUT_MS).unref()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    if (rows[0] !== undefined) backends.set(client, rows[0].pid)
  } finally {
    clearTimeout(limit)
  }
}

export interface CutCheck {
  /** Where PostgreSQL is asked. */
  readonly url: string
  readonly checkIntervalMs?: number
}

/** What PostgreSQL does for a connection. `unknown` is no sign of a cut. */
type Finding = 'working' | 'unknown' | 'done' | 'unreachable'

/** How often in a row it is found before the connection is broken. An answer may be on its way. */
const CUT_AFTER = { working: Infinity, unknown: Infinity, done: 2, unreachable: 6 } as const

/**
 * Breaks the connection when the answer was lost on its way: the query is refused then. Needs
 * `findBackend`.
 */
export async function endIfCut<T>(
  { url, checkIntervalMs = CHECK_INTERVAL_MS }: CutCheck,
  client: pg.ClientBase,
  asked: Promise<T>,
): Promise<T> {
  const last: { finding: Finding; times: number } = { finding: 'working', times: 0 }
  let isChecking = false
  let isAnswered = false
  const check = async (): Promise<void> => {
    if (isChecking) return
    isChecking = true
    const finding = await findWork(url, backends.get(client))
    isChecking = false
    last.times = finding === last.finding ? last.times + 1 : 1
    last.finding = finding
    if (!isAnswered && last.times >= CUT_AFTER[finding])
      streamOf(client)?.destroy(new Error(NO_ANSWER))
  }
  const timer = setInterval(() => void check(), checkIntervalMs).unref()
  try {
    return await asked
  } finally {
    isAnswered = true
    clearInterval(timer)
  }
}

/** By another connection. */
async function findWork(connectionString: string, pid: number | undefined): Promise<Finding> {
  const probe = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  })
  probe.on('error', () => undefined)
  try {
    await probe.connect()
    const { rows } = await probe.query<{ state: string | null }>(
      'select state from pg_stat_activity where pid = $1',
      [pid ?? null],
    )
    return pid === undefined ? 'unknown' : findingOf(rows[0])
  } catch (error) {
    // It answers, but takes no more connections.
    return error instanceof pg.DatabaseError ? 'unknown' : 'unreachable'
  } finally {
    limitEnd(probe)
    probe.end().catch(() => undefined)
  }
}

/** Undefined: PostgreSQL has ended the process. Other states: it does not track or show them. */
function findingOf(row: { readonly state: string | null } | undefined): Finding {
  if (row === undefined || row.state?.startsWith('idle') === true) return 'done'
  return row.state === 'active' ? 'working' : 'unknown'
}
