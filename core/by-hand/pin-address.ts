/** The address of a pin on Pinterest, as people copy it: from the browser, the app, or by sharing. */

const HOST = /^(?:[a-z]{2,3}\.|www\.)?pinterest\.(?:com|[a-z]{2,3}|co\.[a-z]{2}|com\.[a-z]{2})$/

/** The whole address; empty for nothing, null for what is not the address of a pin. */
export function readPinAddress(text: string): string | null {
  const given = text.trim()
  if (given === '') return ''
  const url = URL.parse(/^https?:\/\//i.test(given) ? given : `https://${given}`)
  if (url === null) return null
  const { hostname, pathname } = url
  if (hostname === 'pin.it') return pathname.length > 1 ? `https://pin.it${pathname}` : null
  const id = /^\/pin\/(?:[^/]*--)?(\d+)\/?/.exec(pathname)?.[1]
  return HOST.test(hostname) && id !== undefined ? `https://${hostname}/pin/${id}/` : null
}
