/**
 * What schema.org says of a recipe, instructions, a product or a list, as facts. Times are minutes
 * written `35 min`.
 */
import type { PageFact } from '#core/pages/page-content.schema.ts'
import { minutesOf } from '../recipes/durations.ts'
import { isNode, isOfType, listOf, textOf, type JsonNode } from './json-ld.ts'
import { plainText } from '../article/plain-text.ts'
import {
  ingredientText,
  isGroupName,
  isLoneGroupName,
  withoutCopies,
} from '../recipes/ingredient-lines.ts'

export function factsOf(node: JsonNode): PageFact[] {
  const facts: PageFact[] = [
    ...timeFacts(node),
    ...fact('servings', servingsOf(node)),
    ...fact('calories', isNode(node['nutrition']) ? textOf(node['nutrition']['calories']) : ''),
    ...ingredientFacts(ingredientsOf(node)),
    ...stepFacts(
      node['recipeInstructions'] ?? (isOfType(node, 'HowTo') ? node['step'] : undefined),
    ),
    ...listOf(node['tool']).flatMap((entry) => fact('tool', textOf(entry))),
    ...keywordFacts(node['keywords']),
    ...listOf(node['recipeCategory'] ?? node['articleSection']).flatMap((entry) =>
      fact('category', textOf(entry)),
    ),
    ...listOf(node['recipeCuisine']).flatMap((entry) => fact('cuisine', textOf(entry))),
    ...productFacts(node),
    ...listItemFacts(node),
  ]
  return uniqueFacts(facts)
}

function timeFacts(node: JsonNode): PageFact[] {
  const minutes = (key: string): number | null => minutesOf(textOf(node[key]))
  const [prep, cook] = [minutes('prepTime'), minutes('cookTime') ?? minutes('performTime')]
  // A site that names one of the two only has nothing else to do.
  const named = [prep, cook].filter((value) => value !== null)
  const sum = named.length > 0 ? named.reduce((all, value) => all + value, 0) : null
  const told = minutes('totalTime')
  // A total of less than one of its parts is a slip.
  const total = told !== null && named.some((part) => part > told) ? sum : (told ?? sum)
  const written = (name: string, value: number | null): PageFact[] =>
    value === null ? [] : fact(name, `${value} min`)
  return [
    ...written('total_time', total),
    ...written('prep_time', prep),
    ...written('cook_time', cook),
  ]
}

/** "12 muffins" over "12" when a site gives both. */
function servingsOf(node: JsonNode): string {
  const values = listOf(node['recipeYield'] ?? node['yield'])
    .map(amountOf)
    .filter((value) => /\d/.test(value))
  return values.toSorted((a, b) => b.length - a.length)[0] ?? ''
}

/** Also a QuantitativeValue: `{value: 6, unitText: 'bowls'}`. */
function amountOf(value: unknown): string {
  if (!isNode(value) || value['value'] === undefined) return textOf(value)
  return `${textOf(value['value'])} ${textOf(value['unitText'])}`.trim()
}

/** Lists of this many lines that are written twice, for other units or another size, are one. */
const MIN_COPIED = 8

/** Each as often as the page names it: salt for the dough, salt for the sauce. */
function ingredientsOf(node: JsonNode): string[] {
  const all = [node['recipeIngredient'], node['ingredients'], node['supply']].map((value) =>
    listOf(value).flatMap((entry) =>
      typeof entry === 'string' ? linesOf(entry) : [textOf(entry)],
    ),
  )
  const lines = all.map((each) => each.filter((line) => line !== '')).find((l) => l.length > 0)
  return lines === undefined || lines.length < MIN_COPIED ? (lines ?? []) : withoutCopies(lines)
}

/** "For the sauce:" names the lines below it. */
function ingredientFacts(lines: readonly string[]): PageFact[] {
  const texts = lines.map(ingredientText)
  return texts.flatMap((text, at) =>
    isGroupName(text) || isLoneGroupName(texts, at)
      ? fact('ingredient_section', text.replace(/\s*[:：]$/, ''))
      : fact('ingredient', text),
  )
}

/** One string that holds a whole list: cut where the page breaks its lines. */
function linesOf(markup: string): string[] {
  return markup
    .split(/[\r\n]+|<br\s*\/?>|<\/(?:li|p|div)>/i)
    .map(plainText)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
}

