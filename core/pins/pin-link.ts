/**
 * A pin's link as Pinterest gets it. Pinterest refuses the same link twice in one file, so each
 * pin's carries its short id.
 */
import { WEB_ADDRESS } from '#core/contract/call/web-address.ts'

const SHORT = 10

/** The random end of the id: enough to distinguish the pins of an account. */
export function shortPinId(id: string): string {
  return id.replaceAll('-', '').slice(-SHORT)
}

export function isWebAddress(link: string): boolean {
  return WEB_ADDRESS.test(link)
}

/**
 * A link to a private address: Pinterest, and everybody who sees the pin, can't open it.
 */
export function isPrivateLink(link: string): boolean {
  // As the address bar reads it: `http://127.1` and `http://a@10.0.0.1` are numbers of this machine.
  const { protocol, hostname } = URL.parse(link) ?? { protocol: '', hostname: '' }
  const host = hostname.replace(/\.$/, '')
  if (!/^https?:$/.test(protocol) || host === '') return false
  if (host.startsWith('['))
    return /^\[(?:::1?\]|f[cdf][\da-f]{2}:|fe[89a-f][\da-f]:|::ffff:|64:ff9b:)/.test(host)
  if (/^(?:\d{1,3}\.){3}\d{1,3}$/.test(host))
    return /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./.test(
      host,
    )
  return (
    !host.includes('.') ||
    /\.(?:localhost|local|internal|lan|home|test|invalid)$/.test(host) ||
    host === 'home.arpa' ||
    host.endsWith('.home.arpa')
  )
}

/**
 * The link with `utm_content=<tag>`, replacing one that is there; everything else stays as it was
 * written.
 */
export function tagLink(link: string, tag: string): string {
  const hash = link.indexOf('#')
  const address = hash < 0 ? link : link.slice(0, hash)
  const fragment = hash < 0 ? '' : link.slice(hash)
  const mark = address.indexOf('?')
  const path = mark < 0 ? address : address.slice(0, mark)
  const parameters =
    mark < 0
      ? []
      : address
          .slice(mark + 1)
          .split('&')
          .filter((part) => part !== '' && !/^utm_content(=|$)/i.test(part))
  return `${path}?${[...parameters, `utm_content=${encodeURIComponent(tag)}`].join('&')}${fragment}`
}
