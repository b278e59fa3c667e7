/**
 * The address of a pin on Pinterest, as people copy it: from the browser, the app, or by sharing.
 */
import { isPinterestHost, isShortHost } from '#core/public/pin-address.ts'

/** The whole address; empty for nothing, null for what is not the address of a pin. */
export function readPinAddress(text: string): string | null {
  const given = text.trim()
  if (given === '') return ''
  const url = URL.parse(/^https?:\/\//i.test(given) ? given : `https://${given}`)
  if (url === null) return null
  const { hostname, pathname } = url
  if (isShortHost(url)) return pathname.length > 1 ? `https://pin.it${pathname}` : null
  const id = /^\/pin\/(?:[^/]*--)?(\d+)\/?/.exec(pathname)?.[1]
  return isPinterestHost(url) && id !== undefined ? `https://${hostname}/pin/${id}/` : null
}
