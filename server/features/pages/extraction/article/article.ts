/** The article of a page by Readability, as headings and paragraphs in document order. */
import { Readability } from '@mozilla/readability'
import type { Block } from './block.ts'
import { blocksOf, lengthOf } from './article-blocks.ts'
import { isBesideClass, namesTopic, withoutChromeSections } from './chrome.ts'

/** Parts inside the article that are not its text. */
const BESIDE = 'aside, figure, figcaption'
const BESIDE_CLASSES = '[class*="caption" i], [class*="quote" i], [class*="testimonial" i]'
/** Of the page's text: what holds more is the article itself. */
const MAX_BESIDE_SHARE = 0.25
const MIN_ARTICLE = 250

export interface ArticleHeading {
  level: number
  text: string
  at: number
  is_topic?: false
}

/** Headings, each with the index of the first paragraph below it. */
export function headingsOf(blocks: Block[]): ArticleHeading[] {
  let at = 0
  return blocks.flatMap((block): ArticleHeading[] => {
    if (block.type === 'heading')
      return [
        { level: block.level, text: block.text, at, ...(!namesTopic(block.text) && NO_TOPIC) },
      ]
    if (isOwnText(block)) at += 1
    return []
  })
}
const NO_TOPIC = { is_topic: false } as const

/** Quotations and tables are kinds of their own. */
export const isOwnText = ({ type }: Block): boolean => type === 'paragraph' || type === 'entry'

/** The rows of the article's tables, with their place among its paragraphs. */
export function tablesOf(blocks: Block[]): { rows: string[]; at: number }[] {
  const tables = new Map<number, { rows: string[]; at: number }>()
  let at = 0
  for (const block of blocks) {
    if (isOwnText(block)) at += 1
    if (block.type !== 'row' || block.list === null) continue
    const known = tables.get(block.list.id)
    if (known) known.rows.push(block.text)
    else tables.set(block.list.id, { rows: [block.text], at })
  }
  return [...tables.values()]
}

/**
 * Empties the document it is given: gather all else before. Falls back to the whole body when
 * Readability finds nothing or gives up.
 */
export function readArticle(document: Document): Block[] {
  removeBeside(document)
  const whole = blocksOf(document.body)
  const article = readably(document)
  const blocks = article ? blocksOf(article) : []
  const isEnough = textLength(blocks) >= MIN_ARTICLE || textLength(blocks) >= textLength(whole) / 2
  return withoutChromeSections(isEnough ? withMissingHeadings(blocks, whole) : whole)
}

/** Readability would make plain boxes of them, without tag and class. */
function removeBeside(document: Document): void {
  const most = lengthOf(document.body) * MAX_BESIDE_SHARE
  for (const element of document.querySelectorAll(`${BESIDE}, ${BESIDE_CLASSES}`)) {
    const isBeside =
      /^(?:aside|figure|figcaption)$/i.test(element.tagName) || hasBesideClass(element)
    if (isBeside && lengthOf(element) < most) element.remove()
  }
}

/** A whole page of testimonials is one all the same. */
function hasBesideClass(element: Element): boolean {
  return (
    isBesideClass(element.getAttribute('class') ?? '') &&
    !/^(?:html|body|main|article|blockquote)$/i.test(element.tagName) &&
    !element.querySelector('h1,h2,main,article')
  )
}

function readably(document: Document): Element | null {
  try {
    // linkedom's nodes carry all that the walk below asks of an Element.
    const reader = new Readability<Element>(document, {
      charThreshold: MIN_ARTICLE,
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
 * Readability drops headings that hold links or little text: those come back whose next words it
 * kept.
 */
function withMissingHeadings(blocks: Block[], whole: Block[]): Block[] {
  const kept = new Set(blocks.map(({ text }) => text))
  const above = new Map<string, Block[]>()
  let waiting: Block[] = []
  for (const block of whole) {
    if (block.type === 'heading' && !kept.has(block.text)) {
      // The first level is the page's title, which is read apart.
      if (block.level > 1) waiting.push(block)
    } else {
      if (waiting.length > 0 && kept.has(block.text) && !above.has(block.text))
        above.set(block.text, waiting)
      waiting = []
    }
  }
  return blocks.flatMap((block) => [...(above.get(block.text) ?? []), block])
}

function textLength(blocks: Block[]): number {
  return blocks.reduce((sum, block) => sum + (block.type === 'heading' ? 0 : block.text.length), 0)
}
