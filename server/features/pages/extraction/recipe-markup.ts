/**
 * The recipe of a page that does not tell it as data: class names that recipe plug-ins and
 * microformats share (https://microformats.org/wiki/h-recipe), else the lists below a heading such
 * as "Ingredients". In the shape of JSON-LD, so that one reader understands both.
 */
import { minutesOf } from './durations.ts'
import type { JsonNode } from './json-ld.ts'
import { brokenLines, oneLine } from './plain-text.ts'
import {
  INGREDIENT_WORDS,
  MATERIAL_WORDS,
  METHOD_WORDS,
  PART_TIME_WORDS,
  PEOPLE_WORDS,
  SERVES_WORDS,
  TOTAL_TIME_WORDS,
} from './recipe-words.ts'

const MAX_FLOW = 6_000
const MAX_LINES = 100
/** An ingredient is a short line; a paragraph about ingredients is none. */
const MAX_INGREDIENT = 200
const MIN_INGREDIENTS = 2
const OUTSIDE =
  'nav, aside, footer, #comments, .comments, .comment-list, .related, .related-posts, #sidebar, .sidebar'

/** Best first: what names one line, then what holds the list. */
const INGREDIENT_SELECTORS = [
  '.wprm-recipe-ingredient',
  '.tasty-recipes-ingredients li',
  '.mv-create-ingredients li',
  '.jetpack-recipe-ingredients li',
  '.h-recipe .p-ingredient',
  '.hrecipe .ingredient',
  '[itemprop="recipeIngredient"] li, [itemprop="ingredients"] li',
]
const METHOD_SELECTORS = [
  '.wprm-recipe-instruction-text',
  '.tasty-recipes-instructions li',
  '.mv-create-instructions li',
  '.jetpack-recipe-directions li',
  '.h-recipe .e-instructions li',
  '.hrecipe .instructions li',
  '.hrecipe p.instructions',
]
const INGREDIENT_BOXES = ['ingredients', 'ingredient-list', 'ingredient']
const METHOD_BOXES = ['instructions', 'directions', 'method', 'preparation', 'steps']

interface Part {
  readonly selectors: readonly string[]
  readonly boxes: readonly string[]
  readonly heading: RegExp
  readonly label: RegExp
}

const namedAs = (words: string): Pick<Part, 'heading' | 'label'> => ({
  heading: new RegExp(`^(?:the |les |die |gli |os )?(?:${words})(?![\\p{L}])(?:.{0,60})$`, 'iu'),
  label: new RegExp(`^(?:the |les |die |gli |os )?(?:${words})(?:\\s*\\([^)]{0,30}\\))?$`, 'iu'),
})
const INGREDIENTS: Part = {
  selectors: INGREDIENT_SELECTORS,
  boxes: INGREDIENT_BOXES,
  ...namedAs(INGREDIENT_WORDS),
}
const INGREDIENTS_OF_RECIPE: Part = {
  ...INGREDIENTS,
  ...namedAs(`${INGREDIENT_WORDS}|${MATERIAL_WORDS}`),
}
const METHOD: Part = {
  selectors: METHOD_SELECTORS,
  boxes: METHOD_BOXES,
  ...namedAs(METHOD_WORDS),
}

const SERVES = new RegExp(
  `(?:^|\\P{L})(?:${SERVES_WORDS})\\s*:?\\s*(?:about |ca\\.? |circa )?(\\d{1,3}(?:\\s*(?:[-–]|to|bis)\\s*\\d{1,3})?(?:\\s+\\p{L}+)?)|(?:^|\\P{L})(\\d{1,3}(?:\\s*[-–]\\s*\\d{1,3})?\\s*(?:${PEOPLE_WORDS}))(?!\\p{L})`,
  'iu',
)
const TOTAL_TIME = new RegExp(`(?:^|\\P{L})(?:${TOTAL_TIME_WORDS})\\s*:?\\s*(.+)$`, 'iu')
const PART_TIME = new RegExp(`(?:^|\\P{L})(?:${PART_TIME_WORDS})\\s*:?\\s*(.+)$`, 'iu')

