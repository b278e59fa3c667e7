/** What of a page's own title is on a picture. */
import { headlineFaults, withOwnArticle } from '../gates/headline-gate.ts'
import { endsInQuality, isPlural, singular } from '../language/english-grammar.ts'
import { contentStems, wordsOf, type Language } from '../language/language.ts'
import { splitTitle } from '../language/split-title.ts'
import { isOfOtherPart, topicsOf } from '../subject/title-topics.ts'
import { countsRecipes } from '../subject/title-series.ts'
import { MIN_SURE, type PageModel } from '../understand/page-model.ts'
import type { Material } from '../writer/material.ts'
import { isHeadline } from './fill-titles.ts'
import { sectionHeadlines } from './own-lines.ts'
import {
  clausesOf,
  isCountWithoutTopic,
  isOneName,
  leans,
  shortParts,
  withoutNote,
} from './title-parts.ts'

/**
 * Before these an English title may end on a picture; "Horrorclown versetzt Wien" lacks "in Angst".
 */
const JOINS =
  /\s+(?:that(?:['’](?:ll|s|ve|d))?|who|with|for|from|in|on|at|after|against|as|but|and how|and why|according to|before|during|without|you)\s/iu

/** German puts the verb at the end of these: no part before it says anything. */
const VERB_LAST = /^(?:wie|was|warum|wann|wo|wer|wenn|weil|dass|damit|ob)\s/iu

export function headlinesOf(model: PageModel, title: string): string[] {
  const { material, subject } = model
  const { letters } = material
  const named = nameLines(model)
  const isOnTopic = (line: string): boolean => isAboutTopic(line, title, model)
  const parts = shortLines(title, model)
  const short = parts.filter(isOnTopic)
  const clauses = clausesOf(title, material.content).filter(
    (part) => !leans(part, material.language.lang),
  )
  const heads = [title, ...clauses]
    .filter((part) => material.language.lang !== 'de' || !VERB_LAST.test(part))
    .map((part) => (material.language.lang === 'en' ? beforeJoin(part) : part))
    // "60 Clothing Brands" of "60 Clothing Brands from the USA Making ..." is any brands.
    .map((head) => parts.find((part) => part.startsWith(`${head} `)) ?? head)
  const isSure = subject.confidence >= MIN_SURE && named.length > 0
  const isWhole = (head: string): boolean =>
    wordsOf(head).length >= 3 && headlineFaults(head, title, material.language).length === 0
  const whole = heads.filter(isWhole)
  const cut = isSure ? [] : whole
  // "25 Small Balcony Ideas" keeps the count that the name alone would lose.
  const counted = whole.filter(
    (head) =>
      /^\d/u.test(head) &&
      (clauses.includes(head) || keepsTopics(head, leadOf(title, material.language.lang), model)),
  )
  const below =
    isSure || COUNTS_MANY.test(title)
      ? []
      : sectionHeadlines(model)
          .map(letters.title)
          .filter((line) => !isOneOfMany(line, title) && keepsTopics(line, title, model))
  const aboutTopic = [...clauses, ...cut, ...below].filter(isOnTopic)
  const lines = [...short, withoutNote(title), title, ...counted, ...named, ...aboutTopic].filter(
    (line) =>
      (isHeadline(line) || short.includes(line)) &&
      !GOES_ON.test(line) &&
      !isLabelOf(line, title, model.kind) &&
      !isOfOtherPart(line, material.content, material.language) &&
      !isCountAlone(line, model),
  )
  const own = lines.length > 0 || title.length <= MAX_ON_PICTURE ? lines : calledOut(clauses)
  if (material.language.lang !== 'en') return own
  return [...new Set(own.map((line) => withWholeCompounds(line, letters.title(line))))]
}

/** "No-knead Bread" becomes "No-Knead Bread"; a line in the case of running text stays. */
function withWholeCompounds(line: string, titled: string): string {
  const words = titled.split(' ')
  return line.split(' ').every((word, at) => word === words[at] || word.includes('-'))
    ? titled
    : line
}

/**
 * The subject's names as lines on a picture. "Antique furniture" is not what a page on restoring it
 * is about, and "running shoes" says less than the best of them.
 */
export function nameLines(model: PageModel): string[] {
  const { kind, facts, material } = model
  const { letters, content } = material
  if (isUnnamed(model)) return []
  const slots = kind === 'list' ? [facts.has('ranked') ? 'ranked' : 'name'] : ['name']
  const hasShort = kind !== 'list' && (kind !== 'howTo' || facts.has('made'))
  return [...slots, ...(hasShort ? ['short'] : [])]
    .map((slot) => letters.title(facts.get(slot)?.text ?? ''))
    .map((name) => withOwnArticle(name, content.title, kind === 'recipe'))
    .filter(isHeadline)
}

/** The subject is unsure, or no name for what the page says of it. */
function isUnnamed({ kind, subject, facts }: PageModel): boolean {
  if (kind === 'list') return subject.confidence < MIN_SURE
  // "Living in a Tiny Home" is no name for what its pros and cons are.
  return kind === 'review' && !facts.has('review') && !facts.has('product')
}

const isAboutTopic = (line: string, title: string, model: PageModel): boolean =>
  namesDish(line, model) &&
  namesTopic(line, model) &&
  keepsTopics(line, leadOf(title, model.material.language.lang), model) &&
  !isNameOfMore(line, title, model.material) &&
  !isBareName(line, model.material) &&
  !GOES_ON.test(line)

/** In letters: people read no longer title on a picture of a grid. */
const COMFORTABLE = 46

/** Whole parts of a long title, longest first. */
const shortLines = (
  title: string,
  { material: { content, language, letters } }: PageModel,
): string[] =>
  title.length <= COMFORTABLE || isOneName(title, content)
    ? []
    : shortParts(title, language.lang)
        .filter(
          (part) =>
            part.length <= COMFORTABLE &&
            wordsOf(part).length >= MIN_WORDS &&
            // Nine short words are better than the whole of a long title.
            headlineFaults(part, isQuoted(part, title) ? '' : title, language).every(
              ({ code }) => code === 'length',
            ) &&
            !(language.lang === 'en' && endsInQuality(part)),
        )
        // A part without one tail more says less than with it.
        .filter(
          (part, at, parts) => !parts.slice(0, at).some((more) => more.startsWith(`${part} `)),
        )
        .map(letters.title)

const isQuoted = (part: string, title: string): boolean =>
  /^["“„«»”]/u.test(title.slice(title.indexOf(part) + part.length).trim())

const MIN_WORDS = 3

/** In letters: a longer title fills a picture with words. */
const MAX_ON_PICTURE = 60

/** "Die Saison beginnt!" before all that a long title goes on with. */
const calledOut = (clauses: readonly string[]): string[] =>
  clauses.filter((part) => part.endsWith('!') && wordsOf(part).length >= 3 && isHeadline(part))

/** "The Best Board Games" of "… from 2025" would be the best of all years. */
function beforeJoin(part: string): string {
  const head = part.split(JOINS)[0] ?? ''
  return /\b(?:19|20)\d\d\b/u.test(part.slice(head.length)) ? part : head
}

/**
 * "Nora Harlow" of "Nora Harlow's Garden Shed" is somebody, and the page is about something of
 * theirs: two or three names that begin the title, and it goes on without a mark.
 */
function isNameOfMore(line: string, title: string, { language }: Material): boolean {
  const words = line.split(' ')
  return (
    words.length <= 3 &&
    isNames(line, language) &&
    title.startsWith(line) &&
    /^(?:['’]s?\b|\s\p{L})/u.test(title.slice(line.length))
  )
}

/** "Dezuka Suisan", two names that do not explain what they are. */
function isBareName(line: string, { language }: Material): boolean {
  return line.split(' ').length <= 2 && isNames(line, language)
}

function isNames(line: string, { lang, tokens }: Language): boolean {
  return (
    lang !== 'de' &&
    line.split(' ').every((word) => /^\p{Lu}\p{Ll}/u.test(word)) &&
    tokens(line).every(({ pos }) => pos === 'PROPN')
  )
}

/** "8 Elegant Recipes" of "Gluten-Free Desserts: 8 Elegant Recipes" leaves out what they are. */
function isCountAlone(line: string, model: PageModel): boolean {
  if (isCountWithoutTopic(line, model)) return true
  const { subject, material } = model
  const { language } = material
  const named = contentStems(subject.name, language)
  const stems = contentStems(line, language)
  return countsRecipes(line) && named.length > 0 && !named.some((stem) => stems.includes(stem))
}

/** Those whose words a title reports: "Prison Official: The Gates Were Left Open". */
const SPEAKERS =
  /(?:^|\s)(?:officials?|police|authorities|minist(?:er|ry)|experts?|ceo|mayor|scientists|researchers|polizei|experten?|forscher)$/iu
/**
 * Kinds of news and columns by themselves; "Home Study", "Love Letter" and "Greek Column" are what
 * a page is about, unless it is news.
 */
const COLUMNS =
  /(?<article>^(?:(?:an?|the|new|der|die|das|eine?|neue|la|le|el|une?|una) )?|\s)(?:coach|sources?|study|studies|survey|poll|report|letter|column|editorial|opinion|kolumne|glosse|kommentar|leserbrief|interview|porträt|podcast|umfrage|studie|bericht|chronique|édito|tribune|entretien|étude|columna|entrevista|opinión|estudio|encuesta)$/iu
/** A quote up to the end: “Right Plant, Right Place” Explained is none. */
const QUOTES = /^:\s(?:["“”„«»][^"“”„«»]+["“”«»]|[‘'‚›].+[’'‘‹])[.!?]?$/u

/**
 * "Nora Vessani" of 'Nora Vessani: “The harbor is ours”', "Prison official" of "Prison official:
 * …": the title goes on with what somebody says.
 */
function isLabelOf(line: string, title: string, kind: PageModel['kind']): boolean {
  const rest = title.toLowerCase().startsWith(line.toLowerCase()) ? title.slice(line.length) : ''
  const column = COLUMNS.exec(line)
  const isColumn = column !== null && (kind === 'news' || column.groups?.['article'] !== ' ')
  return QUOTES.test(rest) || (/^:\s/u.test(rest) && (SPEAKERS.test(line) || isColumn))
}

/** "12 of the Best Sewing Machines": one model is none of the others. */
const COUNTS_MANY = /^(?:the |top |best )*\d{1,3} (?!day|week|minute|hour)|\bof the best\b/iu

/** "15-Minute Dance Workout" below "Try These Workouts" is one entry of a list. */
function isOneOfMany(line: string, title: string): boolean {
  const last = wordsOf(title.toLowerCase()).at(-1) ?? ''
  return isPlural(last) && wordsOf(line.toLowerCase()).includes(singular(last))
}

/** "Then the Star Confirmed …": the other half of its title. */
const GOES_ON =
  /^(?:then|and|but|so|or|yet|because|plus|also|it|its|they|their|he|she|his|her|this|these|here|dann|und|aber|doch|jedoch|oder|denn|er|sie|es|dies\p{L}*|et|mais|ou|donc|il|elle|ils|elles|ce|cette|ces|y|pero|o|así)\s/iu

/**
 * "What They Are and How You Get Them" of a title on superbugs means nothing on a picture: a part
 * must hold one of the words that the title and the text share most.
 */
function namesTopic(line: string, { material: { content, language } }: PageModel): boolean {
  const topics = topicsOf(content, language)
  const stems = contentStems(line, language)
  if (stems.length < 2) return false
  if (topics.length === 0) return content.title.startsWith(line)
  return stems.some((stem) => topics.includes(stem))
}

/**
 * What comes before the first mark; of "In the Garden: Three Evergreens" what comes after it.
 */
function leadOf(title: string, lang: string): string {
  const parts = splitTitle(title)
  return parts.find((part) => !leans(part, lang)) ?? title
}

/**
 * "Cloth vs. Disposable" of "Diapers: Cloth vs. Disposable" leaves out what the page is about, and
 * "Keller als Werkstatt" two of three rooms.
 */
function keepsTopics(line: string, title: string, { material }: PageModel): boolean {
  const { content, language } = material
  const stems = new Set(contentStems(line, language))
  const titled = new Set(contentStems(title, language))
  const topics = topicsOf(content, language).filter((stem) => titled.has(stem))
  const entries =
    content.title
      .split(/[:|]\s+/u)
      .at(-1)
      ?.split(/,\s+/u) ?? []
  const named = entries.filter((entry) =>
    contentStems(entry, language).some((stem) => stems.has(stem)),
  )
  const isPart = entries.length >= MIN_ENTRIES && named.length > 0 && named.length < entries.length
  return topics.every((stem) => stems.has(stem)) && !isPart
}

const MIN_ENTRIES = 3

/** "Rezept für den Klassiker" of "Fladenbrot - Rezept für den Klassiker" is any dish. */
function namesDish(line: string, { kind, subject, material: { language } }: PageModel): boolean {
  const named = contentStems(subject.name, language)
  if (kind !== 'recipe' || subject.confidence < MIN_SURE || named.length === 0) return true
  const stems = contentStems(line, language)
  return named.some((stem) => stems.includes(stem))
}
