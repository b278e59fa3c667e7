/** The article of a page by Readability, as headings and paragraphs in document order. */
import { Readability } from '@mozilla/readability'
import { oneLine } from './plain-text.ts'

export interface Block {
  type: 'heading' | 'paragraph' | 'entry'
  text: string
  /** 1-6 for headings, else 0. */
  level: number
  /** Entries of one list share a number; null for what is no entry. */
  list: { id: number; ordered: boolean } | null
}

/**
 * What stands in the article without being the article's own words. Quotations and the captions of
 * pictures are read apart.
 */
const BESIDE = ['ASIDE', 'FIGURE', 'FIGCAPTION', 'BLOCKQUOTE']
const SKIPPED = new Set([
  ...BESIDE,
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'NAV',
  'FORM',
  'BUTTON',
  'SELECT',
  'SVG',
  'IFRAME',
  'FOOTER',
  'PRE',
  'TABLE',
])
const UNREAD = [...BESIDE, 'SCRIPT', 'STYLE', 'NOSCRIPT', 'SUP'].join(',').toLowerCase()
const PARAGRAPHS = new Set(['P', 'DD', 'DT', 'SUMMARY'])
const CONTAINERS = 'p,li,h1,h2,h3,h4,h5,h6,div,section,article,ul,ol,blockquote,table'
const CHROME =
  /\b(?:comment|respond|sidebar|widget|related|share|social|newsletter|subscribe|signup|cookie|consent|breadcrumb|pagination|post-nav|author-box|byline|advert|promo|popup|toc|table-of-contents|jump-to|rating|print)/i
/**
 * Somebody else's words, or words about a picture: `wp-caption`, `pull-quote`, `image__caption`.
 */
const BESIDE_CLASS = /(?:\b|_)(?:caption|pull-?quote|testimonial)/i
/** Lines that belong to the machinery of blogs, in the languages that we write. */
const BOILERPLATE =
  /^(?:jump to|print (?:this )?recipe|pin (?:it|this|for later)|share (?:this|on)|leave a (?:comment|reply)|advertisement|table of contents|affiliate|disclosure|posted (?:on|by|in)|filed under|tagged|read more|continue reading|by \w+ \w+$|skip to|zum rezept|rezept drucken|kommentar|werbung|inhaltsverzeichnis|teilen|ir a la receta|imprimir|compartir|deja un comentario|publicidad|aller à la recette|imprimer|partager|laisser un commentaire|publicité)|affiliate (?:links?|commission)|(?:sign up|subscribe).{0,40}newsletter|all rights reserved|privacy policy|cookie(?:s)? policy|we use cookies|©|^[\d.,]+ (?:from|von|de|sur) \d+ (?:votes?|ratings?|reviews?|stimmen|votos|avis)/i

/** Headings with the place of what stands below them among the paragraphs. */
export function headingsOf(blocks: Block[]): { level: number; text: string; at: number }[] {
  let at = 0
  return blocks.flatMap((block) => {
    if (block.type === 'heading') return [{ level: block.level, text: block.text, at }]
    at += 1
    return []
  })
}

/**
 * Empties the document it is given: gather all else before. Falls back to the whole body when
 * Readability finds nothing or gives up.
 */
export function readArticle(document: Document): Block[] {
  const whole = blocksOf(document.querySelector('main, [role=main], article') ?? document.body)
  removeBeside(document)
  const article = readably(document)
  const blocks = article ? blocksOf(article) : []
  const kept =
    textLength(blocks) >= 250 || textLength(blocks) >= textLength(whole) / 2 ? blocks : whole
  return withMissingHeadings(kept, whole)
}

/** Readability would make plain boxes of them, without tag and class. */
function removeBeside(document: Document): void {
  for (const element of document.querySelectorAll(BESIDE.join(',').toLowerCase())) element.remove()
  for (const element of document.querySelectorAll(
    '[class*="caption" i], [class*="quote" i], [class*="testimonial" i]',
  ))
    if (isBeside(element)) element.remove()
}

/** A whole page of testimonials is one all the same. */
function isBeside(element: Element): boolean {
  return (
    BESIDE_CLASS.test(element.getAttribute('class') ?? '') &&
    !element.querySelector('h1,h2,main,article') &&
    !/^(?:html|body|main|article)$/i.test(element.tagName)
  )
}

function readably(document: Document): Element | null {
  try {
    // linkedom's nodes carry all that the walk below asks of an Element.
    const reader = new Readability<Element>(document, {
      charThreshold: 250,
      disableJSONLD: true,
      keepClasses: true,
      serializer: (node) => node as Element,
      maxElemsToParse: 60_000,
    })
    return reader.parse()?.content ?? null
  } catch (error) {
    // A page of absurd size or depth: the plain walk still reads it.
    if (error instanceof Error) return null
    throw error
  }
}

