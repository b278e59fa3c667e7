/** The facts of a list page in English. */
import { contentStems, wordsOf } from '../../language/language.ts'
import { isOfOtherPart } from '../../subject/title-topics.ts'
import { isWarning } from '../../subject/warnings.ts'
import { inThrees } from '../reading/topic-headings.ts'
import { attributive, isPlural, listed } from '../../language/english-grammar.ts'
import type { Material } from '../../writer/material.ts'
import type { Fact } from '../../patterns/fill-pattern.ts'
import type { KindReading } from '../reading/kind-reading.ts'
import { isMiscounted } from '../../lines/list-numbers.ts'
import { entryHeadings, entryName, MIN_ENTRIES, shapeOf, withEntries } from './list-entries.ts'
import { isOnAnything, lastWord, listHead, readListTitle, type ListTitle } from './list-title.ts'
import words from './list-words.en.json' with { type: 'json' }
import type { Section } from '../reading/sections.ts'

type FactMap = Map<string, Fact>

export function readList(material: Material, sections: readonly Section[]): KindReading {
  const title = readListTitle(material.content.title)
  if (!title) return { subject: { name: '', confidence: 0 }, facts: new Map(), sections }
  const entries = entryHeadings(material, title.count)
  const name = material.letters.running(title.name)
  const facts: FactMap = new Map()
  addNames(facts, title, name)
  const headings = material.content.headings.map(({ text }) => text)
  if (title.count === null || !isMiscounted(title.count, headings)) addCounts(facts, title, entries)
  addKindOfThings(facts, name, warnsOf(title.name))
  addOccasions(facts, material, title)
  addAudience(facts, material, title)
  addFlags(facts, material, title)
  if (words.named.includes(lastWord(listHead(name)))) facts.set('named', flag(name))
  addEntries(facts, material, entries)
  return {
    subject: { name, confidence: isSure(title, material, entries) ? 1 : 0.3 },
    facts,
    sections: withEntries(material, sections, { entries, facts }),
  }
}

/**
 * "Useful tips" could be on anything. "The 21 best movies of 2017" are more than movies, and no
 * pattern says of which year.
 */
function isSure(
  { count, name }: ListTitle,
  { content, language }: Material,
  entries: readonly string[],
): boolean {
  if (isOnAnything(name) || isOfOtherPart(name, content, language)) return false
  const isBare = wordsOf(name).length === 1 && /\b(?:19|20)\d\d\b/.test(content.title)
  return !isBare && (count !== null || entries.length >= MIN_ENTRIES)
}

const flag = (quote: string): Fact => ({ text: '', quote })
const text = (value: string, quote = value): Fact => ({ text: value, quote })

function addNames(facts: FactMap, { praise, isBest }: ListTitle, name: string): void {
  const short = shortName(name)
  facts.set('plural', flag(name))
  facts.set('name', text(name))
  facts.set('short', text(short, name))
  const head = listHead(name)
  addOne(facts, head, name)
  if (praise !== '') facts.set('praise', text(praise))
  facts.set('ranked', text(isBest ? rankedName(name) : name, name))
  if (isBest) facts.set('best', flag('best'))
  if (head !== name && wordsOf(head).length >= 3 && !warnsOf(name))
    facts.set('attributive', text(head, name))
  if (head !== name) facts.set('nameTail', flag(name))
  for (const [key, pattern] of NAME_PARTS) if (pattern.test(name)) facts.set(key, flag(name))
}

/** A list of the best running shoes is not one of running shoes. */
const rankedName = (name: string): string =>
  /^(?:best|most|top) /iu.test(name) ? name : `best ${name}`

/** `one`: what each entry is; "tip" alone would leave out on what. */
function addOne(facts: FactMap, head: string, name: string): void {
  if (!words.bound.includes(lastWord(head)) && !isOnAnything(head))
    facts.set('one', text(attributive(head), name))
}

const HAS_CLAUSE =
  /\b(?:that|which|who|you)\b|\b(?:every|all) \p{L}+ (?:should|must|needs?|can|will)\b/iu
/** What a name contains, so that patterns don't add it a second time. */
const NAME_PARTS: readonly (readonly [key: string, pattern: RegExp])[] = [
  // "Projects" already says that they are made; what is free is not made.
  ['nameWork', /\b(?:projects?|diys?|tutorials|free|homemade|handmade|patterns|printables)\b/i],
  ['nameFor', / for /i],
  ['nameTo', / to /i],
  ['nameClause', HAS_CLAUSE],
  [
    'nameBest',
    /^(?:best|worst|most|(?:big|great|high|large|tall|old|long|small|cheap|hot|cool)(?:g|t)?est) /i,
  ],
]

/** In words: "clothing brands" says less than "small balcony ideas". */
const MAX_PLAIN_HEAD = 2
/** "from the USA" of "brands from the USA making better fashion". */
const FIRST_TAIL =
  /^.+?\s(?:from|for|in|on)\s.+?(?=\s(?:for|in|with|without|from|to|on|at|that|which|who|you|under|using|by|when|where|making|offering|doing|selling)\s|$)/iu

