/**
 * What schema.org says of a recipe, instructions, a product or a list, as facts. Times are minutes
 * written `35 min`.
 */
import type { PageFact } from '#core/pages/page-content.schema.ts'
import { isNode, isOfType, listOf, textOf, type JsonNode } from './json-ld.ts'

export function factsOf(node: JsonNode): PageFact[] {
  const facts: PageFact[] = [
    ...timeFacts(node),
    ...fact('servings', servingsOf(node)),
    ...fact('calories', isNode(node['nutrition']) ? textOf(node['nutrition']['calories']) : ''),
    ...listOf(node['recipeIngredient'] ?? node['ingredients'] ?? node['supply']).flatMap((entry) =>
      fact('ingredient', textOf(entry)),
    ),
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
  return unique(facts)
}

/**
 * Minutes of an ISO 8601 duration such as `PT1H15M` or `P0DT0H35M`; null when it is none or
 * nothing.
 */
export function minutesOf(duration: string): number | null {
  const match = /^P(?:(\d+)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+)M)?(?:\d+S)?)?$/i.exec(
    duration.trim(),
  )
  if (!match) return null
  const minutes = Number(match[1] ?? 0) * 1440 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0)
  return minutes > 0 ? Math.round(minutes) : null
}

function timeFacts(node: JsonNode): PageFact[] {
  const minutes = (key: string): number | null => minutesOf(textOf(node[key]))
  const [prep, cook] = [minutes('prepTime'), minutes('cookTime') ?? minutes('performTime')]
  const total = minutes('totalTime') ?? (prep !== null && cook !== null ? prep + cook : null)
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
    .map(textOf)
    .filter((value) => /\d/.test(value))
  return values.toSorted((a, b) => b.length - a.length)[0] ?? ''
}

function stepFacts(value: unknown): PageFact[] {
  return listOf(value).flatMap((entry): PageFact[] => {
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
  return isOfType(entry, 'HowToStep') && title
    ? [...fact('step_name', title), ...fact('step', inner.map((step) => step.value).join(' '))]
    : inner
}

function stepFact(entry: JsonNode): PageFact[] {
  const text = textOf(entry['text'] ?? entry['description'])
  const name = textOf(entry['name'])
  const tells = name !== '' && name !== text && !text.startsWith(name.replace(/(?:\.{3}|…)$/, ''))
  return [...(tells ? fact('step_name', name) : []), ...fact('step', text || name)]
}

/** One string with all steps in it: cut at line breaks and "1." marks. */
function splitSteps(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!])\s+(?=\d{1,2}[.)]\s)/)
    .map((step) => textOf(step).replace(/^\d{1,2}[.)]\s*/, ''))
    .filter(Boolean)
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

function unique(facts: PageFact[]): PageFact[] {
  const seen = new Set<string>()
  return facts.filter(({ name, value }) => {
    const key = `${name} ${value.toLowerCase()}`
    return !seen.has(key) && seen.add(key)
  })
}
