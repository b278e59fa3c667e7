/**
 * A sentence of our own that promises what the page holds: its subject and what its headings name,
 * in the order of the page. Judges signed four of five descriptions with a colon and things behind
 * it, and a third of the sentences out of sections (docs/decisions/0145).
 */
import { z } from 'zod'
import { firstPersonOf } from '../../gates/first-person.ts'
import { contentStems, wordsOf } from '../../language/language.ts'
import type { PatternTitle } from '../../titles/fill-titles.ts'
import { stemCounts } from '../../subject/title-topics.ts'
import { topicOf } from '../../titles/page-topic.ts'
import forms from '../../patterns/promises.json' with { type: 'json' }
import { MIN_SURE, type PageModel } from '../../understand/page-model.ts'
import { isWorldLang } from '../../understand/world/recipe-words.ts'
import { spokenList } from '../../understand/world/spoken-facts.ts'
import { withFrenchArticles } from '../../language/french-articles.ts'
import { listed } from '../../language/english-grammar.ts'
import { capitalFirst } from '../../language/letter-case.ts'
import type { DescriptionCandidate } from '../passages/description-candidate.ts'
import { isClause } from './heading-kind.ts'
import { headingWords } from './heading-words.ts'
import { inSentence, MIN_THINGS, thingRows, type Thing, type ThingRow } from './heading-things.ts'

const Form = z.object({
  all: z.string(),
  /** For a list of which `count` are left out. */
  more: z.string(),
  /**
   * A name that tasks may follow: "How to grow roses: choose the spot, …". Distinguishes capitals.
   */
  howTo: z.string(),
  /** Another one: "wedding tips". */
  ways: z.string(),
})
type Form = z.infer<typeof Form>
const byLanguage: Readonly<Record<string, Form | undefined>> = z
  .record(z.string(), Form)
  .parse(forms)

/** In characters. */
const MIN_LENGTH = 70
const MAX_LENGTH = 170
const MAX_NAME = 60
const MAX_NAME_WORDS = 8
const GOOD_THINGS = 4
/** Numbers of things in a list, the best first: as many as make a sentence long enough. */
const COUNTS = [GOOD_THINGS, 5, MIN_THINGS, 6, 7]
/** Below a summary that the author wrote, above sentences of the text. */
const WORTH = 0.8

/**
 * Several of a page with many headings, each on others; none on a dish, which its recipe describes.
 */
export function promises(entry: PatternTitle, model: PageModel): DescriptionCandidate[] {
  const { kind, material } = model
  const form = byLanguage[material.language.lang]
  if (!form || kind === 'recipe' || kind === 'news' || entry.proof !== '') return []
  const rows = promisedRows(model).filter(({ isClean }) => isClean)
  const { section } = entry
  if (section === null)
    return rows
      .filter(({ isMost }) => isMost)
      .slice(0, 1)
      .flatMap((row) => inTurn(row, form, model))
  const place = placeOf(section.heading, rows)
  const promised = place && promiseFrom(place, form, model)
  return promised ? [candidateOf(promised)] : []
}

/** None on legal pages, which readers do not save. */
export const promisedRows = (model: PageModel): readonly ThingRow[] =>
  LEGAL.test(model.material.content.title)
    ? []
    : thingRows(model).filter(({ kind }) => kind === 'task' || !isSummed(model))

/**
 * Judges refused most lists of things on such pages: the page's own summary, or nothing, is better
 * (docs/decisions/0166). They signed the tips that a page counts.
 */
export const isSummed = ({ summary, material }: PageModel): boolean =>
  summary !== '' || material.content.description !== ''

const LEGAL =
  /datenschutz|impressum|privacy (?:policy|notice|statement)|terms (?:of (?:use|service|sale)|(?:and|&) conditions)|mentions légales|confidentialité|aviso legal|(?:política|aviso|declaración) de privacidad/iu

export interface Place {
  readonly row: ThingRow
  readonly at: number
}

const MAX_PROMISES = 3

/** One after another, each of the things that follow those of the last. */
function inTurn(row: ThingRow, form: Form, model: PageModel): DescriptionCandidate[] {
  const made: Promised[] = []
  let at = 0
  while (made.length < MAX_PROMISES) {
    const next = promiseFrom({ row, at }, form, model)
    if (next === null) break
    made.push(next)
    at += next.shown.length
  }
  return made.map(candidateOf)
}

/** What is below the heading, else the headings from it on. */
export function placeOf(heading: string, rows: readonly ThingRow[]): Place | null {
  const below = rows.find(({ parent }) => parent === heading)
  if (below) return { row: below, at: 0 }
  for (const row of rows) {
    const at = row.things.findIndex((thing) => thing.heading === heading)
    if (at >= 0) return { row, at: Math.min(at, row.things.length - MIN_THINGS) }
  }
  return null
}

interface Promised {
  readonly text: string
  readonly shown: readonly Thing[]
}

function promiseFrom({ row, at }: Place, form: Form, model: PageModel): Promised | null {
  const name = nameFor(row, model)
  const isOfTasks =
    new RegExp(form.howTo, 'u').test(name) ||
    /^\d/u.test(name) ||
    new RegExp(form.ways, 'iu').test(name)
  if (name === '' || (row.kind === 'task' && !isOfTasks)) return null
  const rest = row.things.slice(at)
  for (const count of COUNTS.filter((most) => most <= rest.length)) {
    const shown = rest.slice(0, count)
    const text = sentenceOf({ name, shown, row }, form, model)
    if (text.length >= MIN_LENGTH && text.length <= MAX_LENGTH) return { text, shown }
  }
  return null
}

