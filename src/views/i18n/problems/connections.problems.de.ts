/** German: connecting an account to a network. */
import type { connectionsProblems } from '#core/contract/problems/connections.problems.ts'
import type { WordsOf } from '../text.ts'

export const connectionsProblemsDe: WordsOf<typeof connectionsProblems> = {
  'connections.pinterestOff':
    'Dieser Server kann noch keine Verbindung zu Pinterest herstellen. Wer ihn betreibt, muss PINTEREST_CLIENT_ID und PINTEREST_CLIENT_SECRET setzen.',
  'connections.practiceOff':
    'Das Übungsnetzwerk läuft auf diesem Server nicht. Wer ihn betreibt, kann PRACTICE_PORT setzen.',
  'connections.over':
    'Diese Verbindung hat zu lange gedauert oder wurde schon verwendet. Beginne noch einmal.',
  'connections.refused':
    'Das Netzwerk hat die Verbindung abgelehnt. Nichts hat sich geändert. Beginne noch einmal.',
  'connections.unreachable':
    'Das Netzwerk hat nicht geantwortet. Nichts hat sich geändert. Versuch es gleich noch einmal.',
  'connections.otherUser':
    'Dieses Konto ist als {username} verbunden, und du hast dich als {other} angemeldet. Melde dich als {username} an, oder trenne das Konto zuerst.',
  'connections.spam':
    'Das Netzwerk hielt das Gesendete für Spam. Es wird nichts mehr gesendet, bis du weitermachst. Warte einen Tag und veröffentliche dann weniger Pins am Tag, mit verschiedenen Links und Bildern.',
}
