/**
 * The pictures of a page that could become pins: full addresses, the largest form of each, without
 * icons and tracking pixels.
 */
import type { FoundPicture } from '#core/pages/page-content.schema.ts'
import { isNode, listOf, textOf, type JsonNode } from './markup/json-ld.ts'
import { oneLine, plainText } from './article/plain-text.ts'
import { groundOf } from './picture-ground.ts'

const OUTSIDE =
  'nav, aside, footer, form, .sidebar, #sidebar, .widget, .related, .related-posts, #comments, .comments, .comment-list, .author-box, .site-header, .site-footer, .share, .social'
const NO_PICTURE =
  /(?:^|[/_.-])(?:pixel|spacer|blank|placeholder|avatar|icon|favicon|logo|emoji|badge|sprite|1x1|transparent|loading|spinner)(?:[-_@.]?\d+(?:x\d*)?)?(?:\.\w+)?$|\/(?:icons|emojis?|avatars?|sprites|badges)\//i
const NO_PICTURE_HOST =
  /gravatar\.com$|facebook\.com$|doubleclick\.net$|google-analytics\.com$|googletagmanager\.com$|scorecardresearch\.com$|^s\.w\.org$|^stats\.|^pixel\./i
const SMALLEST = 120
const MAX_PICTURES = 60
/** Looked at in a page: each asks for its surroundings. */
const MAX_HOLDERS = 1_000

export interface PictureGround {
  document: Document
  nodes: JsonNode[]
  base: string
}

export function findPictures({ document, nodes, base }: PictureGround): FoundPicture[] {
  const found = [
    ...fromArticle(document, base),
    ...openGraphPictures(document),
    ...nodes.flatMap((node) => jsonLdPictures(node, nodes)),
  ]
  const kept = new Map<string, FoundPicture>()
  for (const picture of found) {
    const address = resolveAddress(picture.address, base)
    if (address === null || !isWorthy(address, picture)) continue
    const key = sameKey(address)
    const known = kept.get(key)
    kept.set(key, known ? better(known, { ...picture, address }) : { ...picture, address })
  }
  return [...kept.values()].toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_PICTURES)
}

/** The largest entry of a `srcset`. */
export function largestOfSrcset(srcset: string): { address: string; width: number | null } | null {
  const largest = entriesOf(srcset).toSorted((a, b) => b.size - a.size)[0]
  return largest
    ? { address: largest.address, width: largest.unit === 'w' ? Math.round(largest.size) : null }
    : null
}

interface SrcsetEntry {
  address: string
  size: number
  unit: string
}

/**
 * Read as HTML says, from left to right: an address may hold commas, one at its end parts it from
 * the next entry. Linear.
 */
function entriesOf(srcset: string): SrcsetEntry[] {
  const entries: SrcsetEntry[] = []
  const next = /[\s,]*(\S+)/y
  const rest = /[^,]*/y
  for (let match = next.exec(srcset); match; match = next.exec(srcset)) {
    const word = match[1] ?? ''
    const address = withoutCommas(word)
    rest.lastIndex = next.lastIndex
    const described = address === word ? (rest.exec(srcset)?.[0] ?? '') : ''
    if (address === word) next.lastIndex = rest.lastIndex
    if (address !== '') entries.push({ address, ...sizeOf(described) })
  }
  return entries
}

/** ` 300w`, ` 2x`; nothing is the simple size. */
function sizeOf(described: string): Omit<SrcsetEntry, 'address'> {
  const [, size = '1', unit = 'x'] = /^\s+(\d{1,9}(?:\.\d{1,9})?)([wx])\s*$/.exec(described) ?? []
  return { size: Number(size), unit }
}

function withoutCommas(word: string): string {
  let end = word.length
  while (word[end - 1] === ',') end -= 1
  return word.slice(0, end)
}

