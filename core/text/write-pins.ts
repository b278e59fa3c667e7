/**
 * The words of a page's pins, from nothing but the page. The same input gives the same words.
 * Few good ones come again rather than poor ones; nothing below the gates leaves here. Empty for a
 * page that says nothing good.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { chooseWords, isOfSection } from './rank/choose-words.ts'
import { composeText } from './compose-text.ts'
import { lastWords } from './describe/last-words.ts'
import { isEmptyTitle } from './gates/empty-title.ts'
import { promiseOf } from './gates/title-promise.ts'
import { isUnspaced, wordsOf, type Language } from './language/language.ts'
import type { PatternTitle } from './titles/fill-titles.ts'
import {
  rankTitles,
  titleCandidates,
  type RankedDescription,
  type RankedTitle,
} from './rank/rank-words.ts'
import { withOtherTitles } from './rank/few-titles.ts'
import { owesIngredients } from './rank/owed-words.ts'
import { isHollow } from './rank/trust.ts'
import { remember } from './language/remember.ts'
import { typedWords } from './tags/typed-words.ts'
import { groundOf, titleFaults, type TextFault } from './gates/text-gates.ts'
import { understandPage, type PageModel } from './understand/page-model.ts'
import { coversInterest } from './writer/material.ts'
import { keyOf } from './language/title-key.ts'
import type { WriteInput, WrittenText } from './gates/written-text.ts'

/** Chances of being published as they are, below which words are poor. */
const GOOD = { title: 0.74, description: 0.7 }
/** Of a section's description, also beside a written summary. */
const OF_SECTION = { english: 0.68, other: 0.6 }
/** Of a title's best description, or of one that speaks of the interest. */
const NEARLY_GOOD = 0.6
/** Of the page's own title: below it judges signed one of four, above it four of five. */
const GOOD_OWN_TITLE = 0.55
/** In characters: a page with so much text is worth pins, whatever its title is worth. */
const LONG_TEXT = { spaced: 1500, unspaced: 500 }
/** What a person is offered to choose from. */
const OFFERED = { title: 0.4, description: 0.2 }
/** What a pair gains in nearness to the interest by its title and by its description. */
const NEARNESS = { title: 0.6, description: 0.4 }
/** One description's chance differs by about so much from title to title. */
const BEST_TOLERANCE = 0.05
/** Where a page has nothing good, its best title and description still must have these. */
const LAST_RESORT = { title: 0.4, description: 0.5 }
/** Of a page without a picture, which can't leave the rest to one. */
const WITHOUT_PICTURE = { title: LAST_RESORT.title, description: 0.35 }

export function writePins(input: WriteInput): WrittenText[] {
  const { content, language, interest, count, taken } = input
  const model = understandPage(content, language)
  const { titles, near, offered, spare } = goodWords(content, language)
  const speaks = speaksOfInterest(interest, model)
  const good = input.isOffer ? offered : withInterest(titles, near, speaks)
  const hasNewOnly = input.isOffer === true || input.isNewOnly === true
  const chosen = chooseWords({
    titles: hasNewOnly ? without(good, taken) : good,
    count,
    hasNewOnly,
    taken,
    earlier: input.earlier ?? [],
    spent: input.spent ?? [],
    written: input.written ?? [],
    nearness: ({ title: { entry }, description: { candidate } }) =>
      (speaks(`${entry.title} ${entry.about}`) ? NEARNESS.title : 0) +
      (speaks(candidate.text) ? NEARNESS.description : 0),
  })
  const headlines = [...(input.takenHeadlines ?? [])]
  return chosen.map((words) => {
    const text = composeText(words, { input, model, headlines, spare })
    headlines.push(text.headline)
    return text
  })
}

const goodWords = remember(findGoodWords)

interface GoodWords {
  readonly titles: readonly RankedTitle[]
  /** The same with descriptions that are only good where they speak of the interest. */
  readonly near: readonly RankedTitle[]
  /** Also weaker ones. */
  readonly offered: readonly RankedTitle[]
  /** Headlines of all good titles about the whole page, also of those without a description. */
  readonly spare: readonly string[]
}

