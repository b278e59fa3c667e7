/** The words of one pin around its title and description: headline, kicker, keywords, sources. */
import type { ChosenWords } from './rank/choose-words.ts'
import { namesTime } from './describe/parts/parts.ts'
import { moreHeadlines } from './headlines/more-headlines.ts'
import {
  halfOfTitle,
  MAX_KICKER_LENGTH,
  sectionLines,
  topicKicker,
} from './headlines/section-lines.ts'
import { keywordsOf, MAX_KEYWORDS } from './topics/keywords.ts'
import { contentStems, isUnspaced, wordsOf } from './language/language.ts'
import { itemsOf } from './lists/write-list.ts'
import type { Facts } from './patterns/fill-pattern.ts'
import type { PatternTitle } from './titles/fill-titles.ts'
import { MIN_SURE, type PageModel } from './understand/page-model.ts'
import { isNameOfSite } from './gates/empty-title.ts'
import { HEADLINE_WORDS } from './gates/headline-gate.ts'
import { nameLines } from './titles/own-headlines.ts'
import { isGeneric, losesGuide } from './titles/generic-lines.ts'
import { isCountWithoutTopic } from './titles/title-parts.ts'
import { firstSentence, namesKeyword } from './gates/pin-checklist.ts'
import { writeAltText } from './writer/alt-text.ts'
import { keyOf } from './language/title-key.ts'
import type { WriteInput, WrittenText } from './gates/written-text.ts'

/** In minutes. Longer times are not shown on the picture. */
const MAX_KICKER_MINUTES = 120

export interface Composing {
  readonly input: Pick<WriteInput, 'interest' | 'language'>
  readonly model: PageModel
  /** Headlines of the page's other pins. */
  readonly headlines: readonly string[]
  /** Of the page's other titles about the whole page, for a title that comes again. */
  readonly spare: readonly string[]
}

export function composeText(
  { title: { entry }, description: { candidate } }: ChosenWords,
  { input: { interest, language }, model, headlines, spare }: Composing,
): WrittenText {
  const headline = headlineOf(entry, { taken: headlines, spare }, model)
  return {
    title: entry.title,
    about: entry.about,
    description: candidate.text,
    alt_text: writeAltText({
      design: { headline, items: [], pictures: [] },
      template: { pictures: 0, needsItems: false },
      altOf: () => '',
      subject: interest,
      lang: language.lang,
    }),
    headline,
    kicker: kickerOf(entry, headline, model),
    items: itemsOf(model.material),
    keywords: keywordsOfPin(entry.title, candidate.text, { interest, model }),
    sources: {
      title: entry.sources.slice(0, 10),
      description: candidate.sources.slice(0, 20),
    },
  }
}

/** At least one is in the title or in the first sentence, as the checklist asks. */
function keywordsOfPin(
  title: string,
  description: string,
  { interest, model: { material } }: { readonly interest: string; readonly model: PageModel },
): string[] {
  const keywords = keywordsOf(material, interest, `${title} ${description}`)
  const places = [title, firstSentence(description)]
  if (keywords.some((keyword) => places.some((text) => namesKeyword(text, keyword))))
    return keywords
  const { language, letters } = material
  const [rarest] = wordsOf(title)
    .filter((word) => word.length > 3 && !language.isStopWord(word.toLowerCase()))
    .toSorted((a, b) => language.rarity(b.toLowerCase()) - language.rarity(a.toLowerCase()))
  return rarest === undefined
    ? keywords
    : [...keywords.slice(0, MAX_KEYWORDS - 1), letters.running(rarest)]
}

/**
 * The title's own headlines first, then the subject's name, then other lines on the page: the first
 * that no pin has yet, else the one that the fewest have.
 */
