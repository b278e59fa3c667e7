/** What is around a picture in the article. */
import type { FoundPicture } from '#core/pages/page-content.schema.ts'
import { oneLine, plainText } from './article/plain-text.ts'

const MAX_CAPTION = 300
const MAX_BEFORE = 160
/** Wrappers of one picture: a link, a figure and two boxes of a theme. */
const MAX_WRAPPERS = 5
const MAX_SIBLINGS = 12
const BLOCK = /^(?:P|DIV|UL|OL|LI|SECTION|BLOCKQUOTE)$/i
const STOP = /^(?:IMG|FIGURE|H\d)$/i

export function groundOf(element: Element): Pick<FoundPicture, 'caption' | 'before' | 'isInStep'> {
  const before = textBefore(element)
  return {
    caption: plainText(
      element.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
    ).slice(0, MAX_CAPTION),
    ...(before && { before }),
    ...(element.closest('ol > li') && { isInStep: true }),
  }
}

/** Of its own paragraph, or of the block before it; '' when a heading or a picture is there. */
function textBefore(element: Element): string {
  let current: Element | null = element
  for (let depth = 0; current && depth < MAX_WRAPPERS; depth += 1) {
    const { text, isEnd } = textBeside(current)
    if (text !== '' || isEnd) return text
    current = current.parentElement
  }
  return ''
}

/** Of the siblings before it, back to the end of a block. */
function textBeside(element: Element): { text: string; isEnd: boolean } {
  const texts: string[] = []
  let node = element.previousSibling
  let isEnd = false
  for (let count = 0; node && count < MAX_SIBLINGS; count += 1) {
    isEnd = STOP.test(node.nodeName)
    const text = isEnd ? '' : startOf(node)
    if (text !== '') texts.unshift(text)
    if (isEnd || (text !== '' && BLOCK.test(node.nodeName))) break
    node = node.previousSibling
  }
  return { text: texts.join(' ').slice(0, MAX_BEFORE), isEnd }
}

/** A thousand pictures below one long block read it once. */
const starts = new WeakMap<Node, string>()

function startOf(node: Node): string {
  const known = starts.get(node)
  if (known !== undefined) return known
  const text = oneLine(node.textContent ?? '').slice(0, MAX_BEFORE)
  starts.set(node, text)
  return text
}
