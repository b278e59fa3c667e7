/**
 * English titles of pages that only tell: what may be said of a subject depends on whether it is
 * counted, a mass, many, or a paper to keep.
 */
import { wordsOf } from '../language.ts'
import { wholeText } from '../page-text.ts'
import { withArticle } from './english-articles.ts'
import { isPlural } from './english-grammar.ts'
import { thingOf } from './english-heading-titles.ts'
import type { Material } from './material.ts'
import { candidate, from, type Label, type TitleCandidate } from './title-candidate.ts'

type Shape = 'paper' | 'counted' | 'name' | 'many' | 'task' | 'mass'
type Templates = readonly (readonly [title: string, weight: number])[]

const PAPER = /(?:routine|checklist|plan|method|itinerary|stretch|workout)$/i
const TRIED = /(?:routine|plan|method|stretch|workout)$/i

export function storyTitles(material: Material, { text, source, isTask }: Label): TitleCandidate[] {
  // "A Guide to Three Quiet Days by a Mountain Lake": a whole title is no thing that a template
  // could speak of.
  if (wordsOf(text).length > 4 || /\bdays?$|^\d+ (?!.*-)/i.test(text)) return []
  const thing = thingOf(material, text)
  const templates: Templates = [
    ...guides(material, text, thing),
    ...SHAPES[isTask ? 'task' : shapeOf(material, text)](text, thing),
    ...factual(material, text),
  ]
  return templates.map(([title, weight]) =>
    candidate(title, { sources: [from(source, text), from('template', title)], weight }),
  )
}

function shapeOf(material: Material, text: string): Shape {
  const last = wordsOf(text).at(-1) ?? ''
  if (PAPER.test(last)) return 'paper'
  if (isPlural(last)) return 'many'
  if (material.letters.running(text) !== text.toLowerCase() && wordsOf(text).length <= 2)
    return 'name'
  const [article] = withArticle(material, text)
  return article === '' ? 'mass' : article === 'the' ? 'name' : 'counted'
}

/** They fit any page, so that they come only where it has nothing left to say. */
const SHAPES: Record<Shape, (text: string, thing: string) => Templates> = {
  paper: (text) => [
    [`Save This ${text}`, 0.2],
    ...(TRIED.test(text) ? ([[`Try This ${text}`, 0.25]] as const) : []),
    [`Your ${text}, Step by Step`, 0.1],
  ],
  counted: (_, thing) => [[`What to Know About ${thing}`, 0.1]],
  name: (_, thing) => [[`What to Know About ${thing}`, 0.1]],
  many: (text) => [[`What to Know About ${text}`, 0.1]],
  task: (text) => [[`What to Know About ${text}`, 0.1]],
  mass: (text) => [[`What to Know About ${text}`, 0.1]],
}

/** Of a page that calls itself a guide, and no diary besides. */
function guides({ content }: Material, text: string, thing: string): Templates {
  return /\bguide\b/i.test(content.title) &&
    !/\bdiary\b/i.test(`${content.title} ${content.description}`) &&
    !/\bguide\b/i.test(text)
    ? [[`A Guide to ${thing}`, 0.7]]
    : []
}

/** What the page itself says of its subject: days, beginners. */
function factual({ content, subject, language, letters }: Material, text: string): Templates {
  const isName = letters.running(text) !== text.toLowerCase() && wordsOf(text).length <= 2
  const days = isName
    ? /\b(\d{1,2}) days\b/i.exec(`${content.title} ${subject.rest}`)?.[1]
    : undefined
  const isForBeginners =
    language.lang === 'en' &&
    /\bfor beginners\b|\bbeginner['’]s\b/i.test(wholeText(content)) &&
    !/beginner/i.test(text)
  return [
    ...(days ? ([[`${days} Days in ${text}`, 0.9]] as const) : []),
    ...(isForBeginners && !isName ? ([[`${text} for Beginners`, 0.88]] as const) : []),
  ]
}
