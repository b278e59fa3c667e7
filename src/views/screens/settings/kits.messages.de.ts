/** German: words of the kits of a brand. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { kitsMessages } from './kits.messages.ts'

export const kitsDe: WordsOf<typeof kitsMessages> = {
  'kits.title': 'Markenkits',
  'kits.hint':
    'Ein Kit besteht aus Name, Farben, Schriften und Logo. Lege eines für eine Saison oder eine zweite Website an und wähle es, wenn du Pins erstellst.',
  'kits.shown': 'Kit bearbeiten',
  'kits.own': 'Hauptkit',
  'kits.unnamed': 'Kit ohne Namen',
  'kits.label': 'Name des Kits',
  'kits.labelMissing': 'Gib dem Kit einen Namen.',
  'kits.newLabel': 'Markenkit {number}',
  'kits.add': 'Kit hinzufügen',
  'kits.remove': 'Dieses Kit entfernen',
}
