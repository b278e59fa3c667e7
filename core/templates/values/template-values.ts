/** What the variables of a template are on one pin, and the texts that name them. */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { Template, When } from '../document/template.schema.ts'
import type { LayoutInput } from '../document/template.model.ts'
import {
  beforeAfter,
  factsIn,
  headlineParts,
  minutesIn,
  priceIn,
  ratingIn,
  servingsIn,
} from './headline-parts.ts'

/** Only variables that have a value. */
export type TemplateValues = ReadonlyMap<string, string>

/**
 * A number that the headline begins with, perhaps after "Top", and the words after it; the whole
 * headline when it does not begin with one.
 */
export function splitNumber(headline: string): { number: string | null; words: string } {
  const found = /^(?:top\s+)?(\d{1,3}\+?)\s+(\S.*)$/iu.exec(headline.trim())
  return found
    ? { number: found[1] ?? null, words: found[2] ?? '' }
    : { number: null, words: headline }
}

interface Valued {
  design: Pick<PinDesign, 'headline' | 'kicker' | 'brand' | 'items'>
  pictures: readonly unknown[]
  logo: LayoutInput['logo']
}

export function valuesOf({ design, pictures, logo }: Valued): TemplateValues {
  const values = new Map<string, string>()
  const add = (name: string, value: string | null | undefined): void => {
    if (value?.trim()) values.set(name, value)
  }
  const { number, words } = splitNumber(design.headline)
  add('headline', design.headline)
  add('headline.number', number)
  if (number !== null) add('headline.rest', words.charAt(0).toUpperCase() + words.slice(1))
  addParts(design, add)
  add('kicker', design.kicker)
  add('site', design.brand)
  add('items', design.items[0])
  for (const [index, item] of design.items.entries()) {
    add(`step.${index + 1}`, item)
    add(`ingredient.${index + 1}`, item)
  }
  if (pictures.length > 0) values.set('picture', 'yes')
  for (const at of pictures.keys()) values.set(`picture.${at + 1}`, 'yes')
  if (logo) values.set('logo', 'yes')
  return values
}

/** Of the headline and of the small line above it. */
function addParts(
  { headline, kicker }: Valued['design'],
  add: (name: string, value: string | null | undefined) => void,
): void {
  const parts = headlineParts(headline)
  add('headline.main', parts?.main)
  add('headline.tail', parts?.tail)
  const states = beforeAfter(headline)
  add('before', states?.before)
  add('after', states?.after)
  for (const [at, fact] of factsIn(kicker).entries()) add(`fact.${at + 1}`, fact)
  add('minutes', minutesIn(kicker))
  add('servings', servingsIn(kicker))
  add('rating', ratingIn(kicker))
  const price = priceIn(kicker)
  add('price', price)
  if (price !== undefined)
    add(
      'cta',
      factsIn(kicker).find((fact) => fact !== price),
    )
}

export interface Shown {
  design: Pick<PinDesign, 'items'>
  values: TemplateValues
  /** Width / height of the first picture; null = there is none, or a part of it was chosen. */
  lead: number | null
}

export function holds(when: When | undefined, { design, values, lead }: Shown): boolean {
  if (!when) return true
  const { has = [], lacks = [], rowsUpTo, leadWiderThan } = when
  return (
    has.every((name) => values.has(name)) &&
    !lacks.some((name) => values.has(name)) &&
    (rowsUpTo === undefined || design.items.length <= rowsUpTo) &&
    (leadWiderThan === undefined || (lead !== null && lead > leadWiderThan))
  )
}

const VARIABLE = /\{([\w.]+)\}/gu
/** Each name once, in the order of the texts. */
export const variablesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(VARIABLE)].map(([, name = '']) => name))),
]

/** A default may name another variable, but not without end. */
const MAX_DEPTH = 3
/** Of one text: each of three defaults may name a hundred others. */
const MAX_VARIABLES = 100

/**
 * Null where a variable has no value and its answer is to hide what names it. A value is shown as it
 * is: a headline in braces names nothing.
 */
export function filledText(
  text: string,
  { variables, values }: { variables: Template['variables']; values: TemplateValues },
): string | null {
  let isHidden = false
  let left = MAX_VARIABLES
  const fill = (part: string, depth: number): string =>
    part.replaceAll(VARIABLE, (_, name: string) => {
      if (left === 0) return ''
      left -= 1
      const value = values.get(name)
      if (value !== undefined) return value
      const missing = (Object.hasOwn(variables, name) ? variables[name] : undefined)?.missing
      if (missing?.do === 'default' && depth < MAX_DEPTH) return fill(missing.text, depth + 1)
      isHidden ||= missing?.do !== 'layout'
      return ''
    })
  const filled = fill(text, 0)
  return isHidden || filled.trim() === '' ? null : filled
}
