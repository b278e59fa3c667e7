/** The English templates of each kind of page. */
import { contentStems, wordsOf } from '../language.ts'
import { attributive, isPlural, listed, spokenMinutes } from './english-grammar.ts'
import { ingredientNames } from './ingredients.ts'
import type { Material } from './material.ts'
import { listTitles } from './english-list-titles.ts'
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

function recipeTitles(material: Material, label: Label): TitleCandidate[] {
  const { text, source } = label
  const base = from(source, text)
  const { minutes, servings, ingredients, steps, content } = material
  // "How to Make Plum Soup" says more on the picture than the dish alone.
  const headlineFor = (title: string): string => (/^(?:How to Make|What You Need)/.test(title) ? '' : text)
  const made = (title: string, fact: string, weight: number, kicker = ''): TitleCandidate => candidate(title, { sources: [base, fact ? from('fact', fact) : from('template', title)], weight, headline: headlineFor(title), kicker })
  const makes = isCounted(content.facts.find((fact) => fact.name === 'servings')?.value ?? '') ? 'Makes' : 'Serves'
  return [
    ...timedTitles(minutes, text, made),
    ...(servings ? [made(`${attributive(text)} Recipe That ${makes} ${servings}`, `servings ${servings}`, 0.8, `${makes} ${servings}`)] : []),
    ...(isFew(steps) ? [made(`How to Make ${text} in ${steps.length} Steps`, `${steps.length} steps`, 0.9, `${steps.length} steps`)] : []),
    made(`How to Make ${text}`, '', 0.86),
    made(`${attributive(text)} Recipe, Step by Step`, '', 0.82, 'Step by step'),
    ...(isFew(ingredients) ? [made(`${ingredients.length}-Ingredient ${text}`, `${ingredients.length} ingredients`, 0.88, `${ingredients.length} ingredients`)] : []),
    made(`What You Need for ${text}`, '', 0.74, 'Ingredients'),
    ...ingredientTitles(material, text, made),
  ]
}

type Made = (title: string, fact: string, weight: number, kicker?: string) => TitleCandidate

function timedTitles(minutes: number | null, text: string, made: Made): TitleCandidate[] {
  const time = minutes ? spokenMinutes(minutes) : ''
  if (!minutes || time === '') return []
  const titled = time.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
  return [made(`${text} in ${titled}`, time, 0.95, time), ...(/^\d+ minutes$/.test(time) ? [made(`${minutes}-Minute ${text}`, time, 0.93, time)] : [])]
}

function ingredientTitles(material: Material, text: string, made: Made): TitleCandidate[] {
  const { letters } = material
  const names = ingredientNames(material, text)
  return [
    ...names.slice(0, 5).map((name, index) => made(`${text} With ${letters.title(name)}`, name, 0.9 - index * 0.015)),
    ...(names.length >= 4 ? [made(`${text}: ${letters.title(listed(names.slice(0, 3)))}`, listed(names.slice(0, 3)), 0.72)] : []),
    ...(names.length >= 3 ? [made(`What to Make With ${letters.title(listed(names.slice(0, 2)))}: ${text}`, listed(names.slice(0, 2)), 0.78)] : []),
  ]
}

/** Few enough to be a promise. */
function isFew(entries: string[]): boolean {
  return entries.length >= 3 && entries.length <= 12
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
  add(`${text}, Explained`, '', 0.4)
  return titles
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
  // "A Guide to Three Quiet Days by a Mountain Lake": a whole title is no thing that a template could speak of.
  if (wordsOf(text).length > 4 || /\bdays?$|^\d/i.test(text)) return []
  const last = wordsOf(text).at(-1) ?? ''
  const isName = letters.running(text) !== text.toLowerCase() && wordsOf(text).length <= 2
  const isFree = isTask || isPlural(last) || isName
  const isPaper = /guide|routine|checklist|plan|budget|method|wardrobe|itinerary/i.test(last)
  const days = isName ? /\b(\d{1,2}) days\b/i.exec(`${content.title} ${subject.rest}`)?.[1] : undefined
  const templates: [string, number, boolean][] = [
    [`A Guide to ${text}`, 0.86, isFree],
    [`What to Know About ${text}`, 0.78, isFree],
    [`What You Need to Know About ${text}`, 0.7, isFree],
    [`The ${text} Guide`, 0.76, !isFree && !isPaper],
    [`Save This ${text}`, 0.84, isPaper],
    [`${text}: What to Know`, 0.56, !isTask],
    [`${text}: Where to Start`, 0.52, !isTask],
    [`${text} at a Glance`, 0.5, !isTask],
    [`${days ?? ''} Days in ${text}`, 0.9, days !== undefined],
    [`${text}, Explained`, 0.4, true],
  ]
  return templates.flatMap(([title, weight, fits]) => (fits ? [candidate(title, { sources: [from(source, text), from('template', title)], weight, kicker: title.includes('Guide') ? 'Guide' : '' })] : []))
}

/** Nothing is known but the words, so nothing is claimed about them. */
function keywordTitles({ text }: Label): TitleCandidate[] {
  const base = from('keyword', text)
  const ideas = /(?:ideas?|recipes?|tips|inspiration|hacks|projects)$/i.test(text) ? text : `${text} Ideas`
  const titles = [text, ideas, `${ideas} to Save for Later`, `${text}: Ideas to Try`, `${text} Inspiration`, `A Guide to ${text}`, `${text}: Where to Start`, `${text} at a Glance`, `Start Here: ${text}`, `Save for Later: ${ideas}`, `What to Know About ${text}`, ...(ideas === text ? [] : [`Find Your Next ${attributive(text)} Idea`]), `All About ${text}`, `${ideas} Worth Saving`, `Plan Ahead: ${ideas}`, `How to Start With ${text}`, `Take a Look: ${ideas}`, `One Topic, Many Ways: ${text}`]
  return titles.map((title, index) => candidate(title, { sources: [base, from('template', title)], weight: 0.9 - index * 0.01, headline: text.includes(' ') ? text : ideas }))
}
