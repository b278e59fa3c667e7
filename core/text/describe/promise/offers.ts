/**
 * What a page gives, as the second sentence of a description: the things that its headings name, or
 * the page's own sentence that says so. Judges signed 44 % of descriptions with one sentence and
 * 61 % of those with two; "no word of what the page offers" was their reason most by far
 * (docs/decisions/0152).
 */
import type { TextSource } from '#core/contract/content/pins.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, wordsOf, type Language } from '../../language/language.ts'
import { isWholeSentence, splitSentences } from '../../language/sentences.ts'
import type { PatternTitle } from '../../titles/fill-titles.ts'
import { remember } from '../../language/remember.ts'
import { isAboutSite } from '../../understand/lead/site-lines.ts'
import type { PageModel } from '../../understand/page-model.ts'
import { isDamaged, isShouting } from '../../sentences/damage.ts'
import { hasSlip } from '../../sentences/slips.ts'
import { MIN_THINGS, type Thing, type ThingRow } from './heading-things.ts'
import { isSummed, numberIn, placeOf, promisedRows } from './promise.ts'
import { labelledRow } from './labelled-row.ts'
import { offerWords, type OfferForm } from './offer-words.ts'
import { sayable, spoken } from './spoken-things.ts'
import type { Section } from '../../understand/reading/sections.ts'

export interface Offer {
  readonly text: string
  readonly sources: readonly TextSource[]
  /** Whether the page says it in these words. */
  readonly isOwn: boolean
}

/** Best first, each with other words or other things; empty for recipes, which have their facts. */
export function offersFor(entry: PatternTitle, model: PageModel): readonly Offer[] {
  const { kind, material } = model
  if (kind === 'recipe' || kind === 'news' || entry.proof !== '') return []
  const { section } = entry
  if (isSummed(model)) return section ? [] : ownOffers(material.content, material.language)
  if (section !== null) return sectionOffers(section, entry, model)
  const row = promisedRows(model).find(({ isMost }) => isMost)
  const made = row ? rowOffers({ row, form: formOf(row, entry, model) }, model) : []
  return [...made, ...ownOffers(material.content, material.language)]
}

function sectionOffers({ heading }: Section, entry: PatternTitle, model: PageModel): Offer[] {
  const found = placeOf(heading, promisedRows(model))?.row
  const row = found?.parent === heading ? found : (labelledRow(heading, model) ?? found)
  if (row === undefined) return []
  return row.parent === heading
    ? rowOffers({ row, form: formOf(row, entry, model) }, model)
    : thingOffers(besideSection(row, heading), model)
}

/**
 * What is used alone where a page says nothing good of itself: its own sentences, else long lists.
 */
export function offersAlone(entry: PatternTitle, model: PageModel): readonly Offer[] {
  const { kind, material } = model
  if (kind === 'recipe' || kind === 'news' || entry.proof !== '' || entry.section) return []
  if (isSummed(model)) return ownOffers(material.content, material.language)
  const row = promisedRows(model).find(({ isMost }) => isMost)
  const made = row
    ? rowOffers({ row, form: formOf(row, entry, model), counts: LONG_COUNTS }, model)
    : []
  return [...ownOffers(material.content, material.language), ...made]
}

/** Steps are called so only where all are named. */
function rowOffers(naming: Naming, model: PageModel): Offer[] {
  if (naming.form !== 'steps') return thingOffers(naming, model)
  const { total } = naming.row
  return shortOnce([
    ...thingOffers({ ...naming, counts: [total], least: total }, model),
    ...thingOffers({ ...naming, form: 'tasks' }, model),
  ])
}

/** What is named, and in what words. */
interface Naming {
  readonly row: ThingRow
  readonly form: OfferForm
  readonly counts?: readonly number[]
  readonly least?: number
}

/** The other headings of the section's row, those behind it first. */
function besideSection(row: ThingRow, heading: string): Naming {
  const own = row.things.findIndex((thing) => thing.heading === heading)
  const others = [...row.things.slice(own + 1), ...row.things.slice(0, Math.max(0, own))]
  const things = others.filter((thing) => thing.heading !== heading)
  return {
    row: { ...row, things },
    form: BESIDE[row.kind],
    counts: COUNTS_BESIDE,
    least: MIN_BESIDE,
  }
}

const BESIDE: Readonly<Record<ThingRow['kind'], OfferForm>> = {
  thing: 'also',
  task: 'alsoTasks',
  question: 'questions',
}
const MIN_BESIDE = 2
const COUNTS_BESIDE = [2, 3, 2, 3]

const LONG_COUNTS = [5, 6, 5, 6]
const MAX_OFFERS = 4
const MAX_LENGTH = 150
/** Numbers of things in turn, so that a page's pins differ. */
const COUNTS = [3, 4, 3, 4]

/** Each with the next wording, and with the things that follow those of the last. */
function thingOffers(
  { row, form, counts = COUNTS, least = MIN_THINGS }: Naming,
  { material }: PageModel,
): Offer[] {
  const { lang } = material.language
  const wordings = offerWords.get(lang)?.forms[form] ?? []
  const things = wordings.length === 0 ? [] : sayable(row, lang)
  const found: Offer[] = []
  let at = 0
  for (let turn = 0; turn < MAX_OFFERS; turn += 1) {
    if (things.length - at < least) at = 0
    const shown = things.slice(at, at + inTurn(counts, turn))
    if (shown.length < least) break
    at += shown.length
    const list = spoken({ things: shown, kind: row.kind }, material)
    const text = inTurn(wordings, turn).replace('{things}', () => list)
    if (!isGeneral(shown, { list, lang, form, kind: row.kind }))
      found.push({ text, sources: sourcesOf(form, shown), isOwn: false })
  }
  return shortOnce(found)
}

