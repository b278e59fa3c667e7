/**
 * English titles. A title is built on a label: the page's own subject when it holds the interest's words, the interest itself when both
 * name the same sort of thing, else "Interest: …" before what the page says.
 */
import { contentStems, wordsOf } from '../language.ts'
import { gerundOf, isInstruction, isPlural, listed, spokenMinutes } from './english-grammar.ts'
import { kindTitles } from './english-kind-titles.ts'
import { withInterest } from './english-interest-titles.ts'
import { headingsNear, linesNear, coversInterest, type Material } from './material.ts'
import { candidate, from, joined, type Label, type TitleCandidate } from './title-candidate.ts'

export function englishTitles(material: Material, interest: string): TitleCandidate[] {
  const labels = labelsOf(material, interest)
  const built = [...ownTitles(material), ...sentenceTitles(material), ...taskTitles(material), ...labels.flatMap((label) => [...(WRAPPED.test(label.text) && material.content.kind !== 'list' && material.content.kind !== 'keyword' ? wrappedTitles(material, label) : kindTitles(material, label)), ...headingTitles(material, label, interest), ...lineTitles(material, label, interest), ...topicTitles(material, label)]), ...loneHeadings(material)]
  const fitting = built.filter(({ title }) => coversInterest(title, interest, material.language))
  return [...fitting, ...withInterest(material, interest)]
}

/** "Lemon muffin recipe", "garden bed tips": what stands after it is a heading, not a template. */
const WRAPPED = /\b(?:recipe|guide|tips|ideas|list|tutorial|plan)$/i

/** The subject in its full and, when it is long, in its short form; the interest when it names the same thing. */
function labelsOf(material: Material, interest: string): Label[] {
  const { subject, letters, content } = material
  if (content.kind === 'keyword') return [{ text: letters.title(interest), source: 'keyword', isTask: false }]
  const found: { text: string; source: Label['source']; isTask: boolean }[] = []
  if (subject.task) found.push({ text: gerundOf(subject.task.split(/,| \(| (?:from|with|in|for|using|that) /i)[0] ?? subject.task), source: 'heading', isTask: true })
  if (subject.task === '' || wordsOf(subject.noun).length > 1) found.push({ text: isTelling(subject.noun) ? subject.noun : shortTitle(material) || subject.noun, source: 'heading', isTask: false })
  if (isAbout(material, interest)) found.push({ text: interest, source: 'keyword', isTask: false })
  const seen = new Set<string>()
  const isNew = (text: string): boolean => !seen.has(text.toLowerCase()) && Boolean(seen.add(text.toLowerCase()))
  return found.map((label) => ({ ...label, text: letters.title(label.text) })).filter(({ text }) => text !== '' && text.length <= 60 && isNew(text))
}

/** "Three Quiet Days" leaves out by what: the whole title names the page better. */
function isTelling(noun: string): boolean {
  return noun !== '' && !/\b(?:days?|hours?|weeks?|weekend|things|ways|reasons|art)$/i.test(noun)
}

function shortTitle({ subject }: Material): string {
  return subject.task === '' && wordsOf(subject.title).length <= 7 && !/^(?:how|why|what|when|where|\d)/i.test(subject.title) ? subject.title : ''
}

/** The interest names what the subject names: it has the same head, opens it, or adds "recipe" or "tips". */
function isAbout({ subject, language }: Material, interest: string): boolean {
  const words = wordsOf(interest.toLowerCase())
  const noun = subject.noun.toLowerCase()
  if (noun === '' || words.length < 2 || (subject.task !== '' && words[0] === wordsOf(subject.task.toLowerCase())[0])) return false
  const head = (list: string[]): string => language.stem(list.at(-1) ?? '')
  const isNear = head(words) === head(wordsOf(noun)) || WRAPPED.test(interest) || noun.startsWith(`${interest.toLowerCase()} `)
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
    ...(subject.rest ? [candidate(joined(title, letters.title(subject.rest)), { sources: source, weight: 0.97, headline })] : []),
  ]
}

/** "Starting Seeds Indoors: When to Move Seedlings Outside". Under an interest only what stands near it on the page. */
function headingTitles(material: Material, label: Label, interest: string): TitleCandidate[] {
  const { headings, letters } = material
  const near = label.source === 'keyword' ? new Set(headingsNear(material, interest)) : null
  // A heading from elsewhere on the page is about the page, but says nothing of the interest before it.
  const weightOf = (heading: string): number => (near && !near.has(heading) ? 0.45 : 0.86)
  const turned = headings.filter((heading) => !/[:?!]|\bit\b|^what you need/i.test(heading) && wordsOf(heading).length >= 3 && !isInstruction(heading)).map((heading, index) => candidate(`${letters.title(heading)}: ${label.text}`, { sources: [from('heading', heading), from(label.source, label.text)], weight: weightOf(heading) - 0.12 - 0.01 * Math.min(index, 12), headline: letters.title(heading) }))
  const plain = headings.map((heading, index) =>
    candidate(joined(label.text, letters.title(heading)), { sources: [from(label.source, label.text), from('heading', heading)], weight: weightOf(heading) - 0.01 * Math.min(index, 12), headline: letters.title(heading) }),
  )
  return [...plain, ...turned]
}

