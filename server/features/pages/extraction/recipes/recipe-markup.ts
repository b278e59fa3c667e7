/**
 * The recipe of a page that does not give it as data: class names that recipe plug-ins and
 * microformats share (https://microformats.org/wiki/h-recipe), the lists below a heading such as
 * "Ingredients", or lines that are measured like ingredients. In the shape of JSON-LD, so that one
 * reader understands both.
 */
import type { JsonNode } from '../markup/json-ld.ts'
import {
  hasAmount,
  ingredientText,
  isBareAmount,
  isControl,
  isIngredientLine,
  startsWithAmount,
  withoutCopies,
} from './ingredient-lines.ts'
import { readPageLines, spacedText } from './page-lines.ts'
import { readLabels } from './recipe-labels.ts'
import { findIngredients, findMethod, type PartLine } from './recipe-parts.ts'
import { INGREDIENT_WORDS } from './recipe-words.ts'
import { isBareStep, stepText } from './step-lines.ts'

const MAX_LINES = 100
const MIN_INGREDIENTS = 2
/** Share of the lines of a list without other proof that must be measured. */
const MIN_AMOUNTS = 1 / 3
const OUTSIDE =
  'nav, footer, #comments, .comments, .comment-list, .related, .related-posts, [class*="related-recipes" i]'

/** What names one line, best first. */
const INGREDIENT_SELECTORS = [
  '.wprm-recipe-ingredient',
  '.tasty-recipes-ingredients li',
  '.mv-create-ingredients li',
  '.jetpack-recipe-ingredients li',
  '.zlrecipe-ingredient, .zrdn-ingredients li, .ingredient.simple-ingredient',
  '.h-recipe .p-ingredient',
  '.hrecipe .ingredient, li.ingredient',
  '[itemprop="recipeIngredient"] li, [itemprop="ingredients"] li',
]
const METHOD_SELECTORS = [
  '.wprm-recipe-instruction-text',
  '.tasty-recipes-instructions li',
  '.mv-create-instructions li',
  '.jetpack-recipe-directions li',
  '.zrdn-instructions li, #zlrecipe-instructions-list li',
  '.h-recipe .e-instructions li',
  'p.instructions, li.instruction',
  '.hrecipe .instructions li',
]
const INGREDIENT_BOXES = ['ingredients', 'ingredient-list', 'ingredient']
const METHOD_BOXES = ['instructions', 'directions', 'method', 'preparation', 'steps']

/** Whether a page is worth the search for a recipe that no data gives. */
export function mayHoldRecipe(document: Document): boolean {
  const text = document.body?.textContent ?? ''
  return NAMES_INGREDIENTS.test(text) || [...text.matchAll(KITCHEN_UNIT)].length >= 3
}
const NAMES_INGREDIENTS = new RegExp(INGREDIENT_WORDS, 'iu')
const KITCHEN_UNIT =
  /\d\s?(?:tbsp|tbs|tsp|cups?|tablespoons?|teaspoons?|g|ml|EL|TL|c\. ?à|cdas?|cucharad)(?!\p{L})/giu

/**
 * null when the page shows no list of ingredients. `isRecipe`: whether it says so by other means;
 * else amounts and a method must bear it out. Empties nothing.
 */
export function readRecipeMarkup(
  document: Document,
  { isRecipe }: { readonly isRecipe: boolean },
): JsonNode | null {
  const lines = readPageLines(document)
  const part = findIngredients(lines)
  const ingredients = bestOf([
    entriesOf(document, INGREDIENT_SELECTORS).map(asIngredient),
    part?.lines ?? [],
    linesOfBoxes(document, INGREDIENT_BOXES).map(asIngredient),
  ])
  const steps = [
    entriesOf(document, METHOD_SELECTORS).map(asStep),
    findMethod(lines, part),
    linesOfBoxes(document, METHOD_BOXES).map(asStep),
  ].map((found) => found.filter(({ text }) => text !== '' && !isBareStep(text)))
  const method = steps.find((found) => found.some(({ isGroup }) => !isGroup)) ?? []
  const isBorneOut = isList(ingredients) && method.length > 0 && isMostlyMeasured(ingredients)
  if (!isList(ingredients) || !(isRecipe || isBorneOut))
    return isRecipe ? { '@type': 'Recipe', ...readLabels(document, lines) } : null
  return {
    '@type': 'Recipe',
    recipeIngredient: withGroups(ingredients).slice(0, MAX_LINES),
    recipeInstructions: sectionsOf(method.slice(0, MAX_LINES)),
    ...readLabels(document, lines),
  }
}