/**
 * "Sweetness, acidity and tannin", "the foundation, two approaches and …": nothing that one opens a
 * page for.
 */
const GENERAL = /^\p{Ll}[\p{Ll}’'-]*$/u
/** "A trowel, a bucket": things to see. */
const COUNTED = /(?:^|, | and )an? /u
const EMPTY =
  /^(?:(?:the|an?|some|two|three|four|five|\d) )?(?:foundations?|approach(?:es)?|aspects?|factors?|considerations?|details|background|context|introduction|takeaways?)$/iu

interface Shown {
  /** The things as they are spoken. */
  readonly list: string
  readonly lang: string
  readonly form: OfferForm
  readonly kind: ThingRow['kind']
}

/** A checklist is read for its plain things. */
const isGeneral = (shown: readonly Thing[], { list, lang, form, kind }: Shown): boolean =>
  lang === 'en' &&
  kind === 'thing' &&
  form !== 'checklist' &&
  ((shown.every(({ text }) => GENERAL.test(text)) && !COUNTED.test(list)) ||
    shown.some(({ text }) => EMPTY.test(text)))

/** Each of a list that is not empty, and again from its beginning. */
const inTurn = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T

function shortOnce(offers: readonly Offer[]): Offer[] {
  const seen = new Set<string>()
  return offers.filter(
    ({ text }) => text.length <= MAX_LENGTH && !seen.has(text) && seen.add(text).size > 0,
  )
}

const REVIEW = /\b(?:best|top|picks?|review(?:s|ed)?|beste|mejores|meilleurs?|meilleures)\b/iu
const GUIDES = new Set<PageModel['kind']>(['guide', 'howTo', 'travel'])

/** What the page is, by its title and the grammar of its headings. */
function formOf(row: ThingRow, { title, section }: PatternTitle, model: PageModel): OfferForm {
  const { content, language } = model.material
  const list = offerWords.get(language.lang)
  const name = section === null ? content.title : title
  if (row.kind === 'question') return 'questions'
  if (list?.checklist.test(name) === true) return 'checklist'
  if (row.kind === 'task') return taskForm(name, model)
  if (model.kind === 'list' && isOfEntries(name)) return REVIEW.test(name) ? 'picks' : 'list'
  return isGuide(name, model) ? 'guide' : 'post'
}

const isGuide = (name: string, { kind, material: { language } }: PageModel): boolean =>
  GUIDES.has(kind) || offerWords.get(language.lang)?.guide.test(name) === true

function taskForm(name: string, { kind, material: { language } }: PageModel): OfferForm {
  const list = offerWords.get(language.lang)
  if (kind === 'list' || list?.tips.test(name) === true) return 'tips'
  return list?.howTo.test(name) === true ? 'steps' : 'tasks'
}

const isOfEntries = (name: string): boolean =>
  REVIEW.test(name) || numberIn(name.replace(/^\D+(?=\d)/u, '')) >= MIN_THINGS

function sourcesOf(form: OfferForm, shown: readonly Thing[]): TextSource[] {
  const headings = shown.map(({ heading }) => ({
    kind: 'heading' as const,
    quote: heading.slice(0, 500),
  }))
  return [
    { kind: 'template', quote: `pattern offer ${form} of ${shown[0]?.text ?? ''}` },
    ...headings,
  ]
}

/** In paragraphs: further down a sentence offers what is next to it. */
const BEGINNING = 10
const MIN_OWN = 40
const MAX_OWN = 190
const MAX_OWN_OFFERS = 2

/** "This guide shows how to …", from the summary or the beginning of the text. */
const ownOffers = remember((content: PageContent, language: Language): Offer[] => {
  const { lang } = language
  const list = offerWords.get(lang)
  if (!list) return []
  const texts = [content.description, ...content.paragraphs.slice(0, BEGINNING)]
  const sentences = texts
    .flatMap((text) => splitSentences(text, lang))
    .filter(
      (one) =>
        list.own.test(one) &&
        !isLeaning(one, list.leans, content) &&
        isSound(one, content, language),
    )
  return [...new Set(sentences)].slice(0, MAX_OWN_OFFERS).map((text) => ({
    text,
    sources: [{ kind: 'sentence' as const, quote: text.slice(0, 500) }],
    isOwn: true,
  }))
})

/**
 * Whether a text points at what a pin does not show; "photos" are the subject under "Photography".
 */
function isLeaning(text: string, leans: RegExp, { title }: PageContent): boolean {
  const titled = wordsOf(title.toLowerCase())
  return [...text.matchAll(new RegExp(leans, 'giu'))].some(([found]) => {
    const bare = found.toLowerCase().replace(/s$/u, '')
    return !titled.some((word) => word.startsWith(bare))
  })
}

/** A whole sentence on the title, without faults. */
function isSound(text: string, content: PageContent, language: Language): boolean {
  const about = contentStems(content.title, language)
  const isWhole =
    text.length >= MIN_OWN &&
    text.length <= MAX_OWN &&
    /[.!]$/u.test(text) &&
    isWholeSentence(text) &&
    contentStems(text, language).some((stem) => about.includes(stem))
  const isTorn =
    isDamaged(text, language.lang) || isShouting(text) || hasSlip(text, language, about)
  return isWhole && !isTorn && !isAboutSite(text, content, { about, language })
}
