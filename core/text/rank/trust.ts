/**
 * How judges marked whole kinds of words, beside what their shape says: a page's summary and
 * patterns with its facts were signed twice as often as passages out of its text, on which the
 * ranker cannot see what came before them. What is trusted less is used where nothing else is, or
 * where it speaks of an interest that is asked for.
 */
import type { DescriptionCandidate } from '../describe/passages/description-candidate.ts'
import { isOffering, offerWords } from '../describe/promise/offer-words.ts'
import { hasCleanSummary } from '../describe/summaries.ts'
import { promisedRows } from '../describe/promise/promise.ts'
import { repeatsTitle } from '../describe/place/under-title.ts'
import { contentStems, wordsOf } from '../language/language.ts'
import type { PatternTitle } from '../titles/fill-titles.ts'
import { beginningOf, type Passage } from '../describe/passages/passages.ts'
import { headOfDish } from '../understand/recipe/dish-name.ts'
import { owesIngredients, owesTitle } from './owed-words.ts'
import { sharedStems, unknownIn } from '../sentences/shape.ts'
import { MIN_SURE, type PageModel } from '../understand/page-model.ts'
import { isSlipshod } from '../understand/lead/slipshod.ts'

/** Below the gate of good descriptions, and not below the one for an interest. */
const LESS = 0.68
/** Good enough for a later pin of the page, behind the summary that its author wrote. */
const BESIDE_WRITTEN = 0.7
/** Used where nothing else is left. */
const LAST = 0.4
/**
 * Of a written summary that an editor would touch up, behind all that is good: it says more than no
 * description.
 */
const TOUCHED_UP = 0.62
/** The title again, rather than nothing. */
const REPEATING = 0.52

/** "As it tries to convince people": only the text before it shows what "it" is. */
const POINTING = /^(?:\P{L}*\p{L}+){0,3}\P{L}*\b(?:it|they|them|this|these|those|that|he|she)\b/iu
/** Words of the title in a passage from further down. */
const MIN_SHARED = 3
/** In the page's beginning, which often sets a scene ("Anyone who has ever closed a deal ..."). */
const MIN_BESIDE_SUMMARY = 2

/** "This", "our recipe": the page without its name. */
const OF_PAGE = /\b(?:this|these|our|my|recipes?|dish|made with)\b/iu

/**
 * Filler that fits any page: judges rejected all of it. Beside a picture the title alone says more.
 */
const HOLLOW =
  /\b(?:millions of people are|discover the (?:\p{L}+,? ){0,2}(?:world|art|secrets|magic|joys?) of|(?:dive|step) into the (?:\p{L}+ )?world of|embark on an?|is an? (?:real|true|absolute|timeless) classic[.!]|(?:is|are) (?:crucial|important|essential|vital) for (?:several|many|a number of) reasons|looking to improve your (?:knowledge|skills|understanding)|let['’]s understand what|in today['’]s (?:fast-paced|digital|modern|busy) (?:world|age))\b/iu

