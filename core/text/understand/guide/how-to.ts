/** The facts of a how-to page in English. */
import { contentStems, wordsOf, type Language } from '../../language/language.ts'
import {
  attributive,
  isInstruction,
  listed,
  isPlural,
  spokenMinutes,
} from '../../language/english-grammar.ts'
import type { Material } from '../../writer/material.ts'
import type { Fact } from '../../patterns/fill-pattern.ts'
import { readTask, type HowToTask } from './how-to-task.ts'
import words from './how-to-words.en.json' with { type: 'json' }
import listWords from '../list/list-words.en.json' with { type: 'json' }
import type { KindReading } from '../reading/kind-reading.ts'
import { roleOf, type Section } from '../reading/sections.ts'
import { wholeMinutes } from '../recipe/whole-time.ts'
import {
  MIN_TOPICS_LISTED,
  headingInSentence,
  inThrees,
  topicHeadings,
} from '../reading/topic-headings.ts'

type FactMap = Map<string, Fact>

const flag = (quote: string): Fact => ({ text: '', quote })
const text = (value: string, quote = value): Fact => ({ text: value, quote })

export function readHowTo(material: Material, sections: readonly Section[]): KindReading {
  const { content, language } = material
  const task = readTask(content.title, language)
  if (!task) return { subject: { name: '', confidence: 0 }, facts: new Map(), sections }
  const isLoose = !words.verbs.includes(task.verb) || words.loose.includes(task.verb)
  const titled = new Set(contentStems(content.title, language))
  const isOnTitle = ({ heading }: Section): boolean =>
    contentStems(heading, language).some((stem) => titled.has(stem))
  const read = sections.map((section) => withRole(section, language, isLoose && isOnTitle(section)))
  const facts: FactMap = new Map()
  addNames(facts, material, task)
  if (/\bhomemade\b/iu.test(content.title)) facts.set('homemade', flag('homemade'))
  addFlags(facts, material, task)
  addSteps(facts, material, isLoose)
  addTips(facts, material)
  addTime(facts, material)
  if (isLoose && !facts.has('steps')) {
    facts.set('loose', flag(task.task))
    addAdvice(facts, material)
  }
  addSections(facts, read)
  addReported(facts, material, sections)
  if (facts.has('stepByStep') || facts.has('steps')) facts.set('stepwise', flag(task.task))
  const name = facts.get('short')?.text ?? ''
  return { subject: { name, confidence: 1 }, facts, sections: read }
}

/** What sections of a role are about, as it reads in a list. */
const COVERED: readonly (readonly [role: string, spoken: string])[] = [
  ['equipment', 'what you need'],
  ['light', 'light'],
  ['water', 'watering'],
  ['soil', 'soil'],
  ['feed', 'fertilizing'],
  ['prune', 'pruning'],
  ['propagate', 'propagation'],
  ['pots', 'growing in pots'],
  ['pests', 'pests'],
  ['winter', 'winter care'],
  ['harvest', 'harvesting'],
  ['cost', 'costs'],
  ['mistakes', 'mistakes to avoid'],
  ['store', 'storage'],
]
const MIN_ADVICE = 4

/** What the sections cover together, and which roles there are. */
function addSections(facts: FactMap, sections: readonly Section[]): void {
  const covers = COVERED.flatMap(([role, spoken]) =>
    sections.some((section) => section.role === role) ? [spoken] : [],
  )
  if (covers.length >= 2) facts.set('covers', text(listed(covers.slice(0, 4))))
  for (const { role, heading } of sections)
    if (role !== '') facts.set(`section.${role}`, flag(heading))
}

/** `stepList`: orders of the page. */
function addReported(facts: FactMap, material: Material, sections: readonly Section[]): void {
  const orders = topicHeadings(material, sections)
    .filter((heading) => isOrder(heading, material.language))
    .map((heading) => headingInSentence(heading, material))
  if (orders.length >= MIN_TOPICS_LISTED) facts.set('stepList', inThrees(orders))
}

function addAdvice(facts: FactMap, material: Material): void {
  const count = countOrders(material)
  if (count >= MIN_ADVICE) facts.set('advice', { text: String(count), number: count, quote: '' })
}

/** All headings of the most common level, where each is an order; else 0. */
function countOrders({ content, cleaned, language }: Material): number {
  const levels = [2, 3, 4].map((level) =>
    cleaned.filter((_, index) => content.headings[index]?.level === level),
  )
  const [most = []] = levels.toSorted((a, b) => b.length - a.length)
  return most.every((heading) => isOrder(heading, language)) ? most.length : 0
}

function addNames(facts: FactMap, { letters }: Material, read: HowToTask): void {
  const task = lowerFirst(letters.running(read.task))
  const gerund = lowerFirst(letters.running(read.gerund))
  const object = letters.running(read.object)
  facts.set('task', text(task))
  facts.set('gerund', text(gerund, task))
  facts.set('name', text(gerund, task))
  facts.set('short', text(wordsOf(object).length >= 2 ? object : gerund, task))
  if (object !== '') addObjectNames(facts, object, read)
}

function addObjectNames(facts: FactMap, object: string, read: HowToTask): void {
  facts.set('object', text(object))
  facts.set('objectOne', text(attributive(object), object))
  if (words.make.includes(read.verb) && read.isMade) facts.set('made', text(object))
  const isCare = words.care.includes(read.verb) || / care of /i.test(read.task)
  const many = read.isOne ? pluralOf(object) : object
  if (isPlural(wordsOf(isCare ? many : object).at(-1) ?? '')) facts.set('plural', flag(object))
  if (isCare) facts.set('plant', text(many, object))
}

const lowerFirst = (line: string): string =>
  line.replace(/^\p{Lu}/u, (first) => first.toLowerCase())