function stepFacts(value: unknown): PageFact[] {
  return listOf(value).flatMap((entry): PageFact[] => {
    if (Array.isArray(entry)) return stepFacts(entry)
    if (typeof entry === 'string') return splitSteps(entry).flatMap((text) => fact('step', text))
    if (!isNode(entry)) return []
    return entry['itemListElement'] !== undefined && entry['text'] === undefined
      ? sectionFacts(entry)
      : stepFact(entry)
  })
}

/** A section's steps; a step made of directions is one step. */
function sectionFacts(entry: JsonNode): PageFact[] {
  const inner = stepFacts(entry['itemListElement'])
  const title = textOf(entry['name'])
  if (isOfType(entry, 'HowToStep') && title)
    return [...fact('step_name', title), ...fact('step', inner.map((step) => step.value).join(' '))]
  return inner.length > 0 ? [...fact('step_section', title), ...inner] : []
}

/** "Step 1" names nothing. */
const BARE_STEP = /^(?:step|schritt|étape|paso|passo|fase|stap)\s*\d+\s*[:.]?$/iu

function stepFact(entry: JsonNode): PageFact[] {
  const text = textOf(entry['text'] ?? entry['description'])
  const name = textOf(entry['name'])
  const tells =
    /\p{L}/u.test(name) &&
    !BARE_STEP.test(name) &&
    name !== text &&
    !text.startsWith(name.replace(/(?:\.{3}|…)$/, ''))
  return [...(tells ? fact('step_name', name) : []), ...fact('step', text || name)]
}

/** One string with all steps in it: cut at line breaks and "1." marks. */
function splitSteps(text: string): string[] {
  return linesOf(text)
    .flatMap((line) => line.split(/(?<=[.!])\s+(?=\d{1,2}[.)]\s)/))
    .map((step) => step.replace(/^\d{1,2}[.)]\s+/, ''))
    .filter((step) => step !== '')
}

function keywordFacts(value: unknown): PageFact[] {
  return listOf(value)
    .map(textOf)
    .flatMap((entry) => entry.split(/[,;]/))
    .slice(0, 30)
    .flatMap((entry) => fact('author_keyword', entry.trim()))
}

function productFacts(node: JsonNode): PageFact[] {
  if (!isOfType(node, 'Product') && !isOfType(node, 'ProductGroup')) return []
  return [
    ...fact('price', priceOf(node)),
    ...fact('brand', textOf(node['brand'])),
    ...fact('material', textOf(node['material'])),
    ...fact('color', textOf(node['color'])),
  ]
}

/** "$68", "€19.90", "120 SEK"; '' for none or nothing. */
function priceOf(node: JsonNode): string {
  const offer = listOf(node['offers']).find(isNode) ?? {}
  const inner = listOf(offer['priceSpecification']).find(isNode) ?? {}
  const price = textOf(offer['price'] ?? offer['lowPrice'] ?? inner['price']).replace(/\.0+$/, '')
  const currency = textOf(offer['priceCurrency'] ?? inner['priceCurrency'])
  const sign = { USD: '$', EUR: '€', GBP: '£' }[currency]
  if (!(Number(price) > 0)) return ''
  return sign ? `${sign}${price}` : `${price} ${currency}`.trim()
}

function listItemFacts(node: JsonNode): PageFact[] {
  if (!isOfType(node, 'ItemList')) return []
  return listOf(node['itemListElement']).flatMap((entry) =>
    fact('list_item', isNode(entry) ? textOf(entry['name'] ?? entry['item']) : textOf(entry)),
  )
}

function fact(name: string, value: string): PageFact[] {
  return value === '' || /^https?:/.test(value)
    ? []
    : [{ name, value: value.slice(0, 2000), from: 'json_ld' }]
}

/** A recipe says some lines twice, and means it. */
const REPEATABLE: ReadonlySet<string> = new Set([
  'ingredient',
  'ingredient_section',
  'step',
  'step_name',
  'step_section',
])

/** Each fact once, in the order of the first. */
export function uniqueFacts(facts: PageFact[]): PageFact[] {
  const seen = new Set<string>()
  return facts.filter(({ name, value }) => {
    if (REPEATABLE.has(name)) return true
    const key = `${name} ${value.toLowerCase()}`
    return !seen.has(key) && seen.add(key)
  })
}
