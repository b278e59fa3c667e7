/** German: generating pins, the tasks that do it, and changes to pins. */
import type { generationProblems } from '#core/contract/problems/generation.problems.ts'
import type { WordsOf } from '../../text.ts'

export const generationProblemsDe: WordsOf<typeof generationProblems> = {
  'generation.choosePage': 'Wähle mindestens eine Seite.',
  'generation.pinCount': 'Die Zahl der Pins muss zwischen 1 und 500 liegen.',
  'generation.chooseType': 'Wähle mindestens eine Art von Pins.',
  'generation.chooseTemplate': 'Wähle mindestens eine Vorlage.',
  'generation.noTemplateOfType':
    'Keine der gewählten Vorlagen passt zu einer gewählten Art von Pins. Wähle eine andere Vorlage oder eine andere Art.',
  'generation.noTemplateOfBrand':
    'Keine der gewählten Vorlagen ist in diesem Markenkit erlaubt. Wähle eine andere Vorlage, oder erlaube eine in den Einstellungen der Marke.',
  'generation.pagesUnread':
    'Noch keine der gewählten Seiten ist gelesen. Warte, bis das Lesen fertig ist, oder lies sie neu.',
  'generation.running':
    'In diesem Konto werden gerade Pins erstellt. Warte, bis das fertig ist, oder brich es ab; was erstellt ist, bleibt.',
  'generation.anotherRunning':
    'In diesem Konto werden gerade andere Pins erstellt. Versuch es noch einmal, wenn das fertig ist.',
  'generation.quotaLeft':
    'In 24 Stunden kannst du {most, plural, one {# Pin} other {# Pins}} erstellen, und {made} hast du schon erstellt. Erstelle jetzt höchstens {left}, oder warte eine Weile. Deine Pins sind sicher.',
  'generation.quotaUsed':
    'In 24 Stunden kannst du {most, plural, one {# Pin} other {# Pins}} erstellen, und {made} hast du schon erstellt. Warte eine Weile. Deine Pins sind sicher.',
  'generation.pinsOf': '{count, plural, one {# Pin} other {# Pins}} aus {about}',
  'generation.picture': 'Bild von „{title}“',
  'generation.pictures': 'Bilder von {count, plural, one {# Pin} other {# Pins}}',
  'generation.pageDeleted':
    'Die Seite wurde gelöscht, bevor dieser Pin erstellt war. Die anderen Pins sind sicher.',
  'generation.pageTooShort':
    'Die Seite sagt zu wenig über „{interest}“. Wähle ein anderes Thema, oder füge mehr von ihrem Text ein.',
  'bulk.pinsOfTable': '{count, plural, one {# Pin} other {# Pins}} aus einer Tabelle, in „{name}“',
  'bulk.templateGone': 'Diese Vorlage gibt es nicht mehr. Wähle eine andere.',
  'bulk.pictureGone':
    'Dieses Bild ist hier nicht mehr gespeichert. Wähle ein anderes, und versuch es noch einmal.',
  'bulk.noRoom':
    'Für dieses Bild ist kein Platz mehr. Lösche Bilder, die du nicht brauchst, und versuch es noch einmal.',
  'bulk.textTooLong': 'Der Text „{words}“ braucht mehr Platz, als er hat. Kürze ihn.',
  'tasks.tooMany':
    '{most, plural, one {# Auftrag von dir ist} other {# Aufträge von dir sind}} noch nicht fertig. Warte, bis welche fertig sind, oder brich welche ab. Was erstellt ist, bleibt.',
  'tasks.fault':
    'Beim Erstellen ist auf dem Server etwas schiefgegangen. Die anderen sind sicher; versuch es mit diesem noch einmal.',
  'tasks.crashed':
    'Dabei ist der Server mehrmals stehen geblieben, deshalb wurde es aufgegeben. Die anderen sind erstellt; versuch es mit anderen Worten oder Bildern noch einmal.',
  'tasks.noneMade':
    '{count, plural, one {Das eine konnte nicht} other {Keines der # konnte}} erstellt werden. {reason}',
  'tasks.notMade': 'Das konnte nicht erstellt werden.',
  'demo.tooSlow':
    'Die Seite wurde nicht rechtzeitig gelesen und gezeichnet. Versuch es später noch einmal, oder mit einer anderen Seite.',
  'demo.tooOften':
    'Das war oft. Bitte versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'demo.busy':
    'Viele probieren das gerade aus. Bitte versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'demo.pasteAddress': 'Füge die Adresse einer Seite ein.',
  'demo.addressLong': 'Eine Adresse hat höchstens 2.048 Zeichen.',
  'pins.missing': 'Diesen Pin gibt es in diesem Konto nicht.',
  'pins.gone': 'Diesen Pin gibt es in diesem Konto nicht mehr.',
  'pins.addedByGeneration': 'Pins kommen nur beim Erstellen dazu.',
  'pins.otherAccount': 'Ein Pin gehört zu einem anderen Konto.',
  'pins.alreadyThere': 'Die Pins sind schon da.',
  'pins.tooOldToRestore':
    'Nur Pins, die vor weniger als 30 Tagen gelöscht wurden, können zurückgeholt werden.',
  'pins.serverPin': 'serverPin gibt nur der Server.',
  'pins.otherMedia': 'Ein Pin bleibt das Video, das Karussell oder das Bild, das er ist.',
  'pins.foreignPicture': 'Ein Bild muss eines von diesem Server sein.',
  'pins.boardGone': 'Dieses Board gibt es in diesem Konto nicht mehr.',
  'pins.badCursor': 'Diese Stelle in der Liste ist keine von uns.',
}