/**
 * Without what follows the head, where the head alone says which: "ways to cook rice" stays whole,
 * and so does what is stated about the things; of a short head its first tail stays.
 */
function shortName(name: string): string {
  const head = listHead(name)
  const isBound =
    words.bound.includes(lastWord(head)) ||
    HAS_CLAUSE.test(name) ||
    isOnAnything(head) ||
    /\son how\s/iu.test(name)
  if (isBound || wordsOf(head).length < 2) return name
  const withTail = wordsOf(head).length <= MAX_PLAIN_HEAD ? FIRST_TAIL.exec(name)?.[0] : undefined
  return withTail ?? head
}

function addCounts(
  facts: FactMap,
  { count, counted }: ListTitle,
  entries: readonly string[],
): void {
  const total = count ?? (entries.length >= MIN_ENTRIES ? entries.length : 0)
  if (total < MIN_ENTRIES) return
  facts.set('count', { text: counted || String(total), number: total, quote: counted })
  facts.set('more', { text: String(total - 1), number: total - 1, quote: counted })
  facts.set('moreThanTwo', { text: String(total - 2), number: total - 2, quote: counted })
}

/** What a list warns of is never to be tried, grown or bought. */
const WARNS =
  /\b(?:keep (?:away|out)|stay away|endanger|kills?|harms?|hurts?|ruin(?:s|ing)?|wast(?:e|es|ing)|bad for|poison|regret|overrated|scams?|red flags?|dangers?|quit|ditch|throw (?:out|away)|get rid|can['’]t|shouldn['’]t)\b/iu

/** Things that do harm by being there. */
const WATCHED =
  /\b(?:toxic|poisonous|unsafe|not safe|dangerous|harmful|endanger|harm|kill|poison|scams?)\b/iu

function warnsOf(name: string): boolean {
  return isWarning(name, 'en') || WARNS.test(name)
}

