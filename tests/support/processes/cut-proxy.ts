/** A network between two processes that a test can cut. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * `refused`: connections break, and none can be made. `silent`: nothing arrives, and no error is
 * reported. `answersLost`: requests arrive, answers do not. `held`: all arrives after `restore`.
 */
export type Cut = 'refused' | 'silent' | 'answersLost' | 'held'

export interface CutProxy {
  /** `target` with the address of this proxy. */
  readonly url: string
  cut(how: Cut): void
  /**
   * For new connections. One from which something was lost stays silent, as behind a router that
   * forgot it.
   */
  restore(): void
  /** Pieces, and new connections, that were lost or held so far. */
  lost(): number
  /** Connections to either side. */
  open(): number
  close(): Promise<void>
}

export async function startCutProxy(target: string): Promise<CutProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let cut: Cut | null = null
  let lost = 0
  let held: (() => void)[] = []
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    return socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    keep(client)
    if (cut === 'refused') {
      lost += 1
      return void client.destroy()
    }
    const upstream = keep(connect(Number(port), hostname))
    let isMuted = false
    const forward = (from: Socket, to: Socket, isLost: () => boolean): void => {
      from.on('data', (bytes) => {
        isMuted ||= isLost()
        if (cut === 'held') {
          lost += 1
          return void held.push(() => to.write(bytes))
        }
        if (!isMuted && !isLost()) to.write(bytes)
        else lost += 1
      })
      from.on('close', () => {
        if (cut !== 'silent' && !isMuted) to.destroy()
      })
    }
    forward(client, upstream, () => cut === 'silent')
    forward(upstream, client, () => cut === 'silent' || cut === 'answersLost')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    cut: (how) => {
      cut = how
      if (how === 'refused') for (const socket of sockets) socket.destroy()
    },
    restore: () => {
      cut = null
      for (const write of held) write()
      held = []
    },
    open: () => sockets.size,
    lost: () => lost,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
