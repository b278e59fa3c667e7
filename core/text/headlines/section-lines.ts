/**
 * Headings of a page as headlines of pins about the whole of it: an entry of its list, one of its
 * steps or questions. A small line above says what the page is about, unless the heading does.
 */
import { firstPersonOf } from '../gates/first-person.ts'
import { headlineFaults } from '../gates/headline-gate.ts'
import { isOrder } from '../language/english-grammar.ts'
import { isTitleCased } from '../language/letter-case.ts'
import { contentStems, isUnspaced, wordsOf } from '../language/language.ts'
import { remember } from '../language/remember.ts'
import { isHeadline } from '../titles/fill-titles.ts'
import { isNoTitle, isSubstantial, lineOf } from '../titles/own-lines.ts'
import { topicOf } from '../titles/page-topic.ts'
import { stemCounts } from '../subject/title-topics.ts'
import { clausesOf, isCountWithoutTopic, leans } from '../titles/title-parts.ts'
import { understandPage, type PageModel } from '../understand/page-model.ts'
import type { Section } from '../understand/reading/sections.ts'
import type { Material } from '../writer/material.ts'

/** In letters. */
export const MAX_KICKER_LENGTH = 34
/** Pages that advise or list, whose headings say what they have. A story's are part of it. */
const ADVISING = new Set<string>(['list', 'howTo', 'guide', 'travel', 'questions', 'review'])
/** A story with fewer such headings is no row of them. */
const MIN_OF_STORY = 3
/** A question with fewer words of meaning could be on any page. */
const MIN_ASKED = 2
/**
 * By language: parts that lead elsewhere, sell, address the reader, or go on from the part before,
 * by the words that they begin with or have.
 */
const LEADS_ON: Readonly<Record<string, RegExp>> = {
  en: /^(?:additional (?:details|info|information)|save (?:up to \p{Sc}?\d|hundreds|\p{Sc}?\d)|get (?:up to \p{Sc}?\d|\d|it now)|day \d+|and)(?!\p{L})|^the (?:hypothesis|study|studies|findings|results|research|methods?)$|^save big(?= (?:on|with|at|today|now)|$)|(?<!\p{L})(?:says|deals(?! with)|discounts?|promos?|promo ?codes?|promotions?(?! of)|tickets?(?=$| (?:here|now|on sale|from \p{Sc}?\d|and|&)))(?!\p{L})/iu,
  de: /^(?:mehr (?:zu|über|infos?)|weitere[nrs]?|hier|jetzt|unser(?:e[mnrs]?)?|zum (?:weiterlesen|online-?shop)|bildnachweise?|und|aber|doch|exkurs|tag \d+|(?:sie|du|ihr|wir|man|er|es)(?= )(?!.*\?$))(?!\p{L})|(?<!\p{L})(?:sagt|sagen|tickets?|deals|rabatte?|gutscheine?)(?!\p{L})/iu,
  es: /^(?:día \d+|puestos (?:relacionados|recientes|destacados)|y|pero|(?:tú|usted|ud)(?= )(?!.*\?$))(?!\p{L})|(?<!\p{L})(?:dice|ofertas?)(?!\p{L})/iu,
  fr: /^(?:jour \d+|et|mais|(?:vous|tu)(?= )(?!.*\?$))(?!\p{L})|(?<!\p{L})(?:dit|promos?)(?!\p{L})/iu,
}
/** "By Nora Vessani"; "By Hand or by Pump" is none. */
const AUTHOR =
  /^(?:von|par|by|Von|Par|By) \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)+(?:$|,| (?:and|und|et) )/u
