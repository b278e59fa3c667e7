/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { missingPageMessages } from './missing-page.messages.ts'

export const missingPageDe: WordsOf<typeof missingPageMessages> = {
  'missing.notFound': 'Seite nicht gefunden: {path}',
  'missing.generate': 'Erstellen',
  'missing.drafts': 'Entwürfe',
  'missing.search': 'Deine Pins durchsuchen',
  'missing.searchButton': 'Suchen',
}
