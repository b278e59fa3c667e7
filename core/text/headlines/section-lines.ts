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
import { clausesOf, leans } from '../titles/title-parts.ts'
import { understandPage, type PageModel } from '../understand/page-model.ts'
import type { Section } from '../understand/reading/sections.ts'

/** In letters. */
export const MAX_KICKER_LENGTH = 34
/** Pages that advise or list, whose headings say what they have. A story's are part of its telling. */
const ADVISING = new Set<string>(['list', 'howTo', 'guide', 'travel', 'questions', 'review'])
/** A story with fewer such headings is no row of them. */
const MIN_OF_STORY = 3
/** A question with fewer words of meaning could be on any page. */
const MIN_ASKED = 2
/** Parts that lead elsewhere, sell, address the reader, or go on from the part before. */
const LEADS_ON =
  /^(?:mehr (?:zu|über|infos?)|weitere|hier|jetzt|unsere?|zum (?:weiterlesen|online-?shop)|bildnachweis|und |aber |doch |exkurs|additional (?:details|info\p{L}*)|the (?:hypothesis|study|studies|findings|results|research|methods?)$|save (?:up|big|hundreds|\$?\d)|get (?:up|\d|it now)|(?:día|tag|jour|day) \d|puestos|y |et |mais |pero |(?:sie|du|ihr|wir|man|er|es|vous|tu|usted|ud) (?!.*\?$))|(?<!\p{L})(?:sagt|sagen|says|dit|dice|tickets?|deals?|discounts?|rabatte?|gutscheine?|promo\p{L}*|ofertas?)(?!\p{L})/iu
/** Marks, years, names of authors and labels. */
const UNFIT =
  /^(?:von|par|by|By|Von|Par) \p{Lu}|[:;,.–—-]$|[=+()[\]"“”„«»/:]|\s[–—-]\s|^\p{Ll}|\b(?:19|20)\d\d\b|\d[.,]\d|\p{Lu}{5,}.*\s.*\p{Lu}{5,}|^\P{Ll}+$/u
const ASKS =
  /^(?:how|what|why|when|where|which|who|can|should|do|does|is|are|wie|was|warum|wann|wo|welche[nrs]?|wer|kann|darf|sollte|comment|pourquoi|quand|où|quel\p{L}*|combien|peut-on|faut-il|¿|cómo|qué|cuándo|dónde|cuánt\p{L}*)(?!\p{L})/iu
/** The beginning of a list's title that counts: "6 Wellnessoasen" of "6 Wellnessoasen für …". */
const COUNTED =
  /^(?:(?:the|die|les|los|las) )?\d{1,3} .+?(?=\s(?:for|to|in|on|at|that|you|from|with|when|if|für|in|im|an|am|auf|aus|mit|zum|zur|rund|die|pour|dans|en|avec|qui|que|para|con|de)\s|$|:)/iu

export const sectionLines = remember((content, language): string[] => {
  const model = understandPage(content, language)
  const { kind, sections } = model
  if (kind === 'recipe' || kind === 'news' || isUnspaced(language.lang)) return []
  const lines = sections
    .filter((section) => isListed(section, model))
    .map((section) => cased(lineOf(section), model))
    .filter((line) => isFit(line, model))
  const telling = ADVISING.has(kind) ? lines : lines.filter((line) => isAdvice(line, model))
  const isRow = ADVISING.has(kind) || telling.length >= MIN_OF_STORY
  return isRow ? [...new Set(telling)] : []
})

/** What the page is about, to be written small above one of its headings; '' where that is long. */
export function topicKicker(model: PageModel): string {
  const { kind, material } = model
  const { content, letters, language } = material
  const counted = kind === 'list' ? (COUNTED.exec(content.title)?.[0] ?? '') : ''
  return (
    [counted, topicOf(model)]
      .map((line) => letters.title(line))
      .find(
        (line) =>
          line.length <= MAX_KICKER_LENGTH &&
          contentStems(line, language).length > 0 &&
          line !== '',
      ) ?? ''
  )
}

/** The entries of a list are on the level that most of its headings have. */
function isListed(section: Section, model: PageModel): boolean {
  const { kind, sections } = model
  if (kind !== 'list') return isSubstantial(section, model)
  const levels = sections.map(({ level }) => level)
  const countOf = (level: number): number => levels.filter((one) => one === level).length
  return (
    section.role === 'entry' || levels.every((level) => countOf(level) <= countOf(section.level))
  )
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
    ![UNFIT, LEADS_ON].some((unfit) => unfit.test(line)) &&
    isTelling(line, model) &&
    !isNoTitle(line, model) &&
    (!ASKS.test(line) || contentStems(line, language).length >= MIN_ASKED) &&
    !content.title.includes(line)
  )
}

/** As long as a headline may be, without a first person, and complete. */
const isWhole = (line: string, { material: { language } }: PageModel): boolean =>
  isHeadline(line) &&
  !leans(line, language.lang) &&
  firstPersonOf(language.lang)?.test(line) !== true &&
  headlineFaults(line, '', language).length === 0

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
 * steigern Songs deine Leistung" of "Musik und Sport: So steigern Songs deine Leistung".
 */
export const halfOfTitle = remember(
  (content, language): { line: string; kicker: string } | null => {
    const model = understandPage(content, language)
    const parts = content.title.split(/:\s+|\s+[–—|-]\s+/u)
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
    ![OF_ANYTHING, LEADS_ON].some((unfit) => unfit.test(line)) &&
    contentStems(line, language).length >= MIN_ASKED
  )
}

/** "A Review", "The Complete Guide": what the page is, and nothing of its topic. */
const OF_ANYTHING =
  /^(?:an? |the |der |die |das |ein |eine |la |le |el |un |une |una )?(?:\p{L}+ )?(?:reviews?|guide|part|volume|teil|folge|interview|podcast|rezension|ratgeber|porträt|überblick|guía|parte|partie|critique|avis)(?: \d+)?$/iu
