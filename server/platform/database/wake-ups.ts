/**
 * How one process learns at once that another has queued something. On PostgreSQL by LISTEN and
 * NOTIFY, on a connection of its own; the embedded database has one process. A message may be lost
 * with the connection, so a worker also looks for work by itself: often while
 * `isConnected` is false, seldom otherwise.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { CONNECT_TIMEOUT_MS, findBackend, limitEnd } from './postgres/connection-faults.ts'
import { startBeat, watchForCuts } from './postgres/cut-watch.ts'
import { newId } from '../ids.ts'

export interface WakeUps {
  /** Sends to the other processes that listen. `about` has no blank. */
  send(topic: string, about?: string): void
  /**
   * `heard` runs at messages of other processes, and with '' when a lost connection is back: some
   * may have been missed.
   */
  on(topic: string, heard: (about: string) => void): void
  /** Whether messages of other processes arrive. */
  isConnected(): boolean
  close(): Promise<void>
}

const CHANNEL = 'pinloom_wake'
/** Milliseconds before a lost connection is opened again. */
const RENEW_AFTER = 1_000
/** A connection that only listens does not notice that the network was cut. */
const BEAT_MS = 30_000

/** For the embedded database: there is no other process. */
export const noWakeUps: WakeUps = {
  send: () => undefined,
  on: () => undefined,
  isConnected: () => true,
  close: async () => undefined,
}

/** `notify` sends by a connection of the pool: a process that only sends opens none. */
export function postgresWakeUps(
  url: string,
  notify: (channel: string, message: string) => Promise<unknown>,
): WakeUps {
  const self = newId()
  const listeners = new Map<string, Set<(about: string) => void>>()
  const call = (topic: string, about: string): void => {
    for (const heard of listeners.get(topic) ?? []) heard(about)
  }
  const connection = keepListening(url, {
    heard: (message) => {
      const [sender, topic = '', about = ''] = message.split(' ')
      if (sender !== self) call(topic, about)
    },
    renewed: () => {
      for (const topic of listeners.keys()) call(topic, '')
    },
  })
  return {
    send: (topic, about = '') => {
      // When it is lost, the other process finds the work by itself.
      notify(CHANNEL, `${self} ${topic} ${about}`).catch(() => undefined)
    },
    on: (topic, heard) => {
      listeners.set(topic, (listeners.get(topic) ?? new Set()).add(heard))
      connection.open()
    },
    isConnected: connection.isOpen,
    close: connection.close,
  }
}

interface Listening {
  readonly heard: (message: string) => void
  readonly renewed: () => void
}

/** A connection that listens from the first `open` to `close`, and is opened again when it breaks. */
function keepListening(url: string, { heard, renewed }: Listening) {
  const end = new AbortController()
  const watch = watchForCuts(url)
  let client: pg.Client | null = null
  let running: Promise<void> | null = null

  /** Ends when the connection does. */
  async function listen(): Promise<void> {
    const own = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    const lost = new Promise<void>((resolve) => {
      own.on('error', () => resolve())
      own.on('end', () => resolve())
      const stop = (): void => {
        limitEnd(own)
        resolve()
      }
      end.signal.addEventListener('abort', stop, { once: true })
    })
    const endBeat = startBeat(watch, own, BEAT_MS)
    own.on('notification', ({ payload }) => heard(payload ?? ''))
    try {
      await own.connect()
      await findBackend(own)
      await own.query(`listen ${CHANNEL}`)
      client = own
      renewed()
      await lost
    } finally {
      endBeat()
      client = null
      limitEnd(own)
      await own.end().catch(() => undefined)
    }
  }

  async function run(): Promise<void> {
    while (!end.signal.aborted) {
      await listen().catch(() => undefined)
      await pause(RENEW_AFTER, undefined, { signal: end.signal, ref: false }).catch(() => undefined)
    }
  }

  return {
    open: () => void (running ??= run()),
    isOpen: () => client !== null,
    close: async () => {
      end.abort()
      await running
    },
  }
}
