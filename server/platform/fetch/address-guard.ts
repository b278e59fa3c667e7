/**
 * Decides which machines may be connected to. IPv4 must be plain unicast; IPv6 must lie inside
 * 2000::/3 (`::127.0.0.1` counts as unicast elsewhere) and outside the ranges that carry an IPv4
 * address of somebody's choice (6to4, Teredo).
 */
import ipaddr from 'ipaddr.js'

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  if (!ipaddr.isValid(bare)) return false
  const parsed = ipaddr.parse(bare)
  if (parsed.kind() === 'ipv4') return parsed.range() === 'unicast'
  return parsed.match(GLOBAL_UNICAST) && parsed.range() === 'unicast'
}

/** The private hosts that an operator names as `host:port` or `host` in ALLOW_HOSTS. */
export class AllowedHosts {
  readonly #origins: ReadonlySet<string>

  constructor(hosts: readonly string[]) {
    this.#origins = new Set(
      hosts.map((host) => host.trim().toLowerCase()).filter((host) => host !== ''),
    )
  }

  has(hostname: string, port: string | number): boolean {
    const host = hostname.toLowerCase()
    return this.#origins.has(`${host}:${port}`) || this.#origins.has(host)
  }

  hasUrl(url: URL): boolean {
    return this.has(url.hostname, portOf(url))
  }
}

export function portOf(url: URL): string {
  return url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port
}

/**
 * The one port that an address names, as ALLOW_HOSTS takes it: `URL.host` leaves 80 and 443 out,
 * and a bare host is every port of it.
 */
export function hostAndPort(address: string): string {
  const url = new URL(address)
  return `${url.hostname}:${portOf(url)}`
}

/** Raised inside a connection attempt, so that no byte is sent to the machine. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
  readonly host: string
  constructor(host: string) {
    super(`${host} resolves to a private address`)
    this.host = host
  }
}

/** The ports at which pages of public hosts are fetched. Others belong to databases, mail and consoles. */
export const isWebPort = (port: string | number): boolean => ['80', '443'].includes(String(port))

/** Thrown before connecting to any other port that `ALLOW_HOSTS` does not name. */
export class ClosedPortError extends Error {
  override readonly name = 'ClosedPortError'
  constructor(port: string | number) {
    super(`Port ${port} is not fetched`)
  }
}
