/**
 * Patterns are the product's own wording, as data: one file for each kind of page and language. A
 * pattern names the facts that it needs and is only used on a page that has them.
 *
 * Text holds slots such as `{name}` or `{minutes}`; each slot needs the fact of that name. `needs`
 * adds conditions: `plural`, `!plural`, `minutes<=45`, `servings>=10`.
 */
import { z } from 'zod'

const text = z.string().min(1).max(240)
const condition = z.string().regex(/^!?[a-z][\w.]*(?:[<>]=\d+)?$/i)

/** What a title promises; its description keeps the promise. */
export const PatternPromise = z.enum([
  'whole',
  'time',
  'ease',
  'number',
  'ingredients',
  'howTo',
  'taste',
  'occasion',
  'audience',
  'diet',
  'method',
  'season',
  'question',
  'comparison',
  'curiosity',
  'benefit',
  'entry',
  'section',
])
export type PatternPromise = z.infer<typeof PatternPromise>

/** The facts of one example and the text that the pattern makes of them. */
const Example = z.object({
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.literal(true)])),
  text,
})

export const TitlePattern = z.object({
  id: z.string().regex(/^[\w-]+$/),
  promise: PatternPromise,
  needs: z.array(condition).default([]),
  /** The role of the section that the title is about. Missing: it is about the whole page. */
  section: z.string().optional(),
  title: text,
  /**
   * A regular expression for what the page must say in a sentence of its own, which is then used in
   * the description: "Make-Ahead Soup" needs one on making it ahead.
   */
  proof: z.string().default(''),
  /** Best first, 2 to 8 words each. Missing: the title itself, where it is short enough. */
  headlines: z.array(text).default([]),
  /** The small line above the headline. */
  kicker: z.string().max(60).default(''),
  /** 0 to 1: how often a creator would sign it, as far as judged. */
  worth: z.number().min(0).max(1),
  example: Example,
})
export type TitlePattern = z.infer<typeof TitlePattern>

/** A sentence of a description. */
export const SentencePattern = z.object({
  id: z.string().regex(/^[\w-]+$/),
  /** The titles that it fits, by their promise or their id. Missing: all. */
  promises: z.array(z.string()).optional(),
  /** The roles of sections that it fits. Missing: only titles about the whole page. */
  section: z.string().optional(),
  needs: z.array(condition).default([]),
  text,
  /** Of an opening, as a title's: where it is above what the description's shape says. */
  worth: z.number().min(0).max(1).default(0),
  example: Example,
})
export type SentencePattern = z.infer<typeof SentencePattern>

export const PatternFile = z.object({
  titles: z.array(TitlePattern).min(1),
  /** The first sentence under a title. */
  openings: z.array(SentencePattern).min(1),
  /** Plain facts that may follow. */
  facts: z.array(SentencePattern),
  /**
   * How much more the page has: one at most ends a description. "Save it for later" fits any page, and
   * three judges struck it out nearly every time.
   */
  calls: z.array(SentencePattern),
})
export type PatternFile = z.infer<typeof PatternFile>
