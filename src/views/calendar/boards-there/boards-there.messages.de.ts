/** German: words on boards that the network of a connected account does not have. */
import type { WordsOf } from '../../i18n/text.ts'
import type { boardsThereMessages } from './boards-there.messages.ts'

export const boardsThereDe: WordsOf<typeof boardsThereMessages> = {
  'boardsThere.network.pinterest': 'Pinterest',
  'boardsThere.network.practice': 'Übung',
  'boardsThere.title':
    '{count, plural, one {„{board}“ gibt es auf {network} nicht} other {# Boards gibt es auf {network} nicht}}',
  'boardsThere.words':
    'Pins für {count, plural, one {dieses Board} other {diese Boards}} können dort nicht veröffentlicht werden. Erstelle {count, plural, one {es} other {sie}}, oder wähle ein anderes Board.',
  'boardsThere.create': 'Auf {network} erstellen',
  'boardsThere.createThis': '„{board}“ auf {network} erstellen',
  'boardsThere.created': '„{board}“ gibt es jetzt auf {network}.',
  'boardsThere.settings': 'Boards in den Einstellungen',
}
