/**
 * English first sentences that carry an interest which the page's own sentences don't hold: woven
 * in, never put before a colon.
 */
import { contentStems, wordsOf } from '../language.ts'
import { isWarningList } from '../subject.ts'
import { withArticle } from './english-articles.ts'
import { attributive, isPlural, spokenMinutes } from './english-grammar.ts'
import { coversInterest, type Material } from './material.ts'

/**
 * Best first. What is named alone ("guide", "tips") reads differently from a thing of the page
 * ("hard wax oil").
 */
export function englishUnder(material: Material, interest: string): string[] {
  const { letters, subject, language } = material
  const name = letters.running(interest)
  const isKin = contentStems(subject.noun, language).some((stem) =>
    contentStems(interest, language).includes(stem),
  )
  const learn = isKin ? [] : learning(material)
  if (ONE.test(interest))
    return [
      ...factful(material, name),
      ...learn.map((text) => `Save this ${name} and ${text}.`),
      `Save this ${name} for later.`,
      `Keep this ${name} at hand.`,
    ]
  if (MANY.test(interest))
    return [
      ...learn.map((text) => `Find ${name} here and ${text}.`),
      `Here are ${name} to save for later.`,
      `Find ${name} worth saving.`,
      `Keep these ${name} at hand.`,
    ]
  if (/^\d|\s(?:for|in|at|by|of|with|to)\s/i.test(interest)) return phrased(name)
  return [...(isKin ? [] : included(material, interest)), ...told(material, name, learn)]
}

const ONE = /\b(?:guide|recipe|list|plan|checklist|tutorial|itinerary|routine)$/i
const MANY = /\b(?:tips|ideas|recipes)$/i

function told(material: Material, name: string, learn: readonly string[]): string[] {
  const last = wordsOf(name).at(-1) ?? ''
  const { content, subject, letters } = material
  if (isWarningList(content, subject.title))
    return [`See all ${subject.count ?? ''} ${letters.running(subject.noun)}.`.replace(/\s+/g, ' ')]
  if (content.kind === 'list' || content.kind === 'keyword')
    return [
      `Looking for ${isPlural(last) ? `ideas for ${name}` : `${attributive(name)} ideas`}? Start here.`,
    ]
  const thing = withArticle(material, name).filter(Boolean).join(' ')
  return [
    `Here is what to know about ${thing}.`,
    ...learn.map((text) => `Read about ${thing} and ${text}.`),
    `Want to know more about ${thing}? Start here.`,
  ]
}

/**
 * "10-minute morning stretch", "budget for beginners": what no template for a plain name could
 * hold.
 */
function phrased(name: string): string[] {
  if (/^\d/.test(name)) return [`Save this for your next ${name}.`]
  const which = isPlural(wordsOf(name)[0] ?? '') ? 'these' : 'this'
  return [`Save ${which} ${name} for later.`, `Keep ${which} ${name} at hand.`]
}

/** "Save this tomato soup recipe, ready in 1 hour." */
function factful({ content, minutes, ingredients }: Material, name: string): string[] {
  const time = content.kind === 'recipe' && minutes ? spokenMinutes(minutes) : ''
  const counted =
    content.kind === 'recipe' && ingredients.length >= 3 ? `${ingredients.length} ingredients` : ''
  return [
    ...(time ? [`Save this ${name}, ready in ${time}.`] : []),
    ...(counted ? [`All you need for this ${name}: ${counted}${time && ` and ${time}`}.`] : []),
  ]
}

/** What the reader can do with the page, to stand after "and". */
function learning({ subject, letters, content }: Material): string[] {
  const task = letters.running(subject.task)
  const noun = letters.running(subject.noun)
  if (task) return [`learn how to ${task}`]
  return noun !== '' && content.kind === 'recipe' ? [`learn how to make ${noun}`] : []
}

/** "See 25 small balcony ideas, an outdoor rug included." */
function included(material: Material, interest: string): string[] {
  const { subject, content, letters, ingredients, language } = material
  const noun = letters.running(subject.noun)
  const [article, name] = withArticle(material, letters.running(interest))
  const thing = article ? `${article} ${name}` : name
  if (subject.task)
    return [`Learn how to ${letters.running(subject.task)}, with notes on ${thing}.`]
  if (noun === '') return [`Read more about ${thing} here.`]
  if (content.kind === 'recipe')
    return ingredients.some((line) => coversInterest(line, interest, language))
      ? [`Make ${noun} with ${name}.`]
      : [`Learn how to make ${noun}, with notes on ${thing}.`]
  if (content.kind === 'list' && isPlural(wordsOf(noun).at(-1) ?? ''))
    return [`See ${subject.count ?? ''} ${noun}, ${thing} included.`.replace(/\s+/g, ' ')]
  return []
}
