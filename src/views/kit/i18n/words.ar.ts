/** All texts in Arabic. */
import { joinCatalogues } from './join-catalogues.ts'
import type { Catalogue } from './text.ts'

export const words = joinCatalogues(
  import.meta.glob<Catalogue>(
    ['../../../locales/ar/**/*.json', '!../../../locales/ar/problems/*.json'],
    { eager: true, import: 'default' },
  ),
)
