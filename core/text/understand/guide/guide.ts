/** The subject and the facts of a guide or an explainer in English. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, wordsOf } from '../../language/language.ts'
import { keyOf } from '../../language/title-key.ts'
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import { isPlural, listed } from '../../language/english-grammar.ts'
import type { Material } from '../../writer/material.ts'
import {
  andMore,
  bareName,
  countedName,
  fact,
  firstClause,
  flag,
  flagFacts,
  nameFacts,
  sectionFacts,
  topicFacts,
  withRoles,
} from './english-names.ts'
import type { KindReading } from '../reading/kind-reading.ts'
import { fromGerund } from './how-to-task.ts'
import { roleOf, type Section } from '../reading/sections.ts'
import {
  MIN_TOPICS_LISTED,
  headingInSentence,
  inThrees,
  isThing,
  topicHeadings,
} from '../reading/topic-headings.ts'
import shapes from './guide-titles.en.json' with { type: 'json' }

/** So many headings on light, water, soil and the like point to a plant. */
const MIN_PLANT_ROLES = 3
/** Where the text must speak of the subject. */
const MIN_SPOKEN = 2
const compiled = shapes.map(({ topic, shape }) => ({ topic, shape: new RegExp(shape, 'iu') }))

const FLAGS: Readonly<Record<string, string>> = {
  beginner: String.raw`\b(?:beginners?|first[- ]timers?|newbies|new to)\b`,
  kids: String.raw`\b(?:kids|children|toddlers?)\b`,
  easy: String.raw`\beas(?:y|ily)\b|\bsimple\b`,
  budget: String.raw`\b(?:on a budget|budget[- ]friendly|cheap|affordable)\b`,
  home: String.raw`\bat home\b|\bindoors?\b`,
}

export function readGuide(material: Material, found: readonly Section[]): KindReading {
  const { content, cleaned } = material
  const roles = cleaned.map((heading) => roleOf(heading, 'plant.en'))
  const { name, topic, task } = subjectOf(material)
  const names = nameFacts(material, countedName(material, name))
  const isPlant = isOnPlant(roles, name)
  const sections = withRoles(found, { list: isPlant ? 'plant.en' : 'guide.en', name, material })
  const facts = new Map<string, Fact>([
    ...names,
    ...sectionFacts(sections),
    ...headingFacts(material, sections),
    ...topicFacts(sections, isPlant ? 'plant' : 'guide'),
    ...flagFacts(FLAGS, `${content.title} · ${content.description}`),
  ])
  if (isPlant) {
    facts.set('plant', flag(content.title))
    facts.delete('gerund')
  }
  if (name !== '') facts.set(`topic.${topic}`, flag(content.title))
  if (task !== '') facts.set('task', fact(material.letters.running(task), task))
  const running = facts.get('name')?.text ?? ''
  return {
    subject: { name: running, confidence: running === '' ? 0 : 1 },
    facts: new Map([...facts, ...partFacts(running), ...toNameFacts(facts, content.title)]),
    sections,
  }
}

/** Light and water of "setting up an aquarium": what people do is no plant. */
const isOnPlant = (roles: readonly string[], name: string): boolean =>
  new Set(roles.filter((role) => role !== '' && role !== 'question')).size >= MIN_PLANT_ROLES &&
  !isWork(name)

/** "Growing tomatoes", "setting up an aquarium", "gardening"; not "weeping fig". */
const isWork = (name: string): boolean =>
  /^\p{L}{2,}ing(?:$| (?:(?:up|out|down|off|away) )?(?:an?|the|your|my)\s)/iu.test(name) ||
  (fromGerund(name) !== '' && !/^hanging /iu.test(name))

/** "A Beginner's Guide to a Plant-Based Diet" keeps the article of its title. */
function toNameFacts(facts: Facts, title: string): Facts {
  const name = facts.get('name')
  if (name === undefined) return new Map()
  const article = articleOf(name.text, { isPlural: facts.has('plural'), title })
  return new Map([['toName', article === '' ? name : { ...name, text: `${article} ${name.text}` }]])
}

