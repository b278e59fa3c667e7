/** Visitors and the networks that they are in: the owner of a network has all of its addresses. */
import ipaddr from 'ipaddr.js'

/** An IPv4 address, or the /64 of an IPv6 one. */
export function visitorOf(address: string): string {
  return prefixOf(address, 64, 32)
}

/** For limits over many visitors: the /24 of an IPv4 address, or the /48 of an IPv6 one. */
export function networkOf(address: string): string {
  return prefixOf(address, 48, 24)
}

interface Wider {
  readonly name: string
  /** How many visitors' worth of tries it has. */
  readonly times: number
}

/**
 * Wider networks that one person may have as a whole: the /56 that providers give to a home, the /48 that they give
 * to a company. None for IPv4, where many people share few addresses.
 */
export function widerNetworksOf(address: string): readonly Wider[] {
  return isIPv6(address)
    ? [
        { name: `${prefixOf(address, 56, 32)}/56`, times: 4 },
        { name: `${prefixOf(address, 48, 32)}/48`, times: 16 },
      ]
    : []
}

const isIPv6 = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address) instanceof ipaddr.IPv6

/** Bits of the prefix for IPv6 and for IPv4. */
function prefixOf(address: string, six: number, four: number): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  const isSix = parsed instanceof ipaddr.IPv6
  const network = (isSix ? ipaddr.IPv6 : ipaddr.IPv4).networkAddressFromCIDR(
    `${parsed.toString()}/${isSix ? six : four}`,
  )
  return network.toString()
}
