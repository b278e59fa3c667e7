/**
 * What a written title or description must pass, whatever its source: grounding and grammar.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { isAllCapitals } from '../language/capitals.ts'
import { firstPersonOf } from './first-person.ts'
import { isUnspaced, wordsOf, type Language } from '../language/language.ts'
import { wholeText } from '../language/page-text.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { isStepByStep } from '../language/step-by-step.ts'

/**
 * `grounding` faults name a word or number that the page does not have; all others are faults of
 * grammar.
 */
export interface TextFault {
  code:
    | 'grounding'
    | 'repeated_word'
    | 'first_person'
    | 'recipe'
    | 'quotes'
    | 'cut'
    | 'dangling'
    | 'capitals'
    | 'punctuation'
    | 'length'
    | 'start'
  detail: string
}

export interface Ground {
  language: Language
  isRecipe: boolean
  stems: ReadonlySet<string>
  numbers: ReadonlySet<string>
  text: string
}

const RECIPE = /\b(?:recipes?|rezepte?|recetas?|recettes?|ricett[ae]|receitas?)\b/iu

const DANGLING: Record<string, Set<string>> = {
  en: new Set(
    'a an the and or but of to for with from in on at by as than into your their its this that these those is are be plus'.split(
      ' ',
    ),
  ),
  de: new Set(
    'und oder der die das ein eine mit für von zu im in auf aus bei nach den dem des'.split(' '),
  ),
  es: new Set('y o el la los las un una de del con para por en a que sin'.split(' ')),
  fr: new Set(
    'et ou le la les un une de du des avec pour par en à au aux que sans dans'.split(' '),
  ),
}

/** What the page, the interest and simple counts over the page's facts bear out. */
export function groundOf(content: PageContent, language: Language, interest = ''): Ground {
  const text = `${wholeText(content)}\n${interest}`
  const words = wordsOf(text.toLowerCase())
  const stems = new Set(words.flatMap((word) => stemsOf(word, language)))
  return {
    language,
    isRecipe: content.kind === 'recipe' || RECIPE.test(`${content.title} ${interest}`),
    stems,
    numbers: numbersOf(content, text),
    text: text.toLowerCase(),
  }
}

export function titleFaults(title: string, ground: Ground): TextFault[] {
  const faults = [...commonFaults(title, ground)]
  if (title.length === 0 || title.length > 100)
    faults.push({ code: 'length', detail: `${title.length} characters` })
  const last = danglingWord(title, ground.language)
  if (last) faults.push({ code: 'dangling', detail: last })
  if (/[:,;–—-]$/.test(title)) faults.push({ code: 'dangling', detail: title.slice(-1) })
  if ((title.match(/[:：](?!\d)/g) ?? []).length > 1)
    faults.push({ code: 'punctuation', detail: 'two colons' })
  const twice = repeatedStem(title, ground.language)
  if (twice) faults.push({ code: 'repeated_word', detail: twice })
  return faults
}

/** The last word when it waits for another: "of", "your", "are". */
export function danglingWord(text: string, { lang }: Language): string | null {
  const last = wordsOf(text).at(-1)?.toLowerCase() ?? ''
  return DANGLING[lang]?.has(last) ? last : null
}

