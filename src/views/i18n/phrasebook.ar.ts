/** All that server, core and machines say, in Arabic. */
import { joinCatalogues } from './join-catalogues.ts'
import { openPhrasebook } from './phrasebook.ts'

export const phrasebook = openPhrasebook({
  language: 'ar',
  phrases: joinCatalogues(import.meta.glob('./phrases/*.ar.ts', { eager: true })),
})
