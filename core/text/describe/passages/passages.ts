/**
 * Passages of the page that can be a pin's description: the beginning of a paragraph, whole sentences
 * unchanged. The first needs no text before it.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, isUnspaced } from '../../language/language.ts'
import { isWholeSentence, splitSentences } from '../../language/sentences.ts'
import type { PageModel } from '../../understand/page-model.ts'
import { isClosing, type Section } from '../../understand/reading/sections.ts'
import { isAboutSite } from '../../understand/lead/site-lines.ts'
import type { Sentence } from '../../writer/good-sentences.ts'
import { isDamaged } from '../../sentences/damage.ts'
import { goesOn, pointsBack } from '../../sentences/going-on.ts'
import { fullNames, takesAsKnown } from './known-names.ts'
import { lacksPerson, pointsAtOther } from '../../sentences/leaning-words.ts'
import { isCaveat } from '../place/out-of-place.ts'
import { hasSlip } from '../../sentences/slips.ts'

export interface Passage {
  readonly sentences: readonly Sentence[]
  /** The section that it is in; null before the first heading. */
  readonly section: Section | null
}

/** "Summary A regular rhythm …", "To freeze: …", "3. Fold …": a label that ran into its text. */
const LABELLED =
  /^(?:\d+ )?\p{L}[\p{L} +&,-]{1,38}:\s|^\p{Lu}[\p{L} ’']{1,38}\s[–—-]\s\p{Lu}|^(?:Summary|Note|Tip|Step \d+|Zusammenfassung|Hinweis|Schritt \d+|Résumé|Étape \d+|Paso \d+)\s\p{Lu}|^\d+\s?[-–.)]/u

/** By language: German "es" is no verb. */
const CLAUSE: Readonly<Record<string, RegExp>> = {
  en: /\b(?:is|are|was|were|has|have|had|can|will|needs?|makes?|takes?|means?)\b/iu,
  de: /(?<!\p{L})(?:ist|sind|hat|haben|kann|können|wird|werden|braucht)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:es|son|tiene|tienen|puede|pueden)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:est|sont|a|ont|peut|peuvent)(?!\p{L})/iu,
}

/** "The story is usually told like this: …": the page sets it right further down. */
const ANNOUNCING = /\b(?:(?:like|is) this|are these|as follows|the following):/iu

/** Two who talk: nothing of theirs is clear alone. */
const INTERVIEW = /interview|im gespräch|entretien|entrevista|q ?& ?a\b/iu

/** In characters. */
const MIN_LENGTH = 100
/** Of a page that has nothing longer. A script without spaces says as much in a third of them. */
const MIN_SHORT = 40
const MIN_UNSPACED = 34
const MIN_INNER = 60
const GOOD_LENGTH = 130
const MAX_LENGTH = 300
const MAX_SENTENCES = 3

const known = new WeakMap<PageModel, readonly Passage[]>()
const knownShort = new WeakMap<PageModel, readonly Passage[]>()

/** In reading order, each beginning with another sentence. */
export function passagesOf(model: PageModel): readonly Passage[] {
  const passages = known.get(model) ?? findPassages(model, { shortest: MIN_LENGTH, inner: false })
  known.set(model, passages)
  return passages
}

/**
 * What a page says that has no better passage: shorter ones, in a script without spaces also from
 * inside a paragraph.
 */
export function anyPassagesOf(model: PageModel): readonly Passage[] {
  const inner = isUnspaced(model.material.language.lang)
  const passages =
    knownShort.get(model) ??
    findPassages(model, { shortest: inner ? MIN_UNSPACED : MIN_SHORT, inner })
  knownShort.set(model, passages)
  return passages
}

/** The same from inside paragraphs, for a page that would have no description. */
export function innerPassagesOf(model: PageModel): readonly Passage[] {
  return findPassages(model, { shortest: MIN_INNER, inner: true })
}

/** Whether a sentence is torn: asked of each in several runs and passes. */
const torn = new WeakMap<PageModel, Map<string, boolean>>()

function judgedOf(model: PageModel): Map<string, boolean> {
  const judged = torn.get(model) ?? new Map<string, boolean>()
  torn.set(model, judged)
  return judged
}

interface Wanted {
  readonly shortest: number
  /** Whether it may begin inside a paragraph. */
  readonly inner: boolean
}

