/** Where a published pin is read: an address that a person is led to, so not any text will do. */

const NETWORK_HOST = /^(?:[a-z0-9-]+\.)*pinterest\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/
const PRACTICE_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Of Pinterest by HTTPS, or of the practice network beside a server. */
export function isNetworkAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:'
    ? NETWORK_HOST.test(hostname) || PRACTICE_HOSTS.has(hostname)
    : protocol === 'http:' && PRACTICE_HOSTS.has(hostname)
}