const TASK_OF = /^(?:\p{L}+ ){0,2}ways to (.+)$/iu
const THING_TASK = /^things to ((?:do|make|buy|pack|see|eat|wear|bring|know|cook|try)\b.*)$/iu
const GIFTS = /\bgifts?(?: ideas)? for ((?!under|less|every\b)(?:\p{L}|['’ -])+)$/iu
const CLAUSE =
  /^(?:\p{L}+ ){1,3}(?:that|which) (?:are |is )?(?:actually |really |very |highly )?(not \p{L}+.*|(?:un\p{L}+|toxic|poisonous|dangerous|harmful)\b.*)$/iu

function addKindOfThings(facts: FactMap, name: string, warns: boolean): void {
  const head = lastWord(listHead(name))
  const put = (slot: string, pattern: RegExp): void => {
    const value = pattern.exec(name)?.[1]
    if (value && value.length <= 48) facts.set(slot, text(value, name))
  }
  if (warns) {
    facts.set('warning', flag(name))
    put('predicate', CLAUSE)
    if (head === 'mistakes') facts.set('mistakes', flag(name))
    if (WATCHED.test(name)) facts.set('watchable', flag(name))
    return
  }
  put('wayTask', TASK_OF)
  put('thingTask', THING_TASK)
  put('giftFor', GIFTS)
  const kinds = { ...words } as Readonly<Record<string, unknown>>
  for (const kind of ['tryable', 'makeable', 'growable', 'readable', 'visitable', 'edible']) {
    const heads = kinds[kind]
    if (Array.isArray(heads) && heads.includes(head)) facts.set(kind, flag(head))
  }
  addSpot(facts, name)
}

/** "on a small balcony" of "small balcony ideas". */
function addSpot(facts: FactMap, name: string): void {
  const topic =
    /^(.+?) (?:decor(?:ating|ation)? |design |storage |organi[sz]ation |makeover )?ideas$/iu.exec(
      listHead(name),
    )?.[1]
  if (!topic) return
  for (const [at, places] of Object.entries(words.spots)) {
    const place = places.find((one) => new RegExp(`(?:^|\\s)${one}$`, 'iu').test(topic))
    if (!place) continue
    const article = isPlural(lastWord(topic)) ? '' : /^[aeiou]/i.test(topic) ? 'an ' : 'a '
    facts.set('spot', text(`${article}${topic}`, name))
    facts.set('atSpot', text(`${at} ${article}${topic}`, name))
  }
}

function addOccasions(facts: FactMap, { content }: Material, { name }: ListTitle): void {
  const top = `${content.title} · ${content.description}`
  for (const key of ['season', 'occasion'] as const) {
    const found = words[key].find(({ pattern }) => new RegExp(pattern, 'iu').test(top))
    const named = found && new RegExp(`\\b${found.text}\\b`, 'iu').test(name)
    if (!found || named) continue
    facts.set(key, text(found.title))
    facts.set(`${key}.text`, text(found.text))
  }
}

function addAudience(facts: FactMap, { content }: Material, { name }: ListTitle): void {
  const lead = content.paragraphs.slice(0, 3).join(' · ')
  const near = `${content.title} · ${content.description} · ${lead}`
  const audience = words.audience.find((who) =>
    new RegExp(`\\bfor (?:your |the |all |young )?${who}\\b`, 'iu').test(near),
  )
  const isNamed = words.audience.some((who) => new RegExp(`\\b${who}\\b`, 'iu').test(name))
  if (audience && !isNamed) facts.set('audience', text(audience))
}

function addFlags(facts: FactMap, { content }: Material, { name }: ListTitle): void {
  const top = `${content.title} · ${content.description}`
  for (const [key, pattern] of Object.entries(words.flags)) {
    const said = new RegExp(pattern, 'iu').exec(top)?.[0]
    if (said && !new RegExp(pattern, 'iu').test(name)) facts.set(key, flag(said))
  }
}

/** In words: a longer name is a sentence of its own. */
const MAX_MENTIONED_NAME = 6

/** In words, of the first and the last thing of a list. */
const MAX_END = 3

/** "From frames to intimate landscape photography" goes from a thing to the subject itself. */
function endFacts(
  [first, last]: readonly [first: string, last: string],
  { content: { title }, language }: Pick<Material, 'content' | 'language'>,
): readonly [string, Fact][] {
  const own = contentStems(readListTitle(title)?.name ?? title, language)
  const isEnd = (name: string): boolean =>
    wordsOf(name).length <= MAX_END &&
    !contentStems(name, language).some((stem) => own.includes(stem))
  if (!isEnd(first) || !isEnd(last)) return []
  return [
    ['firstEntry', text(first)],
    ['lastEntry', text(last)],
  ]
}

/** Entries that are things, for lists inside a title or behind a colon. */
function addEntries(
  facts: FactMap,
  { content, language, letters }: Material,
  all: readonly string[],
): void {
  addEntryList(facts, { language, letters }, all)
  // "Low carb recipes" among the entries of a list of recipes is a part of it.
  const head = lastWord(listHead(readListTitle(content.title)?.name ?? ''))
  const things = all
    .map(entryName)
    .filter(
      (name) =>
        shapeOf(name, language) === 'entryNoun' &&
        wordsOf(name).length <= 5 &&
        lastWord(name) !== head &&
        !/\b(?:and|or)\b|&/iu.test(name),
    )
    .map((name) => letters.running(name))
  if (things.length < MIN_ENTRIES || things.length < all.length / 2) return
  const [first = '', second = ''] = things
  const last = things.at(-1) ?? ''
  endFacts([first, last], { content, language }).forEach(([key, value]) => facts.set(key, value))
  facts.set('withPair', text(`${first}, ${second}`))
  facts.set('withList', inThrees(things))
  if (things.length >= 6) facts.set('alsoList', text(listed(things.slice(3, 6))))
  addSayable(facts, things.slice(0, 6))
  // "From lilies to tulips" needs no articles.
  if ([...things.slice(0, 3), last].every((name) => isPlural(lastWord(name))))
    facts.set('entriesMany', flag(first))
}

/** `entryList`: entries of one shape as they follow a colon, where they need no articles. */
function addEntryList(
  facts: FactMap,
  { language, letters }: Pick<Material, 'language' | 'letters'>,
  all: readonly string[],
): void {
  const isClause = (name: string): boolean =>
    language.tokens(name.toLowerCase()).some(({ pos }) => pos === 'AUX')
  const names = all
    .map(entryName)
    .filter((name) => !/[&:]|\b(?:and|or)\b/iu.test(name) && !isClause(name))
  const shaped = (shape: string): string[] =>
    names.filter((name) => shapeOf(name, language) === shape).map((name) => letters.running(name))
  const [entries = []] = [shaped('entryDo'), shaped('entryNoun')].toSorted(
    (a, b) => b.length - a.length,
  )
  // "21 movies: ..." leaves out which.
  const isTelling = wordsOf(facts.get('name')?.text ?? '').length > 1
  if (isTelling && entries.length > MIN_ENTRIES && entries.length >= all.length / 2)
    facts.set('entryList', inThrees(entries, { join: (three) => three.join(', ') }))
}

/**
 * `entriesMentioned` where a sentence may name them as they are: a single thing needs an article.
 */
function addSayable(facts: FactMap, entries: readonly string[]): void {
  const isSayable = (entry: string): boolean =>
    isPlural(lastWord(entry)) || /^\p{Lu}/u.test(entry) || facts.has('edible')
  const name = facts.get('name')?.text ?? ''
  if (wordsOf(name).length <= MAX_MENTIONED_NAME && entries.every(isSayable))
    facts.set('entriesMentioned', flag(entries[0] ?? ''))
}
