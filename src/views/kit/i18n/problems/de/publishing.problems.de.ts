/** German: sending planned pins. */
import type { publishingProblems } from '#core/contract/problems/publishing.problems.ts'
import type { WordsOf } from '../../text.ts'

export const publishingProblemsDe: WordsOf<typeof publishingProblems> = {
  'publishing.waiting': 'Noch ist keine Antwort da.',
  'publishing.accepted': '{network} hat den Pin angenommen.',
  'publishing.refused': '{network} hat den Pin abgelehnt: {reason}',
  'publishing.refusedSilently': '{network} hat den Pin ohne Begründung abgelehnt.',
  'publishing.limited': '{network} bittet um Geduld. Der Pin wird von selbst noch einmal gesendet.',
  'publishing.spam':
    '{network} hält einen Pin für Spam, deshalb wird nichts mehr gesendet. Veröffentliche weniger Pins am Tag, wechsle Links und Bilder ab und setze dann fort.',
  'publishing.trial':
    'Die App dieses Servers hat nur Testzugang: Sie kann {network} lesen, dort aber nichts veröffentlichen. Dein Plan bleibt erhalten.',
  'publishing.notApproved':
    '{network} hat die App dieses Servers noch nicht zum Veröffentlichen freigegeben. Dein Plan bleibt erhalten.',
  'publishing.connectionLost':
    '{network} nimmt die Verbindung nicht mehr an. Verbinde das Konto noch einmal. Dein Plan bleibt erhalten.',
  'publishing.unreachable':
    '{network} war nicht erreichbar. Der Pin wird von selbst noch einmal gesendet.',
  'publishing.unknown':
    'Es kam keine klare Antwort, der Pin kann also veröffentlicht sein. Bevor er noch einmal gesendet wird, wird das Board geprüft.',
  'publishing.interrupted':
    'Der Server wurde beendet, bevor eine Antwort kam, der Pin kann also veröffentlicht sein. Bevor er noch einmal gesendet wird, wird das Board geprüft.',
  'publishing.found': 'Der Pin ist auf dem Board.',
  'publishing.notFoundYet':
    'Der Pin ist noch nicht auf dem Board. Es wird später noch einmal geprüft.',
  'publishing.sentAgain': 'Der Pin ist nicht auf dem Board und wird noch einmal gesendet.',
  'publishing.foundTooLate':
    'Der Pin ist nicht auf dem Board, und sein Zeitpunkt ist lange vorbei. Wähle einen neuen.',
  'publishing.boardUnread': 'Das Board ließ sich nicht lesen. Es wird später noch einmal geprüft.',
  'publishing.mayBeThere':
    'Ein Pin auf dem Board sieht aus wie dieser. Prüfe, ob er es ist, damit er nicht zweimal erscheint.',
  'publishing.cannotTell':
    'Das Board ließ sich nicht prüfen. Suche den Pin auf {network} und sage, ob er da ist.',
  'publishing.shown': '{network} zeigt den Pin.',
  'publishing.notShown': '{network} hat den Pin angenommen, zeigt ihn aber noch nicht.',
  'publishing.personFound': 'Du hast den Pin auf {network} gefunden.',
  'publishing.personDidNotFind':
    'Du hast den Pin auf {network} nicht gefunden, er wird noch einmal gesendet.',
  'publishing.noPicture': 'Das Bild dieses Pins fehlt. Erstelle das Bild noch einmal.',
  'publishing.boardNotThere': '{network} hat das Board dieses Pins nicht. Wähle ein anderes Board.',
  'publishing.linkLong': 'Der Link dieses Pins ist zu lang zum Veröffentlichen. Kürze ihn.',
  'publishing.stillLooking': 'Der Server sucht diesen Pin noch. Danach kannst du entscheiden.',
  'publishing.deletedPin':
    'Du hast diesen Pin gelöscht, bevor er veröffentlicht war. Es wurde nichts von ihm veröffentlicht.',
  'publishing.decided': 'Es ist schon bekannt, was aus diesem Pin wurde.',
}
