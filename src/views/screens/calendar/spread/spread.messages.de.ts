/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { spreadMessages } from './spread.messages.ts'

export const spreadDe: WordsOf<typeof spreadMessages> = {
  'spread.title': '{count, plural, one {# Pin} other {# Pins}} verteilen',
  'spread.titleMissed':
    'Neue Zeiten für {count, plural, one {# verpassten Pin} other {# verpasste Pins}}',
  'spread.help':
    'Jeder Pin bekommt eine freie Zeit, so weit von Pins mit demselben Link, Bild oder Board entfernt, wie deine Regeln es verlangen. Geplant wird erst, wenn du zustimmst.',
  'spread.noSlots':
    'Dieses Konto hat keine festen Termine in der Woche, deshalb liegen die Zeiten zwischen {from} und {until}.',
  'spread.from': 'Erster Tag',
  'spread.days': 'Tage',
  'spread.perDay': 'Pins pro Tag, höchstens',
  'spread.perDayRule': 'Deine Regel: höchstens {count}',
  'spread.boards': 'Boards für diese Pins',
  'spread.boardsOwn': 'Die eigenen Boards jedes Pins',
  'spread.boardsChosen': '{count, plural, one {# Board ausgewählt} other {# Boards ausgewählt}}',
  'spread.otherTimes': 'Andere Zeiten',
  'spread.preview': 'Vorgeschlagene Zeiten',
  'spread.summary':
    '{count, plural, one {# Zeit} other {# Zeiten}} an {days, plural, one {# Tag} other {# Tagen}}',
  'spread.emptyDays': '{count} Tage ({dates} …)',
  'spread.empty.link':
    '{count, plural, one {{dates} bleibt} other {{dates} bleiben}} leer: Zu jeder freien Zeit wäre ein Pin zu nah an einem mit demselben Link.',
  'spread.empty.picture':
    '{count, plural, one {{dates} bleibt} other {{dates} bleiben}} leer: Zu jeder freien Zeit wäre ein Pin zu nah an einem mit demselben Bild.',
  'spread.empty.board':
    '{count, plural, one {{dates} bleibt} other {{dates} bleiben}} leer: Zu jeder freien Zeit wäre ein Pin zu nah an einem anderen auf seinem Board.',
  'spread.empty.gap':
    '{count, plural, one {{dates} bleibt} other {{dates} bleiben}} leer: Zu jeder freien Zeit erscheint schon ein anderer Pin.',
  'spread.empty.full':
    '{count, plural, one {{dates} bleibt} other {{dates} bleiben}} leer: Es ist keine Zeit frei.',
  'spread.empty.spare':
    '{count, plural, one {{dates} bleibt} other {{dates} bleiben}} leer: Die Pins passen auf die anderen Tage.',
  'spread.nothing': 'Keine Zeit passt. Wähle mehr Tage oder andere Regeln.',
  'spread.countOfDay': '{count, plural, one {# Pin an diesem Tag} other {# Pins an diesem Tag}}',
  'spread.more': '{count} weitere zeigen',
  'spread.goneBoard': 'Gelöschtes Board',
  'spread.change': 'Ändern',
  'spread.changeOf': 'Zeit von „{title}“ ändern',
  'spread.set': 'Zeit übernehmen',
  'spread.leaveOut': 'Auslassen',
  'spread.keep': 'So lassen',
  'spread.past': 'Wähle eine Zeit, die noch kommt.',
  'spread.reason.link': 'Verschoben: Ein Pin mit demselben Link erscheint am {moment}.',
  'spread.reason.picture': 'Verschoben: Ein Pin mit demselben Bild erscheint am {moment}.',
  'spread.reason.board': 'Verschoben: Auf diesem Board erscheint ein anderer Pin am {moment}.',
  'spread.reason.gap': 'Verschoben: Ein anderer Pin erscheint am {moment}.',
  'spread.near.hours': 'Außerhalb der Uhrzeiten deiner Regeln: Der Pin müsste bis {moment} warten.',
  'spread.near.link': 'Näher, als deine Regel erlaubt: Derselbe Link erscheint am {moment}.',
  'spread.near.picture': 'Näher, als deine Regel erlaubt: Dasselbe Bild erscheint am {moment}.',
  'spread.near.board':
    'Näher, als deine Regel erlaubt: Auf diesem Board erscheint ein anderer Pin am {moment}.',
  'spread.near.gap': 'Ein anderer Pin erscheint zur selben Zeit.',
  'spread.near.perDay': 'Mehr, als deine Regel an diesem Tag erlaubt.',
  'spread.left': '{count} ausgelassen',
  'spread.leftMore': 'und {count} weitere',
  'spread.left.noBoard': 'Auf keinem Board',
  'spread.left.full': 'Keine freie Zeit an diesen Tagen',
  'spread.left.byHand': 'Von dir ausgelassen',
  'spread.left.link': 'Keine freie Zeit ist weit genug von einem Pin mit demselben Link',
  'spread.left.picture': 'Keine freie Zeit ist weit genug von einem Pin mit demselben Bild',
  'spread.left.board': 'Keine freie Zeit ist weit genug von einem anderen Pin auf dem Board',
  'spread.left.gap': 'Jede freie Zeit hat schon einen Pin',
  'spread.changed':
    '{count, plural, one {Dein Plan hat sich geändert: # Termin ist anders} other {Dein Plan hat sich geändert: # Termine sind anders}}',
  'spread.changedWords':
    'Während dies offen war, wurde etwas veröffentlicht, geplant oder ist fehlgeschlagen. Nichts hiervon ist schon geplant.',
  'spread.changedSeen': 'Unten stehen die neuen Termine. Nimm sie an oder ändere sie.',
  'spread.look': 'Änderungen ansehen',
  'spread.isNew': 'Neu, seit du dies geöffnet hast',
  'spread.was': 'Neuer Termin: vorher {moment}',
  'spread.cancel': 'Abbrechen',
  'spread.plan': '{count, plural, one {# Veröffentlichung} other {# Veröffentlichungen}} planen',
  'spread.move':
    '{count, plural, one {# Veröffentlichung} other {# Veröffentlichungen}} verschieben',
  'spread.planned':
    '{count, plural, one {# Veröffentlichung geplant.} other {# Veröffentlichungen geplant.}}',
  'spread.moved':
    '{count, plural, one {# Veröffentlichung verschoben.} other {# Veröffentlichungen verschoben.}}',
  'spread.leftShort': '{count, plural, one {# ausgelassen.} other {# ausgelassen.}}',
  'spread.undo': 'Rückgängig',
}
