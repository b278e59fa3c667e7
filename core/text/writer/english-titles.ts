/**
 * English titles. A title is built on a label: the page's own subject when it holds the interest's
 * words, the interest itself when both name the same sort of thing, else "Interest: …" before what
 * the page says.
 */
import { contentStems, wordsOf } from '../language.ts'
import { isWarningList, MANNER } from '../subject.ts'
import { activityOf } from '../subject-topics.ts'
import type { RankedPhrase } from '../rank-phrases.ts'
import { dishNames } from './dish-names.ts'
import { gerundOf, isPlural, listed } from './english-grammar.ts'
import { headingTitles, lineTitles, loneHeadings } from './english-heading-titles.ts'
import { dishTitles } from './english-dish-titles.ts'
import { kindTitles } from './english-kind-titles.ts'
import { paperTitles } from './english-paper-titles.ts'
import { seasonTitles } from './english-season-titles.ts'
import { summaryParts, summaryTitles } from './english-summary-titles.ts'
import { withInterest } from './english-interest-titles.ts'
import { isWrapped, wrappedTitles } from './english-wrapped-titles.ts'
import { coversInterest, type Material } from './material.ts'
import { candidate, from, joined, type Label, type TitleCandidate } from './title-candidate.ts'

export function englishTitles(material: Material, interest: string): TitleCandidate[] {
  const isSaid = (text: string): boolean =>
    isWrapped(text) && material.content.kind !== 'list' && material.content.kind !== 'keyword'
  const labelled = labelsOf(material, interest).flatMap((label) => [
    ...(isSaid(label.text) ? wrappedTitles : kindTitles)(material, label),
    ...(isWarningList(material.content, material.subject.title)
      ? []
      : topicTitles(material, label)),
  ])
  const built = [
    ...ownTitles(material),
    ...summaryTitles(material),
    ...summaryParts(material, interest),
    ...taskTitles(material),
    ...labelled,
    ...headingTitles(material, interest),
    ...lineTitles(material, interest),
    ...seasonTitles(material, interest),
    ...dishTitles(material, interest),
    ...paperTitles(material, interest),
    ...loneHeadings(material),
  ]
  const fitting = built.filter(({ title }) => coversInterest(title, interest, material.language))
  const made = [...fitting, ...withInterest(material, interest)]
  const { content, subject } = material
  return isWarningList(content, subject.title)
    ? made.filter(({ title }) => saysSo(title, subject.noun))
    : made
}

/**
 * The words of a list of what to keep from stand whole in its titles, and nothing is hung on their
 * end.
 */
function saysSo(title: string, name: string): boolean {
  const at = title.toLowerCase().indexOf(name.toLowerCase())
  return at >= 0 && !/^ \p{L}/u.test(title.slice(at + name.length))
}

/**
 * The subject in its full and, when it is long, in its short form; the interest when it names the
 * same thing.
 */
