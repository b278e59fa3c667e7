/** Where a published pin is read: an address that a person is led to, so not any text will do. */
import { isPinterestHost, isShortHost } from '#core/public/pin-address.ts'

const PRACTICE_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Of Pinterest by HTTPS, or of the practice network beside a server. */
export function isNetworkAddress(address: string): boolean {
  const url = URL.parse(address)
  if (url === null) return false
  const { protocol, hostname } = url
  return protocol === 'https:'
    ? isPinterestHost(url) || isShortHost(url) || PRACTICE_HOSTS.has(hostname)
    : protocol === 'http:' && PRACTICE_HOSTS.has(hostname)
}
