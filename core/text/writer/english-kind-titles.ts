/** The English templates of each kind of page. */
import { contentStems, wordsOf } from '../language.ts'
import { attributive, isPlural, listed, spokenMinutes } from './english-grammar.ts'
import { ingredientNames } from './ingredients.ts'
import type { Material } from './material.ts'
import { candidate, from, type Label, type TitleCandidate } from './title-candidate.ts'

export function kindTitles(material: Material, label: Label): TitleCandidate[] {
  switch (material.content.kind) {
    case 'recipe':
      return recipeTitles(material, label)
    case 'how_to':
      return howToTitles(material, label)
    case 'list':
      return listTitles(material, label)
    case 'product':
      return productTitles(material, label)
    case 'keyword':
      return keywordTitles(label)
    default:
      return storyTitles(material, label)
  }
}

function recipeTitles(material: Material, { text, source }: Label): TitleCandidate[] {
  const { minutes, servings, ingredients, steps, letters, content } = material
  const time = minutes ? spokenMinutes(minutes) : ''
  const base = from(source, text)
  const titles: TitleCandidate[] = []
  const add = (title: string, fact: string, weight: number, kicker = ''): void => {
    titles.push(candidate(title, { sources: [base, ...(fact ? [from('fact', fact)] : [from('template', title)])], weight, headline: text, kicker }))
  }
  if (time) {
    add(`${text} in ${letters.title(time)}`, time, 0.95, time)
    if (minutes && minutes < 90 && minutes !== 60) add(`${minutes}-Minute ${text}`, time, 0.93, `${minutes} minutes`)
  }
  const makes = isCounted(content.facts.find((fact) => fact.name === 'servings')?.value ?? '')
  if (servings) add(`${attributive(text)} Recipe That ${makes ? 'Makes' : 'Serves'} ${servings}`, `servings ${servings}`, 0.8, `${makes ? 'Makes' : 'Serves'} ${servings}`)
  if (steps.length >= 3 && steps.length <= 12) add(`How to Make ${text} in ${steps.length} Steps`, `${steps.length} steps`, 0.9, `${steps.length} steps`)
  add(`How to Make ${text}`, '', 0.86)
  add(`${attributive(text)} Recipe, Step by Step`, '', 0.82, 'Step by step')
  if (ingredients.length >= 3 && ingredients.length <= 12) add(`${ingredients.length}-Ingredient ${text}`, `${ingredients.length} ingredients`, 0.88, `${ingredients.length} ingredients`)
  const names = ingredientNames(material, text)
  for (const [index, name] of names.slice(0, 5).entries()) add(`${text} With ${letters.title(name)}`, name, 0.9 - index * 0.015)
  if (names.length >= 4) add(`${text}: ${letters.title(listed(names.slice(0, 3)))}`, listed(names.slice(0, 3)), 0.72)
  if (names.length >= 3) add(`What to Make With ${letters.title(listed(names.slice(0, 2)))}: ${text}`, listed(names.slice(0, 2)), 0.78)
  add(`What You Need for ${text}`, '', 0.74, 'Ingredients')
  return titles
}

/** "12 muffins" is made, "4" and "4 servings" are served. */
export function isCounted(servings: string): boolean {
  return /\d+\s+\p{L}/u.test(servings) && !/serving|person|people|portion/i.test(servings)
}

