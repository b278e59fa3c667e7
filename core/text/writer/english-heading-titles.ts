/**
 * English titles made of what stands under the page's title: headings and sentences bent to the
 * topic; put behind it only where that reads well.
 */
import { contentStems, wordsOf } from '../language.ts'
import { warnsFirst } from '../warnings.ts'
import { dishNames } from './dish-names.ts'
import { withArticle } from './english-articles.ts'
import { attributive, gerundOf, isInstruction } from './english-grammar.ts'
import { isShown } from './headline.ts'
import { withThings } from './listed-things.ts'
import { coversInterest, headingsNear, type Material } from './material.ts'
import { tellingLines, type TellingLine } from './telling-lines.ts'
import { candidate, from, joined, type TitleCandidate } from './title-candidate.ts'
import { bentHeadings, expanded, isOfPage, PAPER, placeOf, topicName } from './topic-inside.ts'

/** Behind a label these read as a stray sentence: only where all else is said. */
const STRAY = -0.9
/**
 * A rule of the thing ("Heavy books belong close to the wall") may follow its name where the page
 * gives advice.
 */
const RULE = 0.4
/** No picture holds it whole. */
const LONG = -0.7
/** No reason to look further. */
const PLAIN = -2.8
/** The introduction is said by titles on the whole page. */
const INTRODUCED = -2.8
/** "A quiet place is not empty": true of any, and no part of a tale. */
const MAXIM = /^an? (?:\p{L}+ ){1,3}(?:is|are|needs?|wants?|has|makes?) /iu
const ADVICE = /\b(?:guide|tips?|mistakes|when|why|how|what|should|routine|checklist)\b/i
/**
 * A section that doesn't speak of the interest comes under it only when nothing else is left to
 * say.
 */
const FAR = -2.5
/**
 * An entry of a list is an idea of its own: "Outdoor Rug: Hang the Herbs" would be wrong, not only
 * far.
 */
const OTHER_ENTRY = -12
/**
 * Ask for their end, which a label before them doesn't give: "Floating Shelf: Mistakes to Avoid".
 */
const ASKING =
  /^(?:what|how|why|when|where|who|which|is|are|can|do|does|should|mistakes|common mistakes)\b/i
const TRAVEL = /^(?:where to \p{L}+|what to (?:eat|see|do|skip))$/iu

export function headingTitles(material: Material, interest: string): TitleCandidate[] {
  const { headings, letters } = material
  const near = isOfPage(material, interest) ? null : new Set(headingsNear(material, interest))
  const isOfEntry = isEntry(material, interest)
  return headings.flatMap((heading, index) => {
    // "Xylitol Gum: Cooked Bones" names two things as one.
    if (
      isOfEntry &&
      material.entries.includes(heading) &&
      !coversInterest(heading, interest, material.language)
    )
      return []
    const sources = [from('heading', heading), from('keyword', interest)]
    const place = 0.01 * Math.min(index, 12)
    const far =
      near && !near.has(heading) ? (material.content.kind === 'list' ? OTHER_ENTRY : FAR) : 0
    const bent = [
      ...atPlace(material, interest, heading),
      ...bentHeadings(material, interest, heading),
    ]
    const made = bent.map((title, rank) =>
      candidate(letters.title(title), {
        sources,
        weight: 1.15 - 0.05 * rank - place,
        headline: headlineFor(material, title, heading),
        about: heading,
      }),
    )
    const things = bent
      .flatMap((title) => withThings(material, { title: letters.title(title), heading }))
      .map((title) =>
        candidate(title, {
          sources,
          weight: 0.9 - place,
          headline: headlineFor(material, bent[0] ?? heading, heading),
          about: heading,
        }),
      )
    const tails =
      bent.length > 0 || !/^[^:?]+$/.test(heading) || /\b(?:it|them)\b/i.test(heading)
        ? []
        : tailsFor(material, interest, false).map((tail) =>
            candidate(`${letters.title(heading)}: ${tail}`, {
              sources,
              weight: weightBehind(heading) - 0.02 - place + far,
              headline: letters.title(heading),
              about: heading,
            }),
          )
    return [
      ...made,
      ...things,
      ...tails,
      ...labelled(material, { interest, heading, isBent: bent.length > 0 }).map((title, rank) =>
        candidate(title, {
          sources,
          weight: weightBehind(heading) - 0.06 * rank - place + far,
          headline: letters.title(heading),
          about: heading,
        }),
      ),
    ]
  })
}

