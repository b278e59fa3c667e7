/** The ingredients that a dish is named after: a list of what one needs reads as a mistake without them. */
import { wordsOf } from '../language.ts'
import { readIngredientLine } from '../lists/ingredient-line.ts'
import type { Material } from '../writer/material.ts'
import { headOfDish } from './dish-name.ts'
import { isGroupHeading } from './ingredient-groups.ts'

const MOST_NAMED = 3
/** What gives its taste only: "salted caramel" and "pepper soup" need no word of it. */
const SEASONING = /^(?:salt|salted|pepper|water|oil|spice|spiced|seasoning|stock|broth)$/iu
const BROTH = /\b(?:stock|broth|bou[il]+on)\b/iu
/** "Vanilla extract" of a vanilla cake is its vanilla. */
const ESSENCE = /^(?:extract|essence|powder|flakes|paste|bean|beans|seasoning)$/iu
/** Cuts, which name the same thing: "chicken breasts", "garlic cloves". */
const CUT =
  /^(?:breasts?|thighs?|wings?|legs?|drumsticks?|parts?|pieces?|cubes?|fillets?|filets?|cloves?|florets?|leaves|chunks?|slices?|strips?|tenders?|halves|wedges|heads?|stalks?|pur[eé]e)$/iu

export interface Named {
  /** In the order of the dish's name, each once. */
  readonly entries: readonly string[]
  /** Whether each word of the name that its list has is among them. */
  readonly isWhole: boolean
}

/** For each word of the name that stands in the list, the entry that says it best. */
export function namedIngredients(
  entries: readonly string[],
  name: string,
  material: Material,
): Named {
  const { language } = material
  const stemsOf = (text: string): string[] => wordsOf(text.toLowerCase()).map(language.stem)
  const read = material.ingredients
    .filter((line) => !isGroupHeading(line) && !BROTH.test(line))
    .map((line) => readIngredientLine(line).name || line)
  const lines = read.map(stemsOf)
  const named = new Set(stemsOf(name))
  const head = stemsOf(headOfDish(name)).at(-1) ?? ''
  const wanted = namingWords(name, material)
    .map((word) => ({ word, stem: language.stem(word) }))
    .filter(({ stem }) => lines.some((line) => line.includes(stem)))
  const found: string[] = []
  let isWhole = true
  for (const { word, stem } of wanted) {
    if (found.some((entry) => stemsOf(entry).includes(stem))) continue
    const isHead = stem === head
    const best = bestEntry(entries, stem, { stemsOf, named, isHead })
    const said = best ?? (isHead ? '' : essenceOf(read, word, language.stem))
    if (said !== '') found.push(said)
    else if (!isHead) isWhole = false
  }
  return { entries: found.slice(0, MOST_NAMED), isWhole: isWhole && found.length <= MOST_NAMED }
}

/** Things, in the order of the name; what the page calls by an adjective is none. */
function namingWords(name: string, { language }: Material): string[] {
  const side = / with (?:\S+ )*?(\S+) \S+$/iu.exec(name)
  const isSideDish = side !== null && !/ and | & /iu.test(side[0])
  const words = wordsOf((isSideDish ? name.slice(0, side.index) : name).toLowerCase())
  return words.filter((word) => {
    const pos = language.tokens(word)[0]?.pos
    return (
      word.length > 2 &&
      !language.isStopWord(word) &&
      !SEASONING.test(word) &&
      pos !== 'ADJ' &&
      pos !== 'NUM' &&
      pos !== 'DET'
    )
  })
}

interface Wanted {
  readonly stemsOf: (text: string) => string[]
  readonly named: ReadonlySet<string>
  readonly isHead: boolean
}

/** "Lemons" before "lemon juice", "lemon juice" before "preserved lemon peel". */
function bestEntry(
  entries: readonly string[],
  stem: string,
  { stemsOf, named, isHead }: Wanted,
): string | undefined {
  const worthOf = (entry: string): number => {
    const words = wordsOf(entry).filter((word, place) => place === 0 || !CUT.test(word))
    const stems = words.flatMap(stemsOf)
    if (!stems.includes(stem)) return -1
    const isLast = stems.at(-1) === stem
    if (isHead && !isLast) return -1
    if (stems.every((other) => named.has(other))) return 4
    return stems.length === 1 ? 3 : isLast ? 2 : 1
  }
  return entries
    .map((entry) => ({ entry, worth: worthOf(entry) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)[0]?.entry
}

/** In words: a longer line is no name. */
const MOST_WORDS = 3

/** The word itself, as the list has it, else what its line names ("soya sauce"); '' without a name. */
function essenceOf(lines: readonly string[], word: string, stem: (word: string) => string): string {
  for (const line of lines) {
    const words = wordsOf(line.toLowerCase())
    const at = words.findIndex((other) => stem(other) === stem(word))
    const next = words[at + 1]
    if (at < 0) continue
    if (next === undefined || ESSENCE.test(next) || CUT.test(next)) return words[at] ?? ''
    if (words.length <= MOST_WORDS) return words.join(' ')
  }
  return ''
}
