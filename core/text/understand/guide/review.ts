/** The product and the facts of a review, a comparison or a shop's page in English. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { escaped } from '../../language/escaped.ts'
import { wordsOf } from '../../language/language.ts'
import { isPlural } from '../../language/english-grammar.ts'
import type { WordCase } from '../../language/letter-case.ts'
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import { isRoundUp } from '../../subject/round-up.ts'
import type { Material } from '../../writer/material.ts'
import {
  fact,
  firstClause,
  flag,
  flagFacts,
  isName,
  nameFacts,
  sectionFacts,
  topicFacts,
  withRoles,
} from './english-names.ts'
import type { KindReading } from '../reading/kind-reading.ts'
import { roleOf, type Section } from '../reading/sections.ts'
import words from './review-words.en.json' with { type: 'json' }

const PRAISE = new RegExp(words.praise, 'iu')
const ENDING = new RegExp(words.ending, 'iu')
const COMPARED = /^(.{2,40}?)\s+(?:vs\.?|versus)\s+(.{2,40}?)$/iu
/** Where titles say that a thing was reviewed. */
const SHAPES: readonly RegExp[] = [
  /^(?:product |book |app |film |movie |hotel )?review(?: of)?\s*[:–—-]?\s+(?<name>.+)$/iu,
  /^(?<name>.+?)(?:['’]s)?\s+(?:product |book |app |honest |full |in-depth |hands-on |long-term |\d{4} )*reviews?(?:ed)?\b/iu,
  /^(?:is|are)\s+(?<name>.+?)\s+(?:really |actually )?worth\b/iu,
  /^(?:we|i) (?:tried|tested)(?: it)?\s*[:–—-]?\s+(?<name>.+)$/iu,
  /^hands[- ]on with\s+(?<name>.+)$/iu,
  /^(?:the )?pros and cons of\s+(?<name>.+)$/iu,
]
/** Names of products keep the case that the page gives them. */
const AS_WRITTEN: WordCase = {
  title: (text) => text,
  running: (text) => text,
  isName: () => true,
}
const PRICE =
  /\b(?:costs?|priced? (?:at|of)|price:?|retails? (?:for|at)|starting at|for|from) (?:just |only |about |around )?([$£€]\d{1,3}(?:,\d{3})*(?:\.\d\d)?)(?![\d,]*\s?(?:m|b|million|billion|k)\b|\d)/iu
const RATING = /\b(\d(?:\.\d)?|10)\s*(?:\/|out of)\s*(5|10)\b(?!\d|\/)/iu
const BOOK = /\bbook\b|\bnovel\b|\bmemoir\b|\bauthor\b/iu

export function readReview(material: Material, found: readonly Section[]): KindReading {
  const compared = comparedOf(material)
  // "Best Fitness Tracker: Reviewed and Compared" reviews many.
  const isOnMany = compared !== null || isRoundUp(material.content.title, 'review')
  const name = isOnMany ? '' : productOf(material)
  const sections = withRoles(found, {
    list: 'review.en',
    name: compared?.join(' ') ?? name,
    material,
  })
  const facts = new Map<string, Fact>([
    ...productFacts(material, name),
    ...comparedFacts(compared),
    ...valueFacts(material),
    ...sectionFacts(sections),
    ...topicFacts(sections, 'review'),
    ...headingFacts(material),
  ])
  const spoken = compared ? `${compared[0]} vs. ${compared[1]}` : (facts.get('name')?.text ?? '')
  const isNone = spoken === '' || PART_OF_SITE.test(spoken)
  return { subject: { name: spoken, confidence: isNone ? 0 : 1 }, facts, sections }
}

/** "Etsy Privacy Settings": a part of the site, and no product. */
const PART_OF_SITE =
  /(?<!\p{L})(?:settings|preferences|privacy(?: policy)?|terms|conditions|log ?in|sign ?up|policy|policies)$/iu

function productOf({ content }: Material): string {
  const title = content.title.replace(/\s+/g, ' ').trim()
  if (content.kind === 'product') return cleanProduct(title.split(/\s+[|–—]\s+/u)[0] ?? title)
  for (const clause of [firstClause(title), title]) {
    const named = SHAPES.map((shape) => shape.exec(clause)?.groups?.['name'] ?? '').find(Boolean)
    const name = named === undefined ? '' : cleanProduct(wholeName(named, content))
    if (name !== '') return name
  }
  return ''
}

/** "Iron Tide: Afterglow" is one name where the text says it so; else what follows is a subtitle. */
function wholeName(named: string, { paragraphs }: PageContent): string {
  const isMentioned = named.includes(': ') && paragraphs.some((text) => text.includes(named))
  return isMentioned ? named : firstClause(named)
}

/** "My honest Dyson Airwrap" → "Dyson Airwrap". The name keeps ampersands and its capitals. */
function cleanProduct(text: string): string {
  let name = text
    .replace(/[™®]|\([^)]*\)|\p{Extended_Pictographic}/gu, '')
    .replace(/^["“'‘](.+)["”'’]$/u, '$1')
    .replace(/\s+/g, ' ')
  let before = ''
  while (before !== name) {
    before = name
    name = name.replace(PRAISE, '').replace(ENDING, '').trim()
  }
  if (PRAISE.test(`${name} `)) return ''
  return isName(name) ||
    (wordsOf(name).length <= 9 && /\p{Lu}/u.test(name) && isName(shortOf(name)))
    ? name
    : ''
}

/** "Orlo, the Smart Kettle": no word follows such a name, and nothing precedes it. */
const EXPLAINED = /^(?<name>\p{Lu}[^,]*), (?:the|an?|your|our|my|its)\s/u

/** "16-inch MacBook Pro with Retina display" → "16-inch MacBook Pro". */
function shortOf(name: string): string {
  const explained = EXPLAINED.exec(name)?.groups?.['name']
  if (explained !== undefined) return explained
  const [head = name] = name.split(/,\s+|\s+(?:with|by|for|in|from)\s+/iu)
  return wordsOf(head).length >= 2 ? head : name
}

function productFacts(material: Material, name: string): Facts {
  const facts = new Map<string, Fact>(nameFacts({ ...material, letters: AS_WRITTEN }, name))
  if (name === '') return facts
  const short = shortOf(name)
  facts.set('short', fact(short, name))
  facts.set('attributive', fact(short, name))
  const text = ` ${[material.content.description, ...material.content.paragraphs].join(' ').toLowerCase()} `
  const isCalledThe =
    !EXPLAINED.test(name) && text.includes(` the ${short.toLowerCase()}`) && !/^the /i.test(short)
  const isThe = material.content.kind === 'product' || isCalledThe || isOneThing(short, text)
  if (isCalledThe) facts.set('calledThe', fact('', `the ${short}`))
  facts.set('theName', fact(isThe || facts.has('plural') ? `the ${short}` : short, name))
  return facts
}

/** So often the text must say "the backpack" or "this backpack" of an "Osprey Atmos 65L Backpack". */
const MIN_CALLED = 2
/** Names of places and of sites do without an article. */
const PLACE =
  /^(?:park|gardens?|zoo|museum|beach|castle|island|lake|street|square|bay|house|app)$/iu

function isOneThing(name: string, text: string): boolean {
  const words = wordsOf(name.toLowerCase())
  const head = words.at(-1) ?? ''
  if (words.length < 2 || isPlural(head) || !/^\p{Ll}{3,}$/u.test(head) || PLACE.test(head))
    return false
  const called = new RegExp(`(?<!\\p{L})(?:the|this) ${escaped(head)}(?!\\p{L})`, 'gu')
  return (text.match(called)?.length ?? 0) >= MIN_CALLED
}

function comparedOf({ content }: Material): [string, string] | null {
  const clause = firstClause(content.title.replace(/\bvs\./giu, 'vs'))
  const [, first = '', second = ''] = COMPARED.exec(clause) ?? []
  const pair = [first, second].map((side) => side.replace(ENDING, '').trim())
  const [one = '', two = ''] = pair
  return one !== '' && two !== '' && pair.every(isName) && !/ vs /i.test(two) ? [one, two] : null
}

function comparedFacts(compared: [string, string] | null): Facts {
  const facts = new Map<string, Fact>()
  if (!compared) return facts
  facts.set('one', fact(compared[0]))
  facts.set('two', fact(compared[1]))
  if (!compared.some((side) => JUDGED.test(side))) facts.set('choice', flag(compared[0]))
  return facts
}

/** "Good Debt vs. Bad Debt": the names already state which is better. */
const JUDGED =
  /^(?:good|bad|better|worse|healthy|unhealthy|right|wrong|true|false|real|fake|safe|unsafe|normal|abnormal|positive|negative)\b|^(?:myths?|facts?|before|after|expectations?|reality|pros|cons)$/iu

/** "The Pros and Cons of Tiny House Living" weighs something that was not reviewed. */
function claimFacts({ kind, title }: PageContent): Facts {
  if (kind === 'product') return new Map([['product', flag(title)]])
  const isWeighed = WEIGHED.test(title) && !REVIEWED.test(title)
  return new Map(isWeighed ? [] : [['review', flag(title)]])
}

const WEIGHED = /\b(?:pros (?:and|&) cons|advantages (?:and|&) disadvantages)\b/iu
const REVIEWED = /\b(?:review\p{L}*|tested|tried|hands[- ]on|unboxing)\b/iu

/** What it costs and how it was rated, as the page writes it. */
function valueFacts(material: Material): Facts {
  const { content, cleaned } = material
  const { title, description, paragraphs } = content
  const near = [title, description, ...cleaned, ...paragraphs.slice(0, 12)].join(' · ')
  const facts = new Map<string, Fact>([
    ...priceFacts(material, near),
    ...ratingFacts(material),
    ...attributeFacts(material),
    ...claimFacts(content),
    ...flagFacts(words.near, near),
  ])
  if (BOOK.test(`${title} · ${description}`)) facts.set('book', flag('book'))
  return facts
}

/** A price of exactly 1 or 0 is what a form was left at; "1.000 €" is a thousand. */
const LEFT_AT_DEFAULT = /^\D*0*[01](?:[.,]0{1,2})?\D*$/u

function priceFacts({ price }: Material, near: string): Facts {
  const cost = price !== '' ? price : PRICE.exec(near)?.[1]
  const isSold = cost !== undefined && /\d/u.test(cost) && !LEFT_AT_DEFAULT.test(cost)
  return new Map(isSold ? [['price', fact(cost)]] : [])
}

function ratingFacts({ content, cleaned }: Material): Facts {
  const rated = RATING.exec([...cleaned, content.title, ...content.paragraphs].join(' · '))
  return new Map(rated ? [['rating', fact(`${rated[1]} out of ${rated[2]}`, rated[0])]] : [])
}

/** `brand`, `material` and `color`, where the page's data has them in a few words. */
function attributeFacts({ content, letters }: Material): Facts {
  const facts = new Map<string, Fact>()
  for (const key of ['brand', 'material', 'color'] as const) {
    const value = content.facts.find(({ name }) => name === key)?.value
    if (value && wordsOf(value).length <= 4)
      facts.set(key, fact(key === 'brand' ? value : letters.running(value), value))
  }
  return facts
}

/** Pros and cons are lists without whole sentences, so their sections fall out. */
function headingFacts({ cleaned }: Material): Facts {
  const facts = new Map<string, Fact>()
  for (const heading of cleaned) {
    const role = roleOf(heading, 'review.en')
    if (role === 'pros' || role === 'cons' || role === 'prosCons') facts.set(role, flag(heading))
    if (role === 'prosCons') for (const side of ['pros', 'cons']) facts.set(side, flag(heading))
  }
  return facts
}
