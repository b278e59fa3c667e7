/** The entries of a list page, as sections that patterns of the role `entry` can speak of. */
import { withoutHalfQuotes } from '../../gates/text-gates.ts'
import { contentStems, wordsOf, type Language, type Token } from '../../language/language.ts'
import { COMMANDS, isInstruction, isPlural } from '../../language/english-grammar.ts'
import { escaped } from '../../language/escaped.ts'
import type { Material } from '../../writer/material.ts'
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import { withProperCapitals } from '../../subject/proper-words.ts'
import type { Section } from '../reading/sections.ts'

/** "3. Herb Wall", "#3 Herb Wall", "Common Mistake #3: Overwatering"; not "10-Minute Workout". */
const NUMBERED =
  /^(?:(?:[\p{L}'’-]+ ){0,3}(?:no\.?|mistake|tip|idea|way|reason|sign|rule|myth|fact|habit|activity|hack|trick|number)\s*)?#?\d{1,3}(?:\s*(?:[.):–—](?!\d)|-(?!\p{L}))\s*|(?<=#\d{1,3})\s+)/iu
const CHROME =
  /^(?:related|share|comments?|more|featured|popular|most|read|you may|you might|leave|about|subscribe|follow|newsletter|faqs?|frequently|conclusion|final|introduction|summary|table of|sign up|search|categories|tags?|recent|trending|advertis|sponsored|next|previous|bottom line|the bottom line|takeaway|wrap[- ]?up|wrapping|what to read|keep reading|top stories|join|recommended)\b/iu
/** "6:00 a.m. – Morning": an hour of somebody's day. */
const CLOCK = /^\D{0,8}\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\b|o['’]clock)|^\D{0,8}\d{1,2}:\d{2}\b/iu
/** A list with fewer entries is none. */
export const MIN_ENTRIES = 3
const MAX_NAME_LENGTH = 52

/** Headings of entries, as the page writes them without their numbers, in reading order. */
export function entryHeadings(material: Material, promised: number | null): string[] {
  const { content, cleaned, entries } = material
  if (content.headings.filter(({ text }) => CLOCK.test(text)).length >= MIN_ENTRIES) return []
  const numbered = cleaned.filter((_, index) => NUMBERED.test(content.headings[index]?.text ?? ''))
  if (numbered.length >= MIN_ENTRIES) return unique(numbered)
  const listed = new Set(entries)
  const isAside = asidesOf(material)
  const inList = cleaned.filter((text, index) => listed.has(text) && !isAside[index])
  if (inList.length >= MIN_ENTRIES) return unique(inList)
  return ofOneLevel(material, promised)
}

/** What a page has beside its list: none of it is an entry, unless the list counts just these. */
const ASIDE =
  /\b(?:mistakes|errors|myths|faqs?|frequently asked|conclusion|final thoughts|troubleshooting)\b/iu

/** For each heading, whether it is one of these, or is below one. */
function asidesOf({ content: { title, headings } }: Material): boolean[] {
  let aside = Infinity
  return headings.map(({ level, text }) => {
    if (level <= aside) aside = Infinity
    if (aside === Infinity && ASIDE.test(text) && !ASIDE.test(title)) aside = level
    return aside !== Infinity
  })
}

/** Headings of the level whose number is nearest to the promise. */
function ofOneLevel({ content, cleaned }: Material, promised: number | null): string[] {
  if (promised === null) return []
  const levels = [2, 3, 4].map((level) =>
    unique(
      cleaned.filter(
        (text, index) =>
          content.headings[index]?.level === level &&
          text !== '' &&
          !CHROME.test(text) &&
          text !== content.title,
      ),
    ),
  )
  const [nearest = []] = levels.toSorted(
    (a, b) => Math.abs(a.length - promised) - Math.abs(b.length - promised),
  )
  const isNear = nearest.length >= MIN_ENTRIES && Math.abs(nearest.length - promised) <= 3
  return isNear ? nearest : []
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

/** The sections of entries get their role and what patterns may ask of them; others stay. */
export function withEntries(
  material: Material,
  sections: readonly Section[],
  { entries, facts }: { readonly entries: readonly string[]; readonly facts: Facts },
): Section[] {
  const known = new Set(entries)
  return sections.map((section) =>
    known.has(section.heading) ? entrySection(material, section, facts) : section,
  )
}

/** Words of pages that count what will last, on what no longer does: that comes last. */
const PAST =
  /\b(?:overdone|bid(?:ding)? (?:\p{L}+ ){0,3}(?:adieu|goodbye|farewell)|(?:say|saying|said) (?:goodbye|farewell) to|on (?:its|their|the) way out|out of (?:style|fashion)|gone out of|past (?:its|their) prime|had (?:its|their) (?:day|moment)|feels? (?:dated|tired))\b/iu

const isPast = ({ sentences }: Section): boolean => sentences.some((text) => PAST.test(text))

function entrySection(material: Material, section: Section, page: Facts): Section {
  const { language, letters } = material
  const name = entryName(section.heading)
  const shape = shapeOf(name, language)
  if (shape === 'other' || isPast(section)) return { ...section, role: '' }
  const quote = section.heading
  const facts = new Map<string, Fact>([['section', { text: letters.running(name), quote }]])
  for (const trait of traitsOf(name, shape, { page, material }))
    facts.set(trait, { text: '', quote })
  return { ...section, role: 'entry', facts }
}

/** What patterns may ask of an entry. */
function traitsOf(
  name: string,
  shape: EntryShape,
  { page, material }: { page: Facts; material: Material },
): string[] {
  const words = wordsOf(name)
  const isMany = shape === 'entryNoun' && isPlural(words.at(-1) ?? '')
  const traits: readonly (readonly [trait: string, applies: boolean])[] = [
    [shape, true],
    ['entryPair', /\b(?:and|or)\b|&/iu.test(name)],
    ['entryIdea', shape === 'entryDo' || words.length >= 2],
    ['entryMany', isMany],
    ['entryTitle', isTitle(name, shape, { page, material })],
    ['entryTelling', !page.has('named') && isTelling(name, shape, material)],
  ]
  return traits.flatMap(([trait, applies]) => (applies ? [trait] : []))
}

/** Rarer words show a thing: "leak detectors", but not "an online group". */
const MIN_RARITY = 0.65

/**
 * Whether a list may lead with an entry: with several of a thing that readers can picture. The name
 * of a product says nothing to those who do not know it, and one "bromeliad" lacks its article.
 */
function isTelling(name: string, shape: EntryShape, material: Material): boolean {
  const words = wordsOf(name)
  const things = shape === 'entryDo' ? words.slice(1) : words
  const isWhole =
    shape === 'entryDo' ? words.length > 2 : words.length > 1 || isPlural(name) || isPlace(name)
  return (
    isWhole && !isUnknown(name, material) && (shape === 'entryNoun' || isShown(things, material))
  )
}

const isShown = (
  words: readonly string[],
  { language: { rarity, isStopWord } }: Material,
): boolean =>
  words.some((word) => !isStopWord(word.toLowerCase()) && rarity(word.toLowerCase()) >= MIN_RARITY)

/** "Orlo R5 Mark II"; not "3D Paper Stars", "Vitamin B12 Foods" or "A4 Cards". */
const MODEL =
  /(?<![\p{L}\d])(?!(?:[2-4]D|B(?:1|2|3|5|6|7|9|12)|D[23]|K2|[HC]O?2O?|A[3-6]|\d+[KH])(?![\p{L}\d]))(?:\p{L}+\d|\d+\p{Lu})/u

const isPlace = (name: string): boolean =>
  withProperCapitals(name.toLowerCase()) !== name.toLowerCase()

/** "Torrain", "City Scapes Dress": a name that is no place, which the text never writes small. */
function isUnknown(name: string, { content, language }: Material): boolean {
  const small = name.toLowerCase()
  if (isPlace(name)) return false
  if (MODEL.test(name)) return true
  const within = new RegExp(`(?<=[\\p{Ll},] )${escaped(name)}(?!\\p{L})`, 'u')
  const isName =
    content.paragraphs.some((text) => within.test(text)) &&
    !content.paragraphs.some((text) => text.includes(small))
  return isName || (wordsOf(name).length <= 2 && hasUnknownWord(name, { content, language }))
}

/** Neither the language nor the page has one of its words. */
const hasUnknownWord = (
  name: string,
  { content, language }: Pick<Material, 'content' | 'language'>,
): boolean =>
  wordsOf(name.toLowerCase()).some(
    (word) =>
      language.rarity(word) === 1 &&
      !content.paragraphs.some((text) => wordsOf(text).includes(word)),
  )

/** "Choose One Big Pot" could be in any list. */
const MIN_ADVICE_WORDS = 6

/** Of a piece of advice: "Match Your Plant to Your Light" could be on any plant. */
const MIN_SHARED = 2

/** Whether an entry is a title by itself: the name of a dish, or advice on what the list is on. */
function isTitle(
  name: string,
  shape: EntryShape,
  { page, material: { language } }: { page: Facts; material: Material },
): boolean {
  const count = wordsOf(name).length
  if (shape === 'entryNoun') return page.has('edible') && count >= 2
  const named = new Set(contentStems(page.get('name')?.text ?? '', language))
  const shared = contentStems(name, language).filter((stem) => named.has(stem))
  return !page.has('warning') && count >= MIN_ADVICE_WORDS && new Set(shared).size >= MIN_SHARED
}

/** What is written behind a colon or a dash, and where the entry is from. */
const BEHIND_NAME =
  /:\s+|\s+[–—|]\s+|\s+-\s+|\s+(?:from|via|by)\s+(?=\p{Lu}[\p{L}']+(?:\s\p{Lu}|$))/u

export function entryName(heading: string): string {
  const [name = ''] = heading
    .replace(NUMBERED, '')
    .replace(/\s*[([{][^)\]}]*[)\]}]/g, '')
    .split(BEHIND_NAME)
  return withoutHalfQuotes(
    name
      .replace(/[.!,;"“”]+$|^["“”]/g, '')
      .replace(/^(?:the|an?)\s+/iu, '')
      .trim(),
  )
}

type EntryShape = 'entryNoun' | 'entryDo'
type Shape = EntryShape | 'other'

const OTHER =
  /[?!,;]|\b(?:it|its|them|they|their|this|that|these|those|he|she|is|are|was|were|has|have|i|we|my|our|i['’]\p{L}+|you['’]\p{L}+)\b|n['’]t\b/iu

/** A thing's name, an order, or neither. */
export function shapeOf(name: string, language: Language): Shape {
  const count = wordsOf(name).length
  if (count === 0 || name.length > MAX_NAME_LENGTH || OTHER.test(name)) return 'other'
  if (COMMANDS.test(name) || isInstruction(name)) return count >= 2 ? 'entryDo' : 'other'
  return shapeOfTokens(language.tokens(name.toLowerCase()), count)
}

const NEVER_FIRST: readonly Token['pos'][] = ['AUX', 'PRON', 'ADP']
/** The tagger leaves a word that it does not know without a part of speech. */
const THINGS: readonly Token['pos'][] = ['NOUN', 'PROPN', null]

function shapeOfTokens(tokens: readonly Token[], count: number): Shape {
  const first = tokens[0]
  const last = tokens.at(-1)
  if (!first || !last) return 'other'
  if (isBareVerb(first) && count >= 2) return 'entryDo'
  if (/^\p{L}+ing$/iu.test(first.text) && count <= 5) return 'entryNoun'
  if (NEVER_FIRST.includes(first.pos) || count > 7) return 'other'
  return isThing(last) ? 'entryNoun' : 'other'
}

function isBareVerb({ pos, text }: Token): boolean {
  return pos === 'VERB' && !/ing$/i.test(text)
}

function isThing({ pos, text }: Token): boolean {
  return THINGS.includes(pos) || isPlural(text)
}