function labelsOf(material: Material, interest: string): Label[] {
  const { subject, letters, content } = material
  if (content.kind === 'keyword')
    return [{ text: letters.title(interest), source: 'keyword', isTask: false }]
  const found: { text: string; source: Label['source']; isTask: boolean }[] = []
  if (subject.task)
    found.push({
      text: gerundOf(
        subject.task.split(/,| \(| (?:from|with|in|for|using|that) /i)[0] ?? subject.task,
      ),
      source: 'heading',
      isTask: true,
    })
  if (subject.task === '' || wordsOf(subject.noun).length > 1)
    found.push({
      text: isTelling(subject.noun) ? subject.noun : shortTitle(material) || subject.noun,
      source: 'heading',
      isTask: false,
    })
  const dishes = dishNames(material, interest)
  found.push(...dishes.map((text) => ({ text, source: 'keyword' as const, isTask: false })))
  if (dishes.length === 0 && isAbout(material, interest))
    found.push({ text: interest, source: 'keyword', isTask: false })
  const seen = new Set<string>()
  const isNew = (text: string): boolean =>
    !seen.has(text.toLowerCase()) && Boolean(seen.add(text.toLowerCase()))
  return found
    .map((label) => ({ ...label, text: letters.title(label.text) }))
    .filter(({ text }) => text !== '' && text.length <= 60 && isNew(text))
}

/** "Three Quiet Days" leaves out by what: the whole title names the page better. */
function isTelling(noun: string): boolean {
  return noun !== '' && !/\b(?:days?|hours?|weeks?|weekend|things|ways|reasons|art)$/i.test(noun)
}

function shortTitle({ subject }: Material): string {
  return subject.task === '' &&
    wordsOf(subject.title).length <= 7 &&
    !/^(?:how|why|what|when|where|\d)/i.test(subject.title)
    ? subject.title
    : ''
}

/**
 * The interest names what the subject names: it has the same head, opens it, or adds "recipe" or
 * "tips".
 */
function isAbout({ subject, language }: Material, interest: string): boolean {
  const words = wordsOf(interest.toLowerCase())
  const noun = subject.noun.toLowerCase()
  if (
    noun === '' ||
    words.length < 2 ||
    (subject.task !== '' && words[0] === wordsOf(subject.task.toLowerCase())[0])
  )
    return false
  const head = (list: string[]): string => language.stem(list.at(-1) ?? '')
  const isNear =
    head(words) === head(wordsOf(noun)) ||
    isWrapped(interest) ||
    noun.startsWith(`${interest.toLowerCase()} `)
  if (interest.toLowerCase() === activityOf(subject)) return true
  const own = contentStems(noun, language)
  return isNear && contentStems(interest, language).some((stem) => own.includes(stem))
}

/** The page's own words: its title as it stands, and with what follows its colon. */
function ownTitles({ subject, letters, content }: Material): TitleCandidate[] {
  const title = letters.title(subject.title)
  const source = [from('heading', content.title)]
  const headline = wordsOf(title).length <= 8 ? title : ''
  return [
    candidate(title, { sources: source, weight: 1, headline }),
    ...(subject.rest
      ? [
          candidate(joined(title, letters.title(subject.rest)), {
            sources: source,
            weight: 0.97,
            headline,
          }),
        ]
      : []),
  ]
}

/** Titles on what is to be done, where little else is left. */
function taskTitles({ subject, letters }: Material): TitleCandidate[] {
  const task = letters.title(
    (subject.task.split(/,| \(| (?:from|with|without|in|for|using|that) /i)[0] ?? '').replace(
      MANNER,
      '',
    ),
  )
  if (task === '' || wordsOf(task).length > 6) return []
  const source = from('heading', subject.title)
  return [
    candidate(`Read This Before You ${task}`, {
      sources: [source, from('template', 'Read This Before You')],
      weight: 0.5,
    }),
    candidate(`What to Know Before You ${task}`, {
      sources: [source, from('template', 'What to Know Before You')],
      weight: 0.5,
    }),
  ]
}

/** "A Weekend in Lisbon: Tile Museum, Tram 28 and Custard Tarts". */
function topicTitles(material: Material, label: Label): TitleCandidate[] {
  const topics = topicsOf(material, label.text)
  const groups = [
    topics.slice(0, 2),
    topics.slice(2, 4),
    topics.slice(1, 4),
    topics.slice(4, 6),
  ].filter((group) => group.length >= 2)
  return groups.map((group) =>
    candidate(`${label.text}: ${listed(group)}`, {
      sources: [from(label.source, label.text), ...group.map((topic) => from('keyword', topic))],
      weight: 0.4,
      headline: label.text,
    }),
  )
}

/**
 * Phrases of several words that share none with the label, as they would stand in a list: plural,
 * or names.
 */
function topicsOf({ phrases, letters, language }: Material, label: string): string[] {
  const used = new Set(contentStems(label, language))
  const topics: string[] = []
  for (const { phrase, stems, count } of phrases) {
    if (count < 2 || !isListable(phrase) || stems.some((stem) => used.has(stem))) continue
    for (const stem of stems) used.add(stem)
    topics.push(letters.title(phrase))
  }
  return topics
}

function isListable(phrase: RankedPhrase['phrase']): boolean {
  const words = phrase.split(' ')
  const last = words.at(-1) ?? ''
  return words.length >= 2 && words.length <= 3 && (isPlural(last) || /^\p{Lu}/u.test(last))
}
