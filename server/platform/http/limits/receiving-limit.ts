/**
 * How long a request may take to arrive. Node's `requestTimeout` is one for the whole server, so it
 * is as long as that of a video; what has any other body is closed earlier, or a client that sends a byte
 * a minute would hold connections open.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

export interface ReceivingLimit {
  /** A request to this path may take as long as Node lets it. */
  readonly allowLong: (path: string) => void
}

/** `timeout`: ms, of requests to all other paths. */
export function limitReceiving(app: FastifyInstance, timeout: number): ReceivingLimit {
  const long = new Set<string>()
  app.addHook('onRequest', async ({ routeOptions, raw }) => {
    if (!long.has(routeOptions.url ?? '')) closeWhenLate(raw, timeout)
  })
  return { allowLong: (path) => void long.add(path) }
}

function closeWhenLate(raw: IncomingMessage, timeout: number): void {
  if (raw.complete) return
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, timeout)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
}
