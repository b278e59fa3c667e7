/** Names of ingredients out of lines such as "1 1/2 cups (180 g) plain flour, sifted". */
import { readIngredientLine } from '../lists/ingredient-line.ts'

const PREPARED =
  /\b(?:finely|roughly|freshly|thinly|coarsely|lightly|chopped|diced|sliced|grated|minced|melted|softened|sifted|crushed|ground|peeled|cubed|beaten|shredded|drained|rinsed|packed|cold|warm|room temperature|unsalted|salted|extra|virgin|optional|plus more|to taste|for serving|for garnish|about|divided)\b/gi

const SIZED =
  /^\s*(?:small|medium|large|heaped|scant|level|pinch(?: of)?|handful(?: of)?|drizzle(?: of)?|dash(?: of)?)\s+/i

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
