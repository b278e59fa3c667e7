/**
 * A dish keeps its own name: a keyword of its author colours it ("vegetarian roasted tomato soup")
 * but does not rename it.
 */
import { contentStems, wordsOf } from '../language.ts'
import { attributive, isPlural } from './english-grammar.ts'
import { coversInterest, type Material } from './material.ts'

/** What may stand before a dish without saying what is in it. */
const PREPARED =
  /^(?:roasted|baked|creamy|homemade|classic|grilled|fried|braised|slow|crispy|warm|cold)$/i

/**
 * Names of the page's dish that hold the interest's words, the plainest first; none for another
 * thing or another kind of page.
 */
export function dishNames(material: Material, interest: string): string[] {
  const names = known.get(material) ?? new Map<string, string[]>()
  known.set(material, names)
  const found = names.get(interest) ?? foundNames(material, interest)
  names.set(interest, found)
  return found
}

/** Asked for each line and heading of the page. */
const known = new WeakMap<Material, Map<string, string[]>>()

function foundNames(material: Material, interest: string): string[] {
  const { content, subject, language, letters } = material
  const noun = subject.noun
  if (
    content.kind !== 'recipe' ||
    noun === '' ||
    language.lang !== 'en' ||
    !isSameSort(material, interest)
  )
    return []
  const covers = (name: string): boolean => coversInterest(name, interest, language)
  const short = shortened(noun)
  const said = new Set(contentStems(subject.title, language))
  const missing = wordsOf(interest).filter(
    (word) =>
      !said.has(language.stem(word.toLowerCase())) && !language.isStopWord(word.toLowerCase()),
  )
  const rest = subject.title.toLowerCase().startsWith(noun.toLowerCase())
    ? subject.title.slice(noun.length)
    : ''
  const titled = rest === '' ? [] : [`${short}${rest}`, `${noun}${rest}`]
  const blended = blendedName(short, rest)
  const coloured =
    missing.length === 0
      ? []
      : isInside(material, missing)
        ? [`${noun} with ${missing.join(' ')}`, ...(rest === '' ? [withInside(noun, missing)] : [])]
        : [`${missing.join(' ')} ${short}`, `${missing.join(' ')} ${noun}`]
  return [...new Set([noun, ...blended, ...titled, ...coloured].map(letters.title))].filter(
    (name) => covers(name) && name.length <= 60,
  )
}

/** The head is one, singular or plural. */
function isSameSort({ subject, language }: Material, interest: string): boolean {
  const head = (text: string): string => language.stem((wordsOf(text).at(-1) ?? '').toLowerCase())
  return (
    wordsOf(interest).length > 1 &&
    head(subject.noun) === head(interest) &&
    !isPlural(wordsOf(interest).at(-2) ?? '')
  )
}

function shortened(noun: string): string {
  const [first = '', ...others] = noun.split(' ')
  return others.length >= 2 && PREPARED.test(first) ? others.join(' ') : noun
}

/** "Tomato Soup" with white beans as "Tomato and White Bean Soup". */
function blendedName(short: string, rest: string): string[] {
  const inside = /^ with (\p{L}+(?: \p{L}+)?)$/iu.exec(rest)?.[1]
  const words = short.split(' ')
  const head = words.at(-1) ?? ''
  return inside && words.length >= 2 && words.length <= 3 && !isPlural(head)
    ? [`${words.slice(0, -1).join(' ')} and ${attributive(inside)} ${head}`]
    : []
}

/** "Lemon Blueberry Greek Yogurt Muffins". */
function withInside(noun: string, missing: readonly string[]): string {
  const words = noun.split(' ')
  return [...words.slice(0, -1), ...missing, words.at(-1) ?? ''].join(' ')
}

function isInside({ ingredients, language }: Material, words: readonly string[]): boolean {
  return ingredients.some((line) =>
    words.every((word) => contentStems(line, language).includes(language.stem(word.toLowerCase()))),
  )
}

const PRAISED =
  /\b(?:best|better|easy|easiest|perfect|delicious|amazing|ultimate|favou?rite|simple|quick|great|good)\b/i

/**
 * "Creamy vegan pumpkin soup with coconut milk" and "thick roasted tomato soup": what the summary's
 * first words add to the name.
 */
export function describedNames(material: Material): string[] {
  const start = (
    material.content.description.split(/[,.:;!?]| and | that | in | on /)[0] ?? ''
  ).replace(/^(?:an?|the|this) /i, '')
  const [named = '', inside = ''] = start.split(/ with /i)
  if (!addsToName(material, named)) return []
  return [...(inside !== '' && wordsOf(inside).length <= 3 ? [start] : []), named]
}

/** All words of the name, its head last, and one or two more. */
function addsToName({ subject, language }: Material, named: string): boolean {
  const own = contentStems(subject.noun, language)
  const stems = contentStems(named, language)
  const words = wordsOf(named)
  const isSame =
    own.every((stem) => stems.includes(stem)) &&
    language.stem((words.at(-1) ?? '').toLowerCase()) === own.at(-1)
  return (
    isSame && words.join(' ') === named && words.length <= own.length + 2 && !PRAISED.test(named)
  )
}
