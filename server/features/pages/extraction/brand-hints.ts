/**
 * What a page says of its site's brand: colours that it names, and where its logo is. Nothing is
 * fetched here. Pure.
 */
import type { BrandHints } from '#core/pages/page-content.schema.ts'
import { opaqueColor } from '#core/templates/color/brand-colors.rules.ts'
import { isNode, isOfType, listOf, textOf, type JsonNode } from './markup/json-ld.ts'
import type { PictureGround } from './pictures.ts'

const MAX_COLORS = 6
const MAX_LOGOS = 6
const MAX_ADDRESS_LENGTH = 2048
/** Elements looked at of each kind, and characters of their style sheets. */
const MAX_ELEMENTS = 50
const MAX_CSS = 200_000
/** Custom properties that themes keep a brand's colour in: `--brand`, `--color-primary`. */
const BRAND_PROPERTY =
  /--(?:wp--preset--color--|global-|theme-|site-|color-|clr-|c-){0,3}(?:brand|primary|accent|theme)[\w-]{0,30}\s{0,4}:\s{0,4}([^;}\n]{1,40})/gi
/** Smaller icons are for a browser's tab. */
const MIN_ICON = 64

/** Without `brand` when the page says nothing of it. */
export function readBrandHints(ground: PictureGround): { readonly brand?: BrandHints } {
  const brand = { colors: colorsOf(ground.document), logos: logosOf(ground) }
  return brand.colors.length + brand.logos.length > 0 ? { brand } : {}
}

function colorsOf(document: Document): string[] {
  const values = [
    ...themeColors(document),
    ...some(document, 'meta[name="msapplication-TileColor"]').map(contentOf),
    ...some(document, 'link[rel="mask-icon"]').map((link) => link.getAttribute('color') ?? ''),
    ...[...styleOf(document).matchAll(BRAND_PROPERTY)].map(([, value = '']) => value),
  ]
  const colors = values.flatMap((value) => opaqueColor(value) ?? [])
  return [...new Set(colors)].slice(0, MAX_COLORS)
}

/** The one for a light screen first: it is the colour that most people know the site by. */
function themeColors(document: Document): string[] {
  const metas = some(document, 'meta[name="theme-color"]')
  const isDark = (meta: Element): boolean => /dark/i.test(meta.getAttribute('media') ?? '')
  return [...metas.filter((meta) => !isDark(meta)), ...metas.filter(isDark)].map(contentOf)
}

function styleOf(document: Document): string {
  return some(document, 'style')
    .map((style) => style.textContent ?? '')
    .join('\n')
    .slice(0, MAX_CSS)
}

/** Square pictures made for home screens first, then what the site calls its logo, then icons. */
function logosOf({ document, nodes, base }: PictureGround): string[] {
  const addresses = [
    ...bySize(some(document, 'link[rel~="apple-touch-icon"]')),
    ...some(document, 'link[rel~="apple-touch-icon-precomposed"]').map(hrefOf),
    ...some(document, 'meta[property="og:logo"]').map(contentOf),
    ...nodes.flatMap((node) => jsonLdLogos(node)),
    ...bySize(some(document, 'link[rel~="icon"]').filter(isLargeIcon)),
  ]
  const full = addresses.flatMap((address) => fullAddress(address, base) ?? [])
  return [...new Set(full)].slice(0, MAX_LOGOS)
}

/** Of the site's organisation, or of who published the page. */
function jsonLdLogos(node: JsonNode): string[] {
  const own = ['Organization', 'Brand', 'LocalBusiness', 'WebSite'].some((type) =>
    isOfType(node, type),
  )
    ? [node]
    : []
  const holders = [...own, ...listOf(node['publisher']).filter(isNode)]
  return holders
    .flatMap((holder) => listOf(holder['logo']))
    .map((logo) => (isNode(logo) ? textOf(logo['url'] ?? logo['contentUrl']) : textOf(logo)))
}

const isLargeIcon = (link: Element): boolean =>
  /svg/i.test(link.getAttribute('type') ?? '') ||
  /\.svg(?:\?|$)/i.test(hrefOf(link)) ||
  sizeOf(link) >= MIN_ICON

/** Largest first; `any` is a drawing, which has every size. */
const bySize = (links: Element[]): string[] =>
  links.toSorted((a, b) => sizeOf(b) - sizeOf(a)).map(hrefOf)

function sizeOf(link: Element): number {
  const sizes = link.getAttribute('sizes') ?? ''
  return /^\s*any/i.test(sizes) ? 10_000 : Number(/^\s*(\d{1,4})x/i.exec(sizes)?.[1] ?? 0)
}

function fullAddress(address: string, base: string): string | null {
  if (address === '' || address.length > MAX_ADDRESS_LENGTH) return null
  const url = URL.parse(address, base)
  if (url === null || !/^https?:$/.test(url.protocol) || /\.ico$/i.test(url.pathname)) return null
  url.hash = ''
  return url.href.length > MAX_ADDRESS_LENGTH ? null : url.href
}

const some = (document: Document, selector: string): Element[] =>
  [...document.querySelectorAll(selector)].slice(0, MAX_ELEMENTS)
const contentOf = (meta: Element): string => meta.getAttribute('content')?.trim() ?? ''
const hrefOf = (link: Element): string => link.getAttribute('href')?.trim() ?? ''
