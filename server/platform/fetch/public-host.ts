import { isIP } from 'node:net'

/**
 * Good enough to warn by: a name without a dot, loopback and private addresses can't be reached by
 * Pinterest.
 */
export function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) return /^\[2|^\[3/.test(host)
  if (isIP(host) === 4)
    return !/^(0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(
      host,
    )
  return (
    host.includes('.') && !/\.(local|localhost|internal|lan|home|test|example|invalid)$/.test(host)
  )
}
