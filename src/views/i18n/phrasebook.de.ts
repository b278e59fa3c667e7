/** All that server, core and machines say, in German. */
import { joinCatalogues } from './join-catalogues.ts'
import { openPhrasebook } from './phrasebook.ts'

export const phrasebook = openPhrasebook({
  language: 'de',
  phrases: joinCatalogues(import.meta.glob('./phrases/*.de.ts', { eager: true })),
})
