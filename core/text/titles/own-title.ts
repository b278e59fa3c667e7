/** The page's own title as titles of pins: whole, and its part behind a colon where that stands alone. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { headlineFaults } from '../gates/headline-gate.ts'
import { contentStems, wordsOf, type Language } from '../language/language.ts'
import { isMiscounted } from '../lines/list-numbers.ts'
import { remember } from '../language/remember.ts'
import { spelledWith } from '../understand/recipe/dish-name.ts'
import { countsRecipes } from '../subject/title-series.ts'
import { MIN_SURE, type PageModel } from '../understand/page-model.ts'
import type { Material } from '../writer/material.ts'
import { isPlural, singular } from '../language/english-grammar.ts'
import { capitalFirst, isTitleCased } from '../language/letter-case.ts'
import { isHeadline, type PatternTitle } from './fill-titles.ts'
import { repairedTitle } from './repaired-title.ts'
import { sectionHeadlines } from './own-lines.ts'
import { stemCounts } from './page-topic.ts'

/** The network takes no longer title. */
const MAX_LETTERS = 100
const MIN_WORDS = 4
const WHOLE_WORTH = 0.9
const CLAUSE_WORTH = 0.8
/** What may begin a part that stands alone. */
const STANDS_ALONE =
  /^(?:how to|how \p{L}+|why)\s.{12,}|^(?:what|when|which|who|can|should|is|are|do|does)\s.{12,}\?$|^\d+ \p{L}.*\s(?:for|to|that)\s/iu
