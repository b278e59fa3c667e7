/** A pin's link as Pinterest gets it. Pinterest refuses the same link twice in one file, so each pin's carries its short id. */
const SHORT = 10

/** The random end of the id: enough to tell the pins of an account apart. */
export function shortPinId(id: string): string {
  return id.replaceAll('-', '').slice(-SHORT)
}

export function isWebAddress(link: string): boolean {
  return /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/iu.test(link)
}

/** The link with `utm_content=<tag>`, replacing one that is there; everything else stays as it was written. */
export function tagLink(link: string, tag: string): string {
  const hash = link.indexOf('#')
  const address = hash < 0 ? link : link.slice(0, hash)
  const fragment = hash < 0 ? '' : link.slice(hash)
  const mark = address.indexOf('?')
  const path = mark < 0 ? address : address.slice(0, mark)
  const parameters = mark < 0 ? [] : address.slice(mark + 1).split('&').filter((part) => part !== '' && !/^utm_content(=|$)/i.test(part))
  return `${path}?${[...parameters, `utm_content=${encodeURIComponent(tag)}`].join('&')}${fragment}`
}
