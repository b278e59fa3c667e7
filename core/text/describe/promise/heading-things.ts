/**
 * Headings of a page as the things of a list: "soil, watering and feeding". A list has headings below
 * one heading and of one grammatical kind.
 */
import { escaped } from '../../language/escaped.ts'
import { contentStems, wordsOf } from '../../language/language.ts'
import { headingInSentence, isTopicHeading } from '../../understand/reading/topic-headings.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { remember } from '../../language/remember.ts'
import type { PageModel } from '../../understand/page-model.ts'
import { isClosing } from '../../understand/reading/sections.ts'
import { lowerStart } from '../../language/letter-case.ts'
import type { Material } from '../../writer/material.ts'
import { askedAs } from './asked.ts'
import { isInstruction } from '../../language/english-grammar.ts'
import { kindOf, type ThingKind } from './heading-kind.ts'
import { headingWords, type HeadingWords } from './heading-words.ts'

export interface Thing {
  /** As it reads inside a sentence. */
  readonly text: string
  /** As the page writes it. */
  readonly heading: string
}

export interface ThingRow {
  /** The heading above them, '' for the page's title. */
  readonly parent: string
  readonly kind: ThingKind
  /** In the order of the page. */
  readonly things: readonly Thing[]
  /** Whether most headings of its level, questions apart, are in it, so that it speaks of the whole page. */
  readonly isMost: boolean
  /** Whether at least half of the headings beside each other are in it. */
  readonly isClean: boolean
  /** How many headings are beside each other, also those that are no things. */
  readonly total: number
}

/** Fewer say nothing of a page. */
export const MIN_THINGS = 3

