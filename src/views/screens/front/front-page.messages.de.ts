/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { frontPageMessages } from './front-page.messages.ts'

export const frontPageDe: WordsOf<typeof frontPageMessages> = {
  'frontPage.title': 'Pins aus deinen eigenen Seiten',
  'frontPage.headline': 'Deine Seite sagt es schon. {brand} macht die Pins.',
  'frontPage.lead':
    'Gib eine Seite deiner Website an. Das Studio findet die Themen, um die es dort geht, schreibt Titel aus deinen eigenen Sätzen und erstellt Pins, die du bis zum letzten Ausschnitt ändern kannst.',
  'frontPage.signup': 'Deine ersten Pins erstellen',
  'frontPage.point1': 'In deinen Worten',
  'frontPage.point1Body':
    'Jeder Titel und jede Beschreibung beruht auf einer Überschrift, einem Satz oder einer Angabe deiner Seite und zeigt, auf welcher.',
  'frontPage.point2': 'Von dir zu ändern',
  'frontPage.point2Body':
    'Überschrift, Bild, Ausschnitt, Vorlage, Farben: Jeder Pin bleibt bearbeitbar, und jede Änderung lässt sich rückgängig machen.',
  'frontPage.point3': 'Ohne Bindung',
  'frontPage.point3Body':
    'Keine Verbindung nötig: Nimm deine Pins als Ordner voller Bilder oder als CSV-Datei für Pinterest mit, wann immer du willst.',
  'frontPage.allTemplates': 'Alle Vorlagen ansehen',
}
