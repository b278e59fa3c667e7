/** Names of ingredients out of lines such as "1 1/2 cups (180 g) plain flour, sifted". */
import { readIngredientLine } from '../lines/ingredient-line.ts'

const PREPARED =
  /(?<![\p{L}-])(?:\p{L}+-(?:shredded|diced|chopped|sliced|grated|minced|crushed)|finely|roughly|freshly|thinly|coarsely|lightly|chopped|diced|sliced|grated|minced|julienned|halved|quartered|pitted|trimmed|melted|softened|sifted|crushed|ground|peeled|cubed|beaten|shredded|drained|rinsed|packed|cold|warm|room temperature|unsalted|salted|extra|virgin|optional|plus more|to taste|for serving|for garnish|about|divided)(?![\p{L}-])/giu

const SIZED =
  /^\s*(?:small|medium|large|heaped|scant|level|pinch(?: of)?|handful(?: of)?|drizzle(?: of)?|dash(?: of)?)\s+/i

export function ingredientName(line: string): string {
  const [whole = ''] = readIngredientLine(line).name.split(/,|;| for | plus | \+ /)
  const name = firstChoice(whole)
    .replace(PREPARED, '')
    .replace(SIZED, '')
    .replace(/^(?:and|of|the|a|an)\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /^[\p{L}' -]+$/u.test(name) ? name : ''
}

/** "Poppy or sesame seeds": the first choice takes the noun of the second. */
function firstChoice(choice: string): string {
  const [first = '', other = ''] = choice.split(/ (?:or|and\/or) /)
  const kind = /\S+$/u.exec(first)?.[0] ?? ''
  const thing = / (\S+)$/u.exec(other.trim())?.[1]
  return thing !== undefined && OF_A_KIND.test(kind) ? `${first} ${thing}` : first
}

/** Says of what kind a thing is, and is none itself. */
const OF_A_KIND =
  /^(?:savoy|napa|basmati|jasmine|arborio|poppy|instant|active|yellow|white|red|green|black|brown|dark|light|sweet|salted|unsalted|smooth|crunchy|rolled|quick|whole|skim|plain|vegetable|chicken|beef|bamboo|wheat|corn|rye|almond|coconut|peanut|sesame|sunflower|olive|avocado|canola|maple|lemon|lime|orange|apple|cherry|strawberry|raspberry|vanilla|chocolate|\p{Lu}\p{L}+(?:an|ish|ese))$/iu
