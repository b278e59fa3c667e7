/**
 * The categories as each language of the public pages says them: apart from their addresses, which
 * more of the product has to know.
 */
import type { Language } from '../../contract/call/languages.ts'
import { boardCategories, categoriesOf, type BoardCategory } from './board-categories.ts'
import arabic from '../data/board-names.ar.json' with { type: 'json' }
import german from '../data/board-names.de.json' with { type: 'json' }

const said: Readonly<Record<Language, readonly BoardCategory[]>> = {
  en: boardCategories,
  de: categoriesOf('de', german),
  ar: categoriesOf('ar', arabic),
}

export function boardCategoriesIn(language: Language): readonly BoardCategory[] {
  return said[language]
}

export function boardCategoryIn(language: Language, slug: string): BoardCategory | undefined {
  return said[language].find((one) => one.slug === slug)
}
