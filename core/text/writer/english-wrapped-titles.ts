/**
 * English titles for what people type behind a subject: "lemon muffin recipe", "garden bed tips",
 * "Lisbon travel guide".
 */

import { attributive, spokenMinutes } from './english-grammar.ts'
import { thingOf } from './english-heading-titles.ts'
import type { Material } from './material.ts'
import { candidate, from, type Label, type TitleCandidate } from './title-candidate.ts'

const WRAPPER = /\s(recipe|guide|tips|ideas|list|tutorial|plan)$/i

export function isWrapped(text: string): boolean {
  return WRAPPER.test(` ${text}`)
}

export function wrappedTitles(material: Material, { text, source }: Label): TitleCandidate[] {
  const word = WRAPPER.exec(text)?.[1]?.toLowerCase() ?? ''
  const made: [string, string][] = [
    ...wrappedFacts(material, text),
    ...(PLAIN[word] ?? SINGLE)(text).map((title): [string, string] => [title, '']),
    ...(word === 'tips' ? tipsFor(material, text) : []),
  ]
  return made.map(([title, fact], index) =>
    candidate(title, {
      sources: [from(source, text), fact ? from('fact', fact) : from('template', title)],
      weight: (fact ? 0.86 : 0.3) - index * 0.03,
      headline: fact ? text : '',
    }),
  )
}

const SINGLE = (text: string): string[] => [
  `${text} to Save for Later`,
  `Save This ${text}`,
  `Keep This ${text} for Later`,
]
const MANY = (text: string): string[] => [
  `${text} to Save for Later`,
  `Try These ${text}`,
  `${text} Worth Saving`,
  `Keep These ${text} for Later`,
]
const PLAIN: Record<string, (text: string) => string[]> = {
  recipe: (text) => [
    `Try This ${text}`,
    `${text} to Save for Later`,
    `Save This ${text}`,
    `${text}, Step by Step`,
  ],
  tutorial: (text) => [`Try This ${text}`, `${text}, Step by Step`, ...SINGLE(text)],
  guide: SINGLE,
  plan: SINGLE,
  list: SINGLE,
  tips: MANY,
  ideas: MANY,
}

/** "Tips for a Slow Morning". */
function tipsFor(material: Material, text: string): [string, string][] {
  const base = text.replace(WRAPPER, '')
  const { subject, letters } = material
  const noun = letters.title(subject.noun)
  return [
    [
      `Tips for ${thingOf(material, attributive(noun).toLowerCase() === base.toLowerCase() ? noun : base)}`,
      '',
    ],
  ]
}

/**
 * "… in 40 Minutes", "… in 7 Steps", "… With 10 Ingredients": a guide or a list of tips has none of
 * these.
 */
function wrappedFacts(
  { minutes, steps, ingredients, letters, content }: Material,
  text: string,
): [string, string][] {
  const time = minutes && minutes < 600 ? letters.title(spokenMinutes(minutes)) : ''
  const isRecipe = content.kind === 'recipe'
  const facts: [string, string][] = []
  if (time && isRecipe) facts.push([`${text} in ${time}`, time])
  if (steps.length >= 3 && steps.length <= 15 && /(?:recipe|tutorial|plan)$/i.test(text))
    facts.push([`${text} in ${steps.length} Steps`, `${steps.length} steps`])
  if (ingredients.length >= 3 && isRecipe)
    facts.push([
      `${text} With ${ingredients.length} Ingredients`,
      `${ingredients.length} ingredients`,
    ])
  return facts
}
