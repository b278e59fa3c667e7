/** The shapes of the word lists in this folder. Data only: what is done with them is elsewhere. */
import { z } from 'zod'
import { categoryIds } from './category-names.ts'
import { promptKinds } from './prompt-kinds.ts'

const words = z.array(z.string().min(1)).min(1)

/** `board-names.*.json`: at least twelve names for each category. */
export const BoardNames = z.record(z.enum(categoryIds), z.array(z.string().min(1).max(50)).min(12))
export type BoardNames = z.infer<typeof BoardNames>

/** `category-seeds.json`: words for each of Pinterest's top-level interests. */
export const CategorySeeds = z.record(z.string(), words)
export type CategorySeeds = z.infer<typeof CategorySeeds>

/** `filler-words.json`, `stop-words.json`, `topic-words.json`: lower-case words by language. */
export const PlainWordLists = z.object({ en: words, de: words, es: words, fr: words, ar: words })
export type PlainWordLists = z.infer<typeof PlainWordLists>

/** `proper-words.json`: peoples, places, brands, devices and feasts that recipes name. */
export const ProperWords = words

/** `empty-nouns.json`: nouns that name nothing to search for, inside a phrase and at its end. */
export const EmptyNouns = z.object({ inside: words, end: words })

/** `prompts.json`. */
export const Prompts = z.array(
  z.object({
    id: z.string().min(1),
    kind: z.enum(promptKinds),
    title: z.string().min(1),
    text: z.string().min(1),
  }),
)
export type Prompt = z.infer<typeof Prompts>[number]

/**
 * `measures.json`: what comes between an amount and an ingredient's name, and words that name
 * nothing by themselves.
 */
export const Measures = z.object({
  /** By language; `any` and `other` for those of all and of smaller ones. */
  units: z.record(z.string(), words),
  sizes: words,
  links: words,
  ranges: words,
  describing: words,
  prepared: words,
})

const byLanguage = z.object({ en: words, de: words, es: words, fr: words })

/**
 * `board-grammar.json`: by the sort of a topic, the words that say it, lower case and one, and the
 * names of its boards: `{T}` the topic, `{A}` the topic before a noun, `{H}` its head before a noun,
 * `{t}` and `{h}` both in running text.
 */
export const BoardGrammar = z.record(z.string(), z.object({ words: byLanguage, names: byLanguage }))
export type BoardGrammar = z.infer<typeof BoardGrammar>
