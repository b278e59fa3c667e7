/** German: what the browser itself reports, without an answer of the server. */
import type { clientProblems } from '#core/contract/problems/client.problems.ts'
import type { WordsOf } from '../../text.ts'

export const clientProblemsDe: WordsOf<typeof clientProblems> = {
  'client.noAnswer':
    'Der Server hat nicht geantwortet. Prüf deine Verbindung und versuch es noch einmal.',
  'client.timedOut': 'Der Server hat zu lange für seine Antwort gebraucht. Versuch es noch einmal.',
  'client.badAnswer':
    'Der Server hat etwas geantwortet, das diese Seite nicht versteht. Lade die Seite neu und versuch es noch einmal.',
  'client.aborted': 'Die Anfrage wurde angehalten.',
  'client.sessionEnded': 'Deine Sitzung ist beendet. Melde dich wieder an.',
  'client.forbidden': 'Das darfst du nicht.',
  'client.gone': 'Das ist nicht mehr da.',
  'client.tooLarge': 'Das ist zu groß für den Server.',
  'client.tooManyRequests': 'Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.',
  'client.serverFault': 'Der Server hat ein Problem. Versuch es gleich noch einmal.',
  'client.refused': 'Der Server hat das abgelehnt.',
  'client.pageFault':
    'Auf dieser Seite ist etwas schiefgegangen. Lade sie neu und versuch es noch einmal.',
  'client.choosePages': 'Wähle zuerst mindestens eine Seite.',
  'client.noPins': 'Es gibt noch keine Pins. Wähle Seiten und erstelle zuerst welche.',
  'client.commitPins': 'Nimm zuerst mindestens einen Pin zu „Titel & Boards“.',
  'client.newerVersion':
    'Eine neuere Version der Anwendung hat hier geschrieben. Lade diese Seite neu, um weiterzumachen.',
  'client.accountGone': 'Dieses Konto gibt es nicht mehr.',
  'client.pinsNotOpened':
    'Die in diesem Browser gespeicherten Pins konnten nicht geöffnet werden. Lade die Seite neu, oder erlaube dieser Website, Daten zu speichern.',
  'client.generated': 'Deine Pins sind fertig',
  'client.enriched': 'Deine Seiten sind gelesen',
  'client.rendered': 'Deine Pins sind neu gezeichnet',
  'client.generationStopped': 'Das Erstellen wurde abgebrochen',
  'client.enrichmentStopped': 'Das Lesen deiner Seiten wurde abgebrochen',
  'client.renderingStopped': 'Das Zeichnen deiner Pins wurde abgebrochen',
  'client.fileChanged':
    'Die Datei ist nicht mehr zu lesen: Sie wurde verschoben, geändert oder gelöscht, seit du sie gewählt hast. Wähle sie noch einmal.',
}
