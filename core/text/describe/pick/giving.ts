/** Words of `giving.json` by which a sentence says what its page gives, wherever they are in it. */
import { z } from 'zod'
import words from './giving.json' with { type: 'json' }

const GivingWords = z.object({
  /** The page itself: "in this guide". */
  page: z.string(),
  /** What it does for its readers: "you'll find", "we share". */
  does: z.string(),
})

const patterns = new Map(
  Object.entries(z.record(z.string(), GivingWords).parse(words)).map(([lang, { page, does }]) => [
    lang,
    {
      page: new RegExp(`(?<!\\p{L})(?:${page})(?!\\p{L})`, 'iu'),
      does: new RegExp(`(?<!\\p{L})(?:${does})(?!\\p{L})`, 'iu'),
    },
  ]),
)

export const namesPage = (sentence: string, lang: string): boolean =>
  patterns.get(lang)?.page.test(sentence) === true

export const isGivingSentence = (sentence: string, lang: string): boolean =>
  patterns.get(lang)?.does.test(sentence) === true