/** Names one entry of a list. */
function isEntry({ content, entries, language }: Material, interest: string): boolean {
  return (
    content.kind === 'list' && entries.some((entry) => coversInterest(entry, interest, language))
  )
}

/** The bent heading where it is short, else the heading; "it" is the page's own thing there. */
function headlineFor({ letters, subject }: Material, bent: string, heading: string): string {
  if (bent.length <= 46 && wordsOf(bent).length <= 8) return letters.title(bent)
  const named =
    /\bit\b/i.test(heading) && subject.noun !== ''
      ? heading.replace(/\bit\b/i, subject.noun)
      : heading
  return letters.title(bent.includes(': day ') ? (bent.split(': ')[0] ?? bent) : named)
}

/**
 * "Small Balcony Ideas: Plant for the Evening"; a heading with a colon of its own keeps it and
 * gives up its first part.
 */
function labelled(
  material: Material,
  { interest, heading, isBent }: { interest: string; heading: string; isBent: boolean },
): string[] {
  const { letters, content } = material
  if (
    isBent ||
    !isSameDish(material, interest) ||
    (content.kind !== 'list' && /\b(?:it|them)\b/i.test(heading))
  )
    return []
  if (warnsFirst(heading)) return []
  const label = letters.title(doingOf(material, labelFor(material, interest, heading)))
  const tail = /: (.+)$/.exec(heading)?.[1]
  if (tail !== undefined)
    return wordsOf(tail).length >= 3 ? [joined(label, letters.title(tail))] : []
  return [joined(label, letters.title(heading))]
}

/**
 * "Skincare routine" before "What to stop using in winter": the first words of a topic that the
 * heading says are left out, as long as a name stays.
 */
function labelFor({ language, content }: Material, interest: string, heading: string): string {
  const said = contentStems(heading, language)
  const words = interest.split(' ')
  const at = words.findIndex((word) => !said.includes(language.stem(word.toLowerCase())))
  const left = words.slice(Math.max(0, at))
  const isWhole = left.every((word) => !said.includes(language.stem(word.toLowerCase())))
  return at > 0 && content.kind !== 'list' && isWhole && left.length >= 2
    ? left.join(' ')
    : interest
}

/**
 * "Starting Seeds Indoors" before a colon: a task is named by its doing, else it reads as an order.
 */
function doingOf({ subject }: Material, label: string): string {
  return subject.task !== '' &&
    wordsOf(label.toLowerCase())[0] === wordsOf(subject.task.toLowerCase())[0]
    ? gerundOf(label)
    : label
}

function weightBehind(heading: string): number {
  return ASKING.test(heading) ? 0.3 : isInstruction(heading) ? 0.66 : 0.6
}

function atPlace(material: Material, interest: string, heading: string): string[] {
  if (!isPlace(material, interest)) return []
  const name = material.letters.title(interest)
  if (TRAVEL.test(heading)) return [`${heading} in ${name}`]
  return /^(?:when to visit|how to get around)$/i.test(heading) ? [`${heading} ${name}`] : []
}

/** A name of at most two words on a page about days or travel. */
export function isPlace({ letters, content }: Material, text: string): boolean {
  return (
    letters.running(text) !== text.toLowerCase() &&
    wordsOf(text).length <= 2 &&
    /\b(?:days?|weekend|travel|trip|city|visit)\b/i.test(`${content.title} ${content.description}`)
  )
}

/** "a Floating Shelf", "Pour-Over Coffee": with the article that the page gives it. */
export function thingOf(material: Material, text: string): string {
  const [article, name] = withArticle(material, text)
  return `${article}${article && ' '}${material.letters.title(name)}`
}

