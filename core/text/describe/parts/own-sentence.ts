/**
 * The page's sentences as a pin shows them: unchanged but for the capitals of the subject. Pages
 * write "This Easy Lemon Bar Recipe is …" as their title has it; in running text that is "easy
 * lemon bar recipe".
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { wordsOf, type Language } from '../../language/language.ts'
import { escaped } from '../../language/escaped.ts'
import type { PageModel } from '../../understand/page-model.ts'
import { singular } from '../../language/english-grammar.ts'
import { capitalFirst } from '../../language/letter-case.ts'
import type { Material } from '../../writer/material.ts'
import { lowerKnown, withDeviceCapitals, withProperCapitals } from '../../subject/proper-words.ts'

/** A single word may be a name, and its capital may be right. */
const MIN_WORDS = 2
/** What pages put before their subject, and behind it. */
const BEFORE =
  'easy|best[- ]ever|best|favou?rite|famous|signature|go[- ]to|homemade|simple|quick|healthy|perfect|delicious|vegan|vegetarian|creamy|crispy|classic|amazing|ultimate|incredible|moist|fluffy|chewy|gooey|fudgy|crunchy|super|cute|cozy|light|fresh|baked|grilled|roasted|traditional|authentic|gluten[- ]free|dairy[- ]free|low[- ]carb|keto|paleo|no[- ]bake|one[- ]pot|slow cooker|air fryer'
const BEHIND = 'recipes?'
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

export function withCalmSubject(text: string, { kind, subject, material }: PageModel): string {
  const { lang } = material.language
  if (lang === 'de') return withSmallAdjectives(text, material.content.title)
  if (lang !== 'en' && lang !== 'es' && lang !== 'fr') return text
  const run = calmRuns(text, subject.name, praiseOf(material))
  if (lang !== 'en') return withDeviceCapitals(run)
  const { language } = material
  const named = calmRecipes(calmTails(run, subject.name, language), language)
  const calm = kind === 'recipe' ? calmStray(named, material.content) : named
  return withProperCapitals(
    withRightArticle(withUnitHyphens(withNamesOfWorks(calm, text), language)),
  )
}

/** "Named for the song Rainbow Stew": the name of a work keeps the capitals that the page gives it. */
const OF_WORK =
  /(?<!\p{L})(?:song|film|movie|book|album|novel|musical)s?(?: \p{Lu}[\p{L}’'-]*){2,}/gu

const withNamesOfWorks = (calm: string, written: string): string =>
  (written.match(OF_WORK) ?? []).reduce(
    (text, work) => text.replace(new RegExp(escaped(work), 'iu'), () => work),
    calm,
  )

/** "What Innere Zufriedenheit is", where the title has "innere Zufriedenheit" inside it. */
function withSmallAdjectives(text: string, title: string): string {
  return text.replace(
    /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?= (\p{Lu}\p{Ll}+))/gu,
    (word, noun: string) => {
      const small = word.toLowerCase()
      return new RegExp(`\\p{L} ${small} ${noun}(?!\\p{L})`, 'u').test(title) ? small : word
    },
  )
}

/** "A umami sauce": before these words English says "an". */
function withRightArticle(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}’'-])([Aa]) (?=(?:umami|umbrella|under|upside|upper|ugly|ultimate|unusual|unforgettable|unbeatable|easy|even|elegant|egg|everyday|extra|exciting|amazing|apple|apricot|avocado|almond|authentic|absolute|all-|orange|oven|olive|onion|old|outdoor|open|overnight|oat|irresistible|incredible|indulgent|intense|Italian|Indian|Irish|ice)(?:\p{L}|\b))/gu,
    '$1n ',
  )
}

/** "An easy 20 minute recipe", "a high heat broiler": what comes before a noun takes a hyphen. */
function withUnitHyphens(text: string, { tokens }: Language): string {
  return text
    .replace(
      /(?<![\p{L}\p{N}.,/-])([2-9]|\d{2,}) (minute|hour|day|week|step|ingredient|layer|inch|pound)(?= \p{L}{2})/gu,
      '$1-$2',
    )
    .replace(
      /(?<=\b(?:an?|the|this|these|our|your|my) (?:\p{L}+,? )?)(high|low|medium) (heat|protein|carb|fat|fiber|calorie|sugar)(?= (\p{L}{3,}))/giu,
      (found: string, ...[degree = '', thing = '', next = '']: string[]) =>
        tokens(next)[0]?.pos === 'NOUN' ? `${degree}-${thing}` : found,
    )
}

/** What the page's title says of its subject before naming it: "Overloaded" of a toastie. */
function praiseOf({ content, language }: Material): string[] {
  return wordsOf(content.title.toLowerCase()).filter((word) => {
    const pos = language.tokens(word)[0]?.pos
    return pos === 'ADJ' && withProperCapitals(word) === word
  })
}