interface SentenceParts {
  readonly name: string
  readonly shown: readonly Thing[]
  readonly row: ThingRow
}

function sentenceOf({ name, shown, row }: SentenceParts, form: Form, model: PageModel): string {
  const { lang } = model.material.language
  const { content } = model.material
  const bare = evenly(shown, lang)
  if (lang === 'en' && isOfTypes(name) && row.total > shown.length)
    return fromTo(name, evenly([...shown, ...row.things.slice(-1)], lang))
  const left = numberIn(name) - bare.length
  const isArticled = lang === 'fr' && row.kind === 'thing' && numberIn(name) === 0
  const things = isArticled ? withFrenchArticles(bare, content.paragraphs) : bare
  const fill = (text: string, list: string): string =>
    text
      .replace('{name}', () => capitalFirst(name))
      .replace('{things}', () => list)
      .replace('{count}', String(left))
  if (left > 1 && numberIn(name) <= row.total + 1) return fill(form.more, things.join(', '))
  return fill(form.all, isWorldLang(lang) ? spokenList(things, lang) : listed(things))
}

/** "All the Types of Furniture Styles": a list of four is not all of them. */
const OF_TYPES =
  /^(?:all (?:of )?)?(?:the )?(?:\p{L}+ )?(?:types|kinds|styles|varieties|sorts) of (?=\p{L})/iu
const isOfTypes = (name: string): boolean => OF_TYPES.test(name)

/** "Types of furniture styles, from American Colonial and Rococo to Shaker." */
function fromTo(name: string, things: readonly string[]): string {
  const kind = name.replace(/^(?:all (?:of )?)?(?:the )?/iu, '')
  const named = [...new Set(things)]
  return `${capitalFirst(kind)}, from ${listed(named.slice(0, -1))} to ${named.at(-1)}.`
}

/** "American Colonial, rustic furniture": names of one list have their capitals, or none has. */
function evenly(shown: readonly Thing[], lang: string): string[] {
  const capitals = shown.filter(({ text }) => /^\p{Lu}/u.test(text)).length
  const isMixed = lang === 'en' && capitals > 0 && capitals < shown.length
  return shown.map(({ text, heading }) =>
    isMixed && heading.toLowerCase() === text.toLowerCase() ? heading : text,
  )
}

export const numberIn = (name: string): number => Number(/^\d{1,3}(?= )/u.exec(name)?.[0] ?? 0)

/** What the page is about, as it is before a colon; '' where that is not clear. */
function nameFor(row: ThingRow, model: PageModel): string {
  const { material, subject } = model
  const { content, language } = material
  const [first = ''] = content.title.split(/\s*[:|]\s+|\s+[–—-]\s+|\s*[([]/u)
  const clause = first.replace(/[.!…]+$/u, '').trim()
  const sure = subject.confidence >= MIN_SURE ? subject.name : ''
  const behind = headingWords.get(language.lang)?.behind ?? /$^/u
  const short = clause.replace(/^the (?=\d)/iu, '').replace(behind, '')
  const isCounted = Math.abs(numberIn(short) - row.total) <= 1
  const names =
    isCounted || isHowTo(clause, language.lang)
      ? [clause, short, topicOf(model), sure]
      : [topicOf(model), sure, ...[clause, short].map((one) => one.replace(/^\d{1,3} /u, ''))]
  const found = names.find((name) => isName(name, model)) ?? ''
  if (language.lang === 'en') return inSentence(found, material)
  return language.lang === 'de' ? found : material.letters.running(found)
}

const isHowTo = (clause: string, lang: string): boolean =>
  new RegExp(byLanguage[lang]?.howTo ?? '(?!)', 'u').test(clause)

/** A title's first part may be a label that the text never speaks of: "Designing the Future: …". */
const MIN_MENTIONS = 2

function isName(name: string, { material: { content, language } }: PageModel): boolean {
  const stems = contentStems(name, language)
  const mentions = stemCounts(content, language)
  const known = stems.filter(
    (stem) => (mentions.get(stem) ?? 0) >= (language.lang === 'en' ? MIN_MENTIONS : 1),
  )
  return (
    known.length > 0 &&
    known.length * 2 >= stems.length &&
    name !== '' &&
    name.length <= MAX_NAME &&
    wordsOf(name).length <= MAX_NAME_WORDS &&
    !/[?!"“”„«»#+…]|\p{Lu}{3,}.*\s.*\p{Lu}{3,}/u.test(name) &&
    !(firstPersonOf(language.lang)?.test(name) ?? false) &&
    !isClause(name, language)
  )
}

function candidateOf({ text, shown }: Promised): DescriptionCandidate {
  const headings = shown.map(({ heading }) => ({
    kind: 'heading' as const,
    quote: heading.slice(0, 500),
  }))
  const first = shown[0]?.text ?? ''
  return {
    kind: 'promise',
    text,
    sources: [{ kind: 'template', quote: `pattern promise of ${first}` }, ...headings],
    sentences: [],
    passage: null,
    section: null,
    worth: WORTH,
  }
}
