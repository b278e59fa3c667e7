/** The name of a dish in the forms that patterns need, and what it is a name of. */
import { attributive, isPlural } from '../../language/english-grammar.ts'
import { wordsOf } from '../../language/language.ts'
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import type { Material } from '../../writer/material.ts'
import { isAlwaysHomemade, isBoughtDish } from './dish-claims.ts'
import { headOfDish } from './dish-name.ts'
import { withDishArticle } from './dish-number.ts'

const text = (value: string, quote = value): Fact => ({ text: value, quote })

/** "Homemade" once more, or of what comes out of a can or a shop. */
export const NOT_HOMEMADE =
  /\b(?:homemade|canned|tinned|jarred|boxed|packaged|refrigerated|pre-?made|ready-made|(?:store|shop)-?\s?bought)\b/iu

/** In words. "… at Home" makes them too long. */
const LONG_NAME = 5

/** The subject, and whether it is plural. */
export function grammarFacts(name: string, short: string, material: Material): Facts {
  const head = headOfDish(name)
  const facts = new Map<string, Fact>()
  if (name === '') return facts
  facts.set('name', text(name))
  facts.set('short', text(short))
  facts.set('name.a', text(withDishArticle(name, material), name))
  facts.set('short.a', text(withDishArticle(short, material), short))
  const before = beforeNoun({ name, head, short }, material)
  if (before !== '') facts.set('attributive', text(before, name))
  for (const [flag, isSet] of Object.entries(flagsOfName(name, head, material)))
    if (isSet) facts.set(flag, text('', name))
  return facts
}

/** As it comes before "recipe"; '' where it is too long a chain for that. */
function beforeNoun(
  { name, head, short }: { readonly name: string; readonly head: string; readonly short: string },
  { content }: Material,
): string {
  const isChain = isLongName(name) && / (?:or|and|&) /iu.test(name)
  return head !== short || isChain
    ? ''
    : attributive(isPair(name, head) ? name : head, content.paragraphs.join(' '))
}

/** In words behind "with". */
const MAX_BESIDE = 3
const MAX_PAIR = 40

/** "Roasted Chicken with Rice": without the rice it is another dish. A longer name has no room. */
const isPair = (name: string, head: string): boolean =>
  /^ with [^,]+$/iu.test(name.slice(head.length)) &&
  wordsOf(name.slice(head.length)).length <= MAX_BESIDE + 1 &&
  name.length <= MAX_PAIR

const isLongName = (name: string): boolean =>
  wordsOf(name).length >= LONG_NAME || / or /iu.test(name)

const COMPOUND =
  / (?:and|&) (?!(?:\S+ )*\S*(?:cake|pie|soup|salad|bread|casserole|bowls?|tacos?|sandwich|dip|bake)$)/iu

const flagsOfName = (name: string, head: string, material: Material): Record<string, boolean> => ({
  plural: isPlural(wordsOf(head).at(-1) ?? ''),
  longName: isLongName(name),
  compound: COMPOUND.test(head),
  nameWith: / with /iu.test(name),
  nameHomemade: NOT_HOMEMADE.test(name) || isAlwaysHomemade(head),
  nameBought: isBoughtDish(head, material.ingredients, material.language),
  counted: withDishArticle(name, material) !== name,
})