function findGoodWords(content: PageContent, language: Language): GoodWords {
  const model = understandPage(content, language)
  const ranked = rankTitles(model, fitTitles(model))
  const fit = ranked.filter((title) => isOnWhole(title, language.lang))
  const titles = goodTitles(fit)
  const found =
    [
      titles,
      goodTitles(ranked),
      typedWords(ranked, content),
      bareTitles(ranked, model),
      isLongText(content) ? bareTitles(ranked, model, LAST_RESORT.title) : [],
      content.pictures.length === 0 ? above(ranked, WITHOUT_PICTURE).slice(0, 1) : [],
    ].find(hasAny) ?? []
  const all = ranked.filter((title) => isAbove(title, GOOD.title))
  return {
    titles: withOtherTitles(found, all, model),
    near: above(ranked, { ...GOOD, description: NEARLY_GOOD }),
    offered: above(withBest(ranked), OFFERED),
    spare: all
      .filter(({ entry }) => entry.section === null)
      .flatMap(({ entry }) => entry.headlines)
      // A list that only its own title and description have.
      .filter((headline) => promiseOf(headline, '') !== 'ingredients'),
  }
}

function goodTitles(ranked: readonly RankedTitle[]): RankedTitle[] {
  const good = above(withBest(ranked), { ...GOOD, description: leastOf(ranked) })
  return good.length > 0 ? good : fallbackTitles(ranked)
}

/**
 * Section titles are dropped where their best description is weak: a whole-page title repeats
 * instead.
 */
const isOnWhole = ({ entry, descriptions }: RankedTitle, lang: string): boolean =>
  !isOfSection(entry) ||
  descriptions.some(({ chance }) => chance >= OF_SECTION[lang === 'en' ? 'english' : 'other'])

function without(titles: readonly RankedTitle[], taken: readonly string[]): RankedTitle[] {
  const keys = new Set(taken.map(keyOf))
  return titles.filter(({ entry }) => !keys.has(keyOf(entry.title)))
}

/** Adds the descriptions that are nearly good and speak of the interest. */
function withInterest(
  titles: readonly RankedTitle[],
  near: readonly RankedTitle[],
  speaks: (text: string) => boolean,
): RankedTitle[] {
  const added = near.flatMap((title) => {
    const descriptions = title.descriptions
      .filter(({ chance, candidate }) => chance < GOOD.description && speaks(candidate.text))
      .map((one) => ({ ...one, chance: one.shaped ?? one.chance }))
    return descriptions.length > 0 ? [{ ...title, descriptions }] : []
  })
  return [...titles, ...added]
}

/** A description that is nearly good under one title is so under the others. */
function leastOf(ranked: readonly RankedTitle[]): number {
  const best = bestChance(ranked)
  return best < NEARLY_GOOD ? NEARLY_GOOD : Math.min(NEARLY_GOOD, best - BEST_TOLERANCE)
}

/** Good titles over the page's best description; the best title where none is good. */
function fallbackTitles(ranked: readonly RankedTitle[]): RankedTitle[] {
  const least = {
    ...LAST_RESORT,
    description: Math.max(LAST_RESORT.description, bestChance(ranked) - BEST_TOLERANCE),
  }
  const good = above(ranked, { ...least, title: GOOD.title })
  return good.length > 0 ? good : above(ranked, LAST_RESORT).slice(0, 1)
}

const hasAny = (titles: readonly RankedTitle[]): boolean => titles.length > 0

/**
 * Good titles over the page's bare facts, or over nothing rather than a poor description: a picture
 * of the page must say the rest. News of today is not worth saving.
 */
function bareTitles(
  ranked: readonly RankedTitle[],
  model: PageModel,
  ownTitle = GOOD_OWN_TITLE,
): RankedTitle[] {
  const { kind, material } = model
  if (material.content.pictures.length === 0 || kind === 'news') return []
  const bare = ranked
    .filter((title) => isAbove(title, GOOD.title, ownTitle) && title.entry.section === null)
    .map((title) => ({
      ...title,
      descriptions: lastWords(title.entry, model)
        .filter(({ text }) => !owesIngredients(text, title.entry, model))
        .map((candidate) => ({ candidate, chance: LAST_RESORT.description })),
    }))
    .filter(({ descriptions }) => descriptions.length > 0)
  // A title that says the only fact itself leaves none for below it.
  const described = bare.filter(({ descriptions: [first] }) => first?.candidate.text !== '')
  return described.length > 0 ? described : bare
}

