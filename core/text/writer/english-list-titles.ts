/** Titles of English list pages: the promise, one entry, two entries. */
import { contentStems, wordsOf } from '../language.ts'
import { COMMANDS, isPlural } from './english-grammar.ts'
import type { Material } from './material.ts'
import { candidate, from, type Label, type TitleCandidate } from './title-candidate.ts'

export function listTitles(material: Material, label: Label): TitleCandidate[] {
  const { text, source } = label
  const { entries, language, subject } = material
  const own = contentStems(text, language)
  const isMany = isPlural(wordsOf(text).at(-1) ?? '')
  const kicker = subject.count ? `${subject.count} ideas` : ''
  const made: Made = (title, entry, weight) => candidate(title, { sources: [from(source, text), entry ? from('fact', entry) : from('template', title)], weight, headline: text, kicker })
  const apart = entries.slice(0, 40).filter((entry) => !contentStems(entry, language).some((stem) => own.includes(stem)))
  const general = isMany ? [made(`${text} Worth Saving`, '', 0.74), made(`${text} to Try`, '', 0.74), ...countedTitles(material, text, made)] : []
  return [...general, ...apart.flatMap((entry) => entryTitles(material, { entry, text, isMany }, made))]
}

type Made = (title: string, entry: string, weight: number) => TitleCandidate

function countedTitles(material: Material, text: string, made: Made): TitleCandidate[] {
  const { subject, entries, letters } = material
  const [first, last] = [entries[0], entries.at(-1)]
  if (!subject.count) return []
  const range = entries.length >= 3 && first && last && isThing(first, material) && isThing(last, material) ? [made(`${subject.count} ${text}, From ${letters.title(first)} to ${letters.title(last)}`, `${first} … ${last}`, 0.8)] : []
  return [made(`${subject.count} ${text} to Save for Later`, '', 0.84), ...range]
}

function entryTitles(material: Material, { entry, text, isMany }: { entry: string; text: string; isMany: boolean }, made: Made): TitleCandidate[] {
  const { subject, entries, letters } = material
  const index = entries.indexOf(entry)
  const name = letters.title(entry)
  const weight = 0.88 - 0.004 * Math.min(index, 25)
  const plain = made(`${text}: ${name}`, entry, weight - 0.04)
  if (!isThing(entry, material)) return [plain]
  const next = entries[index + 1]
  const place = wordsOf(entry).length <= 3 ? / for ((?!less|every|under|the )\p{L}+(?: \p{L}+){0,2})$/iu.exec(subject.title)?.[1] : undefined
  return [
    plain,
    ...(isMany && subject.count === entries.length ? [made(`${name} and ${entries.length - 1} More ${text}`, entry, weight)] : []),
    ...(place ? [made(`${name} for ${letters.title(place)}`, entry, weight)] : []),
    ...(isMany && next && isThing(next, material) ? [made(`${name}, ${letters.title(next)} and More ${text}`, `${entry}, ${next}`, weight - 0.02)] : []),
  ]
}

/** Entries that name a thing can be listed; "Paint the fence dark" can only follow a colon. */
function isThing(entry: string, { language }: Material): boolean {
  if (wordsOf(entry).length > 5 || /[,:;?!]/.test(entry) || COMMANDS.test(entry)) return false
  const tags = language.tokens(entry.toLowerCase())
  const last = tags.at(-1)?.pos
  return !tags.some(({ pos }, index) => pos === 'AUX' || pos === 'PRON' || (pos === 'VERB' && index === 0)) && (last === 'NOUN' || last === 'PROPN')
}
