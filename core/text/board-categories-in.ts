/**
 * The categories as each language of the public pages says them: apart from their addresses, which
 * more of the product has to know.
 */
import type { Language } from '../public/languages.ts'
import { boardNamesAr } from './board-categories.ar.ts'
import { boardNamesDe } from './board-categories.de.ts'
import { boardCategories, categoriesOf, type BoardCategory } from './board-categories.ts'

const said: Readonly<Record<Language, readonly BoardCategory[]>> = {
  en: boardCategories,
  de: categoriesOf('de', boardNamesDe),
  ar: categoriesOf('ar', boardNamesAr),
}

export function boardCategoriesIn(language: Language): readonly BoardCategory[] {
  return said[language]
}

export function boardCategoryIn(language: Language, slug: string): BoardCategory | undefined {
  return said[language].find((one) => one.slug === slug)
}
