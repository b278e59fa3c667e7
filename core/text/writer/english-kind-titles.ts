/** The English templates of each kind of page. */
import { contentStems, wordsOf } from '../language.ts'
import { attributive, listed, spokenMinutes } from './english-grammar.ts'
import { thingOf } from './english-heading-titles.ts'
import { ingredientNames } from './ingredients.ts'
import type { Material } from './material.ts'
import { listTitles } from './english-list-titles.ts'
import { productTitles } from './english-product-titles.ts'
import { storyTitles } from './english-story-titles.ts'
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

interface Shown {
  /** The page's own fact in the title; a title without one comes from the template alone. */
  fact?: string
  kicker?: string
}
type Made = (title: string, weight: number, shown?: Shown) => TitleCandidate

function madeOn({ text, source }: Label, headlineFor: (title: string) => string): Made {
  return (title, weight, { fact, kicker = '' } = {}) =>
    candidate(title, {
      sources: [from(source, text), fact ? from('fact', fact) : from('template', title)],
      weight,
      headline: headlineFor(title),
      kicker,
    })
}

function recipeTitles(material: Material, label: Label): TitleCandidate[] {
  const { text } = label
  const { minutes, servings, ingredients, steps, content } = material
  // "Plum Soup in 20 Minutes" says more on the picture than the dish alone.
  const made = madeOn(label, () => '')
  const makes = isCounted(content.facts.find((fact) => fact.name === 'servings')?.value ?? '')
    ? 'Makes'
    : 'Serves'
  return [
    ...timedTitles(minutes, text, made),
    ...(servings
      ? [
          made(
            / with /i.test(text)
              ? `${text} for ${servings}`
              : `${attributive(text)} Recipe That ${makes} ${servings}`,
            0.8,
            { fact: `servings ${servings}`, kicker: `${makes} ${servings}` },
          ),
        ]
      : []),
    ...(isFew(steps)
      ? [
          made(`How to Make ${text} in ${steps.length} Steps`, 0.9, {
            fact: `${steps.length} steps`,
            kicker: `${steps.length} steps`,
          }),
        ]
      : []),
    made(`How to Make ${text}`, 0.86),
    ...(/ with /i.test(text) ? [] : [made(`${attributive(text)} Recipe, Step by Step`, 0.5)]),
    ...(isFew(ingredients)
      ? [
          made(`${ingredients.length}-Ingredient ${text}`, 0.7, {
            fact: `${ingredients.length} ingredients`,
            kicker: `${ingredients.length} ingredients`,
          }),
        ]
      : []),
    made(`What You Need for ${text}`, 0.78),
    ...ingredientTitles(material, text, made),
  ]
}

function timedTitles(minutes: number | null, text: string, made: Made): TitleCandidate[] {
  const time = minutes ? spokenMinutes(minutes) : ''
  if (!minutes || time === '') return []
  const titled = time.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
  const shown = { fact: time, kicker: time }
  return [
    made(`${text} in ${titled}`, 0.95, shown),
    ...(/^\d+ minutes$/.test(time) ? [made(`${minutes}-Minute ${text}`, 0.93, shown)] : []),
  ]
}

/** An ingredient of the list that neither title nor heading names. */
const UNSAID = 0.4

function ingredientTitles(material: Material, text: string, made: Made): TitleCandidate[] {
  const { letters } = material
  // An ingredient is worth a title where the page itself says it out loud; any other only where
  // titles would repeat each other.
  const said = contentStems(
    [material.content.title, ...material.content.headings.map((heading) => heading.text)].join(' '),
    material.language,
  )
  const isSaid = (name: string): boolean =>
    contentStems(name, material.language).every((stem) => said.includes(stem))
  const names = ingredientNames(material, text)
  const isPlain = !/ with /i.test(text)
  const pairs = [names.slice(0, 2), ...(names.length >= 4 ? [names.slice(1, 3)] : [])].filter(
    (pair) => pair.length === 2,
  )
  return [
    ...(isPlain
      ? names
          .slice(0, 5)
          .map((name, index) =>
            made(
              `${text} With ${letters.title(name)}`,
              (isSaid(name) ? 0.9 : UNSAID) - index * 0.015,
              { fact: name },
            ),
          )
      : []),
    ...(isPlain
      ? pairs.map((pair) =>
          made(`${text} With ${letters.title(listed(pair))}`, pair.every(isSaid) ? 0.84 : UNSAID, {
            fact: listed(pair),
          }),
        )
      : []),
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

function howToTitles(material: Material, label: Label): TitleCandidate[] {
  const { subject } = material
  const { text, isTask } = label
  const made = madeOn(label, () => '')
  return [
    ...(subject.task ? stepTitles(material, made) : []),
    ...(isTask ? [made(`${text} Step by Step`, 0.5)] : nounTitles(material, text, made)),
  ]
}

/** On the thing that is made, not on the making. */
function nounTitles(material: Material, text: string, made: Made): TitleCandidate[] {
  const thing = thingOf(material, text)
  return [made(`What to Know About ${thing}`, 0.1)]
}

function stepTitles({ steps, subject, letters }: Material, made: Made): TitleCandidate[] {
  const task = letters.title(subject.task)
  const isShort = wordsOf(task).length <= 6
  const shown = { fact: `${steps.length} steps`, kicker: `${steps.length} steps` }
  const counted =
    steps.length >= 3 && steps.length <= 15
      ? [
          made(`How to ${task} in ${steps.length} Steps`, 0.95, shown),
          ...(isShort ? [made(`${steps.length} Steps to ${task}`, 0.88, shown)] : []),
        ]
      : []
  return [...counted, made(`How to ${task}, Step by Step`, 0.6)]
}

/** Nothing is known but the words, so nothing is claimed about them. */
function keywordTitles({ text }: Label): TitleCandidate[] {
  const base = from('keyword', text)
  const ideas = /(?:ideas?|recipes?|tips|inspiration|hacks|projects)$/i.test(text)
    ? text
    : `${text} Ideas`
  const titles = [
    text,
    ideas,
    `${ideas} to Save for Later`,
    `${text}: Ideas to Try`,
    `${text} Inspiration`,
    `A Guide to ${text}`,
    `${text}: Where to Start`,
    `${text} at a Glance`,
    `Start Here: ${text}`,
    `Save for Later: ${ideas}`,
    `What to Know About ${text}`,
    ...(ideas === text ? [] : [`Find Your Next ${attributive(text)} Idea`]),
    `All About ${text}`,
    `${ideas} Worth Saving`,
    `Plan Ahead: ${ideas}`,
    `How to Start With ${text}`,
    `Take a Look: ${ideas}`,
    `One Topic, Many Ways: ${text}`,
  ]
  return titles.map((title, index) =>
    candidate(title, {
      sources: [base, from('template', title)],
      weight: 0.9 - index * 0.01,
      headline: text.includes(' ') ? text : ideas,
    }),
  )
}
