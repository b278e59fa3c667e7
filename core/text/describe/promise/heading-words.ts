/** Words of `heading-words.json` by which a heading is a thing that a list can name, or none. */
import { z } from 'zod'
import words from './heading-words.json' with { type: 'json' }

const Words = z.object({
  /** Left out, since a list of things does without them. */
  articles: z.string(),
  /** Before these an article stays: "the right soil". */
  keeps: z.string(),
  /** They make a clause of the line, or lean on another. */
  clause: z.string(),
  /** The beginning of an indirect question. */
  asks: z.string(),
  /** Behind one a line may name the page's topic again. */
  prepositions: z.string(),
  /** No name of a thing begins with these. */
  starts: z.string(),
  and: z.string(),
  /** What is done, as a list names it without its object: "watering". */
  alone: z.string(),
  /** What a title states of its things: "tips every couple should know". */
  behind: z.string(),
  /** Alone they could be on any page. */
  vague: z.string(),
})

/** By language. */
export const headingWords = new Map(
  Object.entries(z.record(z.string(), Words).parse(words)).map(([lang, list]) => [
    lang,
    {
      article: new RegExp(
        `^(?:${list.articles})(?:\\s+|(?<=['’]))(?!(?:${list.keeps})(?!\\p{L}))`,
        lang === 'de' ? 'u' : 'iu',
      ),
      anyArticle: new RegExp(`^\\p{L}+ (?:${list.articles})(?:\\s|(?<=['’]))`, 'iu'),
      clause: new RegExp(`(?<!\\p{L})(?:${list.clause})(?!\\p{L})`, 'iu'),
      asks: new RegExp(`^(?:${list.asks})(?!\\p{L})`, 'iu'),
      preposition: new RegExp(`\\s(?:${list.prepositions})(?:\\s|(?<=['’]))`, 'giu'),
      start: new RegExp(`^(?:${list.starts})(?!\\p{L})`, 'iu'),
      and: new RegExp(`\\s+(?:&|\\+|(?:${list.and})(?=\\s))\\s*`, 'iu'),
      behind: new RegExp(`,? (?:${list.behind}) .*$`, 'iu'),
      alone: new RegExp(`^(?:${list.alone}) (.+)$`, 'iu'),
      vague: new RegExp(`^(?:${list.vague})$`, 'iu'),
    },
  ]),
)
export type HeadingWords = NonNullable<ReturnType<(typeof headingWords)['get']>>