/**
 * null when the page shows no list of ingredients. `isRecipe`: whether it says so by other means;
 * else amounts and a method must bear it out. Empties nothing.
 */
export function readRecipeMarkup(
  document: Document,
  { isRecipe }: { readonly isRecipe: boolean },
): JsonNode | null {
  const flow = flowOf(document)
  const part = isRecipe ? INGREDIENTS_OF_RECIPE : INGREDIENTS
  const ingredients = linesOfPart({ document, flow, part, other: METHOD }).filter(
    (line) => line.length <= MAX_INGREDIENT,
  )
  const steps = linesOfPart({ document, flow, part: METHOD, other: INGREDIENTS })
  const amounts = ingredients.filter((line) => /[\d½¼¾⅓⅔]/.test(line))
  const isBorneOut = steps.length > 0 && amounts.length >= ingredients.length / 3
  if (ingredients.length < MIN_INGREDIENTS || !(isRecipe || isBorneOut))
    return isRecipe ? { '@type': 'Recipe', ...labelledOf(flow) } : null
  return {
    '@type': 'Recipe',
    recipeIngredient: ingredients.slice(0, MAX_LINES),
    recipeInstructions: steps.slice(0, MAX_LINES).map((text) => ({ '@type': 'HowToStep', text })),
    ...labelledOf(flow),
  }
}

function labelledOf(flow: readonly Piece[]): JsonNode {
  const labels = flow
    .flatMap(({ text }, at) => [text, `${text} ${flow[at + 1]?.text ?? ''}`])
    .filter((text) => text.length <= 60 && /\d/.test(text))
  return { ...yieldOf(labels), ...timeOf(labels) }
}

function yieldOf(labels: readonly string[]): JsonNode {
  for (const label of labels) {
    const [, before, after] = SERVES.exec(label) ?? []
    const found = before ?? after
    if (found !== undefined && minutesOf(found) === null) return { recipeYield: found }
  }
  return {}
}

function timeOf(labels: readonly string[]): JsonNode {
  const found = (pattern: RegExp): number[] =>
    labels.flatMap((label) => minutesOf(pattern.exec(label)?.[1] ?? '') ?? [])
  const total = found(TOTAL_TIME)[0]
  if (total !== undefined) return { totalTime: `PT${total}M` }
  const parts = found(PART_TIME).slice(0, 2)
  return parts.length === 0
    ? {}
    : { totalTime: `PT${parts.reduce((sum, minutes) => sum + minutes, 0)}M` }
}

interface Piece {
  readonly element: Element
  readonly text: string
  /** 1 to 6, 0 for what is no heading. */
  readonly level: number
}

/** What makes an element a box around other pieces. */
const INNER: Readonly<Record<string, RegExp>> = {
  LI: /^(?:LI|H[1-6])$/,
  P: /^(?:LI|P)$/,
  DIV: /^(?:DIV|LI|P|H[1-6])$/,
  SPAN: /^(?:DIV|LI|P|H[1-6])$/,
}
const PIECE = /^(?:H[1-6]|LI|P|DT|DD|STRONG|B|SPAN|DIV|TD|SUMMARY|TIME)$/
const UNSEEN = /^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE|SVG)$/
const MAX_DEPTH = 200

/** Headings, entries, paragraphs and the short labels of a page, in document order. */
function flowOf(document: Document): Piece[] {
  const outside = new Set(document.querySelectorAll(OUTSIDE))
  const pieces: Piece[] = []
  /** The names of what stands inside. */
  const visit = (element: Element, depth: number): Set<string> => {
    const names = new Set<string>()
    if (depth > MAX_DEPTH || pieces.length > MAX_FLOW || outside.has(element)) return names
    const start = pieces.length
    for (const child of element.children) {
      const name = child.tagName.toUpperCase()
      if (UNSEEN.test(name)) continue
      names.add(name)
      for (const inner of visit(child, depth + 1)) names.add(inner)
    }
    const piece = pieceOf(element, names)
    if (piece) pieces.splice(start, 0, piece)
    return names
  }
  if (document.body) visit(document.body, 0)
  return pieces
}

