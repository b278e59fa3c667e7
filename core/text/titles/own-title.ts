/**
 * The page's own title as titles of pins: whole, and its part behind a colon where that can be used
 * alone.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, wordsOf, type Language } from '../language/language.ts'
import { isMiscounted } from '../lines/list-numbers.ts'
import { isOfOtherPart, topicsOf } from '../subject/title-topics.ts'
import { spelledWith } from '../understand/recipe/dish-name.ts'
import type { PageModel } from '../understand/page-model.ts'
import type { Material } from '../writer/material.ts'
import { capitalFirst, isTitleCased } from '../language/letter-case.ts'
import type { PatternTitle } from './fill-titles.ts'
import { withPromise } from './bare-title.ts'
import { headlinesOf } from './own-headlines.ts'
import { repairedTitle } from './repaired-title.ts'
import { withoutMarks } from './title-marks.ts'
import { clausesOf, isCountOfAnything } from './title-parts.ts'

/** The network takes no longer title. */
const MAX_LETTERS = 100
const MIN_WORDS = 4
const WHOLE_WORTH = 0.9
const CLAUSE_WORTH = 0.8
/** What may begin a part that is used alone. */
const STANDS_ALONE =
  /^(?:how to|how \p{L}+|why)\s.{12,}|^(?:what|when|which|who|can|should|is|are|do|does)\s.{12,}\?$|^\d+ \p{L}.*\s(?:for|to|that)\s/iu