function howToTitles(material: Material, { text, source, isTask }: Label): TitleCandidate[] {
  const { steps, subject, letters } = material
  const titles: TitleCandidate[] = []
  const add = (title: string, fact: string, weight: number, kicker = ''): void => {
    titles.push(candidate(title, { sources: [from(source, text), fact ? from('fact', fact) : from('template', title)], weight, kicker }))
  }
  const task = letters.title(subject.task)
  const isShort = wordsOf(task).length <= 6
  const count = steps.length >= 3 && steps.length <= 15 ? steps.length : null
  if (subject.task) {
    if (count) add(`How to ${task} in ${count} Steps`, `${count} steps`, 0.95, `${count} steps`)
    if (count && isShort) add(`${count} Steps to ${task}`, `${count} steps`, 0.88, `${count} steps`)
    add(`How to ${task}, Step by Step`, '', 0.86, 'Step by step')
    if (isShort) add(`What to Know Before You ${task}`, '', 0.8)
  }
  const short = steps.filter((step) => step.length <= 45 && wordsOf(step).length >= 2)
  for (const [index, step] of short.entries()) add(`${text}: ${letters.title(step)}`, step, 0.8 - index * 0.01, `Step ${steps.indexOf(step) + 1}`)
  if (isTask) add(`A Guide to ${text}`, '', 0.84, 'Guide')
  if (isTask) add(`${text} Step by Step`, '', 0.85, 'Step by step')
  if (!isTask) add(`The ${attributive(text)} Guide`, '', 0.8, 'Guide')
  add(`${text}, Explained`, '', 0.6)
  return titles
}

function listTitles(material: Material, { text, source }: Label): TitleCandidate[] {
  const { subject, entries, letters, language } = material
  const count = subject.count
  const titles: TitleCandidate[] = []
  const add = (title: string, entry: string, weight: number, kicker = ''): void => {
    titles.push(candidate(title, { sources: [from(source, text), entry ? from('fact', entry) : from('template', title)], weight, headline: text, kicker: kicker || (count ? `${count} ideas` : '') }))
  }
  const kicker = count ? `${count} ideas` : ''
  const many = isPlural(wordsOf(text).at(-1) ?? '')
  if (count && many) {
    add(`${count} ${text} to Save for Later`, '', 0.84, kicker)
    add(`${count} ${text}, From ${letters.title(entries[0] ?? '')} to ${letters.title(entries.at(-1) ?? '')}`, `${entries[0] ?? ''} … ${entries.at(-1) ?? ''}`, entries.length >= 3 && entries.slice(-1).concat(entries.slice(0, 1)).every((entry) => isThing(entry, material)) ? 0.8 : 0)
  }
  const own = contentStems(text, language)
  const place = / for ((?!less|every|under|the )\p{L}+(?: \p{L}+){0,2})$/iu.exec(subject.title)?.[1]
  entries.forEach((entry, index) => {
    if (contentStems(entry, language).some((stem) => own.includes(stem))) return
    const name = letters.title(entry)
    const weight = 0.88 - 0.004 * Math.min(index, 25)
    if (count && many && count === entries.length && isThing(entry, material)) add(`${name} and ${count - 1} More ${text}`, entry, weight, kicker)
    add(`${text}: ${name}`, entry, weight - 0.04, kicker)
    if (place && isThing(entry, material)) add(`${name} for ${letters.title(place)}`, entry, weight, kicker)
    const next = entries[index + 1]
    if (next && isThing(entry, material) && isThing(next, material) && many) add(`${name}, ${letters.title(next)} and More ${text}`, `${entry}, ${next}`, weight - 0.02, kicker)
  })
  if (many) add(`${text} Worth Saving`, '', 0.74, kicker)
  if (many) add(`${text} to Try`, '', 0.74, kicker)
  return titles
}

/** Entries that name a thing can be listed; "Paint the fence dark" can only follow a colon. */
function isThing(entry: string, { language }: Material): boolean {
  if (wordsOf(entry).length > 5 || /[,:;?!]/.test(entry)) return false
  const tags = language.tokens(entry.toLowerCase())
  return !tags.some(({ pos }, index) => pos === 'AUX' || pos === 'PRON' || (pos === 'VERB' && index === 0)) && (tags.at(-1)?.pos === 'NOUN' || tags.at(-1)?.pos === 'PROPN') && !/^(?:use|add|plant|paint|make|build|try|grow|hang|turn|go|let|keep|put|cut|set|mix|swap|skip|start|pack|wear|store|label|plan|roll|track|cook|freeze|line|fold|stack|mount|light)\b/i.test(entry)
}

