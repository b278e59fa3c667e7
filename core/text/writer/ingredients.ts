/** Names of ingredients out of lines such as "1 1/2 cups (180 g) plain flour, sifted". */
import { contentStems, wordsOf } from '../language.ts'
import { readIngredientLine } from '../lists/ingredient-line.ts'
import type { Material } from './material.ts'

const PLAIN = new Set(
  'salt pepper water sugar flour oil butter egg eggs milk onion onions garlic stock broth vinegar ice'.split(
    ' ',
  ),
)
const PREPARED =
  /\b(?:finely|roughly|freshly|thinly|coarsely|lightly|chopped|diced|sliced|grated|minced|melted|softened|sifted|crushed|ground|peeled|cubed|beaten|shredded|drained|rinsed|packed|cold|warm|room temperature|unsalted|salted|extra|virgin|optional|plus more|to taste|for serving|for garnish|about|divided)\b/gi

const SIZED =
  /^\s*(?:small|medium|large|heaped|scant|level|pinch(?: of)?|handful(?: of)?|drizzle(?: of)?|dash(?: of)?)\s+/i

/**
 * The telling ones first: not in the dish's name, not in every kitchen. At most three words each,
 * in running case.
 */
export function ingredientNames(material: Material, dish: string): string[] {
  const own = contentStems(dish, material.language)
  const names = material.ingredients
    .map(ingredientName)
    .filter((name) => name !== '' && wordsOf(name).length <= 3 && name.length <= 28)
  const isTelling = (name: string): boolean =>
    !contentStems(name, material.language).some((stem) => own.includes(stem)) &&
    !PLAIN.has(name) &&
    !/\b(?:salt|pepper|water|sugar|flour|oil|powder|soda|egg|eggs|onions?|garlic|stock|broth|vinegar|screws?|boards?)\b/.test(
      name,
    )
  const seen = new Set<string>()
  return names.filter(isTelling).filter((name) => {
    const stems = contentStems(name, material.language)
    const isNew = stems.length > 0 && !stems.some((stem) => seen.has(stem))
    for (const stem of stems) seen.add(stem)
    return isNew
  })
}

export function ingredientName(line: string): string {
  const [head = ''] = readIngredientLine(line).name.split(/,|;| or | for | plus | \+ /)
  const name = head
    .replace(PREPARED, '')
    .replace(SIZED, '')
    .replace(/^(?:and|of|the|a|an)\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /^[\p{L}' -]+$/u.test(name) ? name : ''
}
