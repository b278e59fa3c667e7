/** Sentences of a page that may stand alone between quotation marks: whole, short, its own words, best first. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { isUnspaced, wordsOf, type Language } from './language.ts'
import { remember } from './remember.ts'
import { isWholeSentence } from './sentences.ts'
import { goodSentences } from './writer/good-sentences.ts'

/** More can't be read at a glance, fewer say nothing. */
const WORDS = { least: 5, most: 14 }
const LETTERS = { least: 10, most: 36 }
const MOST = 12
/** Points at what the pin doesn't show. */
const POINTING = /\b(?:it|its|they|them|their|this|that|these|those|here|there|above|below)\b/i

/** Steps, ingredients and list entries are no quotes. */
export const quotesOf = remember(gather)

function gather(content: PageContent, language: Language): string[] {
  const listed = content.facts.map(({ value }) => value)
  return goodSentences(content, language)
    .map(({ text }) => text)
    .filter((text) => isQuotable(text, language) && text !== content.title && !listed.some((value) => value.includes(text)))
    .slice(0, MOST)
}

function isQuotable(text: string, language: Language): boolean {
  if (!isWholeSentence(text) || /["“”„«»:;()]|…$|\.\.\.$/u.test(text)) return false
  if (isUnspaced(language.lang)) return text.length >= LETTERS.least && text.length <= LETTERS.most
  const count = wordsOf(text).length
  return count >= WORDS.least && count <= WORDS.most && text.length <= 110 && !(language.lang === 'en' && POINTING.test(text))
}
