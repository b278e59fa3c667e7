/**
 * An undici Agent that looks a name up once, keeps only public addresses, connects to exactly those
 * and checks the peer again once connected: a second lookup (DNS rebinding) can't change the
 * answer, and a literal address passes the same gate.
 */
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import {
  type AllowedHosts,
  ClosedPortError,
  isPublicAddress,
  isWebPort,
  PrivateAddressError,
} from './address-guard.ts'
import { createResolve, type Resolve } from './resolve-name.ts'

export interface AgentOptions {
  readonly allowed: AllowedHosts
  /** Replaced in tests. */
  readonly resolve?: Resolve
  readonly connectTimeout?: number
}

export function createGuardedAgent({
  allowed,
  resolve = createResolve(),
  connectTimeout = 10_000,
}: AgentOptions): Agent {
  const guarded = buildConnector({
    timeout: connectTimeout,
    lookup: guardedLookup(resolve),
    autoSelectFamily: true,
  })
  const open = buildConnector({ timeout: connectTimeout, autoSelectFamily: true })
  return new Agent({
    connections: 8,
    pipelining: 1,
    keepAliveTimeout: 4_000,
    maxResponseSize: -1,
    connect(options, callback) {
      const port =
        options.port === '' ? (options.protocol === 'https:' ? '443' : '80') : options.port
      if (allowed.has(options.hostname, port)) return open(options, callback)
      const literal = options.hostname.replace(/^\[|\]$/g, '')
      if (isIP(literal) !== 0 && !isPublicAddress(literal))
        return callback(new PrivateAddressError(literal), null)
      if (!isWebPort(port)) return callback(new ClosedPortError(port), null)
      guarded(options, (...[error, socket]) => {
        if (error) return callback(error, null)
        const peer = socket.remoteAddress ?? ''
        if (isPublicAddress(peer)) return callback(null, socket)
        socket.destroy()
        callback(new PrivateAddressError(options.hostname), null)
      })
    },
  })
}

function guardedLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const open = found.filter(({ address }) => isPublicAddress(address))
        const [first] = open
        if (!first) return callback(new PrivateAddressError(hostname), '', 0)
        if (options.all === true) callback(null, open)
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    )
  }
}
