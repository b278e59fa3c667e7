/**
 * Sentences of a page that may be alone on a picture: whole, short, its own words, best first.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { isUnspaced, wordsOf, type Language } from '../language/language.ts'
import { remember } from '../language/remember.ts'
import { isWholeSentence } from '../language/sentences.ts'
import { goodSentences } from './good-sentences.ts'

/** More can't be read at a glance, fewer say nothing. */
const WORDS = { least: 5, most: 14 }
const LETTERS = { least: 10, most: 36 }
const MAX_QUOTES = 12
/** Of what the page itself sets off as a quotation: it is shown whole or not at all. */
const MAX_BLOCK_LENGTH = 140
/** Points at what the pin doesn't show. */
const POINTING = /\b(?:it|its|they|them|their|this|that|these|those|here|there|above|below)\b/i
/** Somebody speaks … */
const SPEAKER =
  /\b(?:I|we|my|our|us|ich|wir|mein|meine|unser|unsere|uns|mich|je|nous|notre|mon|yo|nosotros|nuestro|nuestra)\b/
/**
 * … or it is meant for all time: stated of everything, in the few languages where an order
 * is distinguished from it.
 */
const MAXIM = /\b(?:never|nobody|no one|everyone|better than|less is more)\b/i

export interface Quote {
  readonly text: string
  /** '' where the page names none. */
  readonly author: string
}

/**
 * Fit for quotation marks: the page's own quotations first, whole, then sentences in which somebody
 * speaks or that are maxims.
 */
export const quotesOf = remember((content: PageContent, language: Language): Quote[] => {
  const set = blockQuotesOf(content)
  const said = quotableOf(content, language).filter(
    (text) => isMentioned(text, language) && !set.some((quote) => quote.text.includes(text)),
  )
  return [...set, ...said.map((text) => ({ text, author: '' }))].slice(0, MAX_QUOTES)
})

/** For a person who asked for nothing but quotes. Steps, ingredients and list entries are none. */
export const quotableOf = remember(gather)

export function blockQuotesOf({ quotes = [] }: PageContent): Quote[] {
  return quotes.filter(
    ({ text }) =>
      text.length <= MAX_BLOCK_LENGTH && text.length >= LETTERS.least && isWholeSentence(text),
  )
}

/** An order is none, nor is advice with figures. */
function isMentioned(text: string, language: Language): boolean {
  if (/\d/.test(text) || language.tokens(text.toLowerCase())[0]?.pos === 'VERB') return false
  return SPEAKER.test(text) || (language.lang === 'en' && MAXIM.test(text))
}

function gather(content: PageContent, language: Language): string[] {
  const listed = content.facts.map(({ value }) => value)
  return goodSentences(content, language)
    .map(({ text }) => text)
    .filter(
      (text) =>
        isQuotable(text, language) &&
        text !== content.title &&
        !listed.some((value) => value.includes(text)),
    )
    .slice(0, MAX_QUOTES)
}

function isQuotable(text: string, language: Language): boolean {
  if (!isWholeSentence(text) || /["“”„«»:;()]|…$|\.\.\.$/u.test(text)) return false
  if (isUnspaced(language.lang)) return text.length >= LETTERS.least && text.length <= LETTERS.most
  const count = wordsOf(text).length
  return (
    count >= WORDS.least &&
    count <= WORDS.most &&
    text.length <= 110 &&
    !(language.lang === 'en' && POINTING.test(text))
  )
}