/** "It has everything a pie needs" does not name what it has. */
const EMPTY =
  /^there (?:are|is) (?:so |very )?(?:many|plenty of|lots of|an? (?:lot|number|variety|range) of|several|countless|numerous|various|different)\b(?! reasons\b)|\byou (?:have|['’]ve got) (?:a few|several|many|some|lots of|plenty of) (?:different )?(?:options|choices|possibilities)\b|\b(?:has|have|is|are) (?:everything|all) (?:that )?(?:an?|the|you|your) [^.,]{0,40}\b(?:needs?|wants?)[.!]|\blook no further\b/iu

export const isHollow = (text: string): boolean => HOLLOW.test(text)

/** The most that the description's chance may be. */
export function trustIn(
  candidate: DescriptionCandidate,
  entry: PatternTitle,
  model: PageModel,
): number {
  if (owesIngredients(candidate.text, entry, model)) return LAST
  if (isEmpty(candidate, model)) return LAST
  if (isHollow(candidate.text) && model.material.content.pictures.length > 0) return LAST
  if (saysTitle(candidate, entry, model)) return REPEATING
  if (isLoneSentence(candidate, model)) return LESS
  return Math.min(
    besideClean(candidate, entry, model),
    besideWritten(candidate, model),
    trustByLanguage(candidate, entry, model),
  )
}

/**
 * "There are many plants for shade. Here is a list of the best": the summary goes on to say which.
 */
const isEmpty = (
  { kind, text, isWritten }: DescriptionCandidate,
  { material: { language } }: PageModel,
): boolean =>
  kind !== 'promise' && EMPTY.test(text) && !(isWritten === true && isOffering(text, language.lang))

const saysTitle = (
  { kind, text, hasOffer }: DescriptionCandidate,
  { title }: PatternTitle,
  { material: { content, language } }: PageModel,
): boolean =>
  kind !== 'pattern' &&
  hasOffer !== true &&
  content.is_typed !== true &&
  repeatsTitle(text, `${title} ${content.title}`, language)

/**
 * One sentence of the text that never says what the page gives: judges signed 44 % of single
 * sentences, 61 % of two and 75 % of three (docs/decisions/0152).
 */
const isLoneSentence = (
  { kind, text, passage }: DescriptionCandidate,
  { kind: page, material }: PageModel,
): boolean =>
  kind === 'passage' &&
  page !== 'recipe' &&
  passage?.sentences.length === 1 &&
  offerWords.has(material.language.lang) &&
  !isOffering(text, material.language.lang)

function trustByLanguage(
  candidate: DescriptionCandidate,
  entry: PatternTitle,
  model: PageModel,
): number {
  return model.material.language.lang === 'en'
    ? trustInEnglish(candidate, entry, model)
    : isWorldBare(candidate, model)
      ? LESS
      : 1
}

/**
 * Beside a clean summary nothing else is good under a title of the whole page: judges signed 72 %
 * of such summaries, and 39 % of other texts (docs/decisions/0166).
 */
function besideClean(
  { kind, isWritten }: DescriptionCandidate,
  entry: PatternTitle,
  model: PageModel,
): number {
  if (isWritten === true || !isDescribed(model)) return 1
  // Also under a section's title: it needs a sentence of its own.
  if (kind === 'promise') return LAST
  return entry.section === null ? LESS : 1
}

/**
 * Beside the summary that the author of a page wrote for it. Four judges signed such summaries as
 * they are on seven of eight pages where they refused a passage (docs/decisions/0160).
 */
function besideWritten(
  { kind, section }: DescriptionCandidate,
  { isSummaryWritten, kind: page }: PageModel,
): number {
  if (!isSummaryWritten || page === 'recipe' || kind === 'summary') return 1
  return kind === 'promise' || section?.role === 'entry' ? BESIDE_WRITTEN : LESS
}

/** By a clean summary, which on a recipe says what the dish is. */
export const isDescribed = (model: PageModel): boolean =>
  hasCleanSummary(model) &&
  (model.kind !== 'recipe' ||
    model.material.language.lang !== 'en' ||
    saysWhatItIs(model) ||
    isNounPhrase(model.summary, model))

function trustInEnglish(
  candidate: DescriptionCandidate,
  entry: PatternTitle,
  model: PageModel,
): number {
  if (owesTitle(candidate.text, entry.title, model)) return LAST
  const { text, sentences } = candidate
  const isRecipe = model.kind === 'recipe'
  const { material } = model
  if (sentences.length > 0 && isSlipshod(text, sentences, { isRecipe, material }))
    return candidate.isWritten === true ? TOUCHED_UP : LAST
  const isLess = isRecipe ? isPoorOfRecipe : isPoorOfOther
  return isLess(candidate, entry, model) ? LESS : 1
}

/** Time and servings of a page in another language, beside its summary. */
const isWorldBare = ({ kind }: DescriptionCandidate, { facts, summary }: PageModel): boolean =>
  kind === 'pattern' && summary !== '' && !facts.has('withPair')

/**
 * "A tangy, simple sourdough loaf that …" on a page with sourdough bread: what the dish is, by
 * another word.
 */
function isNounPhrase(text: string, { subject, summary, material }: PageModel): boolean {
  const { language } = material
  const named = contentStems(subject.name, language)
  return (
    /^An? /u.test(text) &&
    text.startsWith(summary) &&
    contentStems(text, language).some((stem) => named.includes(stem))
  )
}

type IsPoor = (candidate: DescriptionCandidate, entry: PatternTitle, model: PageModel) => boolean

const isPoorOfRecipe: IsPoor = ({ kind, text }, { section, proof }, model) =>
  section !== null ||
  kind === 'passage' ||
  (kind === 'patternAndSentence' && proof === '') ||
  (kind === 'summary' && isOnOther(text, model) && !isNounPhrase(text, model)) ||
  (kind === 'pattern' && (saysWhatItIs(model) ? !LISTING.test(text) : isBare(text, model)))

/**
 * The one opening that judges signed as often as what a page says of its dish (on 13 pages three of
 * four); they signed less than half of the others there.
 */
const LISTING = /^Gather the \d/u

const isPoorOfOther: IsPoor = (candidate, entry, model) =>
  isPatternBesideSummary(candidate, entry, model) || isPoorPassage(candidate, entry, model)

/**
 * "This guide covers …", where the page says what it is, or its headings name enough for a promise.
 */
const isPatternBesideSummary: IsPoor = ({ kind }, entry, model) =>
  kind === 'pattern' &&
  entry.section === null &&
  (model.summary !== '' || promisedRows(model).some(({ isMost, isClean }) => isMost && isClean))

/** Judges signed what a page begins with and what repeats its title; the rest lacks its place. */
const isPoorPassage: IsPoor = ({ passage }, { section }, model) => {
  const [first] = passage?.sentences ?? []
  if (passage === null || first === undefined || section !== null) return false
  const { content, language } = model.material
  const titled = new Set(contentStems(`${content.title} ${model.subject.name}`, language))
  const shared = sharedStems(first.stems, titled)
  const isBeginning = first.at <= beginningOf(content, language.lang)
  if (isBeginning) return shared < (model.summary === '' ? 1 : MIN_BESIDE_SUMMARY)
  return shared < Math.min(MIN_SHARED, titled.size) || leansOnPage(passage, titled, model)
}

/** It points back, quotes somebody, or names whom neither title nor summary name. */
function leansOnPage(
  { sentences }: Passage,
  titled: ReadonlySet<string>,
  { material: { content, language } }: PageModel,
): boolean {
  const known = new Set([...titled, ...contentStems(content.description, language)])
  return sentences.some(
    ({ text, isLeaning }, index) =>
      isLeaning ||
      (index === 0 && POINTING.test(text)) ||
      /["“”]/u.test(text) ||
      unknownIn(text, known, language)['unknownNames'] !== 0,
  )
}

/**
 * What a dish is made of, as patterns name it: its telling ingredients, and the first of any kind.
 */
const MADE_OF = ['madeWith', 'pairOf', 'madeAll', 'firstOf']

/** Time and servings alone, where the page says what the dish is made of. */
function isBare(text: string, { facts }: PageModel): boolean {
  const made = MADE_OF.flatMap((name) => facts.get(name)?.text ?? [])
  return made.length > 0 && !made.some((list) => text.includes(list))
}

const saysWhatItIs = (model: PageModel): boolean =>
  model.summary !== '' && !isOnOther(model.summary, model)

/** "Chicken wings are a favorite …" on a page with meatballs: it never says what the dish is. */
function isOnOther(text: string, { subject, material }: PageModel): boolean {
  const { language } = material
  const [head] = contentStems(wordsOf(headOfDish(subject.name)).at(-1) ?? '', language)
  if (head === undefined || subject.confidence < MIN_SURE || OF_PAGE.test(text)) return false
  return !contentStems(text, language).includes(head)
}
