/** Whole sentences of a page, alone or two in a row, that could be its description. */
import { contentStems } from '../../language/language.ts'
import { isWholeSentence, splitSentences } from '../../language/sentences.ts'
import { remember } from '../../language/remember.ts'
import { isBalanced } from '../../gates/text-gates.ts'
import { isDamaged, isShouting } from '../../sentences/damage.ts'
import { goesOn, pointsBack } from '../../sentences/going-on.ts'
import { lacksPerson, pointsAtOther } from '../../sentences/leaning-words.ts'
import { hasSlip } from '../../sentences/slips.ts'
import { isAboutAuthor } from '../../understand/lead/own-voice.ts'
import { isAboutSite, namesSite } from '../../understand/lead/site-lines.ts'
import type { Material } from '../../writer/material.ts'
import { opensLeaning } from '../../writer/good-sentences.ts'
import { isOfTheDay } from '../parts/lasting-sentence.ts'
import { isCaveat, isOutOfPlace } from '../place/out-of-place.ts'
import { keyOf } from '../../language/title-key.ts'
import { offerWords } from '../promise/offer-words.ts'
import { isGivingSentence, namesPage } from './giving.ts'

export interface PageRun {
  readonly text: string
  readonly sentences: readonly string[]
  /** Its paragraph; -1 in the page's own summary. */
  readonly at: number
  /** Its first sentence in that paragraph. */
  readonly place: number
}

/** In paragraphs, from the beginning of the page, and sentences of each. */
const MAX_PARAGRAPHS = 24
const MAX_PLACE = 5
/** In characters. */
const SENTENCE = { least: 35, most: 240 }
const MAX_JUDGED = 3
const RUN = { least: 60, most: 280 }

