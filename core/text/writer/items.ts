/** Steps or entries for templates that list them: whole phrases, never cut inside. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language.ts'
import { splitSentences } from '../sentences.ts'
import { ingredientName } from './ingredients.ts'
import { itemsShown, type Shows } from './items-shown.ts'
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

export interface ListWish {
  readonly language: Language
  readonly own: ListWords
  /** The entry that the pin's title tells about, '' for none: it comes first. */
  readonly idea: string
}

/**
 * The entries of a list design and words that promise just these: steps only from ordered steps,
 * things to tick from ingredients or ideas, numbers only before ideas. The last line says how many
 * are left out. Null when the page has no such list of 3.
 */
export function writeList(
  content: PageContent,
  shows: Shows,
  { language, own, idea }: ListWish,
): WrittenList | null {
  const material = materialOf(content, language)
  const list = listFor(material, shows)
  if (list.items.length < 3) return null
  const items = withFirst(list.items, idea)
  return {
    ...wordsOver(material, { kind: list.kind, count: items.length }, own),
    items: itemsShown(items, shows, language.lang),
  }
}

function listFor(material: Material, shows: Shows): { kind: ListKind; items: string[] } {
  if (shows === 'steps') return { kind: 'steps', items: stepsOf(material) }
  const { kind, items } = listOf(material)
  // Headings are what a guide holds, not things to tick off.
  const isFit =
    kind === 'entries' ||
    (kind === 'headings' && shows === 'numbered') ||
    (kind === 'ingredients' && shows === 'checklist')
  return { kind, items: isFit ? items : [] }
}

function withFirst(items: readonly string[], idea: string): string[] {
  const first = items.filter((item) => item.toLowerCase() === idea.toLowerCase())
  return [...first, ...items.filter((item) => !first.includes(item))]
}

/** Steps where the page has them, else its list. */
export function itemsOf(material: Material): string[] {
  const steps = stepsOf(material)
  return (
    material.content.kind === 'list' || steps.length < 3 ? listOf(material).items : steps
  ).slice(0, 10)
}

function stepsOf(material: Material): string[] {
  return material.steps
    .map((step) => shortStep(step, material.language))
    .filter((step) => step !== '')
}

function listOf(material: Material): { kind: ListKind; items: string[] } {
  const { entries, ingredients, headings, content } = material
  if (entries.length >= 3) return { kind: 'entries', items: entries.map(capitalFirst) }
  if (content.kind === 'recipe' && ingredients.length >= 3)
    return {
      kind: 'ingredients',
      items: [
        ...new Set(
          ingredients
            .map((line) => (line.length <= 48 ? line : ingredientName(line)))
            .filter((line) => line !== ''),
        ),
      ],
    }
  if (material.steps.length >= 3) return { kind: 'steps', items: stepsOf(material) }
  return {
    kind: 'headings',
    items: headings.filter((heading) => heading.length <= LONGEST && !heading.endsWith('?')),
  }
}

/** The first sentence, or its first clause, when that is short enough. */
function shortStep(step: string, language: Language): string {
  const first = (splitSentences(step, language.lang)[0] ?? step).replace(/[.。]$/, '')
  if (first.length <= LONGEST) return capitalFirst(first)
  const clause =
    /^(.{20,90}?)(?:[;:,]\s(?:then|and|until|so|while|und|bis|dann|y|hasta|et|jusqu)|[;:]\s|\s[–—]\s)/u.exec(
      first,
    )?.[1]
  if (clause && clause.length <= LONGEST) return capitalFirst(clause)
  return first.length <= MOST ? capitalFirst(first) : ''
}