/** "Which One Should You Choose?": the first part of the title says of what. */
const POINTS = /\b(?:ones?|it|they|them|these|those|either|both)\b(?![’'])/iu
/** "Plum Press Plum Press": what a shop writes twice. Short words may come twice ("die die"). */
const MENTIONED_TWICE = /(?<![\p{L}\p{N}])(\p{L}{4,}(?: \p{L}{4,})?),? \1(?![\p{L}\p{N}-])/giu
/** "Garden Care and Pruning: Pruning Basics" of an English page. */
const GOES_ON_TWICE = /(?<=\s)(\p{Lu}\p{L}{3,}): \1 (?=\p{Lu}\p{L}+$)/gu
/** Before these an English title may end on a picture; "Horrorclown versetzt Wien" lacks "in Angst". */
const JOINS =
  /\s+(?:that(?:['’](?:ll|s|ve|d))?|who|with|for|from|in|on|at|after|against|as|but|and how|and why|according to|before|during|without|you)\s/iu

/** German puts the verb at the end of these: no part before it says anything. */
const VERB_LAST = /^(?:wie|was|warum|wann|wo|wer|wenn|weil|dass|damit|ob)\s/iu

export function ownTitles(model: PageModel): PatternTitle[] {
  const { content, letters, language } = model.material
  const whole = withoutMarks(
    withoutMiscount(secondOfTwo(wholeTitle(content)), model.material),
    model.kind,
  )
  const spelled = language.lang === 'en' ? spelledWith(whole) : whole
  const fit = repairedTitle(withoutCapitals(fitting(spelled), letters.title), model.material)
  const isWorld = language.lang === 'es' || language.lang === 'fr'
  const calm = isWorld && isTitleCased(fit) ? capitalFirst(letters.running(fit)) : fit
  // "small balcony garden" of a keyword, but not "iPhone".
  const title = /^\p{Ll}+(?:\s|$)/u.test(calm) ? capitalFirst(calm) : calm
  const clauses = clausesOf(title, content)
  const standing = clauses.filter(
    (clause) =>
      STANDS_ALONE.test(clause) && !POINTS.test(clause) && wordsOf(clause).length >= MIN_WORDS,
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

function headlinesOf(model: PageModel, title: string): string[] {
  const { material, facts, subject } = model
  const { letters } = material
  const named = ['name', 'short']
    .map((slot) => letters.title(facts.get(slot)?.text ?? ''))
    .filter(isHeadline)
  const clauses = clausesOf(title, material.content)
  const heads = [title, ...clauses]
    .filter((part) => material.language.lang !== 'de' || !VERB_LAST.test(part))
    .map((part) => (material.language.lang === 'en' ? beforeJoin(part) : part))
  const isSure = subject.confidence >= MIN_SURE && named.length > 0
  const isWhole = (head: string): boolean =>
    wordsOf(head).length >= 3 && headlineFaults(head, title, material.language).length === 0
  const whole = heads.filter(isWhole)
  const cut = isSure ? [] : whole
  // "25 Small Balcony Ideas" keeps the count that the name alone would lose.
  const counted = whole.filter((head) => /^\d/u.test(head))
  const below =
    isSure || COUNTS_MANY.test(title)
      ? []
      : sectionHeadlines(model)
          .map(letters.title)
          .filter((line) => !isOneOfMany(line, title) && keepsTopics(line, title, model))
  const aboutTopic = [...clauses, ...cut, ...below].filter(
    (line) =>
      namesDish(line, model) &&
      namesTopic(line, model) &&
      keepsTopics(line, leadOf(title), model) &&
      !isNameOfMore(line, title, material) &&
      !isBareName(line, material) &&
      !GOES_ON.test(line),
  )
  const lines = [title, ...counted, ...named, ...aboutTopic].filter(
    (line) => isHeadline(line) && !GOES_ON.test(line) && !isCountAlone(line, model),
  )
  return lines.length > 0 || title.length <= MAX_ON_PICTURE ? lines : calledOut(clauses)
}

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

/** "8 Best Practices", "5 Ways": of what? */
const COUNT_OF_ANYTHING =
  /^\d+ (?:\p{L}+ )?(?:practices|ways|tips|things|reasons|ideas|steps|mistakes|lessons|benefits|rules|secrets|facts|signs|tricks|hacks|picks|choices|options|items|essentials|strategies|principles|keys|questions|recipes)$/iu

/** "8 Elegant Recipes" of "Gluten-Free Desserts: 8 Elegant Recipes" leaves out what they are. */
function isCountAlone(line: string, { subject, material: { language } }: PageModel): boolean {
  if (COUNT_OF_ANYTHING.test(line)) return true
  const named = contentStems(subject.name, language)
  const stems = contentStems(line, language)
  return countsRecipes(line) && named.length > 0 && !named.some((stem) => stems.includes(stem))
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

const MAX_TOPICS = 3
/** So often the page must say a word of its title, or the title is not about it. */
const MIN_MENTIONED = 3
/** "A Renovation Guide" is not what a page on backsplashes is about: it says "guide" far less often. */
const NEAR_FIRST = 0.6

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

const leadOf = (title: string): string => title.split(/\s*[:|]\s+|\s+[–—-]\s+/u)[0] ?? ''

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

/** Stems of the title's words that the text says most. */
const topicsOf = remember((content, language) => {
  const said = stemCounts(content, language)
  const countOf = (stem: string): number => said.get(stem) ?? 0
  const mentioned = [...new Set(contentStems(content.title, language))]
    .filter((stem) => countOf(stem) >= MIN_MENTIONED)
    .toSorted((a, b) => countOf(b) - countOf(a))
    .slice(0, MAX_TOPICS)
  const [first = ''] = mentioned
  return mentioned.filter((stem) => countOf(stem) >= NEAR_FIRST * countOf(first))
})

/** What authors note behind a title for those who know the page. */
const NOTES =
  /\s*[([{](?:video|recipe|photos?|pictures|gallery|with (?:photos|pictures|video)|(?:20\d\d )?updated(?: 20\d\d)?|aktualisiert|actualizad[oa]|mise? à jour)[)\]}]/giu
/** The year in which a recipe was posted: "Hartweizenbrot (2021)". */
const YEAR_OF_POST = /\s*\((?:19|20)\d\d\)$/u
/** "(News) Interview mit …", "[Werbung] …". */
const LABEL =
  /^[([](?:news|werbung|anzeige|advertisement|ad|sponsored|rezension|review|update|publicité|publicidad)[)\]]\s+/iu
/** "Naturkosmetik- doch gesünder?", but "Vor- und Nachteile". */
const STUCK_DASH =
  /(?<=\p{L})(\p{L})[-–] (?!und |oder |bzw|sowie |bis |and |or |to |y |o |et |ou )(?=\p{L})/gu
/** "3-Carbohydrates – – Order Herbalife": an empty part, and what the site has behind all titles. */
const BEHIND_EMPTY_PART = /\s+[|–—-]\s+[|–—-]\s.*$/u
/** The day on which the page was written: "… (By a Guide!) January 1, 2025". */
const DAY_OF_POST =
  /(?<=\S\s\S+)(?<!(?:^|\s)(?:on|of|for|from|until|till|by|since|before|after|to|and|am|vom|bis|zum|du|le|jusqu['’]au|del?|el|hasta))\s+[([]?(?:posted |updated |published )?(?:(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? \d{1,2}(?:st|nd|rd|th)?,? |\d{1,2}\.? (?:de )?\p{L}{3,10} (?:de )?|\d{1,2}[./-]\d{1,2}[./-])(?:19|20)\d\d[)\]]?$/iu
/** The full stop behind a title of one sentence: "Lilacs in Regensburg." */
const LAST_STOP = /^([^.!?…]*\p{L}{2})\.$/u

function withoutMarks(title: string, kind: PageModel['kind']): string {
  const noted = title.replace(BEHIND_EMPTY_PART, '').replace(NOTES, '')
  return (kind === 'recipe' ? noted.replace(YEAR_OF_POST, '') : noted)
    .replace(/[{}[\]]|\p{Extended_Pictographic}|\uFE0F/gu, '')
    .replace(/\s+[|•]\s+(?:recipes?|rezepte|recettes|recetas|blog|home)$/giu, '')
    .replace(/(?<=\brecipe) by \p{Lu}\p{L}+$/gu, '')
    .replace(/\s+[|•]\s+/gu, ': ')
    .replace(DAY_OF_POST, '')
    .replace(LABEL, '')
    .replace(STUCK_DASH, '$1 – ')
    .replace(MENTIONED_TWICE, '$1')
    .replace(GOES_ON_TWICE, '$1 ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(LAST_STOP, '$1')
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

/** Whether a number belongs to a noun phrase here, and not to a word beside it: "7 of Us", "7 Day Plan". */
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
/** A stop word that begins a phrase: "places to see", "plus belles plages", "most beautiful beaches". */
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

/** None of a name with a colon inside, as the text says it: "Iron Tide: Afterglow". */
function clausesOf(title: string, { paragraphs }: PageContent): string[] {
  const joined = /^[^:]{2,40}:\s\p{L}+/u.exec(title)?.[0]
  if (joined !== undefined && paragraphs.some((text) => text.includes(joined))) return []
  return title
    .split(/\s*[:|]\s+|\s+[–—+-]\s+|(?<=[?!])\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== title && /^["“‘']?[\p{Lu}\p{N}]/u.test(part))
}
