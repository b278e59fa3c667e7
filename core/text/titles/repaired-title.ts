/** Small slips of a page's own title that its pins do not repeat. */
import { escaped } from '../language/escaped.ts'
import { isPlural } from '../language/english-grammar.ts'
import { isTitleCased } from '../language/letter-case.ts'
import { CUT_YEAR } from '../understand/list/list-title.ts'
import type { Material } from '../writer/material.ts'

/** "12 of the Best Sewing Machine for Beginners", up to the thing. */
const OF_THE_BEST =
  /(?<=\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|some) of the (?:best|top|most \p{L}+) (?:[\p{L}’'-]+ ){0,3}?)(\p{L}{3,})(?=$| (?:for|in|with|to|on|from|under|that|you)\b|[:,!?(])/iu
/** "My 7 month Trip", but neither "10 Day Trips" nor "7 Day Hikes". */
const SPAN =
  /(?<![\d.,$€£/-])(\d{1,3}) (day|week|month|year|hour|minute)(?= (?!(?:trips?|hikes?|tours?|bags?|old|ago|walks?|or|and|to|of|in|for|at|is|was|by|with|from|later|after|before)\b)\p{L})/giu
/** "Trip of Asia" goes through it; one "of a Lifetime" or "of My Dreams" goes nowhere. */
const TRIP_OF =
  /\b((?:road |backpacking )?(?:trip|journey)) of (?=\p{Lu})(?!(?:A|An|The|My|Our|Your|His|Her|Their|Dreams|Love|Discovery|Faith|Life)\b)/giu

/** "Wurmkiste Wurmkiste selber bauen": a label and a title that were joined without a mark. */
const SAID_TWICE = /^(\p{L}{6,}) \1(?= \p{L})/iu

/** A name that the text doubles too is kept. */
function withoutDouble(title: string, { content: { paragraphs } }: Material): string {
  const double = SAID_TWICE.exec(title)?.[0].toLowerCase()
  return double === undefined || paragraphs.some((text) => text.toLowerCase().includes(double))
    ? title
    : title.replace(SAID_TWICE, '$1')
}

export function repairedTitle(whole: string, material: Material): string {
  const title = withoutDouble(whole, material)
  if (material.language.lang !== 'en') return title
  const repaired = withMany(title, material)
    .replace(CUT_YEAR, '')
    .replace(SPAN, '$1-$2')
    .replace(TRIP_OF, '$1 through ')
  return repaired !== title && isUneven(repaired, material)
    ? material.letters.title(repaired)
    : repaired
}

/** Only where the page has the plural: "software" has none. */
function withMany(title: string, { content: { paragraphs, headings } }: Material): string {
  const text = [...headings.map((heading) => heading.text), ...paragraphs].join(' ')
  return title.replace(OF_THE_BEST, (thing) => {
    const many = `${thing}${/(?:s|x|z|ch|sh)$/iu.test(thing) ? 'es' : 's'}`
    const isSaid = new RegExp(`(?<!\\p{L})${escaped(many)}(?!\\p{L})`, 'iu').test(text)
    return !isPlural(thing) && isSaid ? many : thing
  })
}

/** Some of its words have capitals that are no names, others have none. */
const isUneven = (title: string, { letters }: Material): boolean =>
  !isTitleCased(title) &&
  [...title.matchAll(/(?<=[\s-])\p{Lu}\p{Ll}{3,}/gu)].some(([word]) => !letters.isName(word))
