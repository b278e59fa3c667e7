/** The words of a page as a recipe's readers see them: headings, entries and lines, in order. */
import { oneLine } from '../article/plain-text.ts'

export interface PageLine {
  readonly text: string
  /** 1 to 6, 0 for what is no heading. */
  readonly level: number
  /** An entry of a list, a row of a table or of a grid of boxes; else words of a paragraph or box. */
  readonly isEntry: boolean
  /** Set in bold, or called a title by its class: perhaps the name of the lines below it. */
  readonly isBold: boolean
  /** Nothing but a link: a tag, a button. */
  readonly isLink: boolean
  /** What holds the line: those of one list share it. */
  readonly box: Element
}

const MAX_LINES = 6_000
const MAX_DEPTH = 200
/** Characters of a box that can be a row of a list. */
const MAX_ROW = 160
const OUTSIDE =
  'nav, footer, #comments, .comments, .comment-list, .related, .related-posts, [class*="related-recipes" i]'
const UNSEEN =
  /^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE|SVG|BUTTON|SELECT|TEXTAREA|INPUT|IFRAME|FIGCAPTION)$/
const HEADING = /^H[1-6]$/
const ENTRY = /^(?:LI|TR|DT|DD)$/
const BLOCK =
  /^(?:P|DIV|SECTION|ARTICLE|MAIN|HEADER|ASIDE|FIGURE|FORM|FIELDSET|UL|OL|LI|DL|DT|DD|H[1-6]|BLOCKQUOTE|TABLE|TR|TD|TH|THEAD|TBODY|PRE|DETAILS|SUMMARY|CENTER|HR)$/

/** Asked of many elements again and again. */
const holding = new WeakMap<Element, boolean>()

function holdsBlock(element: Element): boolean {
  const known = holding.get(element)
  if (known !== undefined) return known
  const holds = [...element.children].some(isBlock)
  holding.set(element, holds)
  return holds
}

const isBlock = (element: Element): boolean => BLOCK.test(nameOf(element)) || holdsBlock(element)

export function readPageLines(document: Document): PageLine[] {
  const outside = new Set(document.querySelectorAll(OUTSIDE))
  const lines: PageLine[] = []
  const push = (text: string, element: Element, kind: Kind): void => {
    if (text === '' || lines.length >= MAX_LINES) return
    const isEntry = kind.isEntry ?? BULLET.test(text)
    const marks = kind.isWhole
      ? marksOf(element, text)
      : { isBold: kind.isBold ?? false, isLink: false }
    lines.push({ text, level: kind.level ?? 0, isEntry, box: kind.box, ...marks })
  }
  const pushEntry = (element: Element, text: string): void =>
    push(text, element, { isEntry: true, isWhole: true, box: boxOf(element) })
  const pushTexts = (texts: readonly string[], element: Element, kind: Kind): void => {
    for (const text of texts) push(text, element, { ...kind, isWhole: texts.length === 1 })
  }

  function visit(element: Element, depth: number): void {
    const name = nameOf(element)
    if (depth > MAX_DEPTH || UNSEEN.test(name) || outside.has(element)) return
    if (HEADING.test(name))
      return push(spacedText(element), element, {
        level: Number(name[1]),
        isEntry: false,
        box: boxOf(element),
      })
    if (ENTRY.test(name) && element.querySelector('ul,ol,table,h1,h2,h3,h4,h5,h6,p + p') === null)
      return pushEntry(element, amountFirst(element))
    if (!holdsBlock(element))
      return pushTexts(brokenTexts(element), element, { box: boxOf(element) })
    if (isRow(element)) return pushEntry(element, amountFirst(element))
    visitChildren(element, depth)
  }
  /** Blocks, and the loose words between them. */
  function visitChildren(element: Element, depth: number): void {
    let loose = ''
    const flush = (): void => {
      const isEntry = nameOf(element) === 'LI' ? true : undefined
      const isBold = isEntry && element.querySelector('ul, ol') !== null
      for (const text of loose.split('\u2028'))
        push(oneLine(text), element, { isEntry, isBold, box: element })
      loose = ''
    }
    for (const node of element.childNodes) {
      const child = node.nodeType === 1 ? (node as Element) : null
      if (child !== null && isBlock(child)) {
        flush()
        visit(child, depth + 1)
      } else if (child === null) loose += node.nodeType === 3 ? (node.textContent ?? '') : ''
      else if (!UNSEEN.test(nameOf(child)))
        loose += nameOf(child) === 'BR' ? '\u2028' : spacedText(child)
    }
    flush()
  }
  if (document.body) visit(document.body, 0)
  return lines
}

