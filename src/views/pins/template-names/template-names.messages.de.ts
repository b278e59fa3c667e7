/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
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
  'template.photo-number': 'Zahl auf Foto',
  'template.photo-number.about':
    'Die Zahl aus deiner Überschrift groß wie auf einem Plakat, auf deinem Bild.',
  'template.photo-marker': 'Markierte Worte',
  'template.photo-marker.about':
    'Die wichtigsten Worte auf Streifen in deiner Farbe, der Rest darunter auf dem Bild.',
  'template.collage-four': 'Vier Bilder',
  'template.collage-four.about': 'Vier Bilder Kante an Kante, darüber die Überschrift.',
  'template.polaroid': 'Polaroid-Foto',
  'template.polaroid.about':
    'Ein schräg angeklebter Abzug, darunter die Überschrift in Handschrift.',
  'template.photo-script': 'Versalien und Handschrift',
  'template.photo-script.about':
    'Kräftige Versalien auf deinem Bild, das Ende der Überschrift in Handschrift.',
  'template.photo-outline': 'Hohe Versalien',
  'template.photo-outline.about':
    'Hohe Versalien direkt auf deinem Bild, der Rest auf einem Streifen darunter.',
  'template.photo-frame': 'Feiner Rahmen',
  'template.photo-frame.about': 'Serifenschrift auf deinem Bild, in einer feinen Linie rundum.',
  'template.photo-band': 'Breites Band',
  'template.photo-band.about':
    'Ein Farbband von Rand zu Rand trägt die Überschrift quer über dein Bild.',
  'template.brush': 'Pinselstrich',
  'template.brush.about': 'Die Überschrift auf einem breiten Pinselstrich quer über deinem Bild.',
  'template.torn-paper': 'Gerissenes Papier',
  'template.torn-paper.about': 'Oben dein Bild, die Überschrift auf Papier mit gerissener Kante.',
  'template.seal': 'Siegel',
  'template.seal.about':
    'Ein rundes Siegel mit einer kurzen Angabe, wo sich Bild und Überschrift treffen.',
  'template.magazine': 'Titelseite',
  'template.magazine.about': 'Dein Bild im Rahmen, die Überschrift auf einem Schild an seinem Fuß.',
  'template.postcard': 'Postkarte',
  'template.postcard.about':
    'Eine Postkarte mit Briefmarke: dein Bild und die Überschrift in Handschrift.',
  'template.travel-map': 'Route auf der Karte',
  'template.travel-map.about':
    'Dein Bild, eine gepunktete Route zu einem markierten Ort und die Überschrift.',
  'template.before-after': 'Vorher und nachher',
  'template.before-after.about':
    'Zwei beschriftete Bilder übereinander. Für Überschriften, die das versprechen.',
  'template.recipe-card': 'Rezeptkarte',
  'template.recipe-card.about': 'Das Gericht, sein Name, dazu Zeit und Portionen nebeneinander.',
  'template.product': 'Produkt',
  'template.product.about': 'Die Sache, ihr Name, ihr Preis und ein Knopf mit deiner Aufforderung.',
  'template.price-tag': 'Preisschild',
  'template.price-tag.about':
    'Dein Bild von Rand zu Rand, ein Schild mit dem Namen und ein runder Preis.',
  'template.quote-photo': 'Zitat auf Foto',
  'template.quote-photo.about':
    'Ein Satz in Kursivschrift auf deinem Bild, darunter, wer ihn gesagt hat.',
  'template.quote-type': 'Zitat in Schrift',
  'template.quote-type.about':
    'Riesige Anführungszeichen und ein Satz auf deiner Farbe. Braucht kein Bild.',
  'template.collage-duo': 'Zwei Bilder nebeneinander',
  'template.collage-duo.about': 'Zwei hohe Bilder, die Überschrift auf einem Schild dazwischen.',
  'template.film-strip': 'Filmstreifen',
  'template.film-strip.about':
    'Drei Bilder, ein hohes und zwei daneben, darunter groß die Überschrift.',
  'template.photo-circle': 'Rundes Bild',
  'template.photo-circle.about':
    'Dein Bild in einem großen Kreis, darunter eine ruhige Überschrift.',
  'template.ingredients': 'Zutaten',
  'template.ingredients.about':
    'Ein Blatt mit allem, was man braucht, darüber das Gericht als Streifen.',
  'template.big-figures': 'Große Ziffern',
  'template.big-figures.about':
    'Deine Punkte untereinander, jeder mit einer sehr großen Ziffer. Braucht kein Bild.',
  'template.step-cards': 'Schritte auf einem Blatt',
  'template.step-cards.about': 'Nummerierte Schritte auf einem Blatt, das über deinem Bild liegt.',
  'template.check-photo': 'Checkliste mit Bild',
  'template.check-photo.about': 'Kästchen zum Abhaken auf einem Blatt, darüber dein Bild.',
  'template.notebook': 'Notizbuch',
  'template.notebook.about':
    'Eine linierte Seite mit einer Liste in Handschrift. Braucht kein Bild.',
  'template.gingham': 'Karierter Stoff',
  'template.gingham.about':
    'Dein Bild auf kariertem Stoff, die Überschrift auf einem Etikett: Sommer, Picknick, Marmelade.',
  'template.sprigs': 'Zweige',
  'template.sprigs.about':
    'Auf Papier gestreute Blätter um ein Bild im Bogen: für Frühling und Herbst.',
  'template.type-minimal': 'Ruhige Schrift',
  'template.type-minimal.about':
    'Eine Überschrift mit Serifen zwischen zwei feinen Linien, mit viel Raum. Braucht kein Bild.',
  'template.type-number': 'Riesenzahl',
  'template.type-number.about':
    'Die Zahl aus deiner Überschrift über die halbe Höhe, mit Strahlen dahinter. Braucht kein Bild.',
  'template.type-gingham': 'Worte auf Karostoff',
  'template.type-gingham.about':
    'Die Überschrift auf einer Karte über Karostoff. Braucht kein Bild.',
  'template.type-sprigs': 'Worte zwischen Zweigen',
  'template.type-sprigs.about':
    'Die Überschrift in einem runden Feld, ringsum gestreute Blätter. Braucht kein Bild.',
  'template.type-rays': 'Worte in Strahlen',
  'template.type-rays.about':
    'Eine große Überschrift in Großbuchstaben, mit Strahlen dahinter. Braucht kein Bild.',
  'template.type-brush': 'Worte auf Farbe',
  'template.type-brush.about':
    'Die Überschrift auf einem gemalten Feld, auf ruhigem Grund. Braucht kein Bild.',
  'template.book-cover': 'Buchumschlag',
  'template.book-cover.about': 'Dein Ratgeber als Buch auf farbigem Grund.',
  'template.polaroid-pair': 'Zwei Polaroids',
  'template.polaroid-pair.about':
    'Zwei Abzüge, die sich überlappen, darunter kräftig die Überschrift.',
}
