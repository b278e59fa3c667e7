/** German: reading pages, their pictures and interests. */
import type { Phrases } from '../phrasebook.ts'

export const pagesPhrasesDe: Phrases = {
  'another kind': 'eine andere',
  'Reading was cancelled before this page had its turn. Read it again when you like.':
    'Das Lesen wurde abgebrochen, bevor diese Seite an der Reihe war. Lies sie neu, wann du magst.',
  'This page is very long: about its first {most} letters were read.':
    'Diese Seite ist sehr lang: Etwa ihre ersten {most} Buchstaben wurden gelesen.',
  'The language could not be told: keywords come from word counts only, and words are taken from the page as they stand.':
    'Die Sprache war nicht zu erkennen: Suchbegriffe kommen nur aus dem Zählen von Wörtern, und Wörter werden von der Seite genommen, wie sie dastehen.',
  'The keywords of this page were found by counting words, since we know the grammar of English only. Look through them before you choose.':
    'Die Suchbegriffe dieser Seite wurden durch Zählen von Wörtern gefunden, denn wir kennen nur die Grammatik des Englischen. Sieh sie durch, bevor du wählst.',
  'This page is short. Several pins will share a title and differ in design. Add text to the page for more titles.':
    'Diese Seite ist kurz. Mehrere Pins haben denselben Titel und unterscheiden sich in der Gestaltung. Mit mehr Text auf der Seite gibt es mehr Titel.',
  'No pictures found: pins use colour only. You can add your own pictures.':
    'Keine Bilder gefunden: Die Pins arbeiten nur mit Farbe. Du kannst eigene Bilder hinzufügen.',
  'No picture of this page can be used: pins use colour only. You can add your own pictures.':
    'Kein Bild dieser Seite ist brauchbar: Die Pins arbeiten nur mit Farbe. Du kannst eigene Bilder hinzufügen.',
  '{pictures} could not be read and {were} left out.':
    '{pictures} {were, select, was {konnte nicht gelesen werden und fehlt} other {konnten nicht gelesen werden und fehlen}}.',
  '{pictures} may not be read by automatic readers (robots.txt). Save {them} and add {them} as your own if you may use {them}.':
    '{pictures} {them, select, it {darf} other {dürfen}} von automatischen Lesern nicht gelesen werden (robots.txt). Speichere {them, select, it {es und füge es als eigenes} other {sie und füge sie als eigene}} hinzu, wenn du {them, select, it {es} other {sie}} verwenden darfst.',
  '{pictures} did not fit into your storage and {were} left out. Delete pictures that you brought or pages that you no longer need, then read this page again.':
    '{pictures} {were, select, was {passte nicht mehr in deinen Speicher und fehlt} other {passten nicht mehr in deinen Speicher und fehlen}}. Lösche eigene Bilder oder Seiten, die du nicht mehr brauchst, und lies diese Seite dann neu.',
  'One picture': 'Ein Bild',
  '{count} pictures': '{count, plural, one {# Bild} other {# Bilder}}',
  'Reading {title}': '{title} lesen',
  'Reading {count} pages': '{count, plural, one {# Seite} other {# Seiten}} lesen',
  'Reading {title} again': '{title} neu lesen',
  'Reading a page again': 'Eine Seite neu lesen',
  'Reading {count} pages again': '{count, plural, one {# Seite} other {# Seiten}} neu lesen',
  'This page was still being read when its account was exported. Read it again.':
    'Diese Seite wurde noch gelesen, als ihr Konto exportiert wurde. Lies sie neu.',
}
