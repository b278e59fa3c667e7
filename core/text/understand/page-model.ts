/**
 * What a page is about, as far as patterns need to know: its kind, its subject as a noun phrase,
 * its facts and its sections. Everything that is written on pins of the page comes from here.
 */
import { materialOf, type Material } from '../writer/material.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { endsInQuality } from '../language/english-grammar.ts'
import { wordsOf, type Language } from '../language/language.ts'
import type { Facts } from '../patterns/fill-pattern.ts'
import { patternsFor } from '../patterns/pattern-files.ts'
import type { PatternFile } from '../patterns/pattern.schema.ts'
import { remember } from '../language/remember.ts'
import type { KindReader, KindReading, Subject } from './reading/kind-reading.ts'
import { modelKindOf, type ModelKind } from './kind-of-page.ts'
import { readGuide } from './guide/guide.ts'
import { readHowTo } from './guide/how-to.ts'
import { readList } from './list/list.ts'
import { readRecipe } from './recipe/recipe.ts'
import { readReview } from './guide/review.ts'
import { readSections, type Section } from './reading/sections.ts'
import { readSummary } from './lead/summary.ts'
import { leadSentences } from './lead/lead-summary.ts'
import { isWrittenForPage } from './lead/written-summary.ts'
import { readTravel } from './guide/travel.ts'
import { readWorldTopic } from './world/read-world-topic.ts'
import { readWorldRecipe } from './world/read-world-recipe.ts'

export interface PageModel {
  readonly kind: ModelKind
  readonly subject: Subject
  readonly facts: Facts
  readonly sections: readonly Section[]
  /** The page's own summary where it reads as whole sentences, else ''. */
  readonly summary: string
  /** Whether the summary was written for the page, and is no copy of the text's beginning. */
  readonly isSummaryWritten: boolean
  /** Of a recipe: other sentences that say what the dish is. */
  readonly leads: readonly string[]
  readonly material: Material
  /** Of its kind and language; `undefined` where there are none or the page is not written in it. */
  readonly patterns: PatternFile | undefined
}

/** `<kind>.<language>` to its reader. */
const readers: Readonly<Record<string, KindReader>> = {
  'recipe.en': readRecipe,
  'travel.en': readTravel,
  'review.en': readReview,
  'guide.en': readGuide,
  'list.en': readList,
  'howTo.en': readHowTo,
  'recipe.de': readWorldRecipe,
  'recipe.es': readWorldRecipe,
  'recipe.fr': readWorldRecipe,
  'guide.de': readWorldTopic,
  'guide.es': readWorldTopic,
  'guide.fr': readWorldTopic,
  'howTo.de': readWorldTopic,
  'howTo.es': readWorldTopic,
  'howTo.fr': readWorldTopic,
  'list.de': readWorldTopic,
  'list.es': readWorldTopic,
  'list.fr': readWorldTopic,
  'review.de': readWorldTopic,
  'travel.de': readWorldTopic,
  'review.es': readWorldTopic,
  'travel.es': readWorldTopic,
  'review.fr': readWorldTopic,
  'travel.fr': readWorldTopic,
}

/** Below this no pattern may name the subject. */
export const MIN_SURE = 0.5

/** Of kinds and languages without a reader only the sections are known, and no subject. */
export const understandPage = remember(understand)

const UNREAD: KindReading = { subject: { name: '', confidence: 0 }, facts: new Map() }

function understand(content: PageContent, language: Language): PageModel {
  const material = materialOf(content, language)
  const found = readSections(material)
  const kind = modelKindOf(material, found)
  const isWritten = isWrittenIn(language, content)
  const read = isWritten ? readers[`${kind}.${language.lang}`] : undefined
  const { subject: named, facts, sections = found } = read?.(material, found) ?? UNREAD
  const subject = withNoun(named, kind, language)
  const own = readSummary(material, subject.name)
  const isDish = kind === 'recipe' && subject.confidence >= MIN_SURE
  const onDish = isDish ? leadSentences(material, subject.name) : []
  const summary = own || (onDish[0] ?? '')
  const leads = onDish.filter((sentence) => !summary.includes(sentence))
  const patterns = isWritten ? patternsFor(kind, language.lang) : undefined
  const isSummaryWritten = isWrittenForPage(own, content)
  return { kind, subject, facts, sections, summary, isSummaryWritten, leads, material, patterns }
}

/** "Five Fabulously Easy" of a title that lost its noun. */
const withNoun = (subject: Subject, kind: ModelKind, { lang }: Language): Subject =>
  lang === 'en' && kind !== 'recipe' && endsInQuality(subject.name) ? UNREAD.subject : subject

/** In words: fewer show nothing of their language. */
const MIN_WORDS = 20
const MAX_WORDS = 240
/** English has two small words in five, another language read as English one in ten. */
const MIN_SMALL_WORDS = 0.2

/** Sites say "en" on pages that are not: no pattern may speak English there. */
function isWrittenIn({ lang, isStopWord }: Language, content: PageContent): boolean {
  if (lang !== 'en') return true
  const { description, paragraphs, facts } = content
  const steps = facts.filter(({ name }) => name === 'step').map(({ value }) => value)
  const sentences = [description, ...paragraphs, ...steps].filter((text) => /[.!?]$/u.test(text))
  const words = wordsOf(sentences.join(' ').toLowerCase()).slice(0, MAX_WORDS)
  const small = words.filter((word) => isStopWord(word)).length
  return words.length < MIN_WORDS || small / words.length >= MIN_SMALL_WORDS
}