function productTitles({ price, letters, content, language }: Material, { text, source }: Label): TitleCandidate[] {
  const titles: TitleCandidate[] = []
  const add = (title: string, fact: string, weight: number, kicker = ''): void => {
    titles.push(candidate(title, { sources: [from(source, text), fact ? from('fact', fact) : from('template', title)], weight, headline: text, kicker }))
  }
  const fact = (name: string): string => content.facts.find((entry) => entry.name === name)?.value ?? ''
  const own = contentStems(text, language)
  const isNew = (value: string): boolean => value !== '' && value.length <= 40 && !contentStems(value, language).some((stem) => own.includes(stem))
  if (isNew(fact('brand'))) add(`${text} by ${fact('brand')}`, fact('brand'), 0.92, fact('brand'))
  if (isNew(fact('material'))) add(`${text} in ${letters.title(fact('material'))}`, fact('material'), 0.9, letters.title(fact('material')))
  if (isNew(fact('color'))) add(`${text} in ${letters.title(fact('color'))}`, fact('color'), 0.86)
  if (price) add(`${text} for ${price}`, price, 0.66, price)
  add(`A Closer Look at the ${text}`, '', 0.76)
  add(`Meet the ${text}`, '', 0.8)
  add(`${text}, in Detail`, '', 0.72)
  add(`${text}: The Details`, '', 0.7)
  add(`${text} to Save for Later`, '', 0.7)
  return titles
}

/** A singular noun without an article can only stand before another noun: "The Capsule Wardrobe Guide". */
function storyTitles({ letters, content, subject }: Material, { text, source, isTask }: Label): TitleCandidate[] {
  const base = from(source, text)
  const last = wordsOf(text).at(-1) ?? ''
  const isName = letters.running(text) !== text.toLowerCase() && wordsOf(text).length <= 2
  const isFree = isTask || isPlural(last) || isName
  const tense = /guide|routine|checklist|plan|budget|method|wardrobe|itinerary/i
  const days = /\b(\d{1,2}) days\b/i.exec(`${content.title} ${subject.rest}`)?.[1]
  const templates: [string, number][] = [
    ...(isFree ? ([[`A Guide to ${text}`, 0.86], [`What to Know About ${text}`, 0.78], [`What You Need to Know About ${text}`, 0.7]] as [string, number][]) : []),
    ...(!isFree && !tense.test(last) ? ([[`The ${text} Guide`, 0.76]] as [string, number][]) : []),
    ...(!isTask ? ([[`${text}: What to Know`, 0.76], [`${text}: Where to Start`, 0.74], [`${text} at a Glance`, 0.72]] as [string, number][]) : []),
    ...(isName && days ? ([[`${days} Days in ${text}`, 0.9]] as [string, number][]) : []),
    [`${text}, Explained`, 0.6],
    ...(/(?:guide|checklist|routine|plan|budget|list)$/i.test(text) ? ([[`Save This ${text}`, 0.84]] as [string, number][]) : []),
  ]
  return templates.map(([title, weight]) => candidate(title, { sources: [base, from('template', title)], weight, kicker: /Guide/.test(title) ? 'Guide' : '' }))
}

/** Nothing is known but the words, so nothing is claimed about them. */
function keywordTitles({ text }: Label): TitleCandidate[] {
  const base = from('keyword', text)
  const ideas = /ideas?$/i.test(text) ? text : `${text} Ideas`
  const titles = [text, ideas, `${ideas} to Save for Later`, `${text}: Ideas to Try`, `${text} Inspiration`, `A Guide to ${text}`, `${text}: Where to Start`, `${text} at a Glance`, `Start Here: ${text}`, `Save for Later: ${ideas}`, `What to Know About ${text}`, `Find Your Next ${attributive(text)} Idea`, `All About ${text}`, `${ideas} Worth Saving`, `Plan Ahead: ${ideas}`, `How to Start With ${text}`, `Take a Look: ${ideas}`, `One Topic, Many Ways: ${text}`]
  return titles.map((title, index) => candidate(title, { sources: [base, from('template', title)], weight: 0.9 - index * 0.01, headline: text.includes(' ') ? text : ideas }))
}
