/** How many steps a recipe has in its readers' eyes. */
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import type { Material } from '../../writer/material.ts'

const NUMBERED = /^(?:step|schritt|étape|paso)\s*(\d{1,2})(?!\d)/iu

/**
 * What the page's data for machines has, or its labels count up to ("Step 4"). Lines below "Method"
 * may be read in part or with a stranger among them, so that their number is 0: it is none to name.
 */
function statedSteps({ content, steps }: Material): number {
  if (countsTwice(content)) return 0
  const found = content.facts.filter(({ name }) => name === 'step')
  const shown = numberedBy(content)
  if (shown > 0 && shown !== steps.length) return 0
  const isStated = found.length > 0 && found.every(({ from }) => from !== 'article')
  const lines = [...content.headings.map(({ text }) => text), ...content.paragraphs]
  const labels = lines.flatMap((text) => NUMBERED.exec(text)?.[1] ?? [])
  const isLabelled = Math.max(0, ...labels.map(Number)) === steps.length
  return isStated || isLabelled || content.is_typed !== undefined ? steps.length : 0
}

/** In letters: enough to know a step by. */
const BEGINNING = 24

/**
 * How many steps are on the page behind a number ("1 Heat the oven"): it may number two as one.
 */
function numberedBy({ facts, paragraphs }: Material['content']): number {
  const steps = new Set(
    facts.flatMap(({ name, value }) => (name === 'step' ? [value.slice(0, BEGINNING)] : [])),
  )
  return paragraphs.filter((text) => {
    const [, behind] = /^\d{1,2}[.)]?\s+(.+)/u.exec(text) ?? []
    return behind !== undefined && steps.has(behind.slice(0, BEGINNING))
  }).length
}

/** Ways to cook one dish, of which a reader follows one. */
const WAYS: readonly RegExp[] = [
  /\bovens?\b|\bbak(?:e|ed|ing)\b|backofen|\bhorno\b|\bau four\b/iu,
  /\b(?:grill(?:ed|ing)?|barbecue|bbq)\b|\bparrilla\b/iu,
  /\b(?:stove ?top|pan[- ]?fr(?:y|ied|ying)|skillet)\b|\bsartén\b|\bpoêle\b|in der pfanne/iu,
  /\bair[- ]?fr(?:y|yer|ied|ying)\b|heißluftfritteuse|freidora de aire/iu,
  /\b(?:slow[- ]cook(?:er|ed)|crock[- ]?pot)\b/iu,
  /\b(?:instant pot|pressure[- ]cook(?:er|ed))\b/iu,
  /\bmicrowaved?\b|mikrowelle|microondas|micro-ondes/iu,
]

/**
 * "To grill the steaks" and "To pan fry the steaks": the steps of both are more than anybody takes.
 */
function countsTwice({ facts }: Material['content']): boolean {
  const groups = facts.filter(({ name }) => name === 'step_section').map(({ value }) => value)
  return WAYS.filter((way) => groups.some((group) => way.test(group))).length > 1
}

const MAX_FEW_STEPS = 6

/**
 * `stepwise`: as many as were read; `steps`: as many as a pin may name, and whether those are
 * `fewSteps`.
 */
export function stepFacts(material: Material): Facts {
  const number = statedSteps(material)
  const facts = new Map<string, Fact>()
  const read = material.steps.length
  if (read > 0) facts.set('stepwise', { text: '', number: read, quote: '' })
  if (number > 0) facts.set('steps', { text: String(number), number, quote: '' })
  if (number > 0 && number <= MAX_FEW_STEPS) facts.set('fewSteps', { text: '', quote: '' })
  return facts
}
