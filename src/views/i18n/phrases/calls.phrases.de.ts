/** German: what any call can be refused with, and what forms say of a field. */
import type { Phrases } from '../phrasebook.ts'

export const callsDe: Phrases = {
  'The server did not answer. Check your connection and try again.':
    'Der Server hat nicht geantwortet. Prüf deine Verbindung und versuch es noch einmal.',
  'The server took too long to answer. Try again.':
    'Der Server hat zu lange für seine Antwort gebraucht. Versuch es noch einmal.',
  'The server took too long to answer. Please try again.':
    'Der Server hat zu lange für seine Antwort gebraucht. Bitte versuch es noch einmal.',
  'The server gave an answer that this page does not understand. Reload the page and try again.':
    'Der Server hat etwas geantwortet, das diese Seite nicht versteht. Lade die Seite neu und versuch es noch einmal.',
  'The request was stopped.': 'Die Anfrage wurde angehalten.',
  'Your session has ended. Log in again.': 'Deine Sitzung ist beendet. Melde dich wieder an.',
  'You may not do this.': 'Das darfst du nicht.',
  'This is not here any more.': 'Das ist nicht mehr da.',
  'This is too large for the server.': 'Das ist zu groß für den Server.',
  'Too many requests. Wait a moment and try again.':
    'Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.',
  'The server has a problem. Try again in a moment.':
    'Der Server hat ein Problem. Versuch es gleich noch einmal.',
  'The server refused this.': 'Der Server hat das abgelehnt.',
  'Something went wrong on the server. Please try again.':
    'Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  'Something went wrong on this page. Reload it and try again.':
    'Auf dieser Seite ist etwas schiefgegangen. Lade sie neu und versuch es noch einmal.',
  'Somebody else changed this at the same moment. Please try again.':
    'Jemand anderes hat das im selben Moment geändert. Bitte versuch es noch einmal.',
  'Too many attempts. Please try again in {seconds} seconds.':
    'Zu viele Versuche. Bitte versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'Authentication credentials were not provided.': 'Du bist nicht angemeldet.',
  'CSRF Failed: The request came from another site.':
    'Abgelehnt, weil die Anfrage von einer anderen Website kam (CSRF).',
  'CSRF Failed: CSRF cookie not set.':
    'Abgelehnt, weil das Cookie gegen gefälschte Anfragen fehlt (CSRF). Lade die Seite neu.',
  'CSRF Failed: CSRF token missing or incorrect.':
    'Abgelehnt, weil das Zeichen gegen gefälschte Anfragen fehlt oder nicht stimmt (CSRF). Lade die Seite neu.',
  'The request is not of the contract’s shape.': 'Die Anfrage hat nicht die vereinbarte Form.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'This content type is not accepted here.': 'Inhalte dieser Art werden hier nicht angenommen.',
  'JSON parse error: the body could not be read.': 'Der Inhalt der Anfrage ist kein lesbares JSON.',
  'The request could not be read.': 'Die Anfrage konnte nicht gelesen werden.',
  'The address could not be read.': 'Die Adresse konnte nicht gelesen werden.',
  'There is no call {method} {path}.': 'Es gibt keinen Aufruf {method} {path}.',
  'Send the file itself as the body.': 'Sende die Datei selbst als Inhalt der Anfrage.',
  'Send the body as application/json.': 'Sende den Inhalt der Anfrage als application/json.',
  'The file is empty.': 'Die Datei ist leer.',
  'Choose a file.': 'Wähle eine Datei.',
  'The server has no disk space left, so this was not saved; what was saved before is safe. Ask its operator to free some space, then try again.':
    'Auf dem Server ist kein Speicherplatz mehr frei, deshalb wurde das nicht gespeichert; was vorher gespeichert war, ist sicher. Bitte den Betreiber, Platz zu schaffen, und versuch es dann noch einmal.',
  'Your storage is full: of {all} there are {left} left, and this file has {size}. Delete pictures or fonts that you brought, or pages that you no longer need (the room of their pictures is free a day later).':
    'Dein Speicher ist voll: Von {all} sind noch {left} frei, und diese Datei hat {size}. Lösche eigene Bilder oder Schriften oder Seiten, die du nicht mehr brauchst (der Platz ihrer Bilder wird einen Tag später frei).',
  '{size} KB': '{size} KB',
  '{size} MB': '{size} MB',
  '{seconds} seconds': '{seconds, plural, one {# Sekunde} other {# Sekunden}}',

  'Enter a valid value.': 'Gib einen gültigen Wert ein.',
  'Must be a valid UUID.': 'Das muss eine gültige UUID sein.',
  'Must be a name of a picture or font.': 'Das muss der Name eines Bildes oder einer Schrift sein.',
  'This field is required.': 'Dieses Feld wird gebraucht.',
  'This field may not be null.': 'Dieses Feld darf nicht null sein.',
  'This field may not be blank.': 'Dieses Feld darf nicht leer sein.',
  '{choice} is not a valid choice.': '{choice} steht nicht zur Wahl.',
  'This is none of the known kinds.': 'Das ist keine der bekannten Arten.',
  'Not a valid {expected}.': 'Kein gültiger Wert (erwartet: {expected}).',
  'Ensure this field has at least {least} characters.':
    'Hier müssen es mindestens {least} Zeichen sein.',
  'Ensure this field has no more than {most} characters.':
    'Hier dürfen es höchstens {most} Zeichen sein.',
  'This list may not be empty.': 'Diese Liste darf nicht leer sein.',
  'Ensure this list has at least {least} entries.':
    'In dieser Liste müssen mindestens {least} Einträge stehen.',
  'Ensure this list has no more than {most} entries.':
    'In dieser Liste dürfen höchstens {most} Einträge stehen.',
  'Ensure this value is greater than or equal to {least}.':
    'Dieser Wert muss mindestens {least} sein.',
  'Ensure this value is less than or equal to {most}.': 'Dieser Wert darf höchstens {most} sein.',
  'Give a colour as #rrggbb.': 'Gib die Farbe als #rrggbb an.',

  '{what} was not found.': '{what} wurde nicht gefunden.',
  'This account': 'Dieses Konto',
  'This board': 'Dieses Board',
  'This section': 'Dieser Bereich',
  'This session': 'Diese Sitzung',
  'This plan': 'Dieser Tarif',
  'A payment of yours': 'Eine Zahlung von dir',
  'A chosen page': 'Eine gewählte Seite',
  'This page': 'Diese Seite',
  'This pin': 'Dieser Pin',
  'This task': 'Dieser Auftrag',
  'This interest': 'Dieses Thema',
  'This picture': 'Dieses Bild',
  'This font': 'Diese Schrift',
  'This import': 'Dieser Import',

  'Give the account a name.': 'Gib dem Konto einen Namen.',
  'Give the board a name.': 'Gib dem Board einen Namen.',
  'A name has at most 100 characters.': 'Ein Name hat höchstens 100 Zeichen.',
  'A name has at most 180 characters.': 'Ein Name hat höchstens 180 Zeichen.',
  'You already have an account named “{name}”.': 'Du hast schon ein Konto namens „{name}“.',
  'Another board has this name by now. Rename it, then undo again.':
    'Ein anderes Board heißt inzwischen so. Benenne es um und mach dann noch einmal rückgängig.',
  'There is no room for this page any more. Delete another page, then undo again.':
    'Für diese Seite ist kein Platz mehr. Lösche eine andere Seite und mach dann noch einmal rückgängig.',
  'A page with this address has been added since.':
    'Eine Seite mit dieser Adresse wurde inzwischen hinzugefügt.',
  'This account already has a board named “{name}”.':
    'Dieses Konto hat schon ein Board namens „{name}“.',
  'This board already has a section named “{name}”.':
    'Dieses Board hat schon einen Bereich namens „{name}“.',
}
