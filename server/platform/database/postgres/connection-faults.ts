/**
 * What a broken network does to connections to PostgreSQL. Which error a request met is remembered:
 * whether its change can have been stored depends on it.
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
const END_TIMEOUT_MS = 2_000

interface Connection {
  readonly connection?: { readonly stream?: { destroy(error?: Error): void } }
}

const streamOf = (client: pg.ClientBase) => (client as unknown as Connection).connection?.stream

/** What it was asked is refused. */
export function breakConnection(client: pg.ClientBase): void {
  streamOf(client)?.destroy(new Error(NO_ANSWER))
}

/** Before `client` is ended: a connection that was cut does not answer that either. */
export function limitEnd(client: pg.ClientBase): void {
  setTimeout(() => streamOf(client)?.destroy(), END_TIMEOUT_MS).unref()
}

const backends = new WeakMap<pg.ClientBase, number>()

/** The process that serves it, after `findBackend`. */
export const backendOf = (client: pg.ClientBase): number | undefined => backends.get(client)

/**
 * Once, before other queries. Which process serves the connection is known to PostgreSQL alone: a
 * pooler gives its clients process ids of its own.
 */
export async function findBackend(client: pg.ClientBase): Promise<void> {
  if (backends.has(client)) return
  const limit = setTimeout(() => breakConnection(client), CONNECT_TIMEOUT_MS).unref()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    if (rows[0] !== undefined) backends.set(client, rows[0].pid)
  } finally {
    clearTimeout(limit)
  }
}
