/** All texts in Arabic, from the catalogues beside the English ones. */
import { joinCatalogues } from './join-catalogues.ts'
import type { Catalogue } from './text.ts'

// knip finds those of this layer by the first pattern only.
export const words: Catalogue = joinCatalogues(
  import.meta.glob(['../**/*.messages.ar.ts', '../../**/*.messages.ar.ts'], {
    eager: true,
  }),
)
