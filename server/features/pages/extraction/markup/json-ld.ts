/**
 * The schema.org nodes of a page: read leniently, since every second site has a trailing comma or a
 * raw line break in them.
 */
import { plainText } from '../article/plain-text.ts'

export type JsonNode = Readonly<Record<string, unknown>>

/** Types that can be the page's main thing, most telling first. */
const MAIN_TYPES = [
  'Recipe',
  'HowTo',
  'Product',
  'ProductGroup',
  'BlogPosting',
  'NewsArticle',
  'Article',
  'ItemList',
  'TravelGuide',
  'TouristTrip',
  'CollectionPage',
  'WebPage',
]

/** All nodes of all scripts, `@graph` and nested main entities included, in document order. */
export function readJsonLd(document: Document): JsonNode[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
    flatten(parseLeniently(script.textContent ?? ''), 0),
  )
}

export function isOfType(node: JsonNode, type: string): boolean {
  return listOf(node['@type']).some(
    (name) =>
      name === type ||
      name === `https://schema.org/${type}` ||
      name === `http://schema.org/${type}`,
  )
}

/** The nodes that can be the main thing, best first. */
export function mainNodes(nodes: JsonNode[]): JsonNode[] {
  // A node may be of two types: it counts once.
  return [...new Set(MAIN_TYPES.flatMap((type) => nodes.filter((node) => isOfType(node, type))))]
}

/** A value as plain text: strings, numbers, `{name}`, `{text}` and `{@value}`; else ''. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return plainText(value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return textOf(value[0])
  if (isNode(value)) return textOf(value['name'] ?? value['text'] ?? value['@value'] ?? '')
  return ''
}

export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

export function isNode(value: unknown): value is JsonNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseLeniently(source: string): unknown {
  const text = source
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/, '')
    .trim()
  for (const attempt of [
    text,
    withEscapedBreaks(text),
    text
      .replace(/\p{Cc}+/gu, ' ')
      .replace(/,\s*([}\]])/g, '$1')
      .replace(/;\s*$/, ''),
  ]) {
    try {
      return JSON.parse(attempt)
    } catch {
      // Broken JSON-LD is common and the page can be read without it: the next attempt, else
      // nothing.
      continue
    }
  }
  return null
}

/** Raw line breaks inside strings separate the lines of a list. */
function withEscapedBreaks(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"/gs, (string) =>
    string.replace(/[\r\n]+/g, '\\n').replace(/\p{Cc}+/gu, ' '),
  )
}

function flatten(value: unknown, depth: number): JsonNode[] {
  if (depth > 6) return []
  if (Array.isArray(value)) return value.flatMap((entry) => flatten(entry, depth + 1))
  if (!isNode(value)) return []
  const inner = ['@graph', 'mainEntity', 'mainEntityOfPage', 'hasPart'].flatMap((key) =>
    flatten(value[key], depth + 1),
  )
  return [
    ...(value['@type'] === undefined ? [] : [value]),
    ...inner,
    ...listOf(value['itemListElement']).flatMap((entry) => listedRecipes(entry)),
  ]
}

/** A page may carry its recipes whole in a list. */
function listedRecipes(entry: unknown): JsonNode[] {
  const item = isNode(entry) ? (entry['item'] ?? entry) : null
  return isNode(item) && isOfType(item, 'Recipe') && item['recipeIngredient'] !== undefined
    ? [item]
    : []
}
