/** The words of an element as blocks in document order: nothing is lost between them. */
import type { Block } from './block.ts'
import {
  isBesideClass,
  isBoilerplate,
  isChromeClass,
  withoutAnchor,
  withoutMultipliers,
} from './chrome.ts'
import { oneLine } from './plain-text.ts'

/**
 * Characters of a page that are read: 35,000 words. The statistics over them take 1.7 s when a page
 * is made to be slow, 11 s at 500,000.
 */
export const MAX_TEXT = 200_000
const MAX_DEPTH = 200
const MAX_BLOCK = 20_000
/** An element that holds this share of the text is not skipped, whatever its class says. */
const MIN_KEPT_SHARE = 0.25
/** Text between blocks and in boxes: shorter is a label. */
const MIN_LOOSE = 25
/** Characters; a cell of more is no value of a table. */
const MAX_CELL = 400

const SKIPPED = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE NAV FORM BUTTON SELECT SVG IFRAME FOOTER ASIDE FIGURE FIGCAPTION TEXTAREA INPUT'.split(
    ' ',
  ),
)
const UNREAD = 'aside,figure,figcaption,script,style,noscript,sup,button,select'
const PARAGRAPHS = new Set(['P', 'DD', 'DT', 'SUMMARY', 'PRE'])
/** Elements that start a new block. */
const BLOCKS = new Set(
  'P DIV SECTION ARTICLE MAIN HEADER UL OL LI DL DT DD H1 H2 H3 H4 H5 H6 BLOCKQUOTE TABLE TR TD TH THEAD TBODY PRE DETAILS SUMMARY CENTER HR ADDRESS'
    .split(' ')
    .concat([...SKIPPED]),
)

export function blocksOf(root: Element): Block[] {
  const reader = createReader(lengthOf(root))
  reader.visit(root, { depth: 0, list: null, isQuote: false })
  return reader.blocks
}

interface Place {
  readonly depth: number
  readonly list: Block['list']
  readonly isQuote: boolean
}

interface BlockReader {
  readonly blocks: Block[]
  visit(element: Element, place: Place): void
}

interface BlockCollector {
  readonly blocks: Block[]
  readonly push: (block: Block) => void
  readonly add: (type: Block['type'], text: string, place: Place) => void
}

/** Keeps each block once, without boilerplate, until `MAX_TEXT` characters are read. */
function createCollector(): BlockCollector {
  const blocks: Block[] = []
  const seen = new Set<string>()
  let room = MAX_TEXT

  function push(block: Block): void {
    const key = `${block.type}${block.text}`
    const isKept =
      block.text.length > 1 &&
      block.text.length < MAX_BLOCK &&
      // Chrome headings are needed until the blocks below them are removed.
      (block.type === 'heading' || !isBoilerplate(block.text))
    if (isKept && room > 0 && !seen.has(key)) {
      blocks.push(block)
      room -= block.text.length
    }
    seen.add(key)
  }
  function add(type: Block['type'], text: string, { list, isQuote }: Place): void {
    push({ type: isQuote ? 'quote' : type, text, level: 0, list })
  }
  return { blocks, push, add }
}

function createReader(total: number): BlockReader {
  const { blocks, push, add } = createCollector()
  let lists = 0

  function visit(element: Element, place: Place): void {
    if (place.depth > MAX_DEPTH || isSkipped(element, total)) return
    const name = element.tagName.toUpperCase()
    if (/^H[1-6]$/.test(name)) return push(headingBlock(element, Number(name[1])))
    if (name === 'LI') return visitEntry(element, place)
    if (name === 'TR' && !isLayoutRow(element)) return add('row', textOfRow(element), place)
    if (holdsBlock(element)) return visitChildren(element, innerPlace(name, place))
    for (const text of leafTexts(element, name, place)) add('paragraph', text, place)
  }
  function innerPlace(name: string, place: Place): Place {
    const isList = name === 'UL' || name === 'OL' || name === 'TABLE'
    return {
      depth: place.depth + 1,
      list: isList ? { id: (lists += 1), ordered: name === 'OL' } : place.list,
      isQuote: place.isQuote || name === 'BLOCKQUOTE',
    }
  }
  /** Blocks, and the loose words between them. */
  function visitChildren(element: Element, place: Place): void {
    let loose = ''
    const flush = (): void => {
      const text = oneLine(loose)
      loose = ''
      if (text.length >= MIN_LOOSE) add(place.list ? 'entry' : 'paragraph', text, place)
    }
    for (const node of element.childNodes) {
      const child = node.nodeType === 1 ? (node as Element) : null
      if (node.nodeType === 3) loose += node.textContent ?? ''
      if (child === null) continue
      if (child.tagName.toUpperCase() === 'BR') loose += ' '
      else if (isBlock(child)) {
        flush()
        visit(child, place)
      } else if (!isSkipped(child, total)) loose += textOf(child)
    }
    flush()
  }
  function visitEntry(element: Element, place: Place): void {
    if (isLinkOnly(element)) return
    if (element.querySelector('ul,ol,h1,h2,h3,h4,h5,h6,table,blockquote') === null)
      return add('entry', textOf(element), place)
    visitChildren(element, { ...place, depth: place.depth + 1 })
  }
  return { blocks, visit }
}

