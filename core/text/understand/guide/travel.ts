/** The place and the facts of a travel page in English. */
import { wordsOf } from '../../language/language.ts'
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import type { Material } from '../../writer/material.ts'
import { escaped } from '../../language/escaped.ts'
import {
  fact,
  flag,
  flagFacts,
  sectionFacts,
  takesThe,
  topicFacts,
  withRoles,
} from './english-names.ts'
import type { KindReading } from '../reading/kind-reading.ts'
import type { Section } from '../reading/sections.ts'
import {
  inThrees,
  isPlaceName,
  MIN_TOPICS_LISTED,
  topicHeadings,
} from '../reading/topic-headings.ts'
import words from './travel-words.en.json' with { type: 'json' }

/** Of a place named in the title: so often the text must name it too. */
const MIN_NAMED = 1
const BEFORE_PLACE = new RegExp(words.beforePlace, 'iu')
const AFTER_PLACE = new RegExp(words.afterPlace, 'iu')
/** A place is a run of capitals: "San Juan Islands", "Isle of Skye", "the Dolomites". */
const RUN =
  /^(?:[Tt]he\s+)?(\p{Lu}[\p{L}'’.-]*(?:\s+(?:of|de|la|el|do|da|di|the|du|del|y|los|las)(?=\s+\p{Lu})|\s+\p{Lu}[\p{L}'’.-]*)*)/u
const NO_PLACE = new RegExp(`^(?:${words.noPlace})$`, 'iu')

export function readTravel(material: Material, found: readonly Section[]): KindReading {
  const place = placeOf(material)
  const sections = withRoles(withoutListed(found), { list: 'travel.en', name: place, material })
  const facts = new Map<string, Fact>([
    ...placeFacts(material, place),
    ...tripFacts(material),
    ...sectionFacts(sections),
    ...topicFacts(sections, 'travel'),
    ...stopFacts(material, found),
  ])
  const name = facts.get('name')?.text ?? ''
  return { subject: { name, confidence: name === '' ? 0 : 1 }, facts, sections }
}

/** "Navigating the Rail Stations": among such headings the others are no places, either. */
const DOING = /^\p{L}+ing (?:the|an?|your|in|to|around|with)\s/iu

/** `stops`: three places that sections are named after. */
function stopFacts(material: Material, sections: readonly Section[]): Facts {
  const unnamed = sections.filter(({ role }) => role === '')
  const stops = topicHeadings(material, unnamed).filter(isPlaceName)
  const isOfPlaces = stops.length >= MIN_TOPICS_LISTED && !stops.some((stop) => DOING.test(stop))
  return isOfPlaces ? new Map([['stops', inThrees(stops)]]) : new Map()
}

/** '' where the title names no place that the text is about. */
function placeOf({ content, letters }: Material): string {
  const title = content.title.replace(/\s+/g, ' ')
  const text = [content.description, ...content.paragraphs].join(' ')
  const after = BEFORE_PLACE.exec(title)
  const candidates = [
    after ? title.slice(after.index + after[0].length) : '',
    ...title.split(/\s*[:|]\s+|\s+[–—-]\s+|,\s+/u),
    title,
  ]
  for (const candidate of candidates) {
    const place = cutPlace(RUN.exec(candidate.trim())?.[1] ?? '')
    if (place !== '' && isNamed(place, text) && isCapital(letters.running(place))) return place
  }
  return ''
}

/** "Lisbon Travel Guide" and "Lisbon Itinerary" end before what the page is. */
function cutPlace(run: string): string {
  const place = (run.split(AFTER_PLACE)[0] ?? '').replace(/['’]s$/u, '').trim()
  const isLong = wordsOf(place).length > 5 || place.length > 40
  return place.length < 3 || isLong || NO_PLACE.test(place) ? '' : place
}

function isNamed(place: string, text: string): boolean {
  const all = text.match(new RegExp(`(?<![\\p{L}])${escaped(place)}(?![\\p{L}])`, 'gu')) ?? []
  return all.length >= MIN_NAMED
}

function isCapital(running: string): boolean {
  return wordsOf(running).every((word) => /^\p{Lu}|^\p{Ll}{1,3}$/u.test(word))
}

function placeFacts({ content }: Material, place: string): Facts {
  const facts = new Map<string, Fact>()
  if (place === '') return facts
  const text = [content.title, content.description, ...content.paragraphs].join(' ')
  const name = takesThe(text, place) && !/^the /i.test(place) ? `the ${place}` : place
  facts.set('name', fact(name, place))
  facts.set('short', fact(name, place))
  facts.set('attributive', fact(place))
  const at = new RegExp(words.at, 'iu').test(place) ? 'at' : 'in'
  facts.set('in', fact(`${new RegExp(words.on, 'iu').test(place) ? 'on' : at} ${name}`, place))
  if (/^(?:hiking|hike|climbing)\b/i.test(content.title)) facts.set('hike', flag(place))
  if (new RegExp(words.region, 'iu').test(place)) facts.set('outdoors', flag(place))
  return facts
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}

const IN_SEASON =
  /\bin (?:the )?(winter|spring|summer|fall|autumn|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

function tripFacts({ content, cleaned }: Material): Facts {
  const { title, description, paragraphs } = content
  const top = `${title} · ${description}`
  const near = `${top} · ${cleaned.join(' · ')} · ${paragraphs.slice(0, 4).join(' · ')}`
  return new Map<string, Fact>([
    ...dayFacts(content),
    ...flagFacts(words.title, top),
    ...flagFacts(words.near, near),
    ...seasonFacts(title),
  ])
}

/** `days`, from the title or else from the headings, and `dayByDay`. */
function dayFacts({ title, description, headings }: Material['content']): Facts {
  const facts = new Map<string, Fact>()
  const days = daysOf(`${title} · ${description}`)
  const dayHeadings = headings.filter(({ text }) =>
    /^day (?:\d+|one|two|three)\b/i.test(text),
  ).length
  const number = days > 0 ? days : dayHeadings
  if (number > 0 && number <= 31) facts.set('days', { text: String(number), number, quote: title })
  if (dayHeadings >= 2) facts.set('dayByDay', flag(headings[0]?.text ?? title))
  return facts
}

/** Months keep their capital, seasons have none. */
function seasonFacts(title: string): Facts {
  const season = IN_SEASON.exec(title)?.[1]
  if (!season) return new Map()
  const isSeason = /^(?:winter|spring|summer|fall|autumn)$/i.test(season)
  return new Map([['season', fact(isSeason ? season.toLowerCase() : season, season)]])
}

function daysOf(text: string): number {
  const said = /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ](?:full )?days?\b/iu
    .exec(text)?.[1]
    ?.toLowerCase()
  return said === undefined ? 0 : (NUMBER_WORDS[said] ?? Number(said))
}

/** "Read next" and its like, which link to other pages. */
function withoutListed(sections: readonly Section[]): readonly Section[] {
  return sections.filter(
    ({ heading }) =>
      !/\b(?:related|read (?:next|more)|more (?:posts|articles|guides|from))\b/iu.test(heading),
  )
}