const asIngredient = (text: string): PartLine => ({ text: ingredientText(text), isGroup: false })
const asStep = (text: string): PartLine => ({ text: stepText(text), isGroup: false })
const ownLines = (lines: readonly PartLine[]): string[] =>
  lines.filter(({ isGroup }) => !isGroup).map(({ text }) => text)
const isList = (lines: readonly PartLine[]): boolean => ownLines(lines).length >= MIN_INGREDIENTS

function isMostlyMeasured(lines: readonly PartLine[]): boolean {
  const own = ownLines(lines)
  const amounts = own.filter((line) => startsWithAmount(line) || hasAmount(line))
  const bare = own.filter(isBareAmount)
  return amounts.length >= own.length * MIN_AMOUNTS && bare.length <= own.length / 2
}

/** The telling with most amounts, each without its copies; the first of equals. */
function bestOf(tellings: readonly (readonly PartLine[])[]): PartLine[] {
  const scored = tellings
    .map(withoutSecondTelling)
    .filter(isList)
    .map((lines) => ({ lines, score: ownLines(lines).filter(hasAmount).length }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return scored.find(({ score }) => score === best)?.lines ?? []
}

function withoutSecondTelling(lines: readonly PartLine[]): PartLine[] {
  const kept = withoutCopies(ownLines(lines)).length
  let count = 0
  const last = lines.findIndex(({ isGroup }) => !isGroup && (count += 1) === kept)
  return last < 0 ? [...lines] : lines.slice(0, last + 1)
}

/** A group is written "For the sauce:", as many pages write it. */
const withGroups = (lines: readonly PartLine[]): string[] =>
  lines.map(({ text, isGroup }) => (isGroup ? `${text}:` : text))

function sectionsOf(lines: readonly PartLine[]): JsonNode[] {
  const nodes: { '@type': string; name: string; itemListElement: JsonNode[] }[] = []
  const loose: JsonNode[] = []
  for (const { text, isGroup } of lines) {
    const step = { '@type': 'HowToStep', text }
    if (isGroup) nodes.push({ '@type': 'HowToSection', name: text, itemListElement: [] })
    else (nodes.at(-1)?.itemListElement ?? loose).push(step)
  }
  return [...loose, ...nodes]
}

function entriesOf(document: Document, selectors: readonly string[]): string[] {
  for (const selector of selectors) {
    const lines = [...document.querySelectorAll(selector)]
      .map(spacedText)
      .filter((text) => text !== '' && !isControl(text))
    if (lines.length > 0) return lines
  }
  return []
}

/** The first box named so that holds a list. */
function linesOfBoxes(document: Document, names: readonly string[]): string[] {
  for (const name of names)
    for (const box of document.querySelectorAll(`[class*="${name}" i], [id*="${name}" i]`)) {
      if (box.closest(OUTSIDE) !== null) continue
      const lines = ['li', 'p'].map((tag) =>
        [...box.querySelectorAll(tag)]
          .filter((line) => line.querySelector('li') === null)
          .map(spacedText)
          .filter(isIngredientLineOrStep),
      )
      const found = lines.find((all) => all.length >= MIN_INGREDIENTS)
      if (found) return found
    }
  return []
}

const isIngredientLineOrStep = (text: string): boolean =>
  text !== '' && (text.length > 60 || isIngredientLine(text))
