/** German: pictures, fonts and the rendering of pins. */
import type { picturesProblems } from '#core/contract/problems/pictures.problems.ts'
import type { WordsOf } from '../../text.ts'

export const picturesProblemsDe: WordsOf<typeof picturesProblems> = {
  'render.fontGone':
    'Eine Schrift dieses Pins gibt es nicht mehr, deshalb wurde eine mitgelieferte genommen.',
  'render.contrast':
    'Die gewählte Schriftfarbe ist auf dem gewählten Hintergrund nicht zu lesen, deshalb wird ein lesbarer Ton davon gezeichnet.',
  'render.lettersLeftOut':
    'Keine Schrift hier zeichnet {characters}, deshalb lässt das Bild es weg.',
  'render.wordsLeftOut':
    'Keine Schrift hier zeichnet {characters}, deshalb lässt das Bild „{words}“ weg. Füge eine Schrift mit diesen Zeichen hinzu.',
  'render.lettersMissing':
    'Keine Schrift hier zeichnet diese Buchstaben: {characters}. Füge eine Schrift hinzu, die sie hat, oder nimm andere Worte.',
  'render.pictureNeeded': 'Die Vorlage verlangt ein Bild, das der Entwurf nicht hat.',
  'render.heavy': 'Das Bild ist größer als 1 MB; Pinterest nimmt es an, aber es lädt langsam.',
  'render.noTemplate': 'Es gibt keine Vorlage namens „{name}“. Wähle eine andere Vorlage.',
  'render.pictureGone':
    'Ein Bild dieses Pins gibt es nicht mehr, deshalb wurde er ohne es erstellt.',
  'render.pictureMissing':
    'Ein Bild für diesen Pin fehlt auf dem Server, deshalb wurde der Pin nicht erstellt. Wähle ein anderes Bild, oder bitte den Betreiber, es wiederherzustellen.',
  'render.smallPicture': 'Ein Bild ist klein für seinen Platz und wirkt vielleicht unscharf.',
  'render.headlineCut':
    'Die Überschrift ist zu lang, um auf einem Telefon gelesen zu werden, deshalb steht auf dem Bild „{words}“. Kürze sie, oder wähle eine andere Vorlage.',
  'render.tooHeavy':
    'Das fertige Bild ist größer als 5 MB, und das lehnt Pinterest ab. Wähle ein ruhigeres Bild.',
  'render.notStored': 'Das Bild des Pins ist nicht im Speicher. Lass den Pin neu zeichnen.',
  'picture.logoMissing': 'Dieses Bild wurde nicht gefunden: Lade zuerst das Logo hoch.',
  'picture.tooLarge':
    'Dieses Bild ist größer als 20 MB. Speichere es kleiner und versuch es noch einmal.',
  'picture.empty': 'Diese Datei ist leer. Wähle das Bild noch einmal.',
  'picture.unknownKind':
    'Bilder dieser Art können nicht gelesen werden. Nimm JPEG, PNG, WebP, AVIF, GIF oder SVG.',
  'picture.tooSmall':
    'Dieses Bild hat {width} × {height} Pixel. Nimm eines mit mindestens {least} an der kürzeren Seite.',
  'picture.strip':
    'Dieses Bild ist ein Streifen, mehr als zwanzigmal so lang wie breit. Nimm ein anderes.',
  'picture.tooManyPixels':
    'Dieses Bild hat mehr als 40 Millionen Pixel. Speichere es kleiner und versuch es noch einmal.',
  'picture.damaged':
    'Dieses Bild ist beschädigt oder kein Bild. Öffne es in einem Bildprogramm, speichere es neu und versuch es noch einmal.',
  'picture.svgTooLarge': 'Dieses SVG ist größer als 2 MB. Speichere es als PNG.',
  'picture.svgScripts': 'Dieses SVG enthält Skripte oder Entitäten. Speichere es als PNG.',
  'picture.svgReferences': 'Dieses SVG verweist auf andere Dateien. Speichere es als PNG.',
  'picture.svgTooComplex': 'Dieses SVG ist zu komplex. Speichere es als PNG.',
  'picture.tooHeavy':
    'Dieses Bild braucht zu viel Zeit oder Speicher zum Öffnen. Speichere es kleiner, als JPEG oder PNG, und versuch es noch einmal.',
  'picture.tooManyWaiting':
    'Zu viele deiner Bilder warten darauf, geöffnet zu werden. Versuch es in einer Minute noch einmal.',
  'picture.svgFilters':
    'Dieses SVG nutzt Filter, etwa Unschärfe oder Schatten. Speichere es als PNG.',
  'font.noTable': 'Diese Schrift hat keine Zeichentabelle und ist deshalb nicht zu gebrauchen.',
  'font.unreadable':
    'Das ist keine lesbare Schrift. Nimm eine Datei als TTF, OTF, WOFF oder WOFF2.',
  'font.damaged': 'Diese Schriftdatei ist beschädigt.',
  'font.tooManyMappings':
    'Diese Schrift ordnet mehr Zeichen zu, als es gibt, und kann nicht verwendet werden. Nimm eine andere Datei.',
  'font.scattered':
    'Die Zeichen dieser Schrift sind zu verstreut, um sie zu verwenden. Nimm eine andere Datei.',
  'font.tooSlow':
    'Diese Schrift zu lesen hat zu lange gedauert; sie kann nicht verwendet werden. Nimm eine andere Datei.',
  'font.tooMuchMemory':
    'Diese Schrift zu lesen hat zu viel Speicher gebraucht; sie kann nicht verwendet werden. Nimm eine andere Datei.',
  'font.tooManyWaiting':
    'Zu viele deiner Schriften warten darauf, gelesen zu werden. Versuch es in einer Minute noch einmal.',
}