/** What to do, behind the topic or a tip for it; what is so, only with the topic in it. */
export function lineTitles(material: Material, interest: string): TitleCandidate[] {
  const { content, language } = material
  const isAll = isOfPage(material, interest)
  const isOfEntry = isEntry(material, interest)
  const near = isAll
    ? null
    : new Set(
        tellingLines(content, language).filter(({ sentence }) =>
          isNearTopic(material, sentence.at, interest),
        ),
      )
  return tellingLines(content, language).flatMap((line, index) => {
    const far = near && !near.has(line) ? (content.kind === 'list' ? OTHER_ENTRY : FAR) : 0
    if (far !== 0 && isOfEntry) return []
    return ofLine(material, line, interest).map((entry) => ({
      ...entry,
      weight: entry.weight + far - 0.003 * Math.min(index, 30),
    }))
  })
}

function isNearTopic({ content, language }: Material, at: number, interest: string): boolean {
  const index = content.headings.findLastIndex(
    (heading) => heading.at !== undefined && heading.at <= at,
  )
  const end = content.headings[index + 1]?.at ?? content.paragraphs.length
  const section = [
    content.headings[index]?.text ?? '',
    ...content.paragraphs.slice(content.headings[index]?.at ?? 0, end),
  ].join(' ')
  const stems = contentStems(section, language)
  return contentStems(interest, language).every((stem) => stems.includes(stem))
}

function ofLine(material: Material, line: TellingLine, interest: string): TitleCandidate[] {
  const { letters, content } = material
  const sources = [from('sentence', line.sentence.text), from('keyword', interest)]
  const less = weightLess(material, line, interest)
  const headline = letters.title(shownFor(material, line, interest))
  const make = (title: string, weight: number): TitleCandidate =>
    candidate(title, { sources, weight: weight + less, headline, about: line.text })
  if (content.kind === 'recipe' && !line.isInstruction && !isSameDish(material, interest)) return []
  const inside =
    content.kind === 'list' && !isOfPage(material, interest)
      ? null
      : expanded(material, interest, line.text)
  if (inside !== null)
    return [
      {
        ...make(letters.title(inside), line.isInstruction ? 0.74 : 0.68),
        headline: inside.length <= 46 ? letters.title(inside) : headline,
      },
    ]
  return aroundLine(material, line, interest).map(([title, weight]) => make(title, weight))
}

/** The line, or what its section is called for a picture that cannot hold it. */
function shownFor(
  { content, cleaned, headings, language }: Material,
  { text, sentence }: TellingLine,
  interest: string,
): string {
  if (isShown(text)) return text
  const heading =
    cleaned[content.headings.findLastIndex(({ at }) => at !== undefined && at <= sentence.at)] ?? ''
  // One that says the topic too is a pin of its own.
  return headings.includes(heading) && !coversInterest(heading, interest, language) ? heading : text
}

/** A number makes it worth more; what stands in the introduction, or is long, less. */
function weightLess(
  { content, language }: Material,
  { text, sentence, isLong, isPlain }: TellingLine,
  interest: string,
): number {
  const number =
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|twice|overnight)\b/i.test(text)
      ? 0.05
      : 0
  const first = content.headings.find(({ at }) => at !== undefined)?.at ?? 0
  // Of a list each entry is an idea, and its sentences are not.
  return (
    (content.kind === 'list' ? -3 : 0) +
    number +
    (sentence.at < first && !(content.kind !== 'list' && coversInterest(text, interest, language))
      ? INTRODUCED
      : 0) +
    (isLong ? LONG : 0) +
    (isPlain ? PLAIN : 0)
  )
}

/** The topic before the line or behind it. */
function aroundLine(
  material: Material,
  line: TellingLine,
  interest: string,
): [title: string, weight: number][] {
  const { letters } = material
  const text = letters.title(line.text)
  // "Mountain Lake: Book a House": a place gives no orders.
  const weight = line.isInstruction
    ? placeOf(material, interest).length > 0
      ? STRAY
      : 0.62
    : isRule(material, line, interest)
      ? RULE
      : STRAY
  const label = letters.title(dishNames(material, interest)[0] ?? doingOf(material, interest))
  const leads = line.isInstruction ? tipsFor(material, interest) : []
  return [
    [joined(label, text), weight],
    ...whileDoing(material, line, interest).map((title): [string, number] => [
      title,
      weight - 0.05,
    ]),
    ...tailsFor(material, interest, line.isInstruction).map((tail): [string, number] => [
      `${text}: ${tail}`,
      weight - 0.03,
    ]),
    ...leads.map((lead): [string, number] => [joined(lead, text), weight - 0.04]),
  ]
}

