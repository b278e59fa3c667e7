/** German: adding and reading pages, their pictures and interests. */
import type { pagesProblems } from '#core/contract/problems/pages.problems.ts'
import type { WordsOf } from '../../text.ts'

export const pagesProblemsDe: WordsOf<typeof pagesProblems> = {
  'sources.firstAddresses':
    'Nur die ersten {most} von {all} Adressen wurden übernommen. Füge die anderen danach hinzu.',
  'sources.sameAddress': 'Das ist dieselbe Seite wie „{address}“. Sie wurde einmal hinzugefügt.',
  'sources.sameLine': 'Das ist dieselbe Seite wie in Zeile {line}. Sie wurde einmal hinzugefügt.',
  'sources.csvEmpty': 'Die CSV-Datei ist leer. Schreib eine Webadresse in jede Zeile.',
  'sources.csvWithoutColumn':
    'In keiner Spalte dieser CSV-Datei stehen Webadressen. Schreib eine Adresse in jede Zeile, wie https://example.com/page.',
  'sources.csvLineWithout':
    'In Zeile {line} steht keine Webadresse. Sie wurde ausgelassen; die anderen Zeilen wurden übernommen.',
  'sources.csvFirstRows':
    'Nur die ersten {most} von {all} Zeilen wurden übernommen. Füge die anderen mit einer zweiten Datei hinzu.',
  'sources.csvOpenQuote':
    'In Zeile {line} steht ein Anführungszeichen, das nie geschlossen wird. Sie wurde ausgelassen; schreib die Adresse dort ohne Anführungszeichen.',
  'sources.listTooSlow':
    'Diese Liste zu lesen hat zu lange gedauert und wurde angehalten. Teile sie in kleinere Listen.',
  'sources.listTooLarge':
    'Diese Liste ist zu groß zum Lesen, also wurde angehalten. Teile sie in kleinere Listen.',
  'sources.firstProblems':
    'Nur die ersten {most} Probleme dieser Liste werden gezeigt, von insgesamt {all}. Behebe diese zuerst.',
  'pages.htmlTooShort':
    'Das eingefügte HTML enthält zu wenige Wörter, um daraus zu schreiben: Etwa {least} werden gebraucht. Füge mehr vom Quelltext der Seite ein, oder ihren Text.',
  'pages.textEmpty': 'Der eingefügte Text ist leer. Füge die Worte der Seite ein.',
  'pages.cancelled':
    'Das Lesen wurde abgebrochen, bevor diese Seite an der Reihe war. Lies sie neu, wann du magst.',
  'pages.veryLong': 'Diese Seite ist sehr lang: Etwa ihre ersten {most} Buchstaben wurden gelesen.',
  'pages.short':
    'Diese Seite ist kurz. Mehrere Pins haben denselben Titel und unterscheiden sich in der Gestaltung. Mit mehr Text auf der Seite gibt es mehr Titel.',
  'pages.keywordNothing':
    'Keine deiner Seiten sagt etwas über „{keyword}“, also gibt es nichts, woraus Pins werden könnten. Füge eine Seite darüber hinzu und lies dieses Stichwort dann neu.',
  'pages.keywordFrom':
    '{count, plural, one {Pins zu diesem Stichwort entstehen aus einer deiner Seiten.} other {Pins zu diesem Stichwort entstehen aus # deiner Seiten.}}',
  'pages.languageUnknown':
    'Die Sprache war nicht zu erkennen: Suchbegriffe kommen nur aus dem Zählen von Wörtern, und Wörter werden von der Seite genommen, wie sie dastehen.',
  'pages.keywordsCounted':
    'Die Themen dieser Seite wurden durch Zählen ihrer Wörter gefunden. Sieh sie durch, bevor du wählst.',
  'pages.workTooSlow':
    'Diese Seite durchzuarbeiten hat zu lange gedauert und wurde angehalten; die anderen sind gelesen. Füge stattdessen den Teil, den du brauchst, als Text ein.',
  'pages.workTooMuch':
    'Diese Seite war zu viel zum Durcharbeiten und wurde angehalten; die anderen sind gelesen. Füge stattdessen den Teil, den du brauchst, als Text ein.',
  'pages.noTopic':
    'Die Seite wurde gelesen, nennt aber kein Thema, nach dem man suchen könnte. Gib stattdessen ihr Thema ein.',
  'pages.topicTooSlow':
    'Die Seite wurde nicht rechtzeitig gelesen. Versuch es später noch einmal, oder gib stattdessen ihr Thema ein.',
  'pages.noPictures':
    'Keine Bilder gefunden: Die Pins arbeiten nur mit Farbe. Du kannst eigene Bilder hinzufügen.',
  'pages.noUsablePictures':
    'Kein Bild dieser Seite ist brauchbar: Die Pins arbeiten nur mit Farbe. Du kannst eigene Bilder hinzufügen.',
  'pages.picturesUnreadable':
    '{count, plural, one {Ein Bild konnte nicht gelesen werden und fehlt} other {# Bilder konnten nicht gelesen werden und fehlen}}.',
  'pages.picturesRobots':
    '{count, plural, one {Ein Bild darf von automatischen Lesern nicht gelesen werden (robots.txt). Speichere es und füge es als eigenes hinzu, wenn du es verwenden darfst} other {# Bilder dürfen von automatischen Lesern nicht gelesen werden (robots.txt). Speichere sie und füge sie als eigene hinzu, wenn du sie verwenden darfst}}.',
  'pages.picturesTooMany':
    '{count, plural, one {Ein Bild passte nicht mehr in deinen Speicher und fehlt} other {# Bilder passten nicht mehr in deinen Speicher und fehlen}}. Lösche eigene Bilder oder Seiten, die du nicht mehr brauchst, und lies diese Seite dann neu.',
  'pages.reading': '{title} lesen',
  'pages.readingPages': '{count, plural, one {# Seite} other {# Seiten}} lesen',
  'pages.readingAgain': '{title} neu lesen',
  'pages.readingPagesAgain': '{count, plural, one {# Seite} other {# Seiten}} neu lesen',
  'pages.exportedUnread':
    'Diese Seite wurde noch gelesen, als ihr Konto exportiert wurde. Lies sie neu.',
  'pages.noRoom':
    'Für diese Seite ist kein Platz mehr. Lösche eine andere Seite und mach dann noch einmal rückgängig.',
  'pages.addressAdded': 'Eine Seite mit dieser Adresse wurde inzwischen hinzugefügt.',
  'pages.interestMissing': 'Gib dem Thema einen Namen.',
  'pages.interestLong': 'Ein Thema hat höchstens 80 Zeichen.',
  'pages.interestTaken':
    'Diese Seite hat das Thema „{name}“ schon. Wähle dieses, oder gib dem neuen einen anderen Namen.',
  'pages.wordsTooSlow':
    'Die Wörter dieser Seite konnten nicht rechtzeitig gezählt werden, und nichts wurde geändert. Bitte versuch es noch einmal.',
}