/** "Backyard Wedding: Order an Extra Outlet Box for the Caterer": what to do, near the label's words. Statements come last of all. */
function lineTitles(material: Material, label: Label, interest: string): TitleCandidate[] {
  const { lines, letters, content } = material
  const near = new Set(label.source === 'keyword' ? linesNear(material, interest) : lines)
  const weightOf = (text: string): number => (isInstruction(text) ? (content.kind === 'recipe' ? 0.56 : 0.74) : 0.14)
  return lines.map((line, index) => candidate(joined(label.text, letters.title(line.text)), { sources: [from(label.source, label.text), from('sentence', line.text)], weight: weightOf(line.text) - (near.has(line) ? 0 : 0.25) - 0.004 * Math.min(index, 20), headline: letters.title(line.text) }))
}

function wrappedTitles(material: Material, { text, source }: Label): TitleCandidate[] {
  const { headings, letters } = material
  const made: [string, string][] = [
    ...(/(?:recipe|guide|tutorial|plan)$/i.test(text) ? ([[`${text}, Step by Step`, '']] as [string, string][]) : []),
    ...wrappedFacts(material, text),
    [`${text} to Save for Later`, ''],
    ...(/(?:recipe|guide|list)$/i.test(text) ? ([[`Save This ${text}`, '']] as [string, string][]) : []),
    ...headings.filter((heading) => !/[:?!]|\bit\b|^what you need/i.test(heading) && wordsOf(heading).length >= 3 && !isInstruction(heading)).slice(0, 8).map((heading): [string, string] => [`${letters.title(heading)}: ${text}`, heading]),
  ]
  return made.map(([title, fact], index) => candidate(title, { sources: [from(source, text), fact ? from('fact', fact) : from('template', title)], weight: 0.84 - index * 0.015, headline: text }))
}

/** "… in 40 Minutes", "… in 7 Steps", "… With 10 Ingredients": a guide or a list of tips has none of these. */
function wrappedFacts({ minutes, steps, ingredients, letters, content }: Material, text: string): [string, string][] {
  const time = minutes && minutes < 600 ? letters.title(spokenMinutes(minutes)) : ''
  const isRecipe = content.kind === 'recipe'
  const facts: [string, string][] = []
  if (time && isRecipe) facts.push([`${text} in ${time}`, time])
  if (steps.length >= 3 && steps.length <= 15 && /(?:recipe|tutorial|plan)$/i.test(text)) facts.push([`${text} in ${steps.length} Steps`, `${steps.length} steps`])
  if (ingredients.length >= 3 && isRecipe) facts.push([`${text} With ${ingredients.length} Ingredients`, `${ingredients.length} ingredients`])
  return facts
}

/** Short sentences of the page that make a title as they are: true and whole, but nobody's first choice. */
function sentenceTitles({ sentences }: Material): TitleCandidate[] {
  return sentences
    .filter(({ text }) => text.length >= 28 && text.length <= 72 && !/[,;:“"(]/.test(text) && text.endsWith('.') && !/\b(?:them|they|it|its|their)\b/i.test(text))
    .map(({ text, score }) => candidate(text.slice(0, -1), { sources: [from('sentence', text)], weight: 0.24 + 0.2 * score, headline: text.slice(0, -1) }))
}

/** Titles on what is to be done: "Build a Raised Garden Bed: Mistakes to Avoid". */
function taskTitles({ subject, letters, headings }: Material): TitleCandidate[] {
  const task = letters.title(subject.task.split(/,| \(| (?:from|with|in|for|using|that) /i)[0] ?? '')
  if (task === '' || wordsOf(task).length > 6) return []
  const source = from('heading', subject.title)
  return [
    candidate(`Read This Before You ${task}`, { sources: [source, from('template', 'Read This Before You')], weight: 0.84 }),
    candidate(`Want to ${task}? Start Here`, { sources: [source, from('template', 'Want to … Start Here')], weight: 0.78 }),
    ...headings.map((heading, index) => candidate(joined(task, letters.title(heading)), { sources: [source, from('heading', heading)], weight: 0.8 - 0.01 * Math.min(index, 12), headline: letters.title(heading) })),
  ]
}

/** Headings that say enough alone, such as "How to Store Lemon Muffins". */
function loneHeadings({ headings, letters, language, content }: Material): TitleCandidate[] {
  const title = contentStems(content.title, language)
  return headings
    .filter((heading) => wordsOf(heading).length >= 4 && contentStems(heading, language).some((stem) => title.includes(stem)))
    .map((heading) => candidate(letters.title(heading), { sources: [from('heading', heading)], weight: 0.9, headline: letters.title(heading) }))
}

/** "A Weekend in Lisbon: Tile Museum, Tram 28 and Custard Tarts". */
function topicTitles(material: Material, label: Label): TitleCandidate[] {
  const topics = topicsOf(material, label.text)
  const groups = [topics.slice(0, 2), topics.slice(2, 4), topics.slice(1, 4), topics.slice(4, 6)].filter((group) => group.length >= 2)
  return groups.map((group) => candidate(`${label.text}: ${listed(group)}`, { sources: [from(label.source, label.text), ...group.map((topic) => from('keyword', topic))], weight: 0.66, headline: label.text }))
}

/** Phrases of several words that share none with the label, as they would stand in a list: plural, or names. */
function topicsOf({ phrases, letters, language }: Material, label: string): string[] {
  const used = new Set(contentStems(label, language))
  const topics: string[] = []
  for (const { phrase, stems, count } of phrases) {
    const words = phrase.split(' ')
    const isListable = isPlural(words.at(-1) ?? '') || /^\p{Lu}/u.test(words.at(-1) ?? '')
    if (words.length < 2 || words.length > 3 || count < 2 || !isListable || stems.some((stem) => used.has(stem))) continue
    for (const stem of stems) used.add(stem)
    topics.push(letters.title(phrase))
  }
  return topics
}