export function descriptionFaults(description: string, ground: Ground): TextFault[] {
  const faults = [...commonFaults(description, ground)]
  if (description.length > 500)
    faults.push({ code: 'length', detail: `${description.length} characters` })
  if (!/[.!?。！？؟]["”’»)]*$/u.test(description))
    faults.push({ code: 'cut', detail: description.slice(-20) })
  return faults
}

function commonFaults(text: string, ground: Ground): TextFault[] {
  const { lang } = ground.language
  const found: [TextFault['code'], string | undefined][] = [
    ['repeated_word', /(?<![\p{L}\p{N}])(\p{L}{2,})\s+\1(?![\p{L}\p{N}])/iu.exec(text)?.[1]],
    ['first_person', firstMatch(text, firstPersonOf(lang))],
    ['recipe', ground.isRecipe ? undefined : firstMatch(text, RECIPE)],
    ['quotes', isBalanced(text) ? undefined : text],
    ['cut', firstMatch(text, /(?:\.\.\.|…|-)$/)],
    ['punctuation', lang === 'fr' ? undefined : firstMatch(text, /\s[,.;!?](?=\s|$)/)],
    ['punctuation', firstMatch(text, /[,;:]{2}|[.!?]{2}(?!\.)|[:;,]\s*[.!?]/)],
    ['start', firstMatch(text.replace(/^\P{L}*\p{N}.*/u, 'N'), /^\P{L}*\p{Ll}/u)],
    // "R/Ultralight": an address, not a name.
    ['start', firstMatch(text, /^\p{L}\/\p{Ll}/u)],
    ['capitals', isAllCapitals(text) ? text : undefined],
  ]
  return [
    ...ungrounded(text, ground).map((detail) => ({ code: 'grounding' as const, detail })),
    ...found.flatMap(([code, detail]) => (detail === undefined ? [] : [{ code, detail }])),
  ]
}

function firstMatch(text: string, pattern: RegExp | undefined): string | undefined {
  return pattern?.exec(text)?.[0]
}

/** Words with meaning and numbers that neither the page nor the template lexicon has. */
export function ungrounded(text: string, ground: Ground): string[] {
  const { language } = ground
  if (isUnspaced(language.lang)) return unspacedUngrounded(text, ground)
  const lexicon = lexiconOf(language.lang)
  return wordsOf(text.toLowerCase()).filter((word) => {
    if (/^\p{N}+$/u.test(word)) return !ground.numbers.has(word)
    if (lexicon.has(word) || language.isStopWord(word)) return false
    return (
      !stemsOf(word, language).some((stem) => ground.stems.has(stem)) &&
      !word
        .split(/[-'’]/)
        .every(
          (part) =>
            ground.numbers.has(part) ||
            lexicon.has(part) ||
            ground.stems.has(language.stem(part)) ||
            language.isStopWord(part),
        )
    )
  })
}

/** Without spaces between words a run of the script must be in the page as it is. */
function unspacedUngrounded(text: string, ground: Ground): string[] {
  return wordsOf(text.toLowerCase()).filter((run) => !ground.text.includes(run))
}

function stemsOf(word: string, language: Language): string[] {
  const whole = language.stem(word)
  return /[-'’]/.test(word)
    ? [
        whole,
        ...word
          .split(/[-'’]/)
          .filter((part) => part.length > 1)
          .map((part) => language.stem(part)),
      ]
    : [whole]
}

/**
 * Numbers on the page, and those that follow from it by counting: entries, one and two entries
 * less, steps, ingredients, minutes in hours.
 */
function numbersOf(content: PageContent, text: string): Set<string> {
  const written = wordsOf(text).flatMap((word) => [
    ...(word.match(/\p{N}+/gu) ?? []),
    ...(/^\p{N}+$/u.test(word) ? [word] : []),
  ])
  return new Set([
    ...written,
    ...[...countsOf(content), ...content.facts.flatMap(({ value }) => hoursOf(value))].map(String),
  ])
}

function countsOf(content: PageContent): number[] {
  const count = (name: string): number => content.facts.filter((fact) => fact.name === name).length
  const promised = Number(/\d{1,3}/.exec(content.title)?.[0] ?? 0)
  const less = [count('list_item'), promised]
    .flatMap((total) => [0, 1, 2, 3].map((fewer) => total - fewer))
    .filter((left) => left > 0)
  // "Apples, cinnamon and 6 more" counts those that it does not name.
  const ingredients = [0, 1, 2, 3, 4].map((named) => count('ingredient') - named)
  return [...less, count('step'), ...ingredients.filter((left) => left > 0)]
}

/** The hours and minutes of "75 min". */
function hoursOf(value: string): number[] {
  const minutes = Number(/^(\d+) min$/.exec(value)?.[1] ?? 0)
  const hours = minutes / 60
  return minutes > 0 ? [Math.floor(hours), minutes % 60, Math.round(hours)] : []
}

function repeatedStem(title: string, language: Language): string | null {
  const seen = new Set<string>()
  for (const word of wordsOf(title.toLowerCase())) {
    const stem = language.stem(word)
    if (language.isStopWord(word) || /^\p{N}/u.test(word) || stem.length < 3) continue
    if (seen.has(stem) && !isStepByStep(title, word)) return word
    seen.add(stem)
  }
  return null
}

/** Removes the remaining quote from a name that lost the other one. */
export const withoutHalfQuotes = (name: string): string =>
  isBalanced(name) ? name : name.replace(/["“”„«»]/gu, '')

/** German quotes close with the mark that opens English ones, so they are counted apart. */
export function isBalanced(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1
  const quotes = count('„') > 0 ? count('„') === count('“') + count('”') : count('“') === count('”')
  const pairs = [
    ['(', ')'],
    ['[', ']'],
    ['«', '»'],
    ['「', '」'],
  ] as const
  return (
    quotes &&
    pairs.every(([open, close]) => count(open) === count(close)) &&
    count('¿') <= count('?') &&
    count('¡') <= count('!') &&
    count('"') % 2 === 0
  )
}