function headlineOf(
  { headlines, title, section }: PatternTitle,
  { taken, spare }: { readonly taken: readonly string[]; readonly spare: readonly string[] },
  model: PageModel,
): string {
  const { material } = model
  const names = nameLines(model)
  const others = section === null ? spare : []
  const more = moreHeadlines(material.content, material.language)
  const isFit = (text: string): boolean =>
    !isCountWithoutTopic(text, model) &&
    !isGeneric(text, model) &&
    !losesGuide(text, model) &&
    !isNameOfSite(text, material.content)
  const parts = section === null ? partsOfPage(model) : []
  const all = [...headlines, ...names, ...others, ...more, ...parts].filter(isFit)
  const choices = all.filter(
    (text) =>
      namesPage(text, model) ||
      (headlines.includes(text) && (section !== null || nameKicker(text, model) !== '')) ||
      (parts.includes(text) && nameKicker(text, model) !== ''),
  )
  const seen = taken.map(keyOf)
  const usesOf = (text: string): number => seen.filter((key) => key === keyOf(text)).length
  const [first, ...rest] = choices
  if (first === undefined) return shortOf(title, [...all, ...spare.filter(isFit)])
  return rest.reduce((best, next) => (usesOf(next) < usesOf(best) ? next : best), first)
}

/** Parts of the page's title and its headings, for pins about the whole page. */
function partsOfPage({ material: { content, language } }: PageModel): string[] {
  const half = halfOfTitle(content, language)
  return [...(half ? [half.line] : []), ...sectionLines(content, language)]
}

/** The title, unless it is too long for a picture and there is anything else. */
function shortOf(title: string, others: readonly string[]): string {
  return wordsOf(title).length <= HEADLINE_WORDS.most ? title : (others[0] ?? title)
}

/** Whether it has a word of the subject or of the page's title: "Just 6 Ingredients" has none. */
function namesPage(text: string, { subject, material }: PageModel): boolean {
  const { language, content } = material
  if (isUnspaced(language.lang)) return true
  // A title's last words, "by climate zone", are not what the page is about.
  const isSure = subject.name !== '' && subject.confidence >= MIN_SURE
  const about = contentStems(isSure ? subject.name : content.title, language)
  const stems = contentStems(text, language)
  return about.length === 0 || stems.some((stem) => about.includes(stem))
}

/** The subject, for the line over a headline without it; '' where it does not fit. */
function nameKicker(headline: string, model: PageModel): string {
  const half = halfOfTitle(model.material.content, model.material.language)
  if (half !== null && half.line === headline) return half.kicker
  if (namesPage(headline, model)) return ''
  const name = shortName(model)
  const topic = topicKicker(model)
  return (model.kind === 'list' ? [topic, name] : [name, topic]).find(Boolean) ?? ''
}

/** '' for a name that does not fit the small line. */
function shortName({ facts, material }: PageModel): string {
  const name = facts.get('short') ?? facts.get('name')
  const short = material.letters.title(name?.text ?? '')
  return short.length <= MAX_KICKER_LENGTH ? short : ''
}

/**
 * The pattern's own, else a short fact that the headline does not say. The time that a dish takes
 * is nothing to read over "How to Store It".
 */
function kickerOf({ kicker, section }: PatternTitle, headline: string, model: PageModel): string {
  const name = nameKicker(headline, model)
  if (name !== '') return name
  const { facts, material } = model
  const { language } = material
  const choices = section === null ? [kicker, timeKicker(facts)] : [kicker]
  const said = contentStems(headline, language)
  return (
    choices.find(
      (text) =>
        text !== '' &&
        text.length <= MAX_KICKER_LENGTH &&
        !contentStems(text, language).some((stem) => said.includes(stem)) &&
        !(namesTime(text) && namesTime(headline)) &&
        !figuresOf(text).some((figure) => figuresOf(headline).includes(figure)),
    ) ?? ''
  )
}

/** "45 minutes" says nothing over "45-Minute Casserole". */
const figuresOf = (text: string): string[] => text.match(/\d+/gu) ?? []

/** "Serves 4" attracts no reader, so only a recipe's card shows it. */
function timeKicker(facts: Facts): string {
  const time = facts.get('time')
  return time && (time.number ?? 0) <= MAX_KICKER_MINUTES ? time.text : ''
}