/** "Which One Should You Choose?": the first part of the title says of what. */
const POINTS = /\b(?:ones?|it|they|them|these|those|either|both)\b(?![’'])/iu

export function ownTitles(model: PageModel): PatternTitle[] {
  const { content, letters, language } = model.material
  const given = oneOfJoined(secondOfTwo(wholeTitle(content)), model.material)
  const whole = withoutMarks(withoutMiscount(given, model.material), model)
  const spelled = language.lang === 'en' ? spelledWith(whole) : whole
  const fit = repairedTitle(withoutCapitals(fitting(spelled), letters.title), model.material)
  const isWorld = language.lang === 'es' || language.lang === 'fr'
  const calm = isWorld && isTitleCased(fit) ? capitalFirst(letters.running(fit)) : fit
  // "small balcony garden" of a keyword, but not "iPhone".
  const own = /^\p{Ll}+(?:\s|$)/u.test(calm) ? capitalFirst(calm) : calm
  const title = withPromise(own, model)
  const clauses = clausesOf(title, content)
  const standing = clauses.filter(
    (clause) =>
      STANDS_ALONE.test(clause) &&
      !POINTS.test(clause) &&
      !isCountOfAnything(clause, language.lang) &&
      !isOfOtherPart(clause, content, language) &&
      wordsOf(clause).length >= MIN_WORDS,
  )
  return [
    asTitle(model, title, { id: 'own-title', worth: WHOLE_WORTH }),
    ...standing.map((clause) => asTitle(model, clause, { id: 'own-clause', worth: CLAUSE_WORTH })),
  ]
}

/** "My best trip" or "A guide to Rome": the second says what the page is. */
const TWO_TITLES =
  /^["“„«]\s?[^"”“»]+[”"“»] (?:o|ou|oder|or) ["“„«]\s?(?<second>[^"”“»]+?)\s?[”"“»]$/iu

const secondOfTwo = (title: string): string => TWO_TITLES.exec(title)?.groups?.['second'] ?? title

/** In letters: the network's grid cuts longer titles, and one of two says enough. */
const MAX_OF_TWO = 80
/** What begins a title that is whole without another. */
const BEGINS_TITLE =
  /^(?:(?:the )?(?:\p{L}+ )?(?:top|best|ultimate)(?!\p{L})|\d{1,3} \p{L}|how to |an? (?:\p{L}+ )?guide )/iu

/**
 * "Top 10 Cameras Under $2500 | The Best Cameras on the Market": the first of two whole titles that
 * has the word the page says most. A title of one thought, parted by a colon, stays whole.
 */
function oneOfJoined(title: string, { content, language }: Material): string {
  const parts = title.split(/\s*[:|]\s+|\s+[–—-]\s+/u)
  const [topic] = topicsOf(content, language)
  const isTwo =
    language.lang === 'en' &&
    title.length > MAX_OF_TWO &&
    parts.length === 2 &&
    parts.every((part) => BEGINS_TITLE.test(part) && wordsOf(part).length >= MIN_WORDS)
  const named = parts.find(
    (part) => topic !== undefined && contentStems(part, language).includes(topic),
  )
  return isTwo && named !== undefined ? named : title
}

function asTitle(
  model: PageModel,
  title: string,
  { id, worth }: { id: string; worth: number },
): PatternTitle {
  return {
    id,
    title,
    promise: title.endsWith('?') ? 'question' : 'whole',
    about: '',
    section: null,
    headlines: headlinesOf(model, title),
    kicker: '',
    worth,
    proof: '',
    sources: [{ kind: 'heading', quote: model.material.content.title.slice(0, 500) }],
  }
}

/**
 * "7 Places to See" over six that are numbered promises too much, or the page was read in part. The
 * article stays: "Die besten Strände" of "Die 7 besten Strände".
 */
function withoutMiscount(title: string, { content: { headings }, language }: Material): string {
  const { article = '', digits = '', rest = '' } = COUNTED.exec(title)?.groups ?? {}
  const texts = headings.map(({ text }) => text)
  return rest !== '' && isMiscounted(Number(digits), texts) && isCountable(rest, language)
    ? `${article}${article === '' ? capitalFirst(rest) : rest}`
    : title
}

const COUNTED = /^(?<article>(?:the|les|los|las|die)\s)?(?<digits>\d{1,3})\s(?<rest>\p{L}.*)$/isu

/**
 * Whether a number belongs to a noun phrase here, and not to a word beside it: "7 of Us", "7 Day
 * Plan".
 */
function isCountable(rest: string, { lang, isStopWord }: Language): boolean {
  const [first = '', second = ''] = wordsOf(rest.toLowerCase())
  const isMeasure = lang === 'en' ? MEASURE.test(first) && second !== '' : WORLD_MEASURE.test(first)
  return !isMeasure && (!isStopWord(first) || BEGINS_PHRASE.test(first))
}

/** "7 Day Plan", "5 Ingredient Dinners": the number is a part of the name. */
const MEASURE =
  /^(?:day|week|month|year|hour|minute|min|ingredient|step|part|piece|item|course|night|cup|pound|inch|point|a\.?m|p\.?m)$/u
const WORLD_MEASURE =
  /^(?:uhr|euro|minuten?|stunden?|tage?n?|wochen?|monaten?|jahren?|horas?|minutos?|días?|semanas?|mes(?:es)?|años?|heures?|minutes?|jours?|semaines?|mois|ans?|euros?|zutaten|ingredientes|ingrédients)$/u
/**
 * A stop word that begins a phrase: "places to see", "plus belles plages", "most beautiful
 * beaches".
 */
const BEGINS_PHRASE =
  /^(?:things|places|facts|parts|words|cosas|most|more|best|new|other|great|good|plus|meilleure?s?|autres|nouve(?:lles|aux)|más|mejores|otr[oa]s|grandes|buen[oa]s|beste[nr]?|andere[nr]?|neue[nr]?|gute[nr]?|große[nr]?|schöne[nr]?)$/u

/** "PAN DE ESPELTA" becomes title case; a single "LED" or "BBQ" stays. */
function withoutCapitals(title: string, toTitle: (text: string) => string): string {
  const words = wordsOf(title)
  const loud = words.filter((word) => /^\p{Lu}{3,}$/u.test(word))
  const isLoud = loud.length >= 2 && loud.length * 2 > words.length
  return isLoud ? toTitle(title.toLowerCase()) : title
}

/** A title that was cut for a tab is whole in the page's heading. */
function wholeTitle({ title, headings }: PageContent): string {
  const start = /^(.{12,}?)\s*(?:\.\.\.|…)$/u.exec(title)?.[1]
  const whole = start && headings.find(({ text }) => text.startsWith(start))?.text
  return whole || title
}

/** Longer ones end before their last comma, colon or dash that leaves enough. */
function fitting(title: string): string {
  if (title.length <= MAX_LETTERS) return title
  const ends = [...title.matchAll(/[,:;]\s|\s[–—-]\s|\s[(|]/gu)].map(({ index }) => index)
  const end = ends.filter((at) => at <= MAX_LETTERS && at >= MAX_LETTERS / 3).at(-1)
  return end === undefined ? title : title.slice(0, end)
}