interface Kind {
  readonly level?: number
  /** Else recognised by the bullet before it. */
  readonly isEntry?: boolean | undefined
  readonly isBold?: boolean | undefined
  /** Whether the line is all that its element says. */
  readonly isWhole?: boolean
  readonly box: Element
}

const BULLET = /^[▢☐□•·●○]\s*\S/u
export const hasBullet = (text: string): boolean => BULLET.test(text)
const TITLE_CLASS = /(?:^|[-_\s])(?:head(?:er|ing|line)?|title|subtitle|group-?name)(?:$|[-_\s])/i
const boxOf = (element: Element): Element => element.parentElement ?? element

function marksOf(element: Element, text: string): Pick<PageLine, 'isBold' | 'isLink'> {
  const [inner] = element.children
  const isAll = (one: Element | null | undefined): boolean =>
    one !== null && one !== undefined && spacedText(one) === text
  return {
    isBold:
      TITLE_CLASS.test(element.getAttribute('class') ?? '') ||
      (inner !== undefined && isAll(element.querySelector('strong, b, u'))),
    isLink: inner !== undefined && isAll(element.querySelector('a')),
  }
}

const nameOf = (element: Element): string => element.tagName.toUpperCase()

/** One of several boxes that look the same, each of a few short pieces: "2 cups", "flour". */
function isRow(element: Element): boolean {
  if (!/^(?:DIV|SECTION|ARTICLE|A|LABEL|SPAN)$/.test(nameOf(element))) return false
  const names = element.getAttribute('class')
  const siblings = [...(element.parentElement?.children ?? [])].filter(
    (other) => other.tagName === element.tagName && other.getAttribute('class') === names,
  )
  if (siblings.length < 2) return false
  const text = element.textContent ?? ''
  return (
    text.length <= MAX_ROW * 2 &&
    oneLine(text).length <= MAX_ROW &&
    element.querySelector('h1,h2,h3,h4,h5,h6,li,p,table') === null &&
    leavesOf(element).length <= 6 &&
    !holdsRows(element)
  )
}

const holdsRows = ({ children }: Element): boolean =>
  children.length > 1 && [...children].every((child) => leavesOf(child).length > 1)

const leavesOf = (element: Element): Element[] =>
  [...element.querySelectorAll('*')].filter(
    (inner) => inner.children.length === 0 && oneLine(inner.textContent ?? '') !== '',
  )

const AMOUNT =
  /^(?:[\d½¼¾⅓⅔⅛]|\d+\s?\/\s?\d+)[\d\s.,/½¼¾⅓⅔⅛–-]*(?:\p{L}{1,12}\.?)?(?:\s\p{L}{1,12}\.?)?$/u

/** "Flour" and "200 g" in two boxes are "200 g Flour". */
function amountFirst(element: Element): string {
  const text = spacedText(element)
  const leaves = leavesOf(element).map((leaf) => oneLine(leaf.textContent ?? ''))
  const [name, amount] = leaves
  return leaves.length === 2 &&
    name !== undefined &&
    amount !== undefined &&
    !/\d|:$/.test(name) &&
    AMOUNT.test(amount) &&
    text === `${name} ${amount}`
    ? `${amount} ${name}`
    : text
}

const brokenTexts = (element: Element): string[] =>
  rawText(element, '\u2028').split('\u2028').map(oneLine)

/** On one line, with spaces where boxes and neighbouring elements part words. */
export const spacedText = (element: Element): string => oneLine(rawText(element, ' '))

function rawText(element: Element, lineBreak: string, depth = 0): string {
  if (depth > MAX_DEPTH) return ''
  let text = ''
  let isAfterElement = false
  for (const node of element.childNodes) {
    if (node.nodeType === 1) {
      const child = node as Element
      const inner = innerText(child, lineBreak, depth)
      text += isApart(child, isAfterElement ? text : '', inner) ? ` ${inner} ` : inner
      isAfterElement ||= inner !== ''
    } else if (node.nodeType === 3) {
      text += node.textContent ?? ''
      isAfterElement = false
    }
  }
  return text
}

function innerText(child: Element, lineBreak: string, depth: number): string {
  const name = nameOf(child)
  if (name === 'BR') return lineBreak
  return UNSEEN.test(name) ? '' : rawText(child, lineBreak, depth + 1)
}

/** A box, or an element right behind another: "<span>20 g</span><span>oil</span>". */
const isApart = (child: Element, before: string, inner: string): boolean =>
  BLOCK.test(nameOf(child)) || (/[\p{L}\p{N}.)]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(inner))
