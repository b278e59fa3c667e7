/**
 * Stopping without losing a request. First the server only says that it is stopping, and a proxy
 * sends it nobody new; then it takes no new connection, ends the requests under way, and closes
 * those connections on which nothing moves any more.
 */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds without a byte after which a connection is closed while the server stops. */
const MAX_SILENCE_MS = 5_000

export interface Drain {
  /** From the signal on: `/api/ready/` says so. */
  readonly isDraining: () => boolean
  /** Says that the server stops, and resolves after `ms`, for proxies to notice. */
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
 * Idle connections are closed by Fastify. One with a request under way is told to close with its
 * answer; one whose other side neither sends the rest of its request nor reads its answer would
 * hold up the stop for as long as a request may take.
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

/** On each call: closes what has not moved since the call before, and is not ours to move. */
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
