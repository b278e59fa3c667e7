/** German: words of the button that sends chosen pins at once. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { publishNowMessages } from './publish-now.messages.ts'

export const publishNowDe: WordsOf<typeof publishNowMessages> = {
  'publishNow.button': 'Jetzt veröffentlichen',
  'publishNow.done':
    '{count, plural, one {Die Veröffentlichung hat begonnen.} other {Die Veröffentlichung hat begonnen: # Veröffentlichungen, eine nach der anderen.}}',
  'publishNow.held.perDay':
    'Er erscheint nicht jetzt, sondern wartet bis {moment}: Das Pin-Limit für heute ist erreicht.',
  'publishNow.held.hours':
    'Er erscheint nicht jetzt, sondern wartet bis {moment}: Deine Regeln veröffentlichen nur zu bestimmten Uhrzeiten.',
  'publishNow.held.link':
    'Er erscheint nicht jetzt, sondern wartet bis {moment}: Deine Regeln halten Abstand zwischen Pins mit demselben Link.',
  'publishNow.held.picture':
    'Er erscheint nicht jetzt, sondern wartet bis {moment}: Deine Regeln halten Abstand zwischen Pins mit demselben Bild.',
  'publishNow.held.board':
    'Er erscheint nicht jetzt, sondern wartet bis {moment}: Deine Regeln halten Abstand zwischen Pins auf demselben Board.',
  'publishNow.heldSome':
    '{held, plural, one {# von {count} Veröffentlichungen wartet wegen deiner Regeln bis {moment}. Die anderen erscheinen jetzt, eine nach der anderen.} other {# von {count} Veröffentlichungen warten wegen deiner Regeln, die erste bis {moment}. Die übrigen erscheinen jetzt nacheinander.}}',
  'publishNow.boardless':
    '{count, plural, one {# Pin ist auf keinem Board und wird deshalb nicht gesendet. Wähle zuerst ein Board.} other {# Pins sind auf keinem Board und werden deshalb nicht gesendet. Wähle zuerst Boards.}}',
  'publishNow.board': '„{name}“',
  'publishNow.moreBoards': '{count} weitere',
  'publishNow.boardsMade.pinterest': 'Auf Pinterest erstellt: {boards}.',
  'publishNow.boardsMade.practice': 'Im Übungsnetz erstellt: {boards}.',
  'publishNow.boardFailed':
    '„{board}“ konnte nicht angelegt werden, deshalb erscheint nichts: {reason}',
  'publishNow.delays.title':
    '{count, plural, one {# geplanter Pin würde später erscheinen} other {# geplante Pins würden später erscheinen}}',
  'publishNow.delays.lead':
    'Deine Regeln halten Pins auseinander. Wenn du jetzt veröffentlichst, {count, plural, one {wartet dieser geplante Pin} other {warten diese geplanten Pins}}:',
  'publishNow.delays.was': 'statt {moment}',
  'publishNow.delays.why.perDay': 'Das Pin-Limit dieses Tages ist erreicht.',
  'publishNow.delays.why.hours': 'Pins erscheinen nur zu bestimmten Uhrzeiten.',
  'publishNow.delays.why.link': 'Abstand zwischen Pins mit demselben Link.',
  'publishNow.delays.why.picture': 'Abstand zwischen Pins mit demselben Bild.',
  'publishNow.delays.why.board': 'Abstand zwischen Pins auf demselben Board.',
  'publishNow.delays.more': '{count} weitere anzeigen',
  'publishNow.delays.cancel': 'Abbrechen',
  'publishNow.delays.choose': 'Zeit wählen',
  'publishNow.delays.publish':
    'Jetzt veröffentlichen und {count, plural, one {# Pin} other {# Pins}} verschieben',
  'publishNow.delayed':
    '{count, plural, one {# geplanter Pin wurde auf {moment} verschoben.} other {# geplante Pins wurden verschoben, der erste auf {moment}.}}',
  'publishNow.undo': 'Rückgängig',
}
