/** What a page bears out of itself, so that a headline may say it: that it shows how to make food, say. */
import { z } from 'zod'
import { firstPersonOf } from '../gates/text-gates.ts'
import { wordsOf } from '../language/language.ts'
import { MIN_SURE, type PageModel } from '../understand/page-model.ts'
import data from './headline-forms.json' with { type: 'json' }

const Trait = z.enum(['food', 'craft', 'steps', 'pictures', 'story', 'topic'])
export type Trait = z.infer<typeof Trait>

/** `food`, `craft` and `making` are patterns that find words of the text which show what it is about. */
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
/** Of words of the first person, in somebody's own story. */
const OWN_SHARE = 0.02
/** A headline on pictures stands over one or two of many. */
const MIN_PICTURES = 5
const MIN_STEPS = 3
/** What others say: "“We needed to win”" is no story of the author. */
const QUOTED = /[“„«"][^”“»"]{0,400}[”“»"]/gu
/** An English task as its reader words it. */
const MAKES = /^(?:making|building|sewing|knitting|crocheting|baking|cooking|crafting|painting)\b/iu

/** `name`: of what the page is about. */
export function traitsOf(name: string, model: PageModel, forms: HeadlineForms): ReadonlySet<Trait> {
  const { kind, material } = model
  const { content } = material
  const text = textOf(model)
  const made = madeOf(model, forms)
  const isStory = isOwnStory(model)
  const steps = content.facts.filter((fact) => fact.name === 'step').length
  const isOther = made === null && !isStory && kind !== 'howTo'
  const traits: readonly [Trait, boolean][] = [
    ['food', made === 'food'],
    ['craft', made === 'craft'],
    ['steps', steps >= MIN_STEPS],
    ['pictures', made === null && isStory && content.pictures.length >= MIN_PICTURES],
    ['story', made === null && isStory],
    ['topic', isOther && isSaid(name, text)],
  ]
  return new Set(traits.flatMap(([trait, isMet]) => (isMet ? [trait] : [])))
}

const textOf = ({ material: { content } }: PageModel): string =>
  [content.title, content.description, ...content.paragraphs].join('\n')

/** What the page shows how to make, null for a page on something else. */
function madeOf(model: PageModel, { food, craft, making }: HeadlineForms): 'food' | 'craft' | null {
  const { kind } = model
  if (kind === 'recipe') return 'food'
  const text = textOf(model)
  if (!isOnMaking(model, countOf(text, making))) return null
  const least = leastOf(text, MIN_SHARE)
  const [dish, work] = [countOf(text, food), countOf(text, craft)]
  if (dish >= least && dish >= work) return 'food'
  return work >= (kind === 'howTo' ? 1 : least) ? 'craft' : null
}

function isOnMaking({ kind, subject, facts }: PageModel, said: number): boolean {
  if (kind === 'story') return said > 0
  const isSure = kind === 'howTo' && subject.confidence >= MIN_SURE
  return isSure && MAKES.test(facts.get('name')?.text ?? '')
}

function isOwnStory(model: PageModel): boolean {
  const text = textOf(model)
  const person = firstPersonOf(model.material.language.lang)
  return (
    model.kind === 'story' &&
    person !== undefined &&
    countOf(text.replace(QUOTED, ''), person.source) >= leastOf(text, OWN_SHARE)
  )
}

const leastOf = (text: string, share: number): number =>
  Math.max(MIN_SAID, wordsOf(text).length * share)

/** Whether the text says the whole name, and not the title alone. */
const isSaid = (name: string, text: string): boolean =>
  text.toLowerCase().split(name.toLowerCase()).length > MIN_SAID

const countOf = (text: string, words: string): number =>
  [...text.matchAll(new RegExp(words, 'giu'))].length