/** What is written behind a heading's name. */
const BEHIND = /\s*[:|(–—]\s*|\s+-\s+/u
/** "Step 1", "Paso 2": its name follows it. */
const NUMBERED =
  /^(?:step|stop|day|tip|idea|way|schritt|tag|tipp|paso|día|consejo|étape|jour|conseil|astuce)\s*#?\d{1,2}\s*[:.)–—-]\s*/iu
/** "Understanding Query Execution": readers look for the thing, and not for understanding it. */
const LEARNING =
  /^(?:understanding|learning about|getting to know|exploring|discovering|introducing) (?=\p{L})/iu
/** "Dominance-based": no thing without its noun. */
const QUALITY = /-(?:based|friendly|free|proof|style|specific|related)$/iu
const MIN_LETTERS = 4
const isWhole = (text: string): boolean => text.length >= MIN_LETTERS && !QUALITY.test(text)
/** One heading in so many is a thing. */
const LEAST_SHARE = 3

type Row = Pick<ThingRow, 'kind' | 'things' | 'total' | 'isClean'>

interface Found extends Thing {
  readonly kind: ThingKind
  /** With the capitals that the page gives it. */
  readonly asWritten: string
  /** A doing without what is done: it counts, and is not named. */
  readonly isBare?: boolean
}

const known = new WeakMap<PageModel, readonly ThingRow[]>()

/** The page's rows, the one of the highest level first; empty in languages without a word list. */
export function thingRows(model: PageModel): readonly ThingRow[] {
  const rows = known.get(model) ?? findRows(model)
  known.set(model, rows)
  return rows
}

function findRows(model: PageModel): ThingRow[] {
  const { content, cleaned, language } = model.material
  if (!headingWords.has(language.lang)) return []
  const { headings } = content
  const perLevel = new Map<number, number>()
  for (const { level, text } of headings)
    if (!text.endsWith('?')) perLevel.set(level, (perLevel.get(level) ?? 0) + 1)
  return childrenByParent(content)
    .toSorted(([, [a = 0]], [, [b = 0]]) => (headings[a]?.level ?? 0) - (headings[b]?.level ?? 0))
    .flatMap(([parent, children]) => {
      const row = rowOf(children, model)
      const level = headings[children[0] ?? -1]?.level ?? 0
      const isMost = children.length * 2 > (perLevel.get(level) ?? 0)
      return row ? [{ ...row, parent: cleaned[parent] ?? '', isMost }] : []
    })
}

/** Indices of headings by that of the heading that they are below; -1 for the page's title. */
function childrenByParent({ headings, title }: PageContent): [parent: number, number[]][] {
  const children = new Map<number, number[]>()
  const open: { readonly at: number; readonly level: number }[] = []
  for (const [at, { level, text }] of headings.entries()) {
    if (level === 1 || text === title) continue
    while (level <= (open.at(-1)?.level ?? 0)) open.pop()
    const parent = open.at(-1)?.at ?? -1
    children.set(parent, [...(children.get(parent) ?? []), at])
    open.push({ at, level })
  }
  return [...children]
}

function rowOf(children: readonly number[], model: PageModel): Row | undefined {
  const found = children.flatMap((index) => thingsOf(index, model))
  const seen = new Set<string>()
  const once = found.filter(({ text }) => !seen.has(text) && seen.add(text).size > 0)
  const [kind, things] = (['thing', 'task', 'question'] as const)
    .map((one) => [one, once.filter((thing) => thing.kind === one)] as const)
    .reduce((best, next) => (next[1].length > best[1].length ? next : best))
  const named = things.filter(({ isBare }) => isBare !== true)
  if (named.length < MIN_THINGS || things.length * LEAST_SHARE < children.length) return undefined
  return {
    kind,
    things: withNames(named, model.material),
    total: children.length,
    isClean: things.length * 2 >= children.length,
  }
}

/** Of names on a list, not all are known as such: "Galactic Cruise, Warfighter, Parks". */
function withNames(things: readonly Found[], { content, language }: Material): readonly Thing[] {
  if (language.lang !== 'en') return things
  const { all } = wordsOfPage(content, language)
  const isNew = (word: string): boolean => {
    const low = word.toLowerCase()
    return /\p{Ll}/u.test(word) && low !== word && language.rarity(low) === 1 && !all.has(low)
  }
  const named = things.filter(
    ({ text, asWritten }) => /\p{Lu}\p{Ll}/u.test(text) || wordsOf(asWritten).some(isNew),
  )
  if (named.length * 2 < things.length) return things
  return things.map(({ heading, asWritten }) => ({ heading, text: asWritten }))
}

function thingsOf(index: number, model: PageModel): Found[] {
  const { cleaned, language } = model.material
  const list = headingWords.get(language.lang)
  const heading = cleaned[index] ?? ''
  const asked = list ? askedAs(heading, language.lang) : ''
  if (asked !== '') {
    const text = language.lang === 'en' ? inSentence(asked, model.material) : asked
    return [{ kind: 'question', text, heading, asWritten: asked }]
  }
  if (!list || !isOfTopic(index, model)) return []
  const [found = ''] = heading.replace(NUMBERED, '').split(BEHIND)
  const name = withoutCountry(found, language.lang)
  const short = withoutTopic(name.replace(LEARNING, '').trim(), list, model)
  const isBare = short !== name.trim() && isBareDoing(short, list)
  return partsOf(short, list, model.material).flatMap((part) => {
    const kind = kindOf(part, list, language)
    const text = kind === null ? '' : inList(part, list, model.material)
    const asWritten = part.replace(list.article, '')
    return kind !== null && isTelling({ kind, text }, list, model)
      ? [{ kind, text, heading, asWritten, isBare }]
      : []
  })
}

/** "Exposing for Landscape Photography": without its topic it names no thing. */
const isBareDoing = (short: string, { alone }: HeadingWords): boolean =>
  /^\p{L}+ing$/iu.test(short) && !alone.test(`${short} it`)

/** A statement about the topic, with text below it. */
function isOfTopic(index: number, { material: { content, cleaned } }: PageModel): boolean {
  const { at = Infinity, is_topic } = content.headings[index] ?? {}
  const heading = cleaned[index] ?? ''
  const isStated = heading !== '' && !/[?!]/u.test(heading) && !isClosing(heading)
  return isStated && is_topic !== false && at < content.paragraphs.length
}

/** "Light and Water" are two things; null where it is not clear where the second begins. */
function partsOf(name: string, { and, article }: HeadingWords, { language }: Material): string[] {
  const parts = name.split(and)
  // "Use leading and converging lines" is one order.
  if (parts.length === 1 || (language.lang === 'en' && isInstruction(name))) return [name]
  const isThing = (part: string): boolean => {
    const bare = part.replace(article, '')
    const [token, next] = language.tokens(bare.toLowerCase())
    return next === undefined && wordsOf(bare).length === 1 && token?.pos !== 'ADJ'
  }
  return parts.length === 2 && parts.every(isThing) ? parts : []
}

/** "Symptoms at 29 Weeks", "Maintaining Your Garden Path": the page's topic is named before the list. */
function withoutTopic(name: string, list: HeadingWords, { material }: PageModel): string {
  const { content, language } = material
  const titled = new Set(contentStems(content.title, language))
  const isTitled = (text: string): boolean => {
    const stems = contentStems(text, language)
    return stems.length > 0 && stems.every((stem) => titled.has(stem))
  }
  const cuts = [...name.matchAll(list.preposition)]
    .map(({ index }) => index)
    .filter((at) => isTitled(name.slice(at)))
  const cut = cuts.find((at) => wordsOf(name.slice(0, at)).length > 1) ?? cuts[0]
  if (cut !== undefined) return name.slice(0, cut)
  const object = list.alone.exec(name)?.[1]
  return object !== undefined && isTitled(object) ? name.slice(0, -object.length).trim() : name
}

/** "Durée Germination": two words side by side, no phrase of their language. */
const STRAY_CAPITAL =
  /(?<!\p{L})(?!(?:de|du|des|d|en|à|au|aux|et|la|le|les|l|sur|pour|del?|el|los|las|y|con|para|por|a|al)(?!\p{L}))\p{Ll}+ \p{Lu}\p{Ll}+/u

function isTelling(
  { kind, text }: Pick<Found, 'kind' | 'text'>,
  { vague }: HeadingWords,
  { material }: PageModel,
): boolean {
  const { content, language } = material
  const titled = new Set(contentStems(content.title, language))
  return (
    isWhole(text) &&
    (isTopicHeading(text) || (kind === 'task' && language.lang === 'en' && isLongTask(text))) &&
    !vague.test(text) &&
    !(language.lang !== 'de' && language.lang !== 'en' && STRAY_CAPITAL.test(text)) &&
    contentStems(text, language).some((stem) => !titled.has(stem))
  )
}

/** "Match your plant to your light direction": longer than a name, and as whole. */
const isLongTask = (text: string): boolean =>
  wordsOf(text).length <= MAX_TASK_WORDS && text.length <= MAX_TASK && !LEANING_TASK.test(text)

const MAX_TASK_WORDS = 8
const MAX_TASK = 46
const LEANING_TASK =
  /[^\p{L}\p{N} ’'-]|\b(?:i|my|our|we|us|me|it|its|them|this|that|these|those|here|one|more|now|today|read|click|subscribe|follow|share|contact|visit|join|shop|buy)\b|\p{L}['’](?:re|ve|ll|m|d)\b/iu

/** "Chiang Mai, Thailand": of places in many countries. */
const withoutCountry = (name: string, lang: string): string =>
  name.replace(/, (\p{Lu}[\p{L} ]+)$/u, (found, place: string) =>
    isRegion(place, lang) ? '' : found,
  )

/** Without its article, and with the capitals of running text. */
function inList(part: string, { article }: HeadingWords, material: Material): string {
  const { lang } = material.language
  const bare = part.replace(article, '')
  if (isRegion(bare, lang)) return bare
  if (lang === 'en') return inSentence(bare, material)
  const [first = ''] = wordsOf(bare)
  if (lang === 'de') return isGermanQuality(bare, material) ? lowerStart(bare) : bare
  return isCapital(first, material) ? bare : lowerStart(bare)
}

const regions = new Map<string, ReadonlySet<string>>()

/** Countries and continents, by the names that the platform knows. */
function isRegion(name: string, lang: string): boolean {
  const names = regions.get(lang) ?? new Set(regionNames(lang))
  regions.set(lang, names)
  return names.has(name)
}

const CONTINENTS = ['002', '005', '009', '019', '021', '142', '150']

function regionNames(lang: string): string[] {
  const named = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`))
  return [...CONTINENTS, ...codes].flatMap((code) => named.of(code) ?? [])
}

/** In English, a name with the capitals that the text gives it. */
export const inSentence = (name: string, material: Material): string =>
  isNamed(name, material) ? name : headingInSentence(name, material)

interface PageWords {
  readonly text: string
  readonly all: ReadonlySet<string>
  /** Behind a small letter or a comma. */
  readonly capital: ReadonlySet<string>
}

const wordsOfPage = remember(({ paragraphs }): PageWords => {
  const text = paragraphs.join('\n')
  return {
    text,
    all: new Set(wordsOf(text)),
    capital: new Set(text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{N}]*/gu)),
  }
})

/** "Sacred Monkey Forest", as the text has it, too. */
function isNamed(name: string, { content, language }: Material): boolean {
  if (!/^\p{Lu}.* \p{Lu}/u.test(name)) return false
  const { text } = wordsOfPage(content, language)
  const within = new RegExp(`(?<=[\\p{Ll},] )${escaped(name)}(?!\\p{L})`, 'u')
  return within.test(text) && !text.includes(name.toLowerCase())
}

function isCapital(word: string, { content, language }: Material): boolean {
  const { all, capital } = wordsOfPage(content, language)
  return !all.has(word.toLowerCase()) && capital.has(word)
}

/** "Feste" before "Zeiten"; "Reise" of "Reise Tipps" is a noun. */
function isGermanQuality(bare: string, material: Material): boolean {
  const [first = '', next = ''] = wordsOf(bare)
  if (/^(?:der|die|das|eine?|wie|wann|wo|welche[rsnm]?|warum|was)$/iu.test(first)) return true
  if (!/e[rsnm]?$/u.test(first) || !/\p{Lu}\p{L}+$/u.test(bare)) return false
  const isQualified = /^(?!über|unter|ohne|neben|hinter)\p{Ll}+e[rsnm]?$/u.test(next)
  return isQualified || (/^\p{Lu}/u.test(next) && !isCapital(first, material))
}
