/**
 * Board names for each of Pinterest's 24 categories, shown at `/board-names`. The names are in
 * `data/board-names.*.json`: short, plain, and searched for by their topic.
 */
import type { Language } from '../../contract/call/languages.ts'
import { categoryIds, categoryNames } from '../data/category-names.ts'
import english from '../data/board-names.en.json' with { type: 'json' }
import type { BoardNames } from '../data/word-lists.schema.ts'

export interface BoardCategory {
  /** The last part of its address. */
  readonly slug: string
  readonly name: string
  readonly boards: readonly string[]
}

export const boardCategories = categoriesOf('en', english)

export function boardCategory(slug: string): BoardCategory | undefined {
  return boardCategories.find((one) => one.slug === slug)
}

export function categoriesOf(language: Language, names: BoardNames): readonly BoardCategory[] {
  return categoryIds.map((id) => ({
    slug: id.replaceAll('_', '-'),
    name: categoryNames[id][language],
    boards: names[id],
  }))
}