function fromArticle(document: Document, base: string): FoundPicture[] {
  const holders = [
    ...document.querySelectorAll('h1, h2, h3, h4, h5, h6, img, picture source, noscript'),
  ].slice(0, MAX_HOLDERS)
  let heading = ''
  return holders.flatMap((element) => {
    if (element.closest(OUTSIDE)) return []
    if (/^H\d$/i.test(element.tagName)) heading = plainText(element.textContent ?? '') || heading
    if (
      /^H\d$/i.test(element.tagName) ||
      (element.closest('header') && !element.closest('article, main'))
    )
      return []
    if (element.tagName.toUpperCase() === 'NOSCRIPT')
      return fromNoscript(element).map((picture) => ({
        ...picture,
        ...groundOf(element),
        heading,
      }))
    return fromElement(element).map((picture) => ({
      ...wholeForm(picture, element, base),
      ...groundOf(element),
      heading,
    }))
  })
}

/**
 * A small form often links to the file that it was made from: its size is not stated, and the link
 * may be dead.
 */
function wholeForm(picture: FoundPicture, element: Element, base: string): FoundPicture {
  const link = element.closest('a')?.getAttribute('href')?.trim() ?? ''
  const [own, whole] = [picture.address, link].map((address) => resolveAddress(address, base))
  const isWhole =
    own && whole && own !== whole && sameKey(own) === sameKey(whole) && SIZED.test(own)
  return isWhole && !SIZED.test(whole)
    ? {
        ...picture,
        address: whole.replace(/^https?:/, new URL(own).protocol),
        small: own,
        ...NO_SIZE,
      }
    : picture
}

const NO_SIZE = { width: null, height: null }
/** The file's name ends with the size that it was made in. */
const SIZED = /-\d{2,4}x\d{2,4}\.\w+(?:\?.*)?$/

/**
 * Lazy loaders keep the true address in one of many attributes; `src` is then a placeholder and
 * comes last.
 */
function fromElement(element: Element): FoundPicture[] {
  const attribute = (name: string): string => element.getAttribute(name)?.trim() ?? ''
  const largest = trueAddress(attribute)
  if (largest === null) return []
  const [width, height] = [pixels(attribute('width')), pixels(attribute('height'))]
  const alt =
    attribute('alt') ||
    (element.closest('picture')?.querySelector('img')?.getAttribute('alt') ?? '')
  const size =
    largest.width === null
      ? { width, height }
      : { width: largest.width, height: scaled(largest.width, width, height) }
  return [{ address: largest.address, alt: plainText(alt), ...size, from: 'article' }]
}

/** `width` as the srcset states it, null when it states none. */
function trueAddress(
  attribute: (name: string) => string,
): { address: string; width: number | null } | null {
  const isReal = (address: string): boolean => address !== '' && !address.startsWith('data:')
  const best = ['data-srcset', 'data-lazy-srcset', 'srcset']
    .map((name) => largestOfSrcset(attribute(name)))
    .find((entry) => entry !== null && isReal(entry.address))
  if (best) return best
  const address = [
    'data-src',
    'data-lazy-src',
    'data-original',
    'data-pin-media',
    'data-image',
    'src',
  ]
    .map(attribute)
    .find(isReal)
  return address === undefined ? null : { address, width: null }
}

function fromNoscript(element: Element): FoundPicture[] {
  const inner = element.querySelectorAll('img')
  if (inner.length > 0) return []
  return [...(element.textContent ?? '').matchAll(/<img\b[^>]*>/gi)].flatMap(([tag]) => {
    const attribute = (name: string): string =>
      new RegExp(`\\b${name}=["']([^"']*)["']`, 'i').exec(tag)?.[1] ?? ''
    const address = largestOfSrcset(attribute('srcset'))?.address || attribute('src')
    return address
      ? [
          {
            address,
            alt: plainText(attribute('alt')),
            width: pixels(attribute('width')),
            height: pixels(attribute('height')),
            from: 'article' as const,
          },
        ]
      : []
  })
}

