/**
 * The cache-busting marker of a pin's picture: the query parameter `v=<digits>` at the end of
 * `image_url`. There is at most one. Only an all-digit `v` is ours, so a site's own `v=abc` stays.
 * Export and publishing remove it with `withoutMarker`.
 */
const MARKER = /([?&])v=\d+(?=&|#|$)/

/** The contract's limit of a picture URL. A URL that would exceed it gets no marker. */
const MAX_URL_LENGTH = 4096

/** The URL with exactly one marker. Empty and `data:` URLs are returned unchanged. */
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