/** Marks, years and labels. */
const UNFIT =
  /[:;,.–—-]$|[=+()[\]"“”„«»/:]|\s[–—-]\s|^\p{Ll}|\b(?:19|20)\d\d\b|\d[.,]\d|\p{Lu}{5,}.*\s.*\p{Lu}{5,}|^\P{Ll}+$/u
const ASKS =
  /^(?:how|what|why|when|where|which|who|can|should|do|does|is|are|wie|was|warum|wann|wo|welche[nrs]?|wer|kann|darf|sollte|comment|pourquoi|quand|où|quel\p{L}*|combien|peut-on|faut-il|¿|cómo|qué|cuándo|dónde|cuánt\p{L}*)(?!\p{L})/iu
/** The beginning of a list's title that counts: "6 Wellnessoasen" of "6 Wellnessoasen für …". */
const COUNTED =
  /^(?:(?:the|die|les|los|las) )?\d{1,3} .+?(?=\s(?:for|to|in|on|at|that|you|from|with|when|if|für|in|im|an|am|auf|aus|mit|zum|zur|rund|die|pour|dans|en|avec|qui|que|para|con|de)\s|$|:)/iu
/** "25 Things", "6 of the Best Ideas": of what? */
const COUNTED_ANYTHING =
  /^(?:(?:the|die|les|los|las) )?\d{1,3} (?:of (?:the|our) )?(?:(?<word>\p{L}+) )?(?:things|ways|places|spots|ideas|reasons|tips|stops|dinge|wege|orte|ideen|gründe|tipps|choses|façons|manières|lieux|endroits|idées|raisons|conseils|cosas|formas|maneras|lugares|razones|consejos)$/iu
/** A title goes on behind them with what is counted: "25 Things to Do in Lisbon". */
const GOES_ON_TO =
  /^.+?\s(?:to|for|in|on|at|für|in|im|zum|zur|am|an|auf|pour|à|de|para)\s(?!.*\s(?:that|which|who|you|qui|que|dont|die)\s)/iu

export const sectionLines = remember((content, language): string[] => {
  const model = understandPage(content, language)
  const { kind } = model
  if (kind === 'recipe' || kind === 'news' || isUnspaced(language.lang)) return []
  const lines = listedSections(model)
    .map((section) => cased(lineOf(section), model))
    .filter((line) => isFit(line, model))
  const telling = ADVISING.has(kind) ? lines : lines.filter((line) => isAdvice(line, model))
  const isRow = ADVISING.has(kind) || telling.length >= MIN_OF_STORY
  return isRow ? [...new Set(telling)] : []
})

/** What the page is about, to be written small above one of its headings; '' where that is long. */
export function topicKicker(model: PageModel): string {
  const { letters, language } = model.material
  return (
    [countedOf(model), topicOf(model)]
      .map((line) => letters.title(line))
      .find(
        (line) =>
          line.length <= MAX_KICKER_LENGTH &&
          contentStems(line, language).length > 0 &&
          line !== '',
      ) ?? ''
  )
}

/**
 * What a list counts, with the words behind it that say of what; '' where these are too many or
 * missing.
 */
function countedOf(model: PageModel): string {
  const { title } = model.material.content
  const head = model.kind === 'list' ? (COUNTED.exec(title)?.[0] ?? '') : ''
  if (!isCountWithoutTopic(head, model) && !isCountOfAny(head, model.material)) return head
  const [clause = ''] = title.split(/\s*[:|!?]\s*|\s+[–—-]\s+|\s*[([]/u)
  return GOES_ON_TO.test(clause) ? clause : ''
}

/** "6 of the Best Ideas"; "6 Kitchen Ideas" names what they are for. */
function isCountOfAny(head: string, { language }: Material): boolean {
  const found = COUNTED_ANYTHING.exec(head)
  const word = found?.groups?.['word']?.toLowerCase() ?? ''
  const isQuality =
    word === '' || ['ADJ', 'ADV', 'OTHER'].includes(language.tokens(word)[0]?.pos ?? '')
  return found !== null && isQuality
}

/** The entries of a list are on the level that most of its headings have. */
function listedSections(model: PageModel): readonly Section[] {
  const { kind, sections } = model
  if (kind !== 'list') return sections.filter((section) => isSubstantial(section, model))
  const counts = new Map<number, number>()
  for (const { level } of sections) counts.set(level, (counts.get(level) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return sections.filter(({ role, level }) => role === 'entry' || counts.get(level) === most)
}

/** "Live below your means" of a page whose title has capitals. */
function cased(line: string, { material: { content, language, letters } }: PageModel): string {
  return language.lang === 'en' && isTitleCased(content.title) && !line.endsWith('?')
    ? letters.title(line)
    : line
}

function isFit(line: string, model: PageModel): boolean {
  const { content, language } = model.material
  return (
    isWhole(line, model) &&
    ![UNFIT, AUTHOR].some((unfit) => unfit.test(line)) &&
    !leadsOn(line, language.lang) &&
    isTelling(line, model) &&
    !isNoTitle(line, model) &&
    (!ASKS.test(line) || contentStems(line, language).length >= MIN_ASKED) &&
    !content.title.includes(line)
  )
}

const leadsOn = (line: string, lang: string): boolean => LEADS_ON[lang]?.test(line) ?? false

/** As long as a headline may be, without a first person, and complete. */
const isWhole = (line: string, { kind, material: { language } }: PageModel): boolean =>
  isHeadline(line) &&
  (!leans(line, language.lang) || isComplete(line, kind, language.lang)) &&
  firstPersonOf(language.lang)?.test(line) !== true &&
  headlineFaults(line, '', language).length === 0

/** "By Hand or by Pump", and "Du pain perdu" in a list: their first words lean on nothing. */
const isComplete = (line: string, kind: PageModel['kind'], lang: string): boolean =>
  (lang === 'en' && /^by (?:\S+ ){1,3}(?:or|and) by\s/iu.test(line)) ||
  (lang === 'fr' && kind === 'list' && /^(?:du\s|des\s|de la\s|de l['’])/iu.test(line))

/** In letters of a stem: a German compound says what two words say elsewhere. */
const COMPOUND = 10

/** Two words of meaning, none of them twice. */
function isTelling(line: string, { material: { language } }: PageModel): boolean {
  const stems = contentStems(line, language).filter((stem) => /\p{L}{2}/u.test(stem))
  const isLong = language.lang === 'de' && stems.some(({ length }) => length >= COMPOUND)
  return (stems.length > 1 || isLong) && new Set(stems).size === stems.length
}

/**
 * A heading of a story that says something by itself: advice, a question, one on its topic, or of
 * so many words below the topic.
 */
function isAdvice(line: string, model: PageModel): boolean {
  const { content, language } = model.material
  const about = contentStems(`${model.subject.name} ${content.title}`, language)
  const stems = contentStems(line, language)
  const isOnTopic = stems.length > 1 && stems.some((stem) => about.includes(stem))
  const isTask = language.lang === 'en' && wordsOf(line).length > 2 && isOrder(line)
  const isLong = stems.length >= MIN_OF_TOPIC && topicKicker(model) !== ''
  return isOnTopic || isTask || isLong || (ASKS.test(line) && line.endsWith('?'))
}

const MIN_OF_TOPIC = 3

/**
 * The second half of a title whose first is the page's topic, as it is written small above it: "So
 * steigern Songs deine Leistung" of "Musik und Sport: So steigern Songs deine Leistung". Only
 * behind a colon: a dash is before names of authors and shops.
 */
export const halfOfTitle = remember(
  (content, language): { line: string; kicker: string } | null => {
    const model = understandPage(content, language)
    const parts = content.title.split(/:\s+/u)
    const [first = '', second = ''] = parts.map((part) => part.trim())
    const isPair =
      parts.length === 2 &&
      model.kind !== 'recipe' &&
      first !== '' &&
      first.length <= MAX_KICKER_LENGTH &&
      topicOf({ ...model, subject: { name: '', confidence: 0 } }) === first
    const [line] = isPair ? clausesOf(content.title, content).filter((part) => part === second) : []
    return line !== undefined && isHalf(line, model) ? { line, kicker: first } : null
  },
)

function isHalf(line: string, model: PageModel): boolean {
  const { language } = model.material
  return (
    isWhole(line, model) &&
    !isUnspaced(language.lang) &&
    !OF_ANYTHING.test(line) &&
    !leadsOn(line, language.lang) &&
    contentStems(line, language).length >= MIN_ASKED &&
    (asksOrOrders(line, language.lang) || isOfPage(line, model))
  )
}

const asksOrOrders = (line: string, lang: string): boolean =>
  ASKS.test(line) || (lang === 'en' && isOrder(line))

/** It has a word of the text, and is no name: "Norwick Nursery", "Nora Vessani". */
function isOfPage(line: string, { material: { content, language } }: PageModel): boolean {
  const stems = contentStems(line, language)
  const counts = stemCounts(content, language)
  const mentioned = stems.filter((stem) => counts.has(stem))
  const isName = wordsOf(line).length === stems.length && mentioned.length < stems.length
  return mentioned.length > 0 && !isName
}

/** "A Review", "The Complete Guide", "A Cookbook for …": what the page is, not what is in it. */
const OF_ANYTHING =
  /^(?:an? |the |der |die |das |ein |eine |la |le |el |un |une |una )?(?:[\p{L}-]+ ){0,3}(?:reviews?|guides?|part|volume|updates?|teil|folge|interview|podcast|rezension|ratgeber|porträt|überblick|guía|parte|partie|critique|avis|faqs?|questions|fragen|pros and cons)(?: \d+)?$|^(?:an? |the )?(?:\p{L}+ )?(?:cookbook|novel|memoir)(?!\p{L})|^(?:everything|all|what) you (?:need|should|want|ever)(?!\p{L})|^before and after$/iu
