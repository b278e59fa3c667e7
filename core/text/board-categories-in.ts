/** The categories as each language of the public pages says them: apart from their addresses, which more of the product has to know. */
import type { Language } from '../public/languages.ts'
import { boardCategoriesAr } from './board-categories.ar.ts'
import { boardCategoriesDe } from './board-categories.de.ts'
import { boardCategories, boardCategory, type BoardCategory, type CategoryWords } from './board-categories.ts'

const said: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, CategoryWords>>>> = { de: boardCategoriesDe, ar: boardCategoriesAr }

export function boardCategoriesIn(language: Language): readonly BoardCategory[] {
  return boardCategories.map((category) => sayIn(language, category))
}

export function boardCategoryIn(language: Language, slug: string): BoardCategory | undefined {
  const found = boardCategory(slug)
  return found && sayIn(language, found)
}

function sayIn(language: Language, category: BoardCategory): BoardCategory {
  return language === 'en' ? category : { ...category, ...said[language][category.slug] }
}
