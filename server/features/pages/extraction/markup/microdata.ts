/**
 * The schema.org nodes of a page that writes them into its markup (`itemscope`, `itemprop`) instead
 * of JSON-LD, in the shape of JSON-LD, so that one reader understands both.
 * https://html.spec.whatwg.org/multipage/microdata.html
 */
import type { JsonNode } from './json-ld.ts'
import { brokenLines, oneLine } from '../article/plain-text.ts'

/** The limit for all kinds together, because each query reads nested items. */
const MAX_ITEMS = 300
const MAX_PROPERTIES = 2_000
const MAX_DEPTH = 6
/** Where the markup lists several values in one element: a list of steps, a paragraph for each. */
const ENTRIES = 'li, p'
const MANY: ReadonlySet<string> = new Set([
  'recipeInstructions',
  'recipeIngredient',
  'ingredients',
  'step',
])
const ADDRESS: Readonly<Record<string, string>> = {
  A: 'href',
  AREA: 'href',
  LINK: 'href',
  AUDIO: 'src',
  EMBED: 'src',
  IFRAME: 'src',
  SOURCE: 'src',
  TRACK: 'src',
  VIDEO: 'src',
  OBJECT: 'data',
  DATA: 'value',
  METER: 'value',
}
/** Lazy loaders keep the true address elsewhere. */
const IMAGE_SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'src']

/** The items that are no property of another, in document order. */
export function readMicrodata(document: Document): JsonNode[] {
  let room = MAX_PROPERTIES
  const nodeOf = (item: Element, depth: number): JsonNode => {
    const node: Record<string, unknown> = { '@type': typesOf(item) }
    for (const element of propertiesOf(item)) {
      room -= 1
      if (room < 0) break
      const values =
        element.hasAttribute('itemscope') && depth < MAX_DEPTH
          ? [nodeOf(element, depth + 1)]
          : namesOf(element).some((name) => MANY.has(name))
            ? listOf(element)
            : valuesOf(element)
      for (const name of namesOf(element))
        node[name] = joined(node[name], MANY.has(name) ? values : values.slice(0, 1))
    }
    return node
  }
  const items = [...document.querySelectorAll('[itemscope]')].slice(0, MAX_ITEMS)
  return items
    .filter((item) => !item.hasAttribute('itemprop') && typesOf(item).length > 0)
    .map((item) => nodeOf(item, 0))
}

/**
 * `https://schema.org/Recipe` and `http://schema.org/Recipe` are a Recipe; other vocabularies are
 * passed over.
 */
function typesOf(item: Element): string[] {
  return (item.getAttribute('itemtype') ?? '')
    .split(/\s+/)
    .flatMap((type) => /^https?:\/\/(?:www\.)?schema\.org\/(\w+)$/i.exec(type)?.[1] ?? [])
}

const namesOf = (element: Element): string[] =>
  (element.getAttribute('itemprop') ?? '')
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => name.replace(/^https?:\/\/schema\.org\//, ''))

/** Of this item, and not of an item inside it. */
function propertiesOf(item: Element): Element[] {
  return [...item.querySelectorAll('[itemprop]')].filter(
    (element) => element.parentElement?.closest('[itemscope]') === item,
  )
}

function joined(before: unknown, values: readonly unknown[]): unknown {
  const all = [
    ...(before === undefined ? [] : Array.isArray(before) ? (before as unknown[]) : [before]),
    ...values,
  ]
  return all.length === 1 ? all[0] : all
}

/** One element that holds a whole list: entries, boxes or broken lines. */
function listOf(element: Element): string[] {
  const values = valuesOf(element)
  if (values.length > 1 || reportedValue(element) !== null) return values
  const boxes = [...element.querySelectorAll('div')].filter(
    (box) => box.querySelector('div') === null,
  )
  const lines = boxes.length > 1 ? boxes.map(textOf) : brokenLines(element)
  return lines.filter((line) => line !== '')
}

function valuesOf(element: Element): string[] {
  const told = reportedValue(element)
  if (told !== null) return told === '' ? [] : [told]
  const entries = [...element.querySelectorAll(ENTRIES)]
    .filter((entry) => entry.querySelector(ENTRIES) === null)
    .map(textOf)
    .filter((text) => text !== '')
  const text = textOf(element)
  return entries.length > 1 ? entries : text === '' ? [] : [text]
}

const textOf = (element: Element): string => oneLine(element.textContent ?? '')

/** What an attribute states instead of the words; null when the words are the value. */
function reportedValue(element: Element): string | null {
  const name = element.tagName.toUpperCase()
  const content = element.getAttribute('content')
  if (content !== null) return oneLine(content)
  if (name === 'META') return ''
  if (name === 'IMG') return pictureOf(element)
  if (name === 'TIME') return element.getAttribute('datetime')
  const attribute = ADDRESS[name]
  // A link around a keyword or an author's name is read by its words, unless the value is an
  // address by its nature.
  return attribute === undefined || (name === 'A' && !isAddressed(element))
    ? null
    : (element.getAttribute(attribute)?.trim() ?? '')
}

function pictureOf(image: Element): string {
  const addresses = IMAGE_SOURCES.map((attribute) => image.getAttribute(attribute)?.trim() ?? '')
  return addresses.find((address) => address !== '' && !address.startsWith('data:')) ?? ''
}

const isAddressed = (element: Element): boolean =>
  namesOf(element).some((name) => name === 'url' || name === 'image' || name === 'contentUrl')
