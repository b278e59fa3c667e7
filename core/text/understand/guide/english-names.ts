/** What readers of English pages share: names out of titles, their article and their number. */
import { attributive, isPlural, listed } from '../../language/english-grammar.ts'
import type { Material } from '../../writer/material.ts'
import { withArticle } from '../../writer/english-articles.ts'
import { escaped } from '../../language/escaped.ts'
import { contentStems, wordsOf } from '../../language/language.ts'
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import roleLabels from './role-labels.en.json' with { type: 'json' }
import { roleOf, withoutRole, type Section } from '../reading/sections.ts'

const MAX_WORDS = 7
const MAX_LETTERS = 56
/** What no name holds: persons, questions, verbs of a sentence, a year. */
const SENTENCE =
  /[?!"“”;]|(?<![\p{L}'’])(?:i|i['’]m|we|you|you['’]re|your|our|my|they|their|it|its|this|that|these|those|is|are|was|were|will|would|can|could|should|has|have|had|does|do|did|which|who|what|why|how|because|need|needs|want|actually|really|just)(?![\p{L}'’])|\b(?:19|20)\d\d\b/iu
const HEAD_WORDS = /^(?:the|an?|your|my|our|some|any)\s+/iu
/** "Capsule wardrobes (with examples)", "sourdough in 2024". */
const TAIL =
  /\s*(?:\([^)]*\)|\bin (?:19|20)\d\d|,? (?:explained|made easy|for beginners|at home|step by step|and more|from (?:seeds?|scratch|cuttings)\b.*|indoors|outdoors|in (?:pots|containers|winter|water)))\s*$/iu

export function fact(text: string, quote = text): Fact {
  return { text, quote }
}

export const flag = (quote: string): Fact => ({ text: '', quote })

/** A flag for each pattern that the text matches. */
export function flagFacts(patterns: Readonly<Record<string, string>>, text: string): Facts {
  const facts = new Map<string, Fact>()
  for (const [key, pattern] of Object.entries(patterns)) {
    const match = new RegExp(pattern, 'iu').exec(text)
    if (match) facts.set(key, flag(match[0]))
  }
  return facts
}

