/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { connectionMessages } from './connection.messages.ts'

export const connectionDe: WordsOf<typeof connectionMessages> = {
  'connection.network.pinterest': 'Pinterest',
  'connection.network.practice': 'Übung',
  'connection.practice': 'Übung',
  'connection.lost': 'Verbindung verloren',
  'connection.connect.pinterest': 'Mit Pinterest verbinden',
  'connection.connect.practice': 'Mit Übung verbinden',
  'connection.connectLabel': '{account} mit {network} verbinden',
  'connection.again': 'Neu verbinden',
  'connection.connected.pinterest': 'Mit Pinterest verbunden als {username}.',
  'connection.connected.practice':
    'Mit dem Übungsnetzwerk verbunden als {username}. Nichts davon erreicht Pinterest.',
  'connection.isLost':
    '{network} nimmt die Verbindung nicht mehr an. Deine Boards und Pins bleiben: Verbinde neu, um weiterzumachen.',
  'connection.boardsRead':
    '{count, plural, =0 {Dort sind keine Boards} one {# Board} other {# Boards}}, gelesen {ago}.',
  'connection.boardsUnread': 'Die Boards wurden noch nicht gelesen.',
  'connection.problem.refused':
    'Die Boards konnten nicht gelesen werden: Der Zugriff wurde abgelehnt.',
  'connection.problem.forbidden':
    'Die Boards konnten nicht gelesen werden: Die App darf sie nicht sehen. Jede Stunde wird es neu versucht.',
  'connection.problem.limited':
    'Die Boards konnten nicht gelesen werden: zu viele Anfragen. Innerhalb einer Stunde wird es neu versucht.',
  'connection.problem.unavailable':
    'Die Boards konnten nicht gelesen werden: keine Antwort. Innerhalb einer Stunde wird es neu versucht.',
  'connection.problem.unreadable':
    'Die Boards konnten nicht gelesen werden: Die Antwort war nicht verständlich. Jede Stunde wird es neu versucht.',
  'connection.read': 'Boards jetzt lesen',
  'connection.visit': 'Übungsnetzwerk öffnen',
  'connection.end': 'Verbindung trennen\u00a0…',
  'connection.endTitle': 'Verbindung von „{account}“ trennen?',
  'connection.endBody':
    'Der Zugang zu {network} wird vergessen: Von dort werden keine Boards mehr gelesen, und dort kann nichts veröffentlicht werden. Das Konto behält seine Boards, Seiten und Pins, und du kannst es jederzeit wieder verbinden.',
  'connection.endConfirm': 'Verbindung trennen',
  'connection.cancel': 'Abbrechen',
  'connection.ended': 'Die Verbindung von „{account}“ ist getrennt.',
  'connection.finishing': 'Verbindung wird hergestellt\u00a0…',
  'connection.done': 'Das Konto ist mit {network} verbunden, als {username}.',
  'connection.denied': 'Du hast die Verbindung nicht erlaubt. Nichts hat sich geändert.',
  'connection.failedTitle': 'Das Konto wurde nicht verbunden',
  'connection.boardsLead':
    'Boards auf {network} werden jede Stunde gelesen und dort geändert. Ein Board, das du hier hinzufügst, ist erst auf {network}, wenn du dort eines mit diesem Namen anlegst.',
  'connection.boardThere': 'Auf {network}',
  'connection.boardGone': 'Nicht mehr auf {network}',
  'connection.boardHere': 'Nur hier, nicht auf {network}',
}
