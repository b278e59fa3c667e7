/** Ways to cook that a summary names and the recipe below it does not have. */
import type { Material } from '../../writer/material.ts'

const METHODS: readonly { said: RegExp; done: RegExp }[] = [
  {
    said: /\bovens?\b/iu,
    done: /\b(?:ovens?|bak(?:e|es|ed|ing)|roast\p{L}*|broil\p{L}*)\b/iu,
  },
  {
    said: /\b(?:on|over) the (?:grill|barbecue|bbq)\b/iu,
    done: /\b(?:grill\p{L}*|barbecue|bbq)\b/iu,
  },
  { said: /\bair[- ]?fryer\b/iu, done: /\bair[- ]?fr\p{L}+/iu },
  {
    said: /\b(?:slow cooker|crock[- ]?pot)\b/iu,
    done: /\b(?:slow[- ]cook\p{L}*|crock[- ]?pot)\b/iu,
  },
  {
    said: /\b(?:instant pot|pressure cooker)\b/iu,
    done: /\b(?:instant pot|pressure[- ]cook\p{L}*)\b/iu,
  },
  { said: /\bmicrowave\b/iu, done: /\bmicrowav\p{L}+/iu },
]
/** "No oven needed." */
const WITHOUT = /\b(?:no|not|without|never|instead|skip|rather)\b|n['’]t\b/iu
const MIN_STEPS = 2

/** "In the oven and on the grill" over steps that have a pan and a grill. */
export function namesUnstatedMethod(sentence: string, { content, steps }: Material): boolean {
  if (content.kind !== 'recipe' || steps.length < MIN_STEPS || WITHOUT.test(sentence)) return false
  const work = [content.title, ...content.headings.map(({ text }) => text), ...steps].join('\n')
  return METHODS.some(({ said, done }) => said.test(sentence) && !done.test(work))
}
