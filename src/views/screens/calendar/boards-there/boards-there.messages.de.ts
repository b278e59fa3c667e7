/** German: words on boards that the network of a connected account does not have. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { boardsThereMessages } from './boards-there.messages.ts'

export const boardsThereDe: WordsOf<typeof boardsThereMessages> = {
  'boardsThere.network.pinterest': 'Pinterest',
  'boardsThere.network.practice': 'dem Übungsnetz',
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
  'boardsThere.goneTitle': '„{board}“ gibt es auf {network} nicht mehr',
  'boardsThere.goneWords':
    '{count, plural, one {# geplanter Pin wird erst veröffentlicht, wenn er ein anderes Board hat.} other {# geplante Pins werden erst veröffentlicht, wenn sie ein anderes Board haben.}}',
  'boardsThere.goneOthers':
    '{count, plural, one {Ein weiteres Board geplanter Pins gibt es dort nicht mehr.} other {# weitere Boards geplanter Pins gibt es dort nicht mehr.}}',
  'boardsThere.chooseOther': 'Anderes Board wählen',
  'boardsThere.otherFor': 'Anderes Board für die Pins von „{board}“',
  'boardsThere.replaced':
    '{count, plural, one {# Pin ist jetzt auf „{board}“.} other {# Pins sind jetzt auf „{board}“.}}',
  'boardsThere.settings': 'Boards in den Einstellungen',
}
