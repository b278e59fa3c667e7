/**
 * The explanation behind a foreign name in a recipe's title: "Kare Nabe (Japanese Curry Hot Pot)".
 * Without it most readers do not know the dish.
 */
import { wordsOf, type Language } from '../language/language.ts'
import { remember } from '../language/remember.ts'
import { isNounPhrase } from '../subject/subject.ts'
import { keyOf } from '../language/title-key.ts'

const GLOSSED = /^(?<name>[^([]*\p{L}["”’]?) \((?<gloss>\p{L}[\p{L}'’ -]+)\)$/u
const MIN_WORDS = 2
const MAX_WORDS = 5
/** Words of other additions: a method, a diet, praise. */
const NO_NAME =
  /(?<!\p{L})(?:recipes?|easy|quick|free|vegan|vegetarian|keto|paleo|style|friendly|protein|healthy|one|no|with|for|and|in the|ideas?|tips?)(?!\p{L})/iu
/** The rarity of a word that the lexicon lacks. */
const UNKNOWN = 1

interface Gloss {
  readonly name: string
  readonly gloss: string
}

/** English only, like the lexicon. `null`: the name's last word is known, or the gloss is unfit. */
export const glossOf = remember(({ title }, language): Gloss | null => {
  const { name = '', gloss = '' } = GLOSSED.exec(title)?.groups ?? {}
  const [head] = wordsOf(name).slice(-1)
  const isForeign = head !== undefined && !isKnown(head, language)
  return isForeign && isGloss(gloss, language) ? { name, gloss } : null
})

const isKnown = (word: string, { rarity }: Language): boolean =>
  rarity(word.toLowerCase()) < UNKNOWN

function isGloss(gloss: string, language: Language): boolean {
  const words = wordsOf(gloss)
  return (
    language.lang === 'en' &&
    words.length >= MIN_WORDS &&
    words.length <= MAX_WORDS &&
    words.some((word) => isKnown(word, language)) &&
    !NO_NAME.test(gloss) &&
    isNounPhrase(gloss, language)
  )
}

/** Adds the gloss behind the name, unless the line lacks the name or has the gloss already. */
export function withGloss(line: string, { name, gloss }: Gloss): string {
  const at = line.toLowerCase().indexOf(name.toLowerCase())
  const end = at + name.length
  const isName = at >= 0 && !/^[\p{L}'’-]/u.test(line.slice(end))
  return isName && !keyOf(line).includes(keyOf(gloss))
    ? `${line.slice(0, end)} (${gloss})${line.slice(end)}`
    : line
}