/** Of the descriptions under good titles. */
function bestChance(ranked: readonly RankedTitle[]): number {
  const titles = above(ranked, { ...LAST_RESORT, title: GOOD.title })
  return Math.max(0, ...titles.flatMap(({ descriptions }) => descriptions.map(chanceOf)))
}

const chanceOf = ({ chance }: RankedDescription): number => chance

function above(ranked: readonly RankedTitle[], least: typeof GOOD): RankedTitle[] {
  return ranked
    .filter((title) => isAbove(title, least.title))
    .map((title) => ({
      ...title,
      descriptions: title.descriptions.filter(({ chance }) => chance >= least.description),
    }))
    .filter(({ descriptions }) => descriptions.length > 0)
}

const isAbove = (
  { chance, entry }: RankedTitle,
  least: number,
  ownTitle = GOOD_OWN_TITLE,
): boolean => chance >= (entry.id === 'own-title' ? Math.min(least, ownTitle) : least)

/** Without filler. */
function isLongText({ paragraphs, lang }: PageContent): boolean {
  const letters = paragraphs.reduce((sum, text) => sum + text.length, 0)
  const least = isUnspaced(lang) ? LONG_TEXT.unspaced : LONG_TEXT.spaced
  return letters >= least && !paragraphs.some(isHollow)
}

/** Pairs a good title that has no good description with its best nearly good one. */
function withBest(ranked: readonly RankedTitle[]): RankedTitle[] {
  return ranked.map((title) => {
    const good = title.descriptions.filter(({ chance }) => chance >= GOOD.description)
    return { ...title, descriptions: good.length > 0 ? good : title.descriptions.slice(0, 1) }
  })
}

/** Each once, without faults. */
function fitTitles(model: PageModel): PatternTitle[] {
  const { content, language } = model.material
  const ground = groundOf(content, language)
  const seen = new Set<string>()
  return titleCandidates(model).filter((entry) => {
    const key = keyOf(entry.title)
    const isFit =
      !seen.has(key) &&
      !isEmptyTitle(entry.title, content, model.kind === 'recipe') &&
      titleFaults(entry.title, ground).every((fault) => isPardoned(fault, entry, model))
    return isFit && seen.add(key).size > 0
  })
}

/**
 * Patterns bring words that the page lacks. The page's own title may speak in the first person and
 * say a word twice, and so may a title on "Coinbase vs. Coinbase Pro".
 */
function isPardoned(
  { code, detail }: TextFault,
  { id }: PatternTitle,
  { subject: { name: subject } }: PageModel,
): boolean {
  if (code === 'grounding') return true
  const word = detail.toLowerCase()
  const named = wordsOf(subject.toLowerCase())
  // "Marry Me Chicken" is the dish's name.
  if (code === 'first_person') return id === 'own-title' || named.indexOf(word) > 0
  if (code !== 'repeated_word') return false
  const isName = named.filter((one) => one === word).length > 1
  return id === 'own-title' || isName
}

/**
 * Whether a text speaks of the interest; false for every text when the interest is the page's
 * subject, since each text is equally about it.
 */
function speaksOfInterest(interest: string, model: PageModel): (text: string) => boolean {
  const { subject, material } = model
  const { language, content } = material
  const subjects = [subject.name, content.title].filter((name) => name !== '')
  const isSubject = subjects.some(
    (name) => coversInterest(name, interest, language) || coversInterest(interest, name, language),
  )
  if (interest === '' || isSubject) return () => false
  const known = new Map<string, boolean>()
  return (text) => {
    const found = known.get(text) ?? coversInterest(text, interest, language)
    known.set(text, found)
    return found
  }
}
