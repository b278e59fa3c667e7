/** German: words on boards that the network of a connected account does not have. */
import type { WordsOf } from '../../i18n/text.ts'
import type { boardsThereMessages } from './boards-there.messages.ts'

export const boardsThereDe: WordsOf<typeof boardsThereMessages> = {
  'boardsThere.network.pinterest': 'Pinterest',
  'boardsThere.network.practice': 'dem Übungsnetzwerk',
  'boardsThere.title':
    '{count, plural, one {„{board}“ gibt es auf {network} nicht} other {# Boards gibt es auf {network} nicht}}',
  'boardsThere.words':
    '{count, plural, one {Pins für dieses Board können dort nicht veröffentlicht werden. Erstelle es, oder wähle ein anderes Board.} other {Pins für {boards} können dort nicht veröffentlicht werden. Erstelle diese Boards, oder wähle andere.}}',
  'boardsThere.wordsOfPin': 'Erstelle es, oder wähle ein anderes Board.',
  'boardsThere.createdByPlan':
    '{count, plural, one {Es wird dort erstellt, sobald du planst.} other {{boards} werden dort erstellt, sobald du planst.}}',
  'boardsThere.progress': '{made} von {all} Boards angelegt.',
  'boardsThere.progressWaits':
    '{made} von {all} Boards angelegt. Pro Minute können nur wenige angelegt werden. Die übrigen folgen automatisch.',
  'boardsThere.waits':
    'Er wartet auf sein Board und kann erst erscheinen, wenn es auf {network} vorhanden ist.',
  'boardsThere.create': 'Auf {network} erstellen',
  'boardsThere.createThis': '„{board}“ auf {network} erstellen',
  'boardsThere.createAll': 'Alle {count} auf {network} erstellen',
  'boardsThere.createSome': '{count} davon auf {network} erstellen',
  'boardsThere.settings': 'Boards in den Einstellungen',
}
