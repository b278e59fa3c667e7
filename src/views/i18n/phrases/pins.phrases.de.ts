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
}
