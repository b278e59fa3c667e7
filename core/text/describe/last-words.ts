/** The descriptions of a page that says nothing good of itself. */
import { contentStems, type Language, type PartOfSpeech } from '../language/language.ts'
import type { PatternTitle } from '../titles/fill-titles.ts'
import { namesOf } from '../understand/lead/site-lines.ts'
import { isSameWord } from '../understand/lead/about-page.ts'
import { MIN_SURE, type PageModel } from '../understand/page-model.ts'
import { headOfDish } from '../understand/recipe/dish-name.ts'
import type { DescriptionCandidate } from './passages/description-candidate.ts'
import { factsAlone, NO_DESCRIPTION } from './description-candidates.ts'
import { isMidWork } from './orders.ts'
import { isOnTitle } from './first-sentence.ts'
import { isLasting } from './parts/lasting-sentence.ts'
import { sentencePart } from './parts/parts.ts'
import { isOutOfPlace } from './place/out-of-place.ts'
import { offersWay } from './place/under-title.ts'
import { isWorryOnly } from './promise/offer-words.ts'
import { beginningOf, innerPassagesOf, type Passage } from './passages/passages.ts'
import { opensLeaning } from '../writer/good-sentences.ts'
import { isScene } from './pick/picked-runs.ts'
import { hasCleanSummary } from './summaries.ts'
import { isUnfit, UNFIT_LEAD } from '../sentences/unfit-sentences.ts'

/** Words of the title in a passage. */
const MIN_NAMED = 2
/** In paragraphs behind the page's beginning. Further down a page speaks of its parts. */
const NEAR_BEGINNING = 5
const MAX_PASSAGES = 2
/** Their sentences are known to lean or not. */
const KNOWN = new Set(['en', 'de', 'fr', 'es'])

/** Each of a page's titles asks for the same. */
const known = new WeakMap<PageModel, readonly string[]>()

/** Its facts behind its subject, else whole sentences on its title. Without any, one without text. */
export function lastWords(entry: PatternTitle, model: PageModel): readonly DescriptionCandidate[] {
  const facts = factsAlone(entry, model)
  if (facts.text !== '') return [facts]
  const passages = known.get(model) ?? lastPassages(model)
  known.set(model, passages)
  const texts = passages.filter((text) => isOnTitle({ text, section: null }, entry.title, model))
  const isOwn = summarizesTitle(entry, model) || isWrittenForTitle(entry, model)
  const own = (texts.length === 0 && isOwn ? [model.summary] : texts).filter(
    (text) => !offersWay(entry.title) || !isWorryOnly(text, model.material.language.lang),
  )
  return own.length === 0
    ? [NO_DESCRIPTION]
    : own.map((text) => ({
        ...NO_DESCRIPTION,
        kind: 'summary' as const,
        sentences: [text],
        ...sentencePart(text, model),
      }))
}

/** In words of the title, in any of its sentences; "one of our dishes" is the voice of a kitchen. */
function summarizesTitle({ title }: PatternTitle, model: PageModel): boolean {
  const { summary, material } = model
  const { content, language } = material
  if (isScene(model)) return false
  const alone = ALONE[language.lang]
  if (summary === '' || alone === undefined || (alone.test(summary) && !alone.test(title)))
    return false
  const titled = contentStems(`${title} ${content.title}`, language)
  return contentStems(summary, language).some((stem) =>
    titled.some((other) => isSameWord(stem, other)),
  )
}

/** Parts of a thing's name: "the Roman villa". */
const NAMING: ReadonlySet<PartOfSpeech> = new Set(['ADJ', 'NOUN', 'PROPN', 'NUM'])
const MONTHS =
  /\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/gu

/**
 * A written summary below the title of its own page, which it need not repeat: a title may be a
 * question or a play on words.
 */
function isWrittenForTitle({ id, title }: PatternTitle, model: PageModel): boolean {
  const { kind, summary, material } = model
  return (
    material.language.lang === 'en' &&
    kind !== 'recipe' &&
    id === 'own-title' &&
    hasCleanSummary(model) &&
    !opensLeaning(summary, 'en') &&
    !namesElse(summary, title, material.language)
  )
}

/** Whether it begins with a thing, or names a month, that the title does not. */
function namesElse(summary: string, title: string, language: Language): boolean {
  const thing = definiteThing(summary, language)
  const titled = contentStems(title, language)
  const hasOtherMonth =
    title.match(MONTHS) !== null &&
    (summary.match(MONTHS) ?? []).some((month) => !title.includes(month))
  return hasOtherMonth || contentStems(thing, language).some((stem) => !titled.includes(stem))
}

/** "Row" of "The row over the fence involves …", '' where it begins with no such thing. */
function definiteThing(summary: string, language: Language): string {
  if (!/^(?:The|These|Those) /u.test(summary)) return ''
  const following = language.tokens(summary).slice(1)
  const end = following.findIndex(({ pos }) => pos === null || !NAMING.has(pos))
  return following.slice(0, Math.max(0, end)).at(-1)?.text ?? ''
}

/** One author, who speaks of themselves. */
const ALONE: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:ich|mich|mir|mein(?:e[nmrs]?)?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|me|mí|mis?|conmigo)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|moi|me|mon|ma|mes)(?!\p{L})|(?<!\p{L})(?:j|m)['’]/iu,
}

/** A sentence on chickpeas describes no chickpea burgers: it has each word of the dish. */
function dishStems({ kind, subject, material }: PageModel): readonly string[] {
  if (kind !== 'recipe' || subject.confidence < MIN_SURE) return []
  return contentStems(headOfDish(subject.name), material.language)
}

/** From anywhere in the paragraphs near the beginning, those that repeat most of the title first. */
function lastPassages(model: PageModel): readonly string[] {
  const { subject, material } = model
  const { content, language } = material
  const { lang } = language
  const site = new Set(namesOf(content).flatMap((name) => contentStems(name, language)))
  const titled = contentStems(`${subject.name} ${content.title}`, language)
  const about = [...new Set(titled)].filter((stem) => !site.has(stem))
  if (about.length === 0 || !KNOWN.has(lang)) return []
  const begin = Math.max(0, beginningOf(content, lang))
  const countIn = (stems: readonly string[], { sentences: [first] }: Passage): number =>
    stems.filter((stem) =>
      first?.stems.some((other) => (lang === 'en' ? stem === other : isSameWord(stem, other))),
    ).length
  const dish = dishStems(model)
  return innerPassagesOf(model)
    .filter((passage) => (passage.section?.role ?? '') === '' && !isMidWork(passage, model))
    .filter(({ sentences: [first] }) => (first?.at ?? 0) <= begin + NEAR_BEGINNING)
    .filter(({ sentences }) =>
      sentences.every(
        ({ text }) =>
          isLasting(text, lang) &&
          !isUnfit(text) &&
          !UNFIT_LEAD.test(text) &&
          !isOutOfPlace(text, lang),
      ),
    )
    .filter((passage) => countIn(dish, passage) === dish.length)
    .map((passage) => ({ passage, count: countIn(about, passage) }))
    .filter(({ count }) => count >= Math.min(MIN_NAMED, about.length))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_PASSAGES)
    .map(({ passage }) => passage.sentences.map(({ text }) => text).join(' '))
}
