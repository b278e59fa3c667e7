/**
 * More titles for a recipe of which few have a description: other titles about the whole dish
 * borrow the descriptions of those few. Otherwise all pins would have the same words.
 */
import { isOnTitle } from '../describe/first-sentence.ts'
import { namesTime } from '../describe/parts/parts.ts'
import { hasOtherTime, speaksAgainst } from '../describe/place/under-title.ts'
import { keyOf } from '../language/title-key.ts'
import type { PageModel } from '../understand/page-model.ts'
import { owesIngredients, owesTitle } from './owed-words.ts'
import type { RankedDescription, RankedTitle } from './rank-words.ts'

/** With four, no pair is on more than three of twelve pins. */
const ENOUGH = 4
/** Lowers the chance of a borrowed description, so that the title it belongs to ranks first. */
const LENT = 0.9

/** `others`: all good titles of the page, best first. */
export function withOtherTitles(
  good: readonly RankedTitle[],
  others: readonly RankedTitle[],
  model: PageModel,
): readonly RankedTitle[] {
  if (model.kind !== 'recipe' || good.length === 0 || good.length >= ENOUGH) return good
  const known = new Set(good.map(({ entry }) => keyOf(entry.title)))
  const lent = good
    .filter(({ entry }) => entry.section === null)
    .flatMap(({ descriptions }) => descriptions)
  const added = others
    .filter(({ entry }) => entry.section === null && entry.proof === '')
    .filter(({ entry }) => !known.has(keyOf(entry.title)))
    .map((title) => ({
      ...title,
      descriptions: lent
        .filter((description) => isFit(description, title, model))
        .map((description) => ({ ...description, chance: LENT * description.chance })),
    }))
    .filter(({ descriptions }) => descriptions.length > 0)
  return [...good, ...added]
}

function isFit(
  { candidate }: RankedDescription,
  { entry }: RankedTitle,
  model: PageModel,
): boolean {
  const { text } = candidate
  return (
    text !== '' &&
    isOnTitle(candidate, entry.title, model) &&
    !(namesTime(entry.title) && namesTime(text)) &&
    !hasOtherTime(text, entry.title) &&
    !speaksAgainst(text, entry.title) &&
    !owesTitle(text, entry.title, model) &&
    !owesIngredients(text, entry, model)
  )
}