/** "a lemon tree" is one; what is stated about its care is stated of lemon trees. */
function pluralOf(name: string): string {
  if (/(?:s|x|z|ch|sh)$/i.test(name)) return `${name}es`
  return /[^aeiou]y$/i.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}

const NUMBER = /^(?:step\s*)?#?(\d{1,2})\s*[.):–-]/iu

const STEP = /^(?:step)\b/iu
const SAID = new RegExp(
  `\\b(\\d{1,2}|${Object.keys(listWords.numbers).join('|')}) (?:\\p{L}+ )?(tips|ways|tricks|ideas)\\b`,
  'iu',
)

function addSteps(facts: FactMap, material: Material, isLoose: boolean): void {
  const count = countSteps(material)
  const isNamed = material.content.headings.some(({ text: heading }) => STEP.test(heading))
  if (count >= MIN_STEPS && (isNamed || !isLoose))
    facts.set('steps', { text: String(count), number: count, quote: '' })
}

const MIN_STEPS = 3
const MIN_TIPS = 3

/**
 * Steps are counted only where they run from 1 to the last, two methods in one page do not, and
 * where there is work to do: the numbers of a page on saving money count its tips.
 */
function countSteps({ content, steps }: Material): number {
  const numbers = content.headings.flatMap(({ text: heading }) => {
    const found = NUMBER.exec(heading)?.[1]
    return found ? [Number(found)] : []
  })
  const isRun = numbers.every((number, index) => number === index + 1)
  const isAsked = steps.some((step) => step.endsWith('?'))
  if (!isRun || isAsked) return 0
  return numbers.length >= MIN_STEPS ? numbers.length : steps.length
}

/** The number of tips that the page promises. */
function addTips(facts: FactMap, { content }: Material): void {
  const said = SAID.exec(`${content.title} · ${content.description}`)
  if (!said) return
  const [quote, number = '', word = ''] = said
  const spelled: Readonly<Record<string, number>> = listWords.numbers
  const count = spelled[number.toLowerCase()] ?? Number(number)
  if (count < MIN_TIPS) return
  facts.set('tipCount', { text: String(count), number: count, quote })
  facts.set('tipWord', text(word.toLowerCase(), quote))
  if (/ways/iu.test(word)) facts.set('tipWays', flag(quote))
}

function addTime(facts: FactMap, material: Material): void {
  const minutes = wholeMinutes(material)
  if (minutes === null) return
  const spoken = spokenMinutes(minutes)
  if (spoken !== '') facts.set('time', { text: spoken, number: minutes, quote: `${minutes} min` })
}

function addFlags(facts: FactMap, { content, sentences }: Material, { task }: HowToTask): void {
  const lead = sentences
    .filter(({ at }) => at < 4)
    .map((sentence) => sentence.text)
    .join(' ')
  const near = `${content.title} · ${content.description} · ${lead}`
  for (const [key, pattern] of Object.entries(words.flags)) {
    const said = new RegExp(pattern, 'iu').exec(near)?.[0]
    if (said && !new RegExp(pattern, 'iu').test(task)) facts.set(key, flag(said))
  }
  const season = words.seasons.find((name) =>
    new RegExp(`\\b(?:this|in|for) ${name}\\b`, 'iu').test(
      `${content.title} ${content.description}`,
    ),
  )
  if (season && !new RegExp(`\\b${season}\\b`, 'iu').test(task)) facts.set('season', text(season))
  if (/ at home\b/i.test(task)) facts.set('taskAtHome', flag(task))
  if (/ for /i.test(task)) facts.set('taskFor', flag(task))
}

const POINTS =
  /\b(?:it|its|them|they|their|this|that|these|those|he|she|i|we|my|our|both|other)\b|[?:;,()—–]/iu
const ASKED_BY_ONE = /\b(can|should|do|must|will|could) i\b/giu

/**
 * An order is a step, or advice that says something without its page: "Learn to delay
 * gratification". Under a task of the hands a step alone says nothing.
 */
function withRole(section: Section, language: Language, isLoose: boolean): Section {
  const { heading } = section
  if (heading.endsWith('?')) return asQuestion(section)
  if (OWN_TIPS.test(heading)) return { ...section, role: '' }
  if (!isOrder(heading, language)) return { ...section, role: roleOf(heading, 'howTo.en') }
  const count = wordsOf(heading).length
  const isAdvice =
    isLoose &&
    count >= MIN_ADVICE_WORDS &&
    count <= 11 &&
    heading.length <= 70 &&
    !POINTS.test(heading)
  return { ...section, role: isAdvice ? 'advice' : '' }
}

/** "Tips for keeping it clean" is a title by itself. */
const OWN_TIPS = /\b(?:tips|tricks|advice) (?:for|on|to) .{8,}/iu
/** "Make a backup plan" could be on any page. */
const MIN_ADVICE_WORDS = 5

function isOrder(heading: string, language: Language): boolean {
  const [first, second] = language.tokens(heading.toLowerCase())
  const isVerb = first?.pos === 'VERB' && !/(?:ing|ed)$/.test(first.text)
  return isInstruction(heading) || (isVerb && second?.pos !== 'VERB')
}

/** "Can I grow it from cuttings?" points elsewhere; "Can I use tap water?" asks for the reader. */
function asQuestion(section: Section): Section {
  const asked = section.heading
    .replace(ASKED_BY_ONE, (_, verb: string) => `${verb} you`)
    .replace(/\bmy\b/giu, 'your')
  const isWhole =
    wordsOf(asked).length >= 4 && asked.length <= 78 && !POINTS.test(asked.slice(0, -1))
  if (!isWhole) return { ...section, role: '' }
  return {
    ...section,
    role: 'question',
    facts: new Map([['section', { text: asked, quote: section.heading }]]),
  }
}
