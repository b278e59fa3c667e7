/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { templateNamesMessages } from './template-names.messages.ts'

export const templateNamesDe: WordsOf<typeof templateNamesMessages> = {
  'template.full-photo': 'Ganzes Foto',
  'template.full-photo.about':
    'Dein Bild von Rand zu Rand, die Überschrift dort, wo es am ruhigsten ist.',
  'template.split-panel': 'Bild und Fläche',
  'template.split-panel.about': 'Oben das Bild, unten die Überschrift auf deiner Farbe.',
  'template.photo-card': 'Karte auf Bild',
  'template.photo-card.about': 'Auf deinem Bild liegt eine Papierkarte mit der Überschrift.',
  'template.arch': 'Bogen',
  'template.arch.about':
    'Dein Bild in einem Bogenfenster, darüber die Überschrift in einer Serifenschrift.',
  'template.collage-band': 'Zwei Bilder und ein Band',
  'template.collage-band.about': 'Die Überschrift auf einem Farbband zwischen zwei Bildern.',
  'template.numbered-list': 'Nummerierte Liste',
  'template.numbered-list.about': 'Überschrift und nummerierte Einträge unter einem Bildstreifen.',
  'template.steps': 'Schritte',
  'template.steps.about': 'Das Ergebnis als Bild, dann die Schritte der Reihe nach.',
  'template.framed-photo': 'Gerahmtes Foto',
  'template.framed-photo.about': 'Ein Abzug mit Rand, darunter die Überschrift.',
  'template.collage-grid': 'Drei Bilder',
  'template.collage-grid.about': 'Ein großes Bild, zwei kleine und darunter die Überschrift.',
  'template.number-badge': 'Zahl auf Plakette',
  'template.number-badge.about':
    'Für Überschriften mit einer Zahl: Sie steht groß auf einer Plakette.',
  'template.quote': 'Zitat',
  'template.quote.about': 'Ein Satz in einem feinen Rahmen, mit einem runden Bild.',
  'template.checklist': 'Checkliste',
  'template.checklist.about': 'Ein Blatt Papier mit Kästchen zum Abhaken. Braucht kein Bild.',
  'template.big-words': 'Große Worte',
  'template.big-words.about': 'Nur die Überschrift, so groß es geht. Braucht kein Bild.',
}
