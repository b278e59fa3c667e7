/**
 * A section's heading that says nothing without its page ("Síntomas", "Where to Stay"), with the
 * page's topic before it. The forms are data; no heading is put into a sentence.
 */
import { z } from 'zod'
import { wordsOf, type Language } from '../language/language.ts'
import type { PageModel } from '../understand/page-model.ts'
import type { Section } from '../understand/reading/sections.ts'
import { isOrder } from '../language/english-grammar.ts'
import { frenchArticle } from '../language/french-articles.ts'
import { capitalFirst, lowerStart } from '../language/letter-case.ts'
import { isHeadline, type PatternTitle } from './fill-titles.ts'
import { coverageOf } from './page-topic.ts'
import joins from './section-joins.json' with { type: 'json' }

const Join = z.object({
  title: z.string(),
  case: z.enum(['title', 'kept', 'running']),
  /** Headings of one word, and what a reader finds below them. */
  labels: z.record(z.string(), z.string()).default({}),
})
const byLanguage: Readonly<Record<string, z.infer<typeof Join> | undefined>> = z
  .record(z.string(), Join)
  .parse(joins)

const MAX_LETTERS = 70
const MAX_WORDS = 7
const MIN_LETTERS = 4
const WORTH = 0.66
/** No name of a section: an answer, a date, an unfinished line, somebody's own words, an offer. */
const UNFIT =
  /^\S+(?: \S+)?\?$|appendi(?:x|ces)|[.!:;,"“”„«»()[\]=+&/]|\d|^(?:yes|no|well|so|ok|and|but|or|und|aber|oder|et|mais|ou|y|pero|o)(?!\p{L})|(?<!\p{L})(?:i|my|our|we|me|us|ich|wir|mein\p{L}*|unser\p{L}*|je|j|nous|mon|ma|mes|notre|nos|yo|mi|mis|nuestr\p{L}*|le|let['’]s|fun|gratis|free|kostenlos\p{L}*|gratuit\p{L}*|check)(?!\p{L})/iu

/** "En cosmétique": a colon before it would break the phrase. */
const PREPOSITION =
  /^(?:in|on|for|with|without|at|im|am|beim|für|mit|ohne|zum|zur|auf|en|dans|pour|avec|sans|chez|au|aux|à|con|sin|para)\s/iu

/** Of a heading without a promise: judges refused "Daily Decluttering: Living Room". */
const MAX_LABEL = 2
const ARTICLE = /^(?:the|an?|de[rn]|die|das|l[ae]s?|l['’]|el|los|las|une?|una?)(?:\s|(?<=['’]))/iu
/** What a reader looks for in a section. */
const PROMISES =
  /(?<!\p{L})(?:tips?|ideas?|mistakes?|benefits?|costs?|prices?|rules?|reasons?|types?|signs?|causes?|symptoms?|steps?|recipes?|examples?|checklist|\p{L}*tipps?|\p{L}*ideen|\p{L}*fehler|vorteile|nachteile|wirkung\p{L}*|symptome|ursachen|kosten|\p{L}*pflege|anleitung|astuces?|conseils?|idées|erreurs?|bienfaits?|avantages|symptômes?|étapes|prix|consejos?|trucos?|errores?|beneficios|ventajas|síntomas?|pasos|precios?)(?!\p{L})/iu

/**
 * "Living Room", "The Ballroom", "introducción": one thing of the page, and not what it says of it.
 */
const isLabel = (part: string): boolean =>
  wordsOf(part.replace(ARTICLE, '')).length <= MAX_LABEL &&
  !PROMISES.test(part) &&
  !PREPOSITION.test(part)

/** "Gear List: Everyday Hiking Clothes" is one part of a page that promises all. */
const OF_ALL =
  /(?:^|\s|(?<=\p{L}))(?:checklist|list|guide|roundup|liste|checkliste|packliste|ratgeber|lista|guía)$/iu

