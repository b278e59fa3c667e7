/**
 * Properties that the text of a page proves, so that a headline may state them: it makes food, for
 * example.
 */
import { z } from 'zod'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { escaped } from '../language/escaped.ts'
import { wordsOf } from '../language/language.ts'
import { splitSentences } from '../language/sentences.ts'
import { MIN_SURE, type PageModel } from '../understand/page-model.ts'
import { isCountedWork } from '../writer/english-articles.ts'
import { isInstruction, singular } from '../language/english-grammar.ts'
import data from './headline-forms.json' with { type: 'json' }

const Trait = z.enum(['food', 'craft', 'steps'])
export type Trait = z.infer<typeof Trait>

/**
 * `food`, `craft` and `making` are patterns that find words of the text which show what it is
 * about.
 */
const HeadlineForms = z.object({
  food: z.string(),
  craft: z.string(),
  making: z.string(),
  /** In the order in which they serve. */
  forms: z.array(z.object({ for: Trait, text: z.string() })),
})
export type HeadlineForms = z.infer<typeof HeadlineForms>

const byLanguage: Readonly<Record<string, HeadlineForms | undefined>> = z
  .record(z.string(), HeadlineForms)
  .parse(data)

export const formsOf = (lang: string): HeadlineForms | undefined => byLanguage[lang]

/** So often the text must say words of a trait, and so large a share of its words must be such. */
const MIN_SAID = 3
const MIN_SHARE = 0.008
export const MIN_STEPS = 3
/** Sentences that say what to do, in a text without steps of its own. */
const MIN_INSTRUCTIONS = 4
/** An English task as its reader words it. */
const MAKES = /^(?:making|building|sewing|knitting|crocheting|baking|cooking|crafting|painting)\b/iu

export function traitsOf(model: PageModel, forms: HeadlineForms, name: string): ReadonlySet<Trait> {
  if (isProperName(name, model)) return new Set()
  const made = madeOf(model, forms, name)
  const traits: readonly [Trait, boolean][] = [
    ['food', made === 'food'],
    ['craft', made === 'craft' && tellsHow(model, forms, name)],
    ['steps', stepsOf(model) >= MIN_STEPS],
  ]
  return new Set(traits.flatMap(([trait, isMet]) => (isMet ? [trait] : [])))
}

/** So many unknown words in a row. */
const RARE = 0.9

/**
 * "Nora Vessani" of a report on her shop: a name that the page always writes with capitals, and that
 * no lexicon has, is nothing to make. A recipe of that name is one.
 */
function isProperName(name: string, { kind, material: { content, language } }: PageModel): boolean {
  if (kind === 'recipe' || kind === 'howTo' || stepsOfContent(content) >= MIN_STEPS) return false
  const text = content.paragraphs.join(' ')
  return wordsOf(name).every(
    (word) =>
      /^\p{Lu}/u.test(word) &&
      language.rarity(word.toLowerCase()) >= RARE &&
      !new RegExp(
        `(?<!\\p{L})${escaped(singular(word.toLowerCase()))}(?:e?s)?(?!\\p{L})`,
        'u',
      ).test(text),
  )
}

const stepsOfContent = ({ facts }: PageContent): number =>
  facts.filter((fact) => fact.name === 'step').length
const stepsOf = ({ material: { content } }: PageModel): number => stepsOfContent(content)

/** A post shows a mosaic table in three sentences; that is no instruction for one. */
function tellsHow(model: PageModel, { food, craft, making }: HeadlineForms, name: string): boolean {
  if (model.kind === 'howTo' || stepsOf(model) >= MIN_STEPS) return true
  const work = isCountedWork(name) ? `${craft}|${food}` : craft
  const instructions = model.material.content.paragraphs
    .flatMap((text) => splitSentences(text, model.material.language.lang))
    .filter((line) => isInstruction(line) || (countOf(line, work) > 0 && countOf(line, making) > 0))
  return instructions.length >= MIN_INSTRUCTIONS
}

const textOf = ({ material: { content } }: PageModel): string =>
  [content.title, content.description, ...content.paragraphs].join('\n')

/** What the page shows how to make, null for a page on something else. */
function madeOf(
  model: PageModel,
  { food, craft, making }: HeadlineForms,
  name: string,
): 'food' | 'craft' | null {
  const { kind } = model
  if (kind === 'recipe') return 'food'
  const text = textOf(model)
  if (!isOnMaking(model, countOf(text, making))) return null
  const least = leastOf(text, MIN_SHARE)
  const [dish, work] = [countOf(text, food), countOf(text, craft)]
  // "Rice pictures" are craft, though the page counts cups of flour.
  if (isCountedWork(name)) return 'craft'
  if (dish >= least && dish >= work) return 'food'
  return work >= (kind === 'howTo' ? 1 : least) ? 'craft' : null
}

function isOnMaking({ kind, subject, facts }: PageModel, said: number): boolean {
  if (kind === 'story') return said > 0
  const isSure = kind === 'howTo' && subject.confidence >= MIN_SURE
  return isSure && MAKES.test(facts.get('name')?.text ?? '')
}

const leastOf = (text: string, share: number): number =>
  Math.max(MIN_SAID, wordsOf(text).length * share)

const countOf = (text: string, words: string): number =>
  [...text.matchAll(new RegExp(words, 'giu'))].length
