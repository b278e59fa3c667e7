/**
 * Finds queries whose answer was lost because the network was cut. Nothing else notices that: the
 * kernel would wait for a quarter of an hour, and for hours on a connection that only listens.
 */
import pg from 'pg'
import { backendOf, breakConnection, limitEnd } from './connection-faults.ts'

/** Without an answer for one to two of these, PostgreSQL is asked whether it still works on it. */
const CHECK_INTERVAL_MS = 5_000
const PROBE_TIMEOUT_MS = 5_000

export interface CutWatch {
  /**
   * Breaks the connection when the answer was lost on its way: the query is refused then. Needs
   * `findBackend`.
   */
  endIfCut<T>(client: pg.ClientBase, asked: Promise<T>): Promise<T>
}

/** What PostgreSQL does for a connection. `unknown` is no sign of a cut. */
type Finding = 'working' | 'unknown' | 'done' | 'unreachable'

/** How often in a row it is found before the connection is broken. An answer may be on its way. */
const CUT_AFTER = { working: Infinity, unknown: Infinity, done: 2, unreachable: 6 } as const

interface Waiting {
  readonly client: pg.ClientBase
  /** It has waited for a whole interval. */
  isSlow: boolean
  finding: Finding
  /** In a row. */
  times: number
}

/** One for all connections of a pool: it asks for all slow queries by one connection at a time. */
export function watchForCuts(url: string, checkIntervalMs = CHECK_INTERVAL_MS): CutWatch {
  const all = new Set<Waiting>()
  let timer: NodeJS.Timeout | undefined
  let isChecking = false

  async function check(): Promise<void> {
    if (isChecking) return
    if (all.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
    const slow = [...all].filter(({ isSlow }) => isSlow)
    for (const one of all) one.isSlow = true
    if (slow.length === 0) return
    isChecking = true
    const findingOf = await findWork(url)
    isChecking = false
    for (const one of slow) if (all.has(one)) judge(one, findingOf(backendOf(one.client)))
  }

  return {
    async endIfCut(client, asked) {
      const waiting: Waiting = { client, isSlow: false, finding: 'working', times: 0 }
      all.add(waiting)
      timer ??= setInterval(() => void check(), checkIntervalMs).unref()
      try {
        return await asked
      } finally {
        all.delete(waiting)
      }
    },
  }
}

function judge(waiting: Waiting, finding: Finding): void {
  waiting.times = finding === waiting.finding ? waiting.times + 1 : 1
  waiting.finding = finding
  if (waiting.times >= CUT_AFTER[finding]) breakConnection(waiting.client)
}

type FindingOf = (pid: number | undefined) => Finding

/** By another connection, which has ended when this returns. */
async function findWork(connectionString: string): Promise<FindingOf> {
  const probe = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  })
  probe.on('error', () => undefined)
  try {
    await probe.connect()
    const { rows } = await probe.query<{ pid: number; state: string | null }>(
      'select pid, state from pg_stat_activity',
    )
    const states = new Map(rows.map(({ pid, state }) => [pid, state]))
    return (pid) => (pid === undefined ? 'unknown' : findingOf(states.get(pid)))
  } catch (error) {
    // A refusal is an answer: PostgreSQL takes no more connections.
    return () => (error instanceof pg.DatabaseError ? 'unknown' : 'unreachable')
  } finally {
    limitEnd(probe)
    await probe.end().catch(() => undefined)
  }
}

/** Undefined: PostgreSQL has ended the process. Other states: it does not track or show them. */
function findingOf(state: string | null | undefined): Finding {
  if (state === undefined || state?.startsWith('idle') === true) return 'done'
  return state === 'active' ? 'working' : 'unknown'
}

/** Until the returned function is called, for a connection that asks nothing else for hours. */
export function startBeat(watch: CutWatch, client: pg.Client, beatMs: number): () => void {
  let isAsking = false
  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    // Its owner opens a connection that breaks again.
    await watch.endIfCut(client, client.query('select 1')).catch(() => undefined)
    isAsking = false
  }
  const timer = setInterval(() => void ask(), beatMs).unref()
  return () => clearInterval(timer)
}
