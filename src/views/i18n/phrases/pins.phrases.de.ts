/** German: making pins, changing them, drawing and exporting them, and pictures and fonts. */
import type { Phrases } from '../phrasebook.ts'

export const pinsPhrasesDe: Phrases = {
  'None of the chosen templates is of a chosen pin type. Choose another template or pin type.':
    'Keine der gewählten Vorlagen passt zu einer gewählten Art von Pins. Wähle eine andere Vorlage oder eine andere Art.',
  'None of the chosen pages has been read yet. Wait until reading is over, or read them again.':
    'Noch keine der gewählten Seiten ist gelesen. Warte, bis das Lesen fertig ist, oder lies sie neu.',
  'A generation is running in this account. Wait until it is done or cancel it; what it has made is safe.':
    'In diesem Konto werden gerade Pins erstellt. Warte, bis das fertig ist, oder brich es ab; was erstellt ist, bleibt.',
  'Another generation is running in this account. Try this one again when it is done.':
    'In diesem Konto werden gerade andere Pins erstellt. Versuch es noch einmal, wenn das fertig ist.',
  '{made} pins may be made in 24 hours, and {were} were: {advice}. The pins that you have are safe.':
    'In 24 Stunden dürfen {made, plural, one {# Pin} other {# Pins}} erstellt werden, und {were} sind es schon: {advice}. Die Pins, die du hast, sind sicher.',
  'wait a while': 'Warte eine Weile',
  'make at most {count} now, or wait a while':
    'Erstelle jetzt höchstens {count}, oder warte eine Weile',
  '{count} pin of {about}': '{count, plural, one {# Pin} other {# Pins}} aus {about}',
  '{count} pins of {about}': '{count, plural, one {# Pin} other {# Pins}} aus {about}',
  '{count} pages': '{count, plural, one {# Seite} other {# Seiten}}',
  'Picture of "{title}"': 'Bild von „{title}“',
  'Pictures of {count} pins': 'Bilder von {count, plural, one {# Pin} other {# Pins}}',
  'The page was deleted before this pin was made. The other pins are safe.':
    'Die Seite wurde gelöscht, bevor dieser Pin erstellt war. Die anderen Pins sind sicher.',
  'The page has too little to say about "{interest}". Choose another interest, or paste more of its text.':
    'Die Seite sagt zu wenig über „{interest}“. Wähle ein anderes Thema, oder füge mehr von ihrem Text ein.',
  'Something went wrong on the server while making it. The others are safe; try this one again.':
    'Beim Erstellen ist auf dem Server etwas schiefgegangen. Die anderen sind sicher; versuch es mit diesem noch einmal.',
  'It stopped the server several times, so it was given up. The others were made; try again with other words or pictures.':
    'Dabei ist der Server mehrmals stehen geblieben, deshalb wurde es aufgegeben. Die anderen sind erstellt; versuch es mit anderen Worten oder Bildern noch einmal.',
  'None of the {total} could be made. {reason}':
    '{total, plural, one {Das eine konnte nicht} other {Keines der # konnte}} erstellt werden. {reason}',
  'It could not be made.': 'Das konnte nicht erstellt werden.',
  'A font of this pin is gone, so a built-in one was used.':
    'Eine Schrift dieses Pins gibt es nicht mehr, deshalb wurde eine mitgelieferte genommen.',
  'The chosen text colour cannot be read on the chosen background, so a tone of it that can is drawn.':
    'Die gewählte Schriftfarbe ist auf dem gewählten Hintergrund nicht zu lesen, deshalb wird ein lesbarer Ton davon gezeichnet.',
  'No font here draws {characters}, so the picture leaves it out.':
    'Keine Schrift hier zeichnet {characters}, deshalb lässt das Bild es weg.',
  'No font here draws these letters: {characters}. Add a font that has them, or use other words.':
    'Keine Schrift hier zeichnet diese Buchstaben: {characters}. Füge eine Schrift hinzu, die sie hat, oder nimm andere Worte.',
  'The template asks for a picture that the design does not have.':
    'Die Vorlage verlangt ein Bild, das der Entwurf nicht hat.',
  'The picture is larger than 1 MB; Pinterest takes it, but it loads slowly.':
    'Das Bild ist größer als 1 MB; Pinterest nimmt es an, aber es lädt langsam.',
  'There is no template named “{name}”. Choose another template.':
    'Es gibt keine Vorlage namens „{name}“. Wähle eine andere Vorlage.',
  'A picture of this pin is gone, so it was made without it.':
    'Ein Bild dieses Pins gibt es nicht mehr, deshalb wurde er ohne es erstellt.',
  'A picture is small for its place and may look soft.':
    'Ein Bild ist klein für seinen Platz und wirkt vielleicht unscharf.',
  'The headline is too long to be read on a phone, so the picture says “{words}”. Shorten it, or choose another template.':
    'Die Überschrift ist zu lang, um auf einem Telefon gelesen zu werden, deshalb steht auf dem Bild „{words}“. Kürze sie, oder wähle eine andere Vorlage.',
  'The finished picture is larger than 5 MB, which Pinterest refuses. Choose a calmer picture.':
    'Das fertige Bild ist größer als 5 MB, und das lehnt Pinterest ab. Wähle ein ruhigeres Bild.',
  'This picture is larger than 20 MB. Save it smaller and try again.':
    'Dieses Bild ist größer als 20 MB. Speichere es kleiner und versuch es noch einmal.',
  'This file is empty. Choose the picture again.':
    'Diese Datei ist leer. Wähle das Bild noch einmal.',
  'This kind of picture cannot be read. Use JPEG, PNG, WebP, AVIF, GIF or SVG.':
    'Bilder dieser Art können nicht gelesen werden. Nimm JPEG, PNG, WebP, AVIF, GIF oder SVG.',
  'This picture is {width} × {height} pixels. Use one of at least {least} on its shorter side.':
    'Dieses Bild hat {width} × {height} Pixel. Nimm eines mit mindestens {least} an der kürzeren Seite.',
  'This picture is a strip more than twenty times as long as it is wide. Use another.':
    'Dieses Bild ist ein Streifen, mehr als zwanzigmal so lang wie breit. Nimm ein anderes.',
  'This picture has more than 40 million pixels. Save it smaller and try again.':
    'Dieses Bild hat mehr als 40 Millionen Pixel. Speichere es kleiner und versuch es noch einmal.',
  'This picture takes too much time or memory to open. Save it smaller, as JPEG or PNG, and try again.':
    'Dieses Bild braucht zu viel Zeit oder Speicher zum Öffnen. Speichere es kleiner, als JPEG oder PNG, und versuch es noch einmal.',
  'Too many of your pictures are waiting to be opened. Try again in a minute.':
    'Zu viele deiner Bilder warten darauf, geöffnet zu werden. Versuch es in einer Minute noch einmal.',
  'This SVG uses filters, such as a blur or a shadow. Save it as PNG.':
    'Dieses SVG nutzt Filter, etwa Unschärfe oder Schatten. Speichere es als PNG.',
  'This SVG is too complex. Save it as PNG.': 'Dieses SVG ist zu komplex. Speichere es als PNG.',
  'This font maps more characters than there are, so it cannot be used. Use another file.':
    'Diese Schrift ordnet mehr Zeichen zu, als es gibt, und kann nicht verwendet werden. Nimm eine andere Datei.',
  'The characters of this font are too scattered to be used. Use another file.':
    'Die Zeichen dieser Schrift sind zu verstreut, um sie zu verwenden. Nimm eine andere Datei.',
  'This font took too long to read, so it cannot be used. Use another file.':
    'Diese Schrift zu lesen hat zu lange gedauert; sie kann nicht verwendet werden. Nimm eine andere Datei.',
  'This font took too much memory to read, so it cannot be used. Use another file.':
    'Diese Schrift zu lesen hat zu viel Speicher gebraucht; sie kann nicht verwendet werden. Nimm eine andere Datei.',
  'Too many of your fonts are waiting to be read. Try again in a minute.':
    'Zu viele deiner Schriften warten darauf, gelesen zu werden. Versuch es in einer Minute noch einmal.',
  'This picture is damaged or not a picture. Open it in an image program, save it again and retry.':
    'Dieses Bild ist beschädigt oder kein Bild. Öffne es in einem Bildprogramm, speichere es neu und versuch es noch einmal.',
  'This SVG is larger than 2 MB. Save it as PNG.':
    'Dieses SVG ist größer als 2 MB. Speichere es als PNG.',
  'This SVG contains scripts or entities. Save it as PNG.':
    'Dieses SVG enthält Skripte oder Entitäten. Speichere es als PNG.',
  'This SVG refers to other files. Save it as PNG.':
    'Dieses SVG verweist auf andere Dateien. Speichere es als PNG.',
  'This font has no character table, so it cannot be used.':
    'Diese Schrift hat keine Zeichentabelle und ist deshalb nicht zu gebrauchen.',
  'This is not a font that can be read. Use a TTF, OTF, WOFF or WOFF2 file.':
    'Das ist keine lesbare Schrift. Nimm eine Datei als TTF, OTF, WOFF oder WOFF2.',
  'This font file is damaged.': 'Diese Schriftdatei ist beschädigt.',
}
