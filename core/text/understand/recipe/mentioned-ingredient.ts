/** Ingredients as the page's own sentences name them: "remano pesto" of a list is "pesto" there. */
import { escaped } from '../../language/escaped.ts'
import { wordsOf } from '../../language/language.ts'
import { readIngredientLine } from '../../lines/ingredient-line.ts'
import { isInstruction } from '../../language/english-grammar.ts'
import type { Material } from '../../writer/material.ts'

/**
 * Of many kinds: "cream cheese" is not the cheese of a "cheese bake", and "cheese" says little; the
 * "mixture" of the steps is no "icing sugar mixture", and their "pieces" are of anything.
 */
export const GENERIC =
  /^(?:cheese|sauce|cream|butter|milk|sugar|flour|beans?|rice|bread|noodles?|pasta|juice|zest|potatoes|chocolate|chips|syrup|powder|mix|seeds?|nuts|wine|glaze|filling|crust|dough|peppers?|paste|fillets?|slices?|lettuce|mince|steaks?|herbs?|blend|oil|vinegar|flakes|halves|cloves?|root|meat|greens|squash|crumbs|starch|parts|wash|yolks?|pastry|crumbles|dressing|spice|salsa|chiles?|mixture|gum|pieces?|chunks?|strips?|cubes|breasts?|thighs?|legs?|wings?|drumsticks?|tenders?|chops?)$/iu

/**
 * The longest ending of the name that the prose says and that still shows of what kind it is; the
 * whole name where there is none. `prose` has small letters.
 */
export function mentionedIngredient(name: string, prose: string): string {
  const words = name.split(' ')
  const endings = words.map((_, place) => words.slice(place).join(' '))
  return endings.find((ending) => isMentioned(ending, prose) && !GENERIC.test(ending)) ?? name
}

/** Also with another ending: "tomatoes" of a list is stated where the steps say "tomato". */
export function isMentioned(name: string, prose: string): boolean {
  const root = (wordsOf(name).at(-1) ?? '').replace(/(?:ies|y|es|s)$/iu, '')
  const at = name.lastIndexOf(root)
  if (root.length < 3 || at < 0) return prose.includes(name.toLowerCase())
  const stem = escaped(name.slice(0, at + root.length).toLowerCase())
  return new RegExp(String.raw`(?<![\p{L}-])${stem}(?:ies|y|es|s)?(?![\p{L}-])`, 'u').test(prose)
}

/** "Roast beef" is a thing. */
const ORDER = /^\p{L}+ (?:to|the|more|until|in|on|it|with|all|some|extra|your|as)\b/iu
/** Of a list's words behind the first of each line, in small letters. */
const MIN_SMALL = 0.6

/**
 * What a list holds beside things to eat: an order ("Adjust to taste"), and what only a brand calls so
 * ("2 tbsp Taco Titan" of a list in small letters, where no sentence says what it is).
 */
export function isSureIngredient(line: string, material: Material): boolean {
  const { amount, name } = readIngredientLine(line)
  if (amount === '' && isInstruction(line) && ORDER.test(line)) return false
  const words = wordsOf(name)
  const isNamed = words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return !isNamed || !isListSmall(material) || isSaidSmall(words.at(-1) ?? '', material)
}

function isListSmall({ ingredients }: Material): boolean {
  const words = ingredients
    .flatMap((line) => wordsOf(line).slice(1))
    .filter((word) => /^\p{L}{4,}$/u.test(word))
  return words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length * MIN_SMALL
}

function isSaidSmall(word: string, { content, steps, ingredients }: Material): boolean {
  const texts = [content.description, ...content.paragraphs, ...steps, ...ingredients]
  return texts.some((text) => wordsOf(text).includes(word.toLowerCase()))
}