function pieceOf(element: Element, inner: ReadonlySet<string>): Piece | null {
  const name = element.tagName.toUpperCase()
  const box = INNER[name]
  if (!PIECE.test(name) || (box && [...inner].some((one) => box.test(one)))) return null
  const text = oneLine(element.textContent ?? '')
  if (text === '' || (name !== 'P' && name !== 'LI' && text.length > 200)) return null
  return { element, text, level: /^H[1-6]$/.test(name) ? Number(name[1]) : 0 }
}

interface Search {
  readonly document: Document
  readonly flow: readonly Piece[]
  readonly part: Part
  readonly other: Part
}

function linesOfPart(search: Search): string[] {
  return withoutCopies(
    [linesOfSelectors(search), linesBelowHeading(search), linesOfBoxes(search)].find(
      (lines) => lines.length >= (search.part === METHOD ? 1 : MIN_INGREDIENTS),
    ) ?? [],
  )
}

function linesOfSelectors({ document, part }: Search): string[] {
  for (const selector of part.selectors) {
    const lines = [...document.querySelectorAll(selector)].map(lineOf).filter((text) => text !== '')
    if (lines.length > 0) return lines
  }
  return []
}

/** The first box named so that holds a list. */
function linesOfBoxes({ document, part }: Search): string[] {
  for (const name of part.boxes)
    for (const box of document.querySelectorAll(`[class*="${name}" i], [id*="${name}" i]`)) {
      if (box.closest(OUTSIDE) !== null) continue
      const lines = ['li', 'p'].map((tag) =>
        [...box.querySelectorAll(tag)].map(lineOf).filter((text) => text !== ''),
      )
      const found = lines.find((all) => all.length >= MIN_INGREDIENTS)
      if (found) return found
    }
  return []
}

/** From the heading to the next of its rank, or to the other part. */
function linesBelowHeading({ flow, part, other }: Search): string[] {
  for (let at = 0; at < flow.length; at += 1) {
    const piece = flow[at]
    if (piece === undefined || !isNamed(piece, part)) continue
    const lines = linesUntil(flow.slice(at + 1, at + 400), { start: piece, part, other })
    if (lines.length >= (part === METHOD ? 1 : MIN_INGREDIENTS)) return lines
  }
  return []
}

function isNamed({ text, level }: Piece, { heading, label }: Part): boolean {
  const words = text.replace(/^[^\p{L}]+|[\s:.]+$/gu, '')
  return level > 0 ? words.length <= 90 && heading.test(words) : label.test(words)
}

interface Bounds {
  readonly start: Piece
  readonly part: Part
  readonly other: Part
}

function linesUntil(flow: readonly Piece[], bounds: Bounds): string[] {
  const entries: string[] = []
  const paragraphs: string[] = []
  for (const piece of flow) {
    if (endsPart(piece, bounds, entries.length + paragraphs.length > 0)) break
    const name = piece.element.tagName.toUpperCase()
    if (name === 'LI') entries.push(lineOf(piece.element))
    else if (name === 'P' && piece.element.closest('li') === null)
      paragraphs.push(...brokenLines(piece.element).map(withoutMark))
  }
  const kept = entries.length > 0 ? entries : paragraphs
  return kept.filter((line) => line !== '')
}

/** A label without lines below it so far is followed by its own heading at times. */
function endsPart(piece: Piece, { start, part, other }: Bounds, hasLines: boolean): boolean {
  if (isNamed(piece, other)) return true
  if (piece.level === 0 || !isEnd(piece, start) || isNamed(piece, part)) return false
  return start.level > 0 || hasLines
}

const isEnd = (piece: Piece, start: Piece): boolean =>
  start.level === 0 || piece.level <= start.level

const withoutMark = (line: string): string => line.replace(/^(?:[▢☐•·–-]\s*)+/u, '')

const lineOf = (element: Element): string => withoutMark(oneLine(element.textContent ?? ''))

/** The same list two or three times, for the screen, for a dialog, for print. */
function withoutCopies(lines: string[]): string[] {
  for (const times of [3, 2]) {
    const size = lines.length / times
    if (size >= 2 && Number.isInteger(size) && lines.every((line, at) => line === lines[at % size]))
      return lines.slice(0, size)
  }
  return lines
}
