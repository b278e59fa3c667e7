/** Which schema.org node speaks of the page itself, and what fills the gaps of a recipe. */
import type { PageFact } from '#core/pages/page-content.schema.ts'
import { factsOf } from './markup/json-ld-facts.ts'
import { isOfType, listOf, mainNodes, readJsonLd, textOf, type JsonNode } from './markup/json-ld.ts'
import { readMicrodata } from './markup/microdata.ts'
import { LIST_TITLE } from './page-kind.ts'
import { mayHoldRecipe, readRecipeMarkup } from './recipes/recipe-markup.ts'
import { isWithoutAmounts, withShownAmounts } from './recipes/shown-amounts.ts'

export interface PageNodes {
  readonly nodes: JsonNode[]
  /** The same recipe written differently, for what `nodes` leave out; best first. */
  readonly spare: JsonNode[]
}

/**
 * JSON-LD first; the markup counts where JSON-LD names no such thing, since many sites have it in
 * both.
 */
export function readNodes(document: Document): PageNodes {
  const told = readJsonLd(document)
  const types = new Set(told.flatMap((node) => listOf(node['@type'])))
  const inMarkup = readMicrodata(document)
  const isReported = (node: JsonNode): boolean =>
    listOf(node['@type']).some((type) => types.has(type))
  const nodes = [...told, ...inMarkup.filter((node) => !isReported(node))]
  const recipes = [...nodes, ...inMarkup].filter((node) => isOfType(node, 'Recipe'))
  if (recipes.some(isComplete)) return { nodes: withGroupNames(nodes, document), spare: [] }
  if (recipes.length === 0 && !mayHoldRecipe(document)) return { nodes, spare: [] }
  const shown = readRecipeMarkup(document, { isRecipe: recipes.length > 0 })
  return {
    nodes,
    spare: [...inMarkup.filter((node) => isOfType(node, 'Recipe')), ...(shown ? [shown] : [])],
  }
}

/** A step of more characters may be all of them in one piece. */
const MAX_STEP = 300

/** Lines among the ingredients that are headings on the page name the lines below them. */
function withGroupNames(nodes: JsonNode[], document: Document): JsonNode[] {
  const isBare = (line: unknown): boolean => typeof line === 'string' && !/\d|,/.test(line)
  return nodes.map((node) => {
    const lines = listOf(node['recipeIngredient']).flatMap((line) =>
      typeof line === 'string' && line.includes('\n') ? line.split('\n') : [line],
    )
    if (!isOfType(node, 'Recipe') || !lines.some(isBare)) return node
    const headings = new Set(
      [...document.querySelectorAll('h2,h3,h4,h5,h6,legend')].map((one) => textOf(one.textContent)),
    )
    const isGroup = (line: unknown): boolean => isBare(line) && headings.has(textOf(line))
    return lines.some(isGroup)
      ? {
          ...node,
          recipeIngredient: lines.map((line) => (isGroup(line) ? `${textOf(line)}:` : line)),
        }
      : node
  })
}

function isComplete(node: JsonNode): boolean {
  const names = new Set(factsOf(node).map(({ name }) => name))
  const steps = factsOf(node).filter(({ name }) => name === 'step')
  const isOnePiece = steps.length === 1 && (steps[0]?.value.length ?? 0) > MAX_STEP
  return (
    ['step', 'servings', 'total_time'].every((name) => names.has(name)) &&
    hasList(node) &&
    !isWithoutAmounts(linesOf(node)) &&
    !isOnePiece
  )
}

const linesOf = (node: JsonNode): string[] =>
  factsOf(node).flatMap(({ name, value }) => (name === 'ingredient' ? [value] : []))

/** Ingredients, some with amounts, and what to do with them: a recipe whatever else is stated. */
export function isWholeRecipe(node: JsonNode): boolean {
  const facts = factsOf(node)
  const lines = facts.filter(({ name }) => name === 'ingredient')
  const amounts = lines.filter(({ value }) => /[\d½¼¾⅓⅔]/.test(value))
  return (
    lines.length >= 2 &&
    amounts.length >= lines.length / 3 &&
    facts.some(({ name }) => name === 'step')
  )
}

const hasList = (node: JsonNode): boolean =>
  factsOf(node).filter(({ name }) => name === 'ingredient').length >= 2

export function mainNodeOf(
  nodes: JsonNode[],
  headline: string,
  text: string,
): JsonNode | undefined {
  const here = mainNodes(nodes).filter((node) => belongsHere(node, headline, text))
  const recipes = here.filter((node) => isOfType(node, 'Recipe'))
  const named = recipes.find((node) => textOf(node['name']) === headline)
  return named ?? recipes.find(hasList) ?? here[0]
}

/**
 * A widget may carry another page's recipe: a node counts when its name shares a word with the
 * title or is in the text, or when what it lists is there.
 */
export function belongsHere(node: JsonNode, title: string, text: string): boolean {
  const name = textOf(node['name'] ?? node['headline']).toLowerCase()
  if (name === '') return true
  const words = (value: string): string[] => value.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const here = new Set(words(title))
  const lowered = text.toLowerCase()
  return (
    words(name).some((word) => here.has(word)) || lowered.includes(name) || isListed(node, lowered)
  )
}

function isListed(node: JsonNode, text: string): boolean {
  if (!isOfType(node, 'Recipe')) return false
  const lines = factsOf(node).filter(({ name }) => name === 'ingredient')
  const found = lines.filter(({ value }) => text.includes(value.toLowerCase()))
  return lines.length >= 3 && found.length >= lines.length / 2
}

/**
 * The name that a recipe gives its dish, '' for what is none: the headline above it may be a whole
 * sentence, and that of a list is about more than one dish.
 */
export function dishNameOf(main: JsonNode | undefined, headline: string): string {
  return main && isOfType(main, 'Recipe') && !LIST_TITLE.test(headline) ? textOf(main['name']) : ''
}

const GROUPS: readonly (readonly string[])[] = [
  ['ingredient', 'ingredient_section'],
  ['step', 'step_name', 'step_section'],
  ['servings'],
  ['total_time'],
]

/** With what the spare tellings of the recipe know beyond it. */
export function withSpare(facts: PageFact[], spare: readonly JsonNode[]): PageFact[] {
  const filled = withAmounts(facts, spare)
  for (const group of GROUPS)
    for (const node of spare) {
      const known = filled.filter(({ name }) => group.includes(name))
      const isList = group[0] === 'ingredient' || group[0] === 'step'
      if (known.length > (isList ? 1 : 0)) break
      const found = factsOf(node).filter(({ name }) => group.includes(name))
      if (found.length <= known.length) continue
      const kept = filled.filter(({ name }) => !group.includes(name))
      filled.splice(0, filled.length, ...kept, ...found.map(ofArticle))
    }
  return filled
}

/** "Sugar" of a list without amounts is "3 tbsp sugar" where the page shows most of it so. */
function withAmounts(facts: readonly PageFact[], spare: readonly JsonNode[]): PageFact[] {
  const names = facts.flatMap(({ name, value }) => (name === 'ingredient' ? [value] : []))
  const lines = isWithoutAmounts(names)
    ? spare.map((node) => withShownAmounts(names, linesOf(node))).find((found) => found !== null)
    : undefined
  if (lines === undefined) return [...facts]
  const left = [...lines]
  return facts.map((fact) => {
    const value = fact.name === 'ingredient' ? (left.shift() ?? fact.value) : fact.value
    return value === fact.value ? fact : ofArticle({ ...fact, value })
  })
}

const ofArticle = (fact: PageFact): PageFact => ({ ...fact, from: 'article' })
