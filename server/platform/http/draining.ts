/**
 * Stops without losing a request. While draining, only `/api/ready/` changes, so that a proxy stops
 * sending requests. Then the server accepts no connection, finishes running requests, and closes
 * silent connections.
 */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds without a byte after which a connection is closed while the server stops. */
const MAX_SILENCE_MS = 5_000

export interface Drain {
  /** True from the stop signal on. */
  readonly isDraining: () => boolean
  /** Starts draining and resolves after `ms`. */
  readonly begin: (ms: number) => Promise<void>
}

export function createDrain(): Drain {
  let isDraining = false
  return {
    isDraining: () => isDraining,
    begin: async (ms) => {
      isDraining = true
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
    },
  }
}

/**
 * Fastify closes idle connections. Others get `connection: close` with their response. A peer that
 * neither sends the rest of its request nor reads the response is closed after `maxSilenceMs`.
 */
export function closeConnectionsWhenStopping(
  app: FastifyInstance,
  maxSilenceMs: number = MAX_SILENCE_MS,
): void {
  const responses = new Map<Socket, ServerResponse | null>()
  app.server.on('connection', (socket: Socket) => {
    responses.set(socket, null)
    socket.once('close', () => responses.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => responses.set(socket, response))
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    const timer = setInterval(closeSilent(responses), maxSilenceMs)
    app.server.once('close', () => clearInterval(timer))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) void reply.header('connection', 'close')
  })
}

/**
 * Each call closes the connections without traffic since the last call, unless the server is
 * working on the response.
 */
function closeSilent(responses: ReadonlyMap<Socket, ServerResponse | null>): () => void {
  const bytesOf = ({ bytesRead, bytesWritten }: Socket): number => bytesRead + bytesWritten
  const before = new Map([...responses.keys()].map((socket) => [socket, bytesOf(socket)]))
  return () => {
    for (const [socket, response] of responses) {
      if (isBeingAnswered(response)) continue
      if (before.get(socket) === bytesOf(socket)) socket.destroy()
      before.set(socket, bytesOf(socket))
    }
  }
}

/** The request is here whole, and the server still works on it. */
function isBeingAnswered(response: ServerResponse | null): boolean {
  return response !== null && response.req.complete && !response.writableEnded
}
