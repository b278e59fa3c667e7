/**
 * Markup and odd spaces out of strings that should be plain text: JSON-LD values, attributes,
 * headings.
 */
import { Parser } from 'htmlparser2'

const INVISIBLE = /\u00AD|\u200B|\u200C|\u200D|\u2060|\uFEFF|(?![\t\n\r])\p{Cc}/gu

/**
 * One line, single spaces, without invisible characters; emoji joiners go too, since they only
 * matter on pictures.
 */
export function oneLine(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
}

/** The words of an element, cut where it breaks its lines. */
export function brokenLines(element: Element): string[] {
  if (element.querySelector('br') === null) return [oneLine(element.textContent ?? '')]
  const copy = element.cloneNode(true) as Element
  for (const br of copy.querySelectorAll('br')) br.replaceWith('\u2028')
  return (copy.textContent ?? '').split('\u2028').map(oneLine)
}

/** Tags removed, entities decoded (twice encoded ones too), on one line. */
export function plainText(markup: string): string {
  const once = withoutTags(markup)
  return oneLine(/&(?:[a-z]+|#\d+);/i.test(once) ? withoutTags(once) : once)
}

/**
 * No page that a person wrote is deeper or has more elements and pieces of text; the largest of our
 * fixtures has 3,767 nodes.
 */
const MAX_DEPTH = 400
const MAX_NODES = 60_000

/**
 * Whether a page is made to keep its reader busy: the tree algorithms are quadratic in depth and
 * number. Linear itself, and stops at once.
 */
export function isOvergrown(markup: string): boolean {
  let depth = 0
  let nodes = 0
  let isOver = false
  const count = (): void => {
    nodes += 1
    if (nodes <= MAX_NODES && depth <= MAX_DEPTH) return
    isOver = true
    parser.pause()
  }
  const parser = new Parser({
    onopentag: () => {
      depth += 1
      count()
    },
    ontext: count,
    onclosetag: () => {
      depth -= 1
    },
  })
  parser.write(markup)
  return isOver
}

function withoutTags(markup: string): string {
  if (!/[<&]/.test(markup)) return markup
  let text = ''
  const parser = new Parser(
    { ontext: (piece) => (text += piece), onclosetag: () => (text += ' ') },
    { decodeEntities: true },
  )
  parser.write(markup)
  parser.end()
  return text
}
