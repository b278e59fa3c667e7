/**
 * Addresses of Pinterest: which are pins, and which hosts are Pinterest's at all. A host that only
 * looks alike is none.
 */

/** Pinterest's own country domains; others that begin with "pinterest." may belong to anyone. */
const ENDINGS: ReadonlySet<string> = new Set(
  'com at be ca ch cl co co.at co.in co.kr co.nz co.uk com.au com.bo com.ec com.mx com.pe com.py com.uy com.vn de dk ec engineering es fi fr hu id ie in info it jp kr mx nl nz pe ph pt ru se th tw uk vn'.split(
    ' ',
  ),
)

export type PinAddress =
  | { readonly kind: 'pin'; readonly id: string }
  | { readonly kind: 'short'; readonly url: string }
  | { readonly kind: 'file'; readonly url: string }

/** Also as people write it: without https://. Null for everything that is not Pinterest's. */
export function readPinAddress(text: string): PinAddress | null {
  const trimmed = text.trim()
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`)
  if (url === null || !isPlain(url)) return null
  url.protocol = 'https:'
  if (isVideoFile(url)) return { kind: 'file', url: url.href }
  if (isShortHost(url))
    return /^\/[\w-]{1,64}\/?$/.test(url.pathname) ? { kind: 'short', url: url.href } : null
  const id = isPinterestHost(url) ? pinIdOf(url) : null
  return id === null ? null : { kind: 'pin', id }
}

/** `/pin/123`, `/pin/lemon-cake--123/`, `/pin/123/sent/?…` */
export function pinIdOf({ pathname }: URL): string | null {
  return /^\/pin\/(?:[^/]*--)?(\d{1,25})(?:\/|$)/.exec(pathname)?.[1] ?? null
}

/** `pinterest.com`, `www.pinterest.de`, `br.pinterest.com`, `api.pinterest.com` */
export function isPinterestHost({ hostname }: URL): boolean {
  const [, ending] = /^(?:[a-z]{2,3}\.)?pinterest\.([a-z.]+)$/.exec(hostname) ?? []
  return ending !== undefined && ENDINGS.has(ending)
}

export const isShortHost = ({ hostname }: URL): boolean => hostname === 'pin.it'

/**
 * On Pinterest's own video hosts (`v1.pinimg.com`, `v.pinimg.com`), an mp4 in the folder of videos.
 */
export function isVideoFile(url: URL): boolean {
  return isPlain(url) && /^v\d{0,2}\.pinimg\.com$/.test(url.hostname) && isVideoPath(url)
}

export const isVideoPath = ({ pathname }: URL): boolean =>
  /^\/videos\/[\w/.-]+\.mp4$/i.test(pathname)

/** Of the web, on its own port, without a name or password. */
function isPlain({ protocol, port, username, password }: URL): boolean {
  return (
    (protocol === 'https:' || protocol === 'http:') &&
    port === '' &&
    username === '' &&
    password === ''
  )
}
