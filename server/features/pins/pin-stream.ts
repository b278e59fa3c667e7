/**
 * Server-sent events of an account: `revision`, with the newest revision of its pin log as data.
 * The first is sent at once. https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
import { randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import type { PinNews } from './pin-news.ts'

/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 25_000
/** The browser then reconnects, and its session is checked again. */
const MAX_AGE_MS = 10 * 60_000
/**
 * A browser reconnects this long after the stream has ended: between these two by chance, since a
 * stopping server ends all its streams at once.
 */
const RECONNECT_MS = { from: 2_000, to: 6_000 }
/** Commits within this time are reported by one message. */
const COALESCE_MS = 40
/** Open streams of one person; the oldest ends when another is opened. */
const MAX_STREAMS_PER_PERSON = 20

export interface PinStreams {
  /** Ends by itself when the reader is gone. */
  open(stream: { readonly owner: string; readonly accountId: string }): Readable
  /** The server stops: browsers connect to another process. */
  endAll(): void
}

export function createPinStreams(
  news: PinNews,
  revisionOf: (key: { owner: string; accountId: string }) => Promise<number>,
): PinStreams {
  let isOver = false
  const open = new Map<Readable, { readonly owner: string; readonly end: () => void }>()

  const endOldest = (owner: string): void => {
    const own = [...open.values()].filter((stream) => stream.owner === owner)
    for (const { end } of own.slice(0, Math.max(0, own.length - MAX_STREAMS_PER_PERSON + 1))) end()
  }
  return {
    open(key) {
      endOldest(key.owner)
      const stream = new Readable({ read: () => undefined })
      const end = sendRevisions(stream, news, { ...key, revision: async () => revisionOf(key) })
      open.set(stream, { owner: key.owner, end })
      stream.once('close', () => open.delete(stream))
      if (isOver) end()
      return stream
    },
    endAll() {
      isOver = true
      for (const { end } of open.values()) end()
    },
  }
}

interface Source {
  readonly accountId: string
  readonly revision: () => Promise<number>
}

function sendRevisions(stream: Readable, news: PinNews, source: Source): () => void {
  let sent = -1
  let isOver = false
  let pending: NodeJS.Timeout | undefined

  const send = async (): Promise<void> => {
    const revision = await source.revision()
    if (revision <= sent || isOver) return
    sent = revision
    stream.push(`event: revision\ndata: ${revision}\n\n`)
  }
  const report = (): void => {
    send().catch((error: unknown) => stream.destroy(error instanceof Error ? error : undefined))
  }
  const stopListening = news.listen(source.accountId, () => {
    pending ??= setTimeout(() => {
      pending = undefined
      report()
    }, COALESCE_MS)
  })
  const heartbeat = setInterval(() => stream.push(':\n\n'), HEARTBEAT_MS)
  const age = setTimeout(end, MAX_AGE_MS)
  for (const timer of [heartbeat, age]) timer.unref()
  function stop(): void {
    isOver = true
    stopListening()
    clearTimeout(pending)
    clearInterval(heartbeat)
    clearTimeout(age)
  }
  function end(): void {
    if (isOver) return
    stop()
    stream.push(null)
  }
  stream.once('close', stop)
  stream.push(`retry: ${randomInt(RECONNECT_MS.from, RECONNECT_MS.to)}\n\n`)
  report()
  return end
}
