/**
 * The cache-busting marker of a pin's picture: the query parameter `v=<digits>` at the end of
 * `image_url`. There is at most one (it is replaced, never stacked); only an all-digit `v` counts
 * as ours, so a site's own `v=abc` is left alone. It is for our own screens: whatever leaves the
 * product (export, publishing) goes through `withoutMarker`.
 */
const MARKER = /([?&])v=\d+(?=&|#|$)/

/**
 * PictureUrl's limit in the contract: an address that the marker would push over it goes without.
 */
const MAX_URL_LENGTH = 4096

/**
 * The address with exactly one marker. Empty and `data:` addresses have no cache to bust and come
 * back unchanged.
 */
export function withMarker(url: string, version: number): string {
  if (url === '' || url.startsWith('data:')) return url
  const bare = withoutMarker(url)
  const hash = bare.indexOf('#')
  const path = hash < 0 ? bare : bare.slice(0, hash)
  const fragment = hash < 0 ? '' : bare.slice(hash)
  const marked = `${path}${path.includes('?') ? '&' : '?'}v=${version}${fragment}`
  return marked.length > MAX_URL_LENGTH ? bare : marked
}

export function withoutMarker(url: string): string {
  let bare = url
  for (let match = MARKER.exec(bare); match !== null; match = MARKER.exec(bare)) {
    const end = match.index + match[0].length
    const rest = bare.slice(end)
    const keepsQuestionMark = match[1] === '?' && rest.startsWith('&')
    bare = bare.slice(0, match.index) + (keepsQuestionMark ? `?${rest.slice(1)}` : rest)
  }
  return bare
}
