/** Steps or entries for templates that list them: whole phrases, never cut inside. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { PinType } from '#core/contract/pins.contract.ts'
import type { Language } from '../language.ts'
import { splitSentences } from '../sentences.ts'
import { ingredientName } from './ingredients.ts'
import { wordsOver, type ListKind, type ListWords } from './list-words.ts'
import { capitalFirst } from './letter-case.ts'
import { materialOf, type Material } from './material.ts'

/** Longer entries are shortened to a clause where they have one … */
const LONGEST = 90
/** … and left out, whole as they are, beyond what a pin's design may hold. */
const MOST = 160

/** A list and the words over it. */
export interface WrittenList extends ListWords {
  items: string[]
}

/** At most 10 entries for a pin of this type, and words that promise just these; null when the page has no list of 3. */
export function writeList(content: PageContent, pinType: PinType, { language, own }: { language: Language; own: ListWords }): WrittenList | null {
  const material = materialOf(content, language)
  const steps = { kind: 'steps' as const, items: stepsOf(material) }
  const list = pinType === 'steps' && steps.items.length >= 3 ? steps : listOf(material)
  if (list.items.length < 3) return null
  return { ...wordsOver(material, { kind: list.kind, count: list.items.length }, own), items: list.items.slice(0, 10) }
}

/** Steps where the page has them, else its list. */
export function itemsOf(material: Material): string[] {
  const steps = stepsOf(material)
  return (material.content.kind === 'list' || steps.length < 3 ? listOf(material).items : steps).slice(0, 10)
}

function stepsOf(material: Material): string[] {
  return material.steps.map((step) => shortStep(step, material.language)).filter((step) => step !== '')
}

function listOf(material: Material): { kind: ListKind; items: string[] } {
  const { entries, ingredients, headings, content } = material
  if (entries.length >= 3) return { kind: 'entries', items: entries.map(capitalFirst) }
  if (content.kind === 'recipe' && ingredients.length >= 3) return { kind: 'ingredients', items: [...new Set(ingredients.map((line) => (line.length <= 48 ? line : ingredientName(line))).filter((line) => line !== ''))] }
  if (material.steps.length >= 3) return { kind: 'steps', items: stepsOf(material) }
  return { kind: 'headings', items: headings.filter((heading) => heading.length <= LONGEST && !heading.endsWith('?')) }
}

/** The first sentence, or its first clause, when that is short enough. */
function shortStep(step: string, language: Language): string {
  const first = (splitSentences(step, language.lang)[0] ?? step).replace(/[.。]$/, '')
  if (first.length <= LONGEST) return capitalFirst(first)
  const clause = /^(.{20,90}?)(?:[;:,]\s(?:then|and|until|so|while|und|bis|dann|y|hasta|et|jusqu)|[;:]\s|\s[–—]\s)/u.exec(first)?.[1]
  if (clause && clause.length <= LONGEST) return capitalFirst(clause)
  return first.length <= MOST ? capitalFirst(first) : ''
}
