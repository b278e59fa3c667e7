/**
 * Whether an address is a path of this server, as browsers read it: to them `/\elsewhere` and
 * `//elsewhere` are other hosts. What people send or bring in a file may show pictures of this
 * server only, or a request for them reveals the server to a stranger.
 */
export function isOwnAddress(address: string): boolean {
  return (
    address.startsWith('/') && URL.parse(address, 'http://here.invalid')?.host === 'here.invalid'
  )
}
