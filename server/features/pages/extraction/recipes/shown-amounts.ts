/** The amounts that a page shows beside names that its data gives without any. */
import { readIngredientLine } from '#core/text/lines/ingredient-line.ts'
import { hasAmount } from './ingredient-lines.ts'

const MIN_NAMES = 3

/** Names only: the page may show how much of each. */
export const isWithoutAmounts = (lines: readonly string[]): boolean =>
  lines.length >= MIN_NAMES && !lines.some(hasAmount)

/**
 * For each name its line in `shown`, or the name where no line is surely its own: one that has more
 * words than the name is another thing, and of two lines with the same name the order decides, where
 * both lists have the same one. null when fewer than half of the names have an amount.
 */
export function withShownAmounts(
  names: readonly string[],
  shown: readonly string[],
): string[] | null {
  const [keys, shownKeys] = [names.map(keyOf), shown.map(keyOf)]
  const isSameOrder = isEqual(
    keys.filter((key) => shownKeys.includes(key)),
    shownKeys.filter((key) => keys.includes(key)),
  )
  const lines = names.map((name, at) => {
    const key = keys[at] ?? ''
    const found = key === '' ? [] : shown.filter((_, index) => shownKeys[index] === key)
    const isOne = new Set(found).size === 1 && found.length >= countOf(keys, key)
    const nth = countOf(keys.slice(0, at), key)
    const line = isOne || isSameOrder ? found[isOne ? 0 : nth] : undefined
    return line !== undefined && hasAmount(line) ? line : name
  })
  return lines.filter(hasAmount).length >= names.length / 2 ? lines : null
}

/** What a line is without amount, unit and case; a second amount in brackets is dropped too. */
function keyOf(line: string): string {
  const { name, note } = readIngredientLine(line.replace(EACH, '$1 '))
  const words = note.split(', ').filter((part) => !/^\d[\d\s.,/½¼¾⅓⅔]*\p{L}{0,12}$/u.test(part))
  return [name, ...words].join(', ').toLowerCase()
}
/** "4 each tomatoes": a unit of shops. */
const EACH = /^(\d+)\s+each\s+/iu

const countOf = (keys: readonly string[], key: string): number =>
  keys.filter((other) => other === key).length

const isEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at])
