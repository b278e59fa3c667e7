/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { frontPageMessages } from './front-page.messages.ts'

export const frontPageDe: WordsOf<typeof frontPageMessages> = {
  'front.title': 'Pins aus deinen eigenen Seiten',
  'front.headline': 'Deine Seite sagt es schon. {brand} macht die Pins.',
  'front.lead':
    'Gib eine Seite deiner Website an. Das Studio findet die Themen, um die es dort geht, schreibt Titel aus deinen eigenen Sätzen und erstellt Pins, die du bis zum letzten Ausschnitt ändern kannst.',
  'front.signup': 'Deine ersten Pins erstellen',
  'front.point1': 'In deinen Worten',
  'front.point1Body':
    'Jeder Titel und jede Beschreibung beruht auf einer Überschrift, einem Satz oder einer Angabe deiner Seite und zeigt, auf welcher.',
  'front.point2': 'Von dir zu ändern',
  'front.point2Body':
    'Überschrift, Bild, Ausschnitt, Vorlage, Farben: Jeder Pin bleibt bearbeitbar, und jede Änderung lässt sich rückgängig machen.',
  'front.point3': 'Ohne Bindung',
  'front.point3Body':
    'Keine Verbindung nötig: Nimm deine Pins als Ordner voller Bilder oder als CSV-Datei für Pinterest mit, wann immer du willst.',
  'front.allTemplates': 'Alle Vorlagen ansehen',
}
