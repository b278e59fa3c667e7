/** All texts in German. */
import { joinCatalogues } from './join-catalogues.ts'
import type { Catalogue } from './text.ts'

export const words = joinCatalogues(
  import.meta.glob<Catalogue>(
    ['../../../locales/de/**/*.json', '!../../../locales/de/problems/*.json'],
    { eager: true, import: 'default' },
  ),
)
