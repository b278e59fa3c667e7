/** German: what the machines of the page say themselves. */
import type { Phrases } from '../phrasebook.ts'

export const studioPhrasesDe: Phrases = {
  'Choose at least one page first.': 'Wähle zuerst mindestens eine Seite.',
  'There are no pins yet. Choose pages and generate some first.':
    'Es gibt noch keine Pins. Wähle Seiten und erstelle zuerst welche.',
  'Commit at least one pin first.': 'Nimm zuerst mindestens einen Pin zu „Titel & Boards“.',
  'A newer version of the application has written here. Reload this page to go on.':
    'Eine neuere Version der Anwendung hat hier geschrieben. Lade diese Seite neu, um weiterzumachen.',
  'This account is not there any more.': 'Dieses Konto gibt es nicht mehr.',
  'The pins stored in this browser could not be opened. Reload the page, or allow this site to store data.':
    'Die in diesem Browser gespeicherten Pins konnten nicht geöffnet werden. Lade die Seite neu, oder erlaube dieser Website, Daten zu speichern.',
  'Your pins are ready': 'Deine Pins sind fertig',
  'Your pages have been read': 'Deine Seiten sind gelesen',
  'Your pins have been drawn again': 'Deine Pins sind neu gezeichnet',
  'The generation stopped': 'Das Erstellen wurde abgebrochen',
  'Reading your pages stopped': 'Das Lesen deiner Seiten wurde abgebrochen',
  'Drawing your pins stopped': 'Das Zeichnen deiner Pins wurde abgebrochen',
}