/**
 * Readability drops headings that hold links or little text: a page's second and third level come
 * back from the plain walk when most are lost.
 */
function withMissingHeadings(blocks: Block[], whole: Block[]): Block[] {
  const texts = new Set(blocks.map((block) => block.text))
  const lost = whole.filter((block) => block.type === 'heading' && !texts.has(block.text))
  const kept = blocks.filter((block) => block.type === 'heading')
  if (kept.length >= lost.length) return blocks
  return whole.filter((block) => block.type === 'heading' || texts.has(block.text))
}

function textLength(blocks: Block[]): number {
  return blocks.reduce((sum, block) => sum + (block.type === 'heading' ? 0 : block.text.length), 0)
}

/**
 * Characters of a page that are read: 35,000 words. The statistics over them take 1.7 s when a page
 * is made to be slow, 11 s at 500,000.
 */
export const MOST_TEXT = 200_000

export function blocksOf(root: Element): Block[] {
  const blocks: Block[] = []
  let room = MOST_TEXT
  const seen = new Set<string>()
  let lists = 0
  const add = (block: Block): void => {
    const isKept =
      block.text.length > 1 &&
      block.text.length < 5000 &&
      !BOILERPLATE.test(block.text.slice(0, 300)) &&
      !seen.has(`${block.type}${block.text}`)
    if (isKept && room > 0) {
      blocks.push(block)
      room -= block.text.length
    }
    seen.add(`${block.type}${block.text}`)
  }
  const visit = (element: Element, depth: number, list: Block['list']): void => {
    if (depth > 200 || isSkipped(element)) return
    const name = element.tagName.toUpperCase()
    if (name === 'LI') return visitEntry(element, depth, list)
    const leaf = leafOf(element, name)
    if (leaf !== undefined) return leaf === null ? undefined : add(leaf)
    const inner =
      name === 'UL' || name === 'OL' ? { id: (lists += 1), ordered: name === 'OL' } : list
    for (const child of element.children) visit(child, depth + 1, inner)
  }
  const visitEntry = (element: Element, depth: number, list: Block['list']): void => {
    if (isLinkOnly(element)) return
    if (!element.querySelector('ul,ol,h1,h2,h3,h4,h5,h6'))
      return add({ type: 'entry', text: textOf(element), level: 0, list })
    for (const child of element.children) visit(child, depth + 1, list)
  }
  visit(root, 0, null)
  return blocks
}

/**
 * A heading or paragraph; null for one with nothing to say; undefined for what is to be looked
 * into.
 */
function leafOf(element: Element, name: string): Block | null | undefined {
  const paragraph = (): Block => ({
    type: 'paragraph',
    text: textOf(element),
    level: 0,
    list: null,
  })
  if (/^H[1-6]$/.test(name))
    return { type: 'heading', text: textOf(element), level: Number(name[1]), list: null }
  if (PARAGRAPHS.has(name) && !element.querySelector('p,li')) return paragraph()
  if (element.querySelector(CONTAINERS)) return undefined
  return isText(element) ? paragraph() : null
}

function isSkipped(element: Element): boolean {
  if (SKIPPED.has(element.tagName.toUpperCase()) || isBeside(element)) return true
  if (
    element.getAttribute('hidden') !== null ||
    element.getAttribute('aria-hidden') === 'true' ||
    /display:\s*none/.test(element.getAttribute('style') ?? '')
  )
    return true
  return (
    /^(?:div|section|ul|ol|p|span)$/i.test(element.tagName) &&
    CHROME.test(`${element.getAttribute('class') ?? ''} ${element.id}`)
  )
}

/** A table of contents or a menu: an entry that is nothing but a link within the site. */
function isLinkOnly(element: Element): boolean {
  const links = element.querySelectorAll('a')
  return (
    links.length === 1 &&
    textOf(element).length === oneLine(links[0]?.textContent ?? '').length &&
    /^#|^\//.test(links[0]?.getAttribute('href') ?? '')
  )
}

function isText(element: Element): boolean {
  return textOf(element).length > 40
}

function textOf(element: Element): string {
  if (!element.querySelector(`br,${UNREAD}`)) return oneLine(element.textContent ?? '')
  const copy = element.cloneNode(true) as Element
  for (const extra of copy.querySelectorAll(UNREAD)) extra.remove()
  for (const br of copy.querySelectorAll('br')) br.replaceWith(' ')
  return oneLine(copy.textContent ?? '')
}