/** "Chicken and squash Skillet Dinner": a title goes on behind the name. */
function calmTails(text: string, name: string, language: Language): string {
  const words = wordsOf(name.toLowerCase())
  if (words.length < MIN_WORDS) return text
  // "Become a Catholic priest": no tail follows "a".
  const last = words.filter((word) => !language.isStopWord(word)).map(escaped)
  if (last.length === 0) return text
  const tail = new RegExp(
    String.raw`(?<=(?:^|[\s-])(?:${last.join('|')}))(?: \p{Lu}\p{Ll}+)+`,
    'gu',
  )
  return text.replace(tail, (found) =>
    found
      .split(' ')
      .map((word) => lowerKnown(word, language))
      .join(' '),
  )
}

/** "Our favorite Healthy Salmon Recipe" has the capitals of a title. */
function calmRecipes(text: string, language: Language): string {
  return text.replace(/(?<=\p{Ll},? )(?:\p{Lu}\p{Ll}+[ -]){1,5}Recipes?(?!\p{L})/gu, (found) =>
    found.replace(WORD, (word) =>
      /^recipes?$/iu.test(word) ? word.toLowerCase() : lowerKnown(word, language),
    ),
  )
}

/** Alone, so that it is no part of a longer name. */
const LONE_CAPITAL = /(?<=\p{Ll},? )(\p{Lu}\p{Ll}{3,})(?=[ ,.!]\s?(?!\p{Lu}))/gu

/** "With Citrus Tahini sauce": before its noun, and both are words of the page. */
const CAPITAL_PAIR = /(?<=\p{Ll},? )\p{Lu}\p{Ll}{3,} \p{Lu}\p{Ll}{3,}(?= \p{Ll}{3,})/gu
/** Behind these a capital is a name: "from Turkey", "my friend Rose". */
const BEFORE_NAME = /(?<!\p{L})(?:from|in|friend|by) $/iu

/** "Garnished with Olives", where the page writes "olives", and only here "Olives". */
function calmStray(text: string, { paragraphs, facts }: PageContent): string {
  const lines = [...paragraphs, ...facts.map(({ value }) => value)]
  const calm = (word: string): string => {
    const small = word.toLowerCase()
    if (withProperCapitals(small) === word) return word
    const capital = new RegExp(`(?<=\\p{Ll},? )${word}(?!\\p{L})`, 'gu')
    const countIn = (line: string): number => [...line.matchAll(capital)].length
    if (paragraphs.reduce((sum, line) => sum + countIn(line), 0) > countIn(text)) return word
    const isWritten = new RegExp(`(?<!\\p{L})${small}(?!\\p{L})`, 'u')
    return lines.some((line) => isWritten.test(line)) ? small : word
  }
  const inPairs = text.replace(CAPITAL_PAIR, (pair) => {
    const small = pair.split(' ').map(calm).join(' ')
    return /\p{Lu}/u.test(small) ? pair : small
  })
  return inPairs.replace(LONE_CAPITAL, (word, _: string, at: number) =>
    BEFORE_NAME.test(inPairs.slice(0, at)) ? word : calm(word),
  )
}

/** "Pudding" of a page on puddings. */
function anyNumberOf(word: string): string {
  const root = singular(word).replace(/y$/iu, '').toLowerCase()
  const regular = `${escaped(root)}(?:y|ies|e?s)?`
  const isRegular = new RegExp(`^${regular}$`, 'iu').test(word)
  return isRegular ? regular : `(?:${escaped(word.toLowerCase())}|${regular})`
}

/** Each run of the name's words is written as the name has them; a sentence's start stays. */
function calmRuns(text: string, name: string, praise: readonly string[]): string {
  const words = wordsOf(name)
  if (words.length < MIN_WORDS) return text
  const spelled = new Map(words.map((word) => [word.toLowerCase(), word]))
  // Each word matches in one way only: a repeated one would cost 2^n steps on a long chain.
  const any = [...new Set(words.map(anyNumberOf))].join('|')
  const before = [BEFORE, ...new Set(praise.map(escaped))].join('|')
  const run = new RegExp(
    String.raw`(?<![\p{L}-])(?:(?:${before})[ -])*(?:${any})(?:(?:[ -]| & )(?:${any}))+(?: (?:${BEHIND}))?(?![\p{L}-])`,
    'giu',
  )
  return text.replace(run, (found: string, at: number) => {
    const isStart = at === 0 || /[.!?:]["”’)]?\s+$/u.test(text.slice(0, at))
    return found.replace(WORD, (word, place: number) => {
      if (word === word.toLowerCase()) return word
      const calm = spelled.get(word.toLowerCase()) ?? word.toLowerCase()
      return isStart && place === 0 && /^\p{Lu}/u.test(word) ? capitalFirst(calm) : calm
    })
  })
}