/** '' where the words are no name. Keeps the case of the page. */
export function bareName(text: string): string {
  let name = text
    .replace(/[\p{Extended_Pictographic}\uFE0F™®]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  let before = ''
  while (before !== name) {
    before = name
    name = name
      .replace(TAIL, '')
      .replace(HEAD_WORDS, '')
      .replace(/[\s.,:–—-]+$/u, '')
  }
  return isName(name) ? name : ''
}

export function isName(name: string): boolean {
  const count = wordsOf(name).length
  return (
    count >= 1 &&
    count <= MAX_WORDS &&
    name.length <= MAX_LETTERS &&
    !SENTENCE.test(name) &&
    !/(?:^|\s)(?:and|or|of|for|with|to|in|on|the|a|&)$/iu.test(name)
  )
}

/** The part before a colon, dash or bar. */
export function firstClause(title: string): string {
  return title.split(/\s*[:|•]\s+|\s+[–—-]\s+|\s*[?]\s*/u)[0]?.trim() ?? ''
}

/** Share of the places where the text has the name that have "the" before it. */
export function takesThe(text: string, name: string): boolean {
  const all = text.match(new RegExp(`(?<![\\p{L}-])${escaped(name)}(?![\\p{L}-])`, 'giu')) ?? []
  const withThe =
    text.match(
      new RegExp(`\\bthe ${escaped(name)}(?![\\p{L}-]|['’]s)(?! \\p{Ll}+(?:s|ing)?\\b of)`, 'giu'),
    ) ?? []
  return withThe.length >= 1 && withThe.length * 2 >= all.length
}

/**
 * A thing that is counted goes by its plural where the page has it, else with its article: "how to
 * grow lemon trees", "what to know about a capsule wardrobe".
 */
export function countedName(material: Material, name: string): string {
  const [article] = name === '' ? [''] : withArticle(material, name)
  if (article !== 'a' && article !== 'an') return name
  if (isMass(name, material)) return name
  const plural = pluralOf(name)
  const text = material.content.paragraphs.join(' ').toLowerCase()
  return text.includes(plural.toLowerCase()) ? plural : `${articleBefore(name)} ${name}`
}

/** So often the text speaks of some of it. */
const MIN_MASS = 2

/** "Wine for Beginners" of a page on "a glass of wine": what the title writes bare is not counted. */
function isMass(name: string, { content }: Material): boolean {
  const bare = escaped(name)
  const isTitled = new RegExp(`^${bare}(?: (?:for|101|basics)\\b|:)`, 'iu').test(content.title)
  const some = new RegExp(
    `\\b(?:of|about|more|much|some|enjoy|drink\\p{L}*|love) ${bare}(?=[.,;!?]| (?:is|and|or|that|has|in|from|with|to|for)\\b)`,
    'giu',
  )
  const text = content.paragraphs.join(' ')
  return isTitled && [...text.matchAll(some)].length >= MIN_MASS
}

function pluralOf(name: string): string {
  if (/[^aeiou]y$/iu.test(name)) return name.replace(/y$/iu, 'ies')
  return /(?:s|x|z|ch|sh)$/iu.test(name) ? `${name}es` : `${name}s`
}

/** `name`, `short`, `attributive`, `aName` with its article, `plural`. */
export function nameFacts(material: Material, name: string): Facts {
  if (name === '') return new Map()
  const running = material.letters.running(name)
  const head = wordsOf(headOf(running)).at(-1) ?? ''
  const isPluralName = isPlural(head) || /\s(?:and|&)\s/.test(running)
  const facts = new Map<string, Fact>([
    ['name', fact(running, name)],
    ['short', fact(running, name)],
    ['attributive', fact(attributive(running.replace(/^an? /u, '')), name)],
  ])
  if (isPluralName) facts.set('plural', flag(head))
  const article = isPluralName ? '' : articleOf(material, name, running)
  facts.set('aName', fact(article === '' ? running : `${article} ${running}`, name))
  for (const [key, isSet] of Object.entries({
    gerund: /^\p{L}+ing(?!\p{L})/u.test(running) && !isPluralName,
    activity: ACTIVITY.test(running),
  }))
    if (isSet) facts.set(key, flag(name))
  return facts
}

/** What people do: "vegetable gardening" can't be chosen, stored or cleaned. */
const ACTIVITY =
  /(?<!\p{L})(?:backpacking|baking|banking|blogging|brewing|budgeting|camping|canning|cleaning|climbing|coaching|composting|cooking|crafting|crocheting|cycling|dating|decluttering|eating|farming|fasting|fermenting|fishing|foraging|gaming|gardening|hiking|homeschooling|homesteading|investing|journaling|knitting|lettering|living|marketing|mulching|networking|parenting|pickling|planning|planting|pruning|quilting|running|scrapbooking|sewing|shopping|skiing|surfing|swimming|training|travell?ing|weaving|woodworking|writing|yoga|photography|travel)$/iu

/** '' for a name that takes no article or begins with one. */
function articleOf(material: Material, name: string, running: string): string {
  if (/^an? /u.test(running)) return ''
  const [article] = withArticle(material, name)
  return article === 'an' || article === 'a' ? articleBefore(running) : article
}

function articleBefore(name: string): string {
  const isSpelledOut = /^(?:[FHLMNRSX](?:[A-Z\d]|\b)|Xb|8|11|18)/.test(name)
  return isSpelledOut || /^(?:[aeio](?!ne\b|uro)|u(?!ni|se|ti|k\b))/i.test(name) ? 'an' : 'a'
}

/** "guides to Rome" is plural by its first part. */
function headOf(name: string): string {
  return name.split(/\s(?:of|for|with|in|on|from|to|without)\s/iu)[0] ?? name
}

/**
 * The sections with the roles of one kind; a heading without any keeps the role that it had. A
 * section that speaks of something else, such as another post that the page shows, has none.
 */
export function withRoles(
  sections: readonly Section[],
  { list, name, material }: { list: string; name: string; material: Material },
): Section[] {
  const { language, content } = material
  const about = contentStems(`${name} ${content.title}`, language)
  const isAbout = ({ heading, sentences }: Section): boolean =>
    wordsOf(heading).length <= 2 ||
    contentStems(withoutRole(heading, list), language).length === 0 ||
    contentStems(`${heading} ${sentences.join(' ')}`, language).some((stem) => about.includes(stem))
  const named = contentStems(name, language)
  // "Signs You Pruned at the Wrong Time" gives no signs of hydrangeas.
  const isElsewhere = (heading: string): boolean => {
    const left = contentStems(withoutRole(heading, list), language)
    return left.length > 0 && !left.some((stem) => named.includes(stem))
  }
  return sections.map((section) => {
    if (!isAbout(section)) return { ...section, role: '' }
    const role = roleOf(section.heading, list)
    if (list === 'guide.en' && isElsewhere(section.heading)) return section
    return role === '' || role === 'question' ? section : { ...section, role }
  })
}

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = roleLabels
const MIN_TOPICS = 3
const MAX_TOPICS = 5

/** "Light, watering, soil and more": the page has others. */
export const andMore = (some: readonly string[]): string => `${some.join(', ')} and more`

/** `topics`: what the sections are about, listed: "light, watering and soil". */
export function topicFacts(sections: readonly Section[], kind: string): Facts {
  const known = labels[kind] ?? {}
  const roles = [...new Set(sections.map(({ role }) => role))].filter((role) => known[role])
  const said = roles.slice(0, MAX_TOPICS).map((role) => known[role] ?? '')
  if (said.length < MIN_TOPICS) return new Map()
  const isAll = said.length === roles.length
  return new Map([
    ['topics', fact(listed(said), '')],
    ['covered', fact(isAll ? listed(said) : andMore(said), '')],
  ])
}

/** `section.<role>` for each role that a section has. */
export function sectionFacts(sections: readonly Section[]): Facts {
  const facts = new Map<string, Fact>(
    sections
      .filter(({ role }) => role !== '')
      .map(({ role, heading }) => [`section.${role}`, flag(heading)]),
  )
  const count = (key: string, number: number): void => {
    if (number > 0) facts.set(key, { text: String(number), number, quote: '' })
  }
  count('sections', sections.length)
  count('questions', sections.filter(({ heading }) => heading.endsWith('?')).length)
  return facts
}