function openGraphPictures(document: Document): FoundPicture[] {
  const metas = [
    ...document.querySelectorAll('meta[property^="og:image"], meta[name^="twitter:image"]'),
  ].map((meta) => ({
    name: meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
    value: oneLine(meta.getAttribute('content') ?? ''),
  }))
  const pictures: FoundPicture[] = []
  for (const { name, value } of metas) {
    const last = pictures.at(-1)
    if (/(?:image|image:url|image:secure_url|image:src)$/.test(name))
      pictures.push({
        address: value,
        alt: '',
        width: null,
        height: null,
        from: 'open_graph',
        isNamed: true,
      })
    else if (last && name.endsWith(':width')) last.width = pixels(value)
    else if (last && name.endsWith(':height')) last.height = pixels(value)
    else if (last && name.endsWith(':alt')) last.alt = plainText(value)
  }
  return pictures
}

function jsonLdPictures(node: JsonNode, nodes: JsonNode[]): FoundPicture[] {
  return [...listOf(node['image']), ...listOf(node['primaryImageOfPage'])].flatMap(
    (image): FoundPicture[] => {
      if (typeof image === 'string')
        return [
          { address: image, alt: '', width: null, height: null, from: 'json_ld', isNamed: true },
        ]
      if (!isNode(image)) return []
      const target =
        (image['url'] ?? image['contentUrl'])
          ? image
          : nodes.find(
              (other) =>
                other['@id'] !== undefined &&
                other['@id'] === image['@id'] &&
                (other['url'] ?? other['contentUrl']),
            )
      if (!target) return []
      const address = textOf(target['url'] ?? target['contentUrl'])
      return address
        ? [
            {
              address,
              alt: textOf(target['caption']),
              width: pixels(textOf(target['width'])),
              height: pixels(textOf(target['height'])),
              from: 'json_ld',
              isNamed: true,
            },
          ]
        : []
    },
  )
}

function resolveAddress(address: string, base: string): string | null {
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  url.hash = ''
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
}

function isWorthy(address: string, picture: FoundPicture): boolean {
  const url = new URL(address)
  if (NO_PICTURE.test(url.pathname) || NO_PICTURE_HOST.test(url.host)) return false
  return (
    (picture.width === null || picture.width >= SMALLEST) &&
    (picture.height === null || picture.height >= SMALLEST)
  )
}

/** WordPress and Shopify write one picture in many sizes (`-300x200`, `_600x`, `?w=640`). */
function sameKey(address: string): string {
  const url = new URL(address)
  return (
    url.host +
    url.pathname.replace(
      /-\d{2,4}x\d{2,4}(?=\.\w+$)|_\d{2,4}x(?:\d{2,4})?(?=\.\w+$)|-scaled(?=\.\w+$)/,
      '',
    )
  )
}

function better(a: FoundPicture, b: FoundPicture): FoundPicture {
  const isLarger =
    (b.width ?? 0) > (a.width ?? 0) ||
    (a.width === null &&
      /-\d{2,4}x\d{2,4}\.\w+$/.test(a.address) &&
      !/-\d{2,4}x\d{2,4}\.\w+$/.test(b.address))
  const [winner, other] = isLarger ? [b, a] : [a, b]
  const small = winner.small ?? other.small
  return {
    ...winner,
    alt: winner.alt || other.alt,
    from: a.from,
    ...(small && { small }),
    ...placeOf(winner, other),
  }
}

/** What is known of its place, each from the first of the pictures that has it. */
function placeOf(...pictures: FoundPicture[]): Partial<FoundPicture> {
  const caption = pictures.find((picture) => picture.caption)?.caption
  const heading = pictures.find((picture) => picture.heading)?.heading
  const before = pictures.find((picture) => picture.before)?.before
  return {
    ...(caption && { caption }),
    ...(heading && { heading }),
    ...(before && { before }),
    ...(pictures.some(({ isInStep }) => isInStep) && { isInStep: true }),
    ...(pictures.some(({ isNamed }) => isNamed) && { isNamed: true }),
  }
}

/**
 * Pictures declared by the site to represent the page come first; all else keeps the document's order.
 */
function rank(picture: FoundPicture): number {
  return picture.width !== null && picture.width < 400 ? 1 : 0
}

function pixels(value: string): number | null {
  const match = /^(\d{1,5})(?:px)?$/.exec(value.trim())
  return match ? Number(match[1]) : null
}

function scaled(target: number, width: number | null, height: number | null): number | null {
  return width && height ? Math.round((target * height) / width) : null
}