function findPassages(model: PageModel, { shortest, inner }: Wanted): Passage[] {
  const { material, sections } = model
  const closing = closingSpans(material.content)
  const ordered = material.sentences.filter(
    ({ at }) => at >= 0 && !closing.some((span) => at >= span.at && at < span.end),
  )
  const inOrder = ordered.toSorted((a, b) => a.order - b.order)
  const headings = material.content.headings.flatMap(({ at }) => (at === undefined ? [] : [at]))
  const { lang } = material.language
  const isInterview = INTERVIEW.test(material.content.title)
  const { content, language } = material
  const names = fullNames(content)
  const about = contentStems(`${model.subject.name} ${content.title}`, language)
  const judged = judgedOf(model)
  const isTorn = ({ text }: Sentence): boolean => {
    const isFound =
      judged.get(text) ??
      (isLabelled(text, lang) ||
        ANNOUNCING.test(text) ||
        isDamaged(text, lang) ||
        hasSlip(text, language, about) ||
        isAboutSite(text, content, { about, language }))
    judged.set(text, isFound)
    return isFound
  }
  const leansBack = ({ text }: Sentence): boolean =>
    pointsBack(text, language) ||
    lacksPerson(text, language) ||
    (pointsAtOther(text, language, about) && !ON_PAGE.test(text))
  const begin = beginningOf(content, lang)
  return inOrder.flatMap((first, index) => {
    if (!mayOpen(first, { lang, begin }) || (first.isInner && !inner)) return []
    if (leansBack(first)) return []
    if (isInterview && first.at > 0) return []
    const following = inOrder.slice(index, index + MAX_SENTENCES)
    const sentences = runFrom(following, { headings, lang })
    if (lengthOf(sentences) < shortest || sentences.some(isTorn)) return []
    if (takesAsKnown(sentences, names)) return []
    return [{ sentences, section: sectionOf(first, sections) }]
  })
}

/** The paragraphs of sections that close the page, up to the next heading. */
function closingSpans({ headings, paragraphs }: PageContent): { at: number; end: number }[] {
  return headings.flatMap(({ text, at }, index) =>
    at !== undefined && isClosing(text)
      ? [{ at, end: headings[index + 1]?.at ?? paragraphs.length }]
      : [],
  )
}

/** Not "A floating shelf has no support: two rods …", of which the first part is a clause. */
function isLabelled(text: string, lang: string): boolean {
  const label = LABELLED.exec(text)?.[0]
  // "Make ahead: …" begins with an order, which is no clause.
  const isClause =
    /:\s$/u.test(label ?? '') && CLAUSE[lang]?.test(label?.replace(/^\p{L}+/u, '') ?? '')
  return label !== undefined && !isClause
}

interface Opening {
  readonly lang: string
  /** The paragraph in which the page begins to speak. */
  readonly begin: number
}

function mayOpen(
  { text, at, isLeaning, isStep, isInner }: Sentence,
  { lang, begin }: Opening,
): boolean {
  const isFirst = at === begin && !isInner && lang === 'en' && !POINTING.test(text)
  return (!isLeaning || isFirst || ON_PAGE.test(text)) && !isStep && !goesOn(text, lang)
}

/** Nothing comes before a page's first sentence, so only its own first word may point there. */
const POINTING =
  /^(?:this|that|these|those|its?|it['’]s|they|their|he|she|his|her|but|and|so|or|yet|here|there|also|then|which|such)\b/iu
/** "Dieses Rezept": the page itself, which the pin shows. */
export const ON_PAGE =
  /^(?:diese[rs]? (?:rezept|gericht|kuchen|torte|suppe|salat|brot|ratgeber|anleitung)|ce (?:plat|gâteau|dessert|guide)|cette (?:recette|soupe|tarte|salade)|est[ea] (?:receta|plato|postre|guía|tarta|sopa|ensalada))(?!\p{L})(?! (?:wurde|stammt|ist von|kommt|findest|habe|a été|provient|vient|j['’]ai|ha sido|viene|procede|es de)(?!\p{L}))/iu
/** In letters: dates, names and buttons are shorter. */
const MIN_SENTENCE = 60

/** The first paragraph that begins with a whole sentence. */
export function beginningOf({ paragraphs }: Pick<PageContent, 'paragraphs'>, lang: string): number {
  return paragraphs.findIndex((text) => {
    const [sentence = ''] = splitSentences(text, lang)
    return sentence.length >= MIN_SENTENCE && isWholeSentence(sentence)
  })
}

/**
 * As many sentences as make a description, up to the next gap or heading: judges signed short ones
 * most, and few of three sentences.
 */
function runFrom(following: readonly Sentence[], { headings, lang }: Around): Sentence[] {
  const run: Sentence[] = []
  for (const sentence of following) {
    const last = run.at(-1)
    const isNext = last === undefined || isBehind(sentence, last, { headings, lang })
    if (!isNext || sentence.isStep || lengthOf([...run, sentence]) > MAX_LENGTH) break
    run.push(sentence)
    if (lengthOf(run) >= GOOD_LENGTH) break
  }
  return run
}

interface Around {
  /** The paragraphs behind each of them. */
  readonly headings: readonly number[]
  readonly lang: string
}

function isBehind(
  { order, at, text }: Sentence,
  last: Sentence,
  { headings, lang }: Around,
): boolean {
  return (
    order === last.order + 1 &&
    at === last.at &&
    !isCaveat(text, lang) &&
    !headings.some((one) => one > last.at && one <= at)
  )
}

function lengthOf(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.length + 1, -1)
}

function sectionOf({ text }: Sentence, sections: readonly Section[]): Section | null {
  return sections.find(({ sentences }) => sentences.includes(text)) ?? null
}