function articleOf(name: string, on: { isPlural: boolean; title: string }): string {
  if (/^(?:best|top) /u.test(name)) return 'the'
  if (on.isPlural || /^an? /u.test(name)) return ''
  return /\bguide to (an?) /iu.exec(on.title)?.[1]?.toLowerCase() ?? ''
}

/** What a name contains, so that patterns don't add it a second time or ask for one thing. */
const NAME_PARTS: readonly (readonly [key: string, pattern: RegExp])[] = [
  ['nameFor', / for /iu],
  ['nameAnd', / (?:and|&) /iu],
]

function partFacts(name: string): Facts {
  const found = NAME_PARTS.filter(([, pattern]) => pattern.test(name))
  return new Map(found.map(([key]) => [key, flag(name)]))
}

/**
 * `topics` out of the headings themselves, where too few of them have a known role; `covered`: the
 * same with "and more" where the page has others. A quality alone ("Minimalist") is no topic.
 */
function headingFacts(material: Material, sections: readonly Section[]): Facts {
  const topics = topicHeadings(material, sections)
    .filter((heading) => isThing(heading, material.language) && !isQuality(heading, material))
    .map((one) => headingInSentence(one, material))
  if (topics.length < MIN_TOPICS_LISTED) return new Map()
  const isAll = topics.length === MIN_TOPICS_LISTED
  const covered = inThrees(topics, { join: isAll ? listed : andMore })
  return new Map([
    ['topics', inThrees(topics)],
    ['covered', covered],
  ])
}

function isQuality(heading: string, { language }: Material): boolean {
  const [only, ...others] = language.tokens(heading.toLowerCase())
  return only?.pos === 'ADJ' && others.length === 0
}

interface Named {
  readonly name: string
  /** What the page says of it, from `guide-titles.en.json`. */
  readonly topic: string
  /** "prune hydrangeas" of a page on when to do it, else ''. */
  readonly task: string
}

/** '' where the title has no shape that shows which of its words are the subject. */
function subjectOf(material: Material): Named {
  const title = material.content.title.replace(/\s+/g, ' ').trim()
  for (const text of [title, firstClause(title)]) {
    for (const { topic, shape } of compiled) {
      const groups = shape.exec(text)?.groups
      const name = bareName(firstClause(groups?.['name'] ?? ''))
      if (name !== '' && isSpokenOf(name, material))
        return { name, topic, task: groups?.['task'] ?? '' }
    }
  }
  return { name: '', topic: '', task: '' }
}

/** "A Guide to Ultimate Best Mat" is no English, and the page says which it is. */
const isBestOfAll = (name: string): boolean =>
  /^(?:(?:ultimate|very|absolute) )?best /iu.test(name) && !isPlural(wordsOf(name).at(-1) ?? '')

/** "9to5Mac gift" of "9to5Mac Gift Guide: …", and "gift" alone: what such a site calls its series. */
function isOfSite(name: string, { site_name }: Pick<PageContent, 'site_name'>): boolean {
  const site = keyOf(site_name)
  return (site !== '' && ` ${keyOf(name)} `.includes(` ${site} `)) || STUB.test(name)
}

const STUB = /^(?:(?:holiday|christmas) )?(?:gifts?|shopping|style|city|field|buyer['’]?s)$/iu

function isSpokenOf(name: string, { content, language }: Material): boolean {
  const head = contentStems(name, language).at(-1)
  if (head === undefined || isOfSite(name, content) || isBestOfAll(name)) return false
  const { description, headings, paragraphs } = content
  const said = [description, ...headings.map(({ text }) => text), ...paragraphs].join(' ')
  const stems = contentStems(said, language)
  return stems.filter((stem) => stem === head).length >= MIN_SPOKEN
}
