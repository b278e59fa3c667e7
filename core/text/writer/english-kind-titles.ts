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
    add(`${letters.title(time)} to ${text}`, time, 0.7, time)
    if (minutes && minutes < 90 && minutes !== 60) add(`${minutes}-Minute ${text}`, time, 0.93, `${minutes} minutes`)
  }
  if (servings) add(`${attributive(text)} Recipe That ${isCounted(content.facts.find((fact) => fact.name === 'servings')?.value ?? '') ? 'Makes' : 'Serves'} ${servings}`, `servings ${servings}`, 0.8, `Serves ${servings}`)
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
function isCounted(servings: string): boolean {
  return /\d+\s+\p{L}/u.test(servings) && !/serving|person|people|portion/i.test(servings)
}

function howToTitles(material: Material, { text, source, isTask }: Label): TitleCandidate[] {
  const { steps, subject, letters } = material
  const titles: TitleCandidate[] = []
  const add = (title: string, fact: string, weight: number, kicker = ''): void => {
    titles.push(candidate(title, { sources: [from(source, text), fact ? from('fact', fact) : from('template', title)], weight, kicker }))
  }
  const task = letters.title(subject.task)
  const count = steps.length >= 3 && steps.length <= 15 ? steps.length : null
  if (subject.task) {
    if (count) add(`How to ${task} in ${count} Steps`, `${count} steps`, 0.95, `${count} steps`)
    if (count) add(`${count} Steps to ${task}`, `${count} steps`, 0.88, `${count} steps`)
    add(`How to ${task}, Step by Step`, '', 0.86, 'Step by step')
    add(`What to Know Before You ${task}`, '', 0.8)
  }
  const short = steps.filter((step) => step.length <= 45 && wordsOf(step).length >= 2)
  for (const [index, step] of short.entries()) add(`${text}: ${letters.title(step)}`, step, 0.8 - index * 0.01, `Step ${steps.indexOf(step) + 1}`)
  if (isTask) add(`A Guide to ${text}`, '', 0.84, 'Guide')
  add(`${text} Step by Step`, '', 0.85, 'Step by step')
  add(`${text}, Explained`, '', 0.72)
  return titles
}

function listTitles(material: Material, { text, source }: Label): TitleCandidate[] {
  const { subject, entries, letters, language } = material
  const count = subject.count
  const titles: TitleCandidate[] = []
  const add = (title: string, entry: string, weight: number, kicker = ''): void => {
    titles.push(candidate(title, { sources: [from(source, text), entry ? from('fact', entry) : from('template', title)], weight, headline: text, kicker: kicker || (count ? `${count} ${isPlural(text) ? 'picks' : 'ideas'}` : '') }))
  }
  const kicker = count ? `${count} ideas` : ''
  const many = isPlural(wordsOf(text).at(-1) ?? '')
  if (count && many) {
    add(`${count} ${text} to Save for Later`, '', 0.84, kicker)
    add(`${count} ${text}, From ${letters.title(entries[0] ?? '')} to ${letters.title(entries.at(-1) ?? '')}`, `${entries[0] ?? ''} … ${entries.at(-1) ?? ''}`, entries.length >= 3 && entries.slice(-1).concat(entries.slice(0, 1)).every((entry) => isThing(entry, material)) ? 0.8 : 0)
  }
  const own = contentStems(text, language)
  entries.forEach((entry, index) => {
    if (contentStems(entry, language).some((stem) => own.includes(stem))) return
    const name = letters.title(entry)
    const weight = 0.88 - 0.004 * Math.min(index, 25)
    if (count && many && count === entries.length && isThing(entry, material)) add(`${name} and ${count - 1} More ${text}`, entry, weight, kicker)
    add(`${text}: ${name}`, entry, weight - 0.04, kicker)
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
  if (price) add(`${text} at ${price}`, price, 0.6, price)
  add(`A Closer Look at the ${text}`, '', 0.6)
  add(`${text}, in Detail`, '', 0.72)
  add(`${text}: The Details`, '', 0.7)
  add(`${text} to Save for Later`, '', 0.7)
  return titles
}

function storyTitles({ phrases, letters }: Material, { text, source }: Label): TitleCandidate[] {
  const base = from(source, text)
  const things = phrases.length
  return [
    candidate(`A Guide to ${text}`, { sources: [base, from('template', 'A Guide to')], weight: 0.8, kicker: 'Guide' }),
    candidate(`${text}: What to Know`, { sources: [base, from('template', 'What to Know')], weight: 0.74 }),
    candidate(`What to Know About ${text}`, { sources: [base, from('template', 'What to Know About')], weight: 0.72 }),
    candidate(`${text}, Explained`, { sources: [base, from('template', 'Explained')], weight: things > 0 ? 0.6 : 0 }),
    candidate(`${letters.title(text)} at a Glance`, { sources: [base, from('template', 'at a Glance')], weight: 0.7 }),
  ]
}

/** Nothing is known but the words, so nothing is claimed about them. */
function keywordTitles({ text }: Label): TitleCandidate[] {
  const base = from('keyword', text)
  const ideas = /ideas?$/i.test(text) ? text : `${text} Ideas`
  const titles = [text, ideas, `${ideas} to Save for Later`, `${text}: Ideas to Try`, `${text} Inspiration`, `A Guide to ${text}`, `${text}: Where to Start`, `${text} at a Glance`, `Start Here: ${text}`, `Save for Later: ${ideas}`, `What to Know About ${text}`, `Find Your Next ${attributive(text)} Idea`, `All About ${text}`, `${ideas} Worth Saving`, `Plan Ahead: ${ideas}`, `How to Start With ${text}`, `Take a Look: ${ideas}`, `One Topic, Many Ways: ${text}`]
  return titles.map((title, index) => candidate(title, { sources: [base, from('template', title)], weight: 0.9 - index * 0.01, headline: text.includes(' ') ? text : ideas }))
}