function headingBlock(element: Element, level: number): Block {
  return {
    type: 'heading',
    text: withoutAnchor(withoutMultipliers(textOf(element))),
    level,
    list: null,
  }
}

/** The paragraphs of an element that holds no block: two line breaks part them. */
function leafTexts(element: Element, name: string, { isQuote }: Place): string[] {
  const isParagraph = PARAGRAPHS.has(name) || isQuote
  if (!isParagraph && isLinkList(element)) return []
  const least = isParagraph ? 2 : MIN_LOOSE
  return partsOf(element).filter((text) => text.length >= least)
}

/** Asked of many elements again and again: selectors cost a multiple. */
const holding = new WeakMap<Element, boolean>()

function holdsBlock(element: Element): boolean {
  const known = holding.get(element)
  if (known !== undefined) return known
  const holds = [...element.children].some(isBlock)
  holding.set(element, holds)
  return holds
}

function isBlock(element: Element): boolean {
  return BLOCKS.has(element.tagName.toUpperCase()) || holdsBlock(element)
}

function isSkipped(element: Element, total: number): boolean {
  const name = element.tagName.toUpperCase()
  if (/^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(name)) return true
  return looksSkipped(element, name) && lengthOf(element) < total * MIN_KEPT_SHARE
}

function looksSkipped(element: Element, name: string): boolean {
  const names = element.getAttribute('class') ?? ''
  if (SKIPPED.has(name) || isHidden(element)) return true
  return (
    /^(?:DIV|SECTION|UL|OL|P|SPAN)$/.test(name) &&
    (isChromeClass(`${names} ${element.id}`) || isBesideClass(names))
  )
}

const isHidden = (element: Element): boolean =>
  element.getAttribute('hidden') !== null ||
  element.getAttribute('aria-hidden') === 'true' ||
  /display:\s*none/.test(element.getAttribute('style') ?? '')

export const lengthOf = (element: Element): number => element.textContent?.length ?? 0

/** A table of contents or a menu: an entry that is nothing but a link within the site. */
function isLinkOnly(element: Element): boolean {
  const links = element.querySelectorAll('a')
  return (
    links.length === 1 &&
    textOf(element).length === oneLine(links[0]?.textContent ?? '').length &&
    /^#|^\//.test(links[0]?.getAttribute('href') ?? '')
  )
}

/** A row of links without words between them. */
function isLinkList(element: Element): boolean {
  const links = [...element.querySelectorAll('a')]
  const linked = links.reduce((sum, link) => sum + oneLine(link.textContent ?? '').length, 0)
  return links.length > 1 && linked > textOf(element).length * 0.8
}

/** Pages of old are laid out in tables: their cells hold articles, not values. */
const isLayoutRow = (row: Element): boolean =>
  [...row.children].some(
    (cell) =>
      lengthOf(cell) > MAX_CELL || cell.querySelector('table,h1,h2,h3,h4,ul,ol,p + p') !== null,
  )

function textOfRow(row: Element): string {
  return [...row.children]
    .map(textOf)
    .filter((text) => text !== '')
    .join(' · ')
}

function partsOf(element: Element): string[] {
  if (element.querySelectorAll('br').length < 2) return [textOf(element)]
  const copy = withoutUnread(element)
  for (const br of copy.querySelectorAll('br')) br.replaceWith('\n')
  return (copy.textContent ?? '').split(/\n\s*\n/).map(oneLine)
}

function textOf(element: Element): string {
  if (element.querySelector(`br,${UNREAD}`) === null) return oneLine(element.textContent ?? '')
  const copy = withoutUnread(element)
  for (const br of copy.querySelectorAll('br')) br.replaceWith(' ')
  return oneLine(copy.textContent ?? '')
}

function withoutUnread(element: Element): Element {
  const copy = element.cloneNode(true) as Element
  for (const extra of copy.querySelectorAll(UNREAD)) extra.remove()
  return copy
}
