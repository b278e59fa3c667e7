/** Ingredients as the page's own sentences name them: "remano pesto" of a list is "pesto" there. */
import { escaped } from '../escaped.ts'
import { wordsOf } from '../language.ts'

/** Of many kinds: "cream cheese" is not the cheese of a "cheese bake", and "cheese" says little. */
export const GENERIC =
  /^(?:cheese|sauce|cream|butter|milk|sugar|flour|beans?|rice|bread|noodles?|pasta|juice|zest|potatoes|chocolate|chips|syrup|powder|mix|seeds?|nuts|wine|glaze|filling|crust|dough|peppers?|paste|fillets?|slices?|lettuce|mince|steaks?|herbs?|blend|oil|vinegar|flakes|halves|cloves?|root|meat|greens|squash|crumbs|starch|parts|wash|yolks?|pastry|crumbles|dressing|spice|salsa|chiles?)$/iu

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
