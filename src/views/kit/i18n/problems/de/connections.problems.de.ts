/** German: connecting an account to a network. */
import type { connectionsProblems } from '#core/contract/problems/connections.problems.ts'
import type { WordsOf } from '../../text.ts'

export const connectionsProblemsDe: WordsOf<typeof connectionsProblems> = {
  'connections.pinterestOff':
    'Dieser Server kann noch keine Verbindung zu Pinterest herstellen. Wer ihn betreibt, muss PINTEREST_CLIENT_ID und PINTEREST_CLIENT_SECRET setzen.',
  'connections.practiceOff':
    'Das Übungsnetz läuft auf diesem Server nicht. Wer ihn betreibt, kann PRACTICE_PORT setzen.',
  'connections.over':
    'Diese Verbindung hat zu lange gedauert oder wurde schon verwendet. Nichts hat sich geändert. Beginne noch einmal.',
  'connections.appRefused':
    'Das Netzwerk lehnt die App dieses Servers ab, nicht dich. Nichts hat sich geändert. Wer den Server betreibt, muss ID, Geheimnis, Rückkehradresse und Berechtigungen der App prüfen.',
  'connections.limited':
    'Das Netzwerk bekommt von diesem Server zu viele Anfragen. Nichts hat sich geändert. Versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'connections.unreadable':
    'Die Antwort des Netzwerks war nicht verständlich. Nichts hat sich geändert. Versuch es später noch einmal.',
  'connections.sandboxRefused':
    'Die Sandbox hat dieses Token nicht angenommen. Vielleicht ist es abgelaufen: Ein Token gilt einen Tag. Erstelle auf den Entwicklerseiten ein neues, mit Lesen und Schreiben für Boards und Pins.',
  'connections.sandboxApart':
    'Die Sandbox und das Netzwerk selbst haben verschiedene Boards. Nimm für die Sandbox ein anderes Konto, oder trenne dieses zuerst.',
  'connections.notUsable':
    'Es wurde nichts erstellt: Die Verbindung des Kontos ist verloren oder angehalten. Verbinde es in den Einstellungen neu oder mach dort weiter, und versuch es noch einmal.',
  'connections.mayNotCreate':
    'Es wurde nichts erstellt: Das Netzwerk lässt die App dieses Servers keine Boards erstellen. Erstelle es auf dem Netzwerk, dann erscheint es hier innerhalb einer Stunde.',
  'connections.boardRefused':
    'Das Netzwerk hat diesen Namen nicht angenommen. Wähle einen anderen.',
  'connections.changedMeanwhile':
    'Das Konto wurde inzwischen neu verbunden. Das Board ist auf dem Netzwerk und erscheint hier beim nächsten Lesen.',
  'connections.readLately':
    'Die Boards wurden gerade erst gelesen. In {seconds, plural, one {# Sekunde} other {# Sekunden}} kannst du sie wieder lesen.',
  'boards.onNetwork':
    '„{name}“ ist auf dem Netzwerk, mit dem dieses Konto verbunden ist. Benenne es dort um oder lösche es dort: Hier ändert es sich innerhalb einer Stunde.',
  'connections.unreachable':
    'Das Netzwerk hat nicht geantwortet. Nichts hat sich geändert. Versuch es gleich noch einmal.',
  'connections.otherUser':
    'Dieses Konto ist als {username} verbunden, und du hast dich als {other} angemeldet. Melde dich als {username} an, oder trenne das Konto zuerst.',
  'connections.spam':
    'Das Netzwerk hielt das Gesendete für Spam. Es wird nichts mehr gesendet, bis du weitermachst. Warte einen Tag und veröffentliche dann weniger Pins am Tag, mit verschiedenen Links und Bildern.',
}