/** `null` for a heading that repeats some of the topic or is no name of a section. */
export function joinedTitle(
  topic: string,
  section: Section,
  model: PageModel,
): PatternTitle | null {
  const { letters, language } = model.material
  const join = OF_ALL.test(topic) ? undefined : byLanguage[language.lang]
  const part = join ? partOf(section.heading, join.labels, model) : null
  if (!join || part === null) return null
  const cased =
    join.labels[part.toLowerCase()] ??
    withArticle(
      { title: letters.title(part), kept: part, running: afterColon(part, model) }[join.case],
      model,
    )
  const title = PREPOSITION.test(part)
    ? `${topic} ${lowerStart(cased)}`
    : join.title.replace('{topic}', () => topic).replace('{section}', () => cased)
  if (title.length > MAX_LETTERS) return null
  return {
    id: 'own-section',
    title,
    promise: title.endsWith('?') ? 'question' : 'section',
    about: section.heading,
    section,
    headlines: [title, capitalFirst(cased)].filter(isHeadline).slice(0, 1),
    kicker: topic,
    worth: WORTH,
    proof: '',
    sources: [
      { kind: 'heading', quote: model.material.content.title.slice(0, 500) },
      { kind: 'heading', quote: section.heading.slice(0, 500) },
    ],
  }
}

function partOf(
  heading: string,
  labels: Readonly<Record<string, string>>,
  model: PageModel,
): string | null {
  const part = (heading.split(/\s+[–—-]\s+/u)[0] ?? '').trim()
  if (labels[part.toLowerCase()] === undefined && isLabel(part)) return null
  return isPart(part, model) && coverageOf(heading, model) === 'nothing' ? part : null
}

/** "Le matériel": a bare French noun reads as a label. */
function withArticle(part: string, { material: { content, language } }: PageModel): string {
  if (language.lang !== 'fr') return part
  return `${frenchArticle(part, content.paragraphs) ?? ''}${part}`
}

/** A step of some work is nothing to read about. */
function isPart(part: string, model: PageModel): boolean {
  const { content, language } = model.material
  return (
    wordsOf(part).length <= MAX_WORDS &&
    part.length >= MIN_LETTERS &&
    !UNFIT.test(part) &&
    !isPerson(part, model) &&
    !isStep(part, language) &&
    !content.facts.some(({ name, value }) => name === 'step' && holds(value, part))
  )
}

/**
 * "Attach the Mirror to the Chest", "Assess Damages": two of the words say whether the first is a
 * verb.
 */
function isStep(part: string, { lang, tokens }: Language): boolean {
  if (lang !== 'en') return false
  const [first, second] = tokens(part.toLowerCase())
  const isVerb = first?.pos === 'VERB' && !/(?:ing|ed)$/u.test(first.text)
  return isOrder(part) || (isVerb && ['NOUN', 'DET', 'ADJ'].includes(second?.pos ?? ''))
}

/** Somebody's, in languages that write only names so: "Nora Vessani". */
function isPerson(part: string, { material: { content, language } }: PageModel): boolean {
  if (language.lang !== 'fr' && language.lang !== 'es') return false
  const words = part.split(' ')
  const text = content.paragraphs.join(' ')
  return (
    words.length >= 2 &&
    words.length <= 3 &&
    words.every(
      (word) => /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u.test(word) && !holdsWord(text, word),
    )
  )
}

/** In small letters. */
const holdsWord = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u').test(text)

const holds = (value: string, part: string): boolean =>
  value.toLowerCase().includes(part.toLowerCase())

/** With a small letter, unless the page writes the first word large within a sentence. */
function afterColon(part: string, { material: { content, letters } }: PageModel): string {
  const line = letters.running(part)
  const [first = ''] = wordsOf(line)
  const within = new RegExp(`(?<=[\\p{Ll},] )${first}(?!\\p{L})`, 'u')
  const isName =
    /^\p{Lu}\p{Ll}/u.test(first) && content.paragraphs.some((text) => within.test(text))
  const isSpelled = /^\p{Lu}{2}/u.test(first)
  return isName || isSpelled ? line : line.charAt(0).toLowerCase() + line.slice(1)
}