/** "When You Build a Raised Garden Bed, Leave the Edges Free for Nasturtiums". */
function whileDoing(
  { subject, letters, language }: Material,
  line: TellingLine,
  interest: string,
): string[] {
  const task = subject.task.split(/,| \(| (?:from|with|without|in|for|using|that) /i)[0] ?? ''
  if (
    !line.isInstruction ||
    task === '' ||
    !coversInterest(task, interest, language) ||
    /\bwhen\b|^(?:do|don['’]t|never)\b/i.test(line.text)
  )
    return []
  return [`${letters.title(`When you ${letters.running(task)}`)}, ${letters.title(line.text)}`]
}

/**
 * The topic behind the line: "The Week Before: A Backyard Wedding Checklist", "Oil All Six Sides: A
 * Floating Shelf Tip".
 */
function tailsFor(material: Material, interest: string, isTip: boolean): string[] {
  const { letters, content, subject } = material
  if (
    content.kind === 'list' ||
    content.kind === 'recipe' ||
    !isOfPage(material, interest) ||
    placeOf(material, interest).length > 0
  )
    return []
  const name = letters.title(interest)
  const article = /^(?:[aeiou]|8|11\b|18\b)/i.test(name) ? 'An' : 'A'
  if (PAPER.test(interest)) return [`${article} ${name}`]
  return isTip && isThing(interest, subject.task) ? [`${article} ${attributive(name)} Tip`] : []
}

/** Neither tips nor something to do. */
function isThing(interest: string, task: string): boolean {
  const [verb = ''] = wordsOf(task.toLowerCase())
  return (
    !/\b(?:tips|ideas)$|^\p{L}+ing\b/iu.test(interest) &&
    (verb === '' || !interest.toLowerCase().startsWith(verb))
  )
}

function isRule(material: Material, { text }: TellingLine, interest: string): boolean {
  return isAdvice(material, interest) || (isOfPage(material, interest) && MAXIM.test(text))
}

function isAdvice(material: Material, interest: string): boolean {
  const { content } = material
  return (
    isOfPage(material, interest) &&
    (content.kind === 'how_to' ||
      ((content.kind === 'story' || content.kind === 'other') && ADVICE.test(content.title)))
  )
}

/** Of a dish, nothing is said under another name. */
function isSameDish({ content, subject, language }: Material, interest: string): boolean {
  return (
    content.kind !== 'recipe' ||
    contentStems(interest, language).every((stem) =>
      contentStems(subject.noun, language).includes(stem),
    ) ||
    !contentStems(interest, language).some((stem) =>
      contentStems(subject.noun, language).includes(stem),
    )
  )
}

/** Another beginning before the colon, so that a page's pins don't all begin alike. */
function tipsFor(material: Material, interest: string): string[] {
  const { letters, content } = material
  const base = interest.replace(/\s+(?:tips?|ideas?)$/i, '')
  if (/\btips$/i.test(interest)) return [`${letters.title(attributive(base))} Tip`]
  if (content.kind === 'list' || !isOfPage(material, interest)) return []
  const [place] = placeOf(material, interest)
  if (place) return [letters.title(place)]
  const task = letters.title(
    material.subject.task.split(/,| \(| (?:from|with|in|for|using|that) /i)[0] ?? '',
  )
  if (
    task !== '' &&
    contentStems(interest, material.language).every((stem) =>
      contentStems(task, material.language).includes(stem),
    )
  )
    return [gerundOf(task)]
  const name = topicName(material, interest)
  return /^(?:an?|the) /.test(name) ? [] : [`A Tip for ${letters.title(name)}`]
}

/** Headings that say enough alone, such as "How to Store Lemon Muffins". */
export function loneHeadings({ headings, letters, language, content }: Material): TitleCandidate[] {
  const title = contentStems(content.title, language)
  return headings
    .filter(
      (heading) =>
        wordsOf(heading).length >= 4 &&
        contentStems(heading, language).some((stem) => title.includes(stem)),
    )
    .map((heading) =>
      candidate(letters.title(heading), {
        sources: [from('heading', heading)],
        weight: 0.92,
        headline: letters.title(heading),
        about: heading,
      }),
    )
}