/** What a pin cannot show, or an address of the page; "»" quotes only together with "«". */
const ELSEWHERE =
  /\p{Extended_Pictographic}|ʼ|^[^«]*»[^«]*$|https?:|www\.|[@#|›…[\]]|\.\.\.|\((?:zum|siehe|hier|link|click|via)\b|(?<!\p{L})(?:newsletter|cookies?|click(?: on|ing)?|klick\p{L}*|please note|bitte beachten|kostenlos auf|affiliate\p{L}*|copyright|kommentar\p{L}*|comments?|podcast|werbung|anzeige)(?!\p{L})/iu

const SHOWN =
  '(?:pictures?|photos?|images?|videos?|charts?|tables?|diagrams?|links?|lists?|recipes?|steps?|instructions?|guides?|tips|ideas|details)'
/** "The steps below"; "above all" and "10 °C or below" point at nothing. */
const POINTS_AT_PAGE = new RegExp(
  `(?<!\\p{L})(?:(?<!(?:and|or) )(?:above|below)(?=\\P{L}*$|[,;:)])|(?:see|seen|shown|pictured|listed|linked|mentioned|described|${SHOWN}) (?:above|below)(?!\\p{L})|(?:above|below) ${SHOWN}(?!\\p{L}))`,
  'iu',
)

type Page = Pick<Material, 'content' | 'language'>

/** "If Any car owner …", "in aa market", "doing inStarship"; "YouTube" and "MacBook" are names. */
const MISTYPED =
  /^(?:If|When|As) (?:Any|Every|The|Your|You)(?!\p{L})|(?<!\p{L})(?:aa|teh)(?!\p{L})|(?<!\p{L})\p{Ll}{2,}\p{Lu}\p{Ll}{3}|\p{L}- (?!(?:und|oder|bzw|beziehungsweise|sowie|wie|als auch|noch|bis|and|or|to)(?!\p{L}))\p{L}/u
/** Also of a sentence that says what the page gives: it goes on from the one before. */
const JOINED =
  /^(?:so|and|but|then|now|or|say|und|aber|dann|also|aus diesem grund|deshalb|daher|y|pero|así|et|mais|donc)(?!\p{L})/iu

export const pageRuns = remember((content, language) => findRuns({ content, language }))

function findRuns(page: Page): PageRun[] {
  const { content, language } = page
  if (!offerWords.has(language.lang)) return []
  const about = contentStems(content.title, language)
  const fits = (text: string): boolean => isSound(text, page, about)
  const opens = (text: string): boolean => mayOpen(text, page, about)
  const texts = [content.description, ...content.paragraphs.slice(0, MAX_PARAGRAPHS)]
  const runs = texts.flatMap((text, index) => {
    const sentences = splitSentences(text, language.lang).slice(0, MAX_PLACE)
    return sentences.flatMap((first, place) => {
      if (!fits(first) || !opens(first)) return []
      const next = sentences[place + 1]
      const alone = /[.!]$/u.test(first) ? [[first]] : []
      const isPair =
        next !== undefined && fits(next) && /[.!]$/u.test(next) && !isCaveat(next, language.lang)
      return [...alone, ...(isPair ? [[first, next]] : [])].map((run) => ({
        text: run.join(' '),
        sentences: run,
        at: index - 1,
        place,
      }))
    })
  })
  const seen = new Set<string>()
  return runs.filter(
    ({ text }) =>
      text.length >= RUN.least &&
      text.length <= RUN.most &&
      !seen.has(text) &&
      seen.add(text).size > 0,
  )
}

/** Asked for each candidate. */
export const paragraphKeys = remember(({ paragraphs }) => paragraphs.map(keyOf))

/** A description that is all the page's own, up to three sentences; `null` for any other. */
export function runOf(text: string, { content, language }: Page): PageRun | null {
  const sentences = splitSentences(text, language.lang)
  const [first] = sentences
  if (first === undefined || sentences.length > MAX_JUDGED) return null
  const key = keyOf(first)
  const keys = [keyOf(content.description), ...paragraphKeys(content, language)]
  const index = keys.findIndex((one) => one.includes(key))
  const paragraph = [content.description, ...content.paragraphs][index]
  if (paragraph === undefined) return null
  const place = splitSentences(paragraph, language.lang).findIndex((one) => keyOf(one) === key)
  return { text, sentences, at: index - 1, place: Math.max(0, place) }
}

function isSound(text: string, page: Page, about: readonly string[]): boolean {
  const { language } = page
  return (
    isWhole(text) &&
    isTimeless(text, language.lang) &&
    !isShouting(text) &&
    !isDamaged(text, language.lang) &&
    !hasSlip(text, language, about) &&
    !isAboutAuthor(text, about, language) &&
    isOfPage(text, page, about)
  )
}

const isWhole = (text: string): boolean =>
  text.length >= SENTENCE.least &&
  text.length <= SENTENCE.most &&
  isWholeSentence(text) &&
  /^["“„«¿¡]?[\p{Lu}\p{N}]/u.test(text) &&
  isBalanced(text) &&
  !MISTYPED.test(text)

const isTimeless = (text: string, lang: string): boolean =>
  !ELSEWHERE.test(text) &&
  !POINTS_AT_PAGE.test(text) &&
  !isOfTheDay(text) &&
  !isOutOfPlace(text, lang)

const isOfPage = (text: string, { content, language }: Page, about: readonly string[]): boolean =>
  !isAboutSite(text, content, { about, language }) &&
  (!namesSite(text, content) || namesSite(content.title, content))

function mayOpen(text: string, { language }: Page, about: readonly string[]): boolean {
  const { lang } = language
  if (JOINED.test(text)) return false
  if (pointsBack(text, language) || lacksPerson(text, language)) return false
  if (namesPage(text, lang)) return true
  if (pointsAtOther(text, language, about)) return false
  return isGivingSentence(text, lang)
    ? !goesOn(text, lang) || !opensLeaning(text, lang)
    : !goesOn(text, lang) && !opensLeaning(text, lang)
}
