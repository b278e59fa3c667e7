/** What a line of ingredients looks like, and what it is without the marks of its list. */
import { isPlainHeading } from '#core/text/lines/ingredient-groups.ts'
import { oneLine } from '../article/plain-text.ts'
import { UNIT_WORDS } from './recipe-words.ts'

/** An ingredient is a short line; a paragraph about ingredients is none. */
const MAX_INGREDIENT = 200
const NUMBER = '(?:\\d|[½¼¾⅓⅔⅛⅜⅝⅞])'
const AMOUNT = new RegExp(NUMBER, 'u')
const LEADING = new RegExp(
  `^(?:about |ca\\.? ?|circa |approx\\.? |ok\\.? ?|kb\\.? ?)?${NUMBER}|^(?:an?|one|two|three|half|eine?n?|etwas|une?|quelques|una?|algunas?|een|enkele|handful|pinch|juice|zest)\\s`,
  'iu',
)
const MEASURED = new RegExp(
  `${NUMBER}[\\d\\s.,/½¼¾⅓⅔⅛–-]*(?:\\p{Ps}[^()]{0,20}\\p{Pe}\\s*)?(?:${UNIT_WORDS})(?![\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}])`,
  'iu',
)
/** Of a card's buttons and tabs. */
const CONTROL =
  /^(?:[\d/.,]+\s?x|us(?: customary)?|metric|imperial|cups?|grams?|units?|scale|ingredients?|steps?|amount|quantity|unit|cook mode.*|prevent your screen.*|(?:de)?select all.*|add (?:all )?to .*|ingredients?\s*:.*|total weight.*|kg|rate this.*|(?:buy|shop|get|view|see|save|print|copy|share|jump|start) .*|buy|shop|print|save|share|copy|checkbox|auf die .*liste.*|zur einkaufsliste.*|\+|-|−)$/iu

export const hasAmount = (line: string): boolean => AMOUNT.test(line)
export const startsWithAmount = (line: string): boolean => LEADING.test(line)
export const isMeasured = (line: string): boolean => line.length <= 120 && MEASURED.test(line)
export const isControl = (line: string): boolean => CONTROL.test(line)

/** "460 g", "1005 g (komplett)": an amount without a thing, as shops list the weights of their goods. */
export const isBareAmount = (line: string): boolean =>
  startsWithAmount(line) &&
  !/\p{L}/u.test(line.replace(MEASURED, ' ').replaceAll(/\p{Ps}[^()]*\p{Pe}/gu, ' '))

/** Several sentences, or one with a full stop that is too long for a list. */
export function isSentence(line: string): boolean {
  const [first = '', ...others] = line.split(/(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})/u)
  const isLong = first.split(' ').length > MIN_SENTENCE_WORDS
  return (others.length > 0 && isLong) || (line.length > 70 && /\p{L}{2}[.!]$/u.test(line))
}
const MIN_SENTENCE_WORDS = 3

export const isIngredientLine = (line: string): boolean =>
  line.length <= MAX_INGREDIENT && /\p{L}/u.test(line) && !isControl(line)

/** Without marks of a list before it, an empty bracket, or spaces before a comma. */
export function ingredientText(line: string): string {
  return oneLine(
    line
      .replace(/^(?:[▢☐☑□◻✓✔•·●○*–—-]\s*)+(?=\S)|\s*[•·●○▢□]+$/gu, '')
      .replace(/\(\s*[,;]?\s*\)|\[\s*\]/gu, ' ')
      .replace(/\(\s*\(([^()]*)\)\s*\)/gu, '($1)')
      .replace(/\(\s*[,;]\s*/gu, '(')
      .replace(/\s+([,;)])/gu, '$1')
      .replace(/\(\s+/gu, '(')
      .replace(/(?:\s*[,;:–—-])+$/u, (end) => (end.trim() === ':' ? ':' : '')),
  )
}

/** "For the sauce:", "Für den Teig", "Yoghurt and Lemon Dressing": the name of the lines below it. */
export const isGroupName = (line: string): boolean =>
  (/[:：]$/.test(line) && !startsWithAmount(line)) ||
  (!hasAmount(line) && (FOR_PART.test(line) || TITLED_PART.test(line)))

/**
 * Whether `lines[at]`, such as "TO FINISH" or "Dough", names the lines below it. "Crust" and "Garnish"
 * are also sold: they need capitals that other lines lack, or two amounts below them.
 */
export function isLoneGroupName(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  const next = lines.slice(at + 1, at + 3)
  if (hasAmount(line) || !isPlainHeading(line) || !next.slice(0, 1).some(isNoName)) return false
  return PURPOSE.test(line) || isShouted(line, lines) || isAbove(line, next)
}
const isNoName = (line: string): boolean => !isGroupName(line) && !isPlainHeading(line)
const isShouted = (line: string, lines: readonly string[]): boolean =>
  !/\p{Ll}/u.test(line) && lines.some((other) => /\p{Ll}/u.test(other))
const isAbove = (line: string, next: readonly string[]): boolean =>
  /^\p{Lu}/u.test(line) && next.length === 2 && next.every(hasAmount)
const PURPOSE = /^(?:to|for|zum|für|außerdem|pour|para|you will need)(?!\p{L})/iu
const FOR_PART =
  /^(?:for the|für (?:den|die|das)|pour (?:la |le |les |l(?:’|'))|para (?:la|el|los|las)|per (?:la|il|lo|i|le)|voor (?:de|het)) ?[^,()]{2,35}$/iu
const TITLED_PART =
  /^(?:\p{Lu}[\p{L}’'-]+ (?:and |& |with |of |the )*){1,4}(?:Dressing|Sauce|Dough|Topping|Filling|Crust|Glaze|Icing|Frosting|Marinade|Batter|Salsa|Syrup|Garnish|Assembly)$/u

/** The name of a line without amounts: what distinguishes two systems of units. */
const namesOf = (line: string): string[] =>
  (line.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !UNIT.test(word))
const UNIT = new RegExp(`^(?:${UNIT_WORDS})$`, 'iu')

/**
 * The first of several tellings of one list: for the screen, for print, for other units or sizes.
 * What two tellings share is their names, in order.
 */
export function withoutCopies(lines: readonly string[]): string[] {
  for (const times of [4, 3, 2]) {
    const size = lines.length / times
    if (size < 2 || !Number.isInteger(size)) continue
    const same = lines.filter((line, at) => at < size || isSameName(line, lines[at % size] ?? ''))
    if (same.length >= lines.length * 0.8) return lines.slice(0, size)
  }
  return [...lines]
}

/** Each names half of what the other does: "levain and yeast" of a starter is not the dough's "yeast". */
function isSameName(line: string, other: string): boolean {
  const [mine, theirs] = [namesOf(line), namesOf(other)]
  if (mine.length === 0) return line === other || theirs.length === 0
  const shared = new Set(mine.filter((word) => theirs.includes(word))).size
  return shared >= Math.max(new Set(mine).size, new Set(theirs).size) / 2
}
