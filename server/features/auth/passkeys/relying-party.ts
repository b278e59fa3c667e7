/**
 * The name and origin that passkeys of a request belong to. Browsers write both into every response
 * and refuse IP addresses and pages without HTTPS, except on this machine's own `localhost`.
 */
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config.ts'

export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

const LOCALHOST = /^(?:.+\.)?localhost$/

/**
 * From `PUBLIC_URL`, as the session cookie. Where that is an IP address, as it is by default, a
 * request for `localhost` counts too: no other machine has this name, so it can't be rebound.
 * Null = no passkeys here.
 */
export function relyingParty(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  request: Pick<FastifyRequest, 'hostname' | 'host' | 'protocol'>,
): RelyingParty | null {
  const { hostname, protocol, origin } = new URL(publicUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0)
    return protocol === 'https:' || LOCALHOST.test(hostname) ? { id: hostname, origin } : null
  const host = request.hostname.toLowerCase()
  return LOCALHOST.test(host)
    ? { id: host, origin: `${request.protocol}://${request.host.toLowerCase()}` }
    : null
}
