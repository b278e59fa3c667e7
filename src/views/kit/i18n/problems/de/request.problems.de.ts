/** German: what any request can be refused with, and what is wrong with one field. */
import type { requestProblems } from '#core/contract/problems/request.problems.ts'
import type { WordsOf } from '../../text.ts'

export const requestProblemsDe: WordsOf<typeof requestProblems> = {
  'request.tooSlow':
    'Der Server hat zu lange für seine Antwort gebraucht. Bitte versuch es noch einmal.',
  'request.serverFault': 'Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  'request.conflict':
    'Jemand anderes hat das im selben Moment geändert. Bitte versuch es noch einmal.',
  'request.tooManyAttempts':
    'Zu viele Versuche. Bitte versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'request.proofNeeded':
    'Dein Browser konnte eine kurze Sicherheitsprüfung nicht ausführen. Sie braucht HTTPS und einen aktuellen Browser.',
  'request.proofWrong':
    'Die Sicherheitsprüfung deines Browsers ist fehlgeschlagen. Bitte versuch es noch einmal.',
  'request.proofLate':
    'Die Sicherheitsprüfung hat zu lange gedauert oder wurde schon verwendet. Bitte versuch es noch einmal.',
  'request.notAuthenticated': 'Du bist nicht angemeldet.',
  'request.csrfOrigin': 'Abgelehnt, weil die Anfrage von einer anderen Website kam (CSRF).',
  'request.csrfCookie':
    'Abgelehnt, weil das Cookie gegen gefälschte Anfragen fehlt (CSRF). Lade die Seite neu.',
  'request.csrfToken':
    'Abgelehnt, weil das Zeichen gegen gefälschte Anfragen fehlt oder nicht stimmt (CSRF). Lade die Seite neu.',
  'request.tooLarge': 'Die Anfrage ist zu groß.',
  'request.unsupportedMedia': 'Inhalte dieser Art werden hier nicht angenommen.',
  'request.badJson': 'Der Inhalt der Anfrage ist kein lesbares JSON.',
  'request.unreadable': 'Die Anfrage konnte nicht gelesen werden.',
  'request.badAddress': 'Die Adresse konnte nicht gelesen werden.',
  'request.noCall': 'Es gibt keinen Aufruf {method} {path}.',
  'request.wrongHost':
    'Dieser Server antwortet nicht unter {host}. Öffne stattdessen {address}, oder bitte den Betreiber, PUBLIC_URL zu setzen.',
  'request.sendFile': 'Sende die Datei selbst als Inhalt der Anfrage.',
  'request.sendJson': 'Sende den Inhalt der Anfrage als application/json.',
  'request.emptyFile': 'Die Datei ist leer.',
  'request.chooseFile': 'Wähle eine Datei.',
  'request.diskFull':
    'Auf dem Server ist kein Speicherplatz mehr frei, deshalb wurde das nicht gespeichert; was vorher gespeichert war, ist sicher. Bitte den Betreiber, Platz zu schaffen, und versuch es dann noch einmal.',
  'request.databaseAway':
    'Der Server erreicht seine Datenbank nicht, deshalb hat das nicht geklappt. Alles, was vorher gespeichert war, ist sicher. Versuch es in einer Minute noch einmal.',
  'request.databaseSlow':
    'Die Datenbank des Servers hat zu lange gebraucht, deshalb hat das nicht geklappt. Alles, was vorher gespeichert war, ist sicher. Versuch es in einer Minute noch einmal.',
  'request.databaseLost':
    'Der Server hat in diesem Moment seine Datenbank verloren. Alles, was vorher gespeichert war, ist sicher. Sieh nach, ob das gespeichert wurde, bevor du es noch einmal versuchst.',
  'request.storageAway':
    'Der Dateispeicher des Servers antwortet nicht, deshalb hat das nicht geklappt; was vorher gespeichert war, ist sicher. Versuch es in einer Minute noch einmal.',
  'field.invalid': 'Gib einen gültigen Wert ein.',
  'field.uuid': 'Das muss eine gültige UUID sein.',
  'field.mediaName': 'Das muss der Name eines Bildes oder einer Schrift sein.',
  'field.required': 'Dieses Feld wird gebraucht.',
  'field.null': 'Dieses Feld darf nicht null sein.',
  'field.blank': 'Dieses Feld darf nicht leer sein.',
  'field.choice': '{choice} steht nicht zur Wahl.',
  'field.kind': 'Das ist keine der bekannten Arten.',
  'field.type': 'Kein gültiger Wert (erwartet: {kind}).',
  'field.short': 'Hier müssen es mindestens {least} Zeichen sein.',
  'field.long': 'Hier dürfen es höchstens {most} Zeichen sein.',
  'field.emptyList': 'Diese Liste darf nicht leer sein.',
  'field.shortList': 'In dieser Liste müssen mindestens {least} Einträge stehen.',
  'field.longList': 'In dieser Liste dürfen höchstens {most} Einträge stehen.',
  'field.small': 'Dieser Wert muss mindestens {least} sein.',
  'field.large': 'Dieser Wert darf höchstens {most} sein.',
  'field.webAddress': 'Gib eine Adresse an, die mit http:// oder https:// beginnt.',
  'field.color': 'Gib die Farbe als #rrggbb an.',
  'missing.account': 'Dieses Konto wurde nicht gefunden.',
  'missing.connection': 'Dieses Konto ist nicht verbunden.',
  'missing.publication': 'Dieser Pin ist nicht mehr geplant.',
  'missing.notice': 'Diesen Hinweis gibt es nicht mehr.',
  'missing.board': 'Dieses Board wurde nicht gefunden.',
  'missing.section': 'Dieser Bereich wurde nicht gefunden.',
  'missing.session': 'Diese Sitzung wurde nicht gefunden.',
  'missing.passkey': 'Dieser Passkey wurde nicht gefunden.',
  'missing.plan': 'Dieser Tarif wurde nicht gefunden.',
  'missing.payment': 'Es wurde keine Zahlung von dir gefunden.',
  'missing.chosenPage': 'Eine der gewählten Seiten wurde nicht gefunden.',
  'missing.page': 'Diese Seite wurde nicht gefunden.',
  'missing.pin': 'Dieser Pin wurde nicht gefunden.',
  'missing.task': 'Dieser Auftrag wurde nicht gefunden.',
  'missing.interest': 'Dieses Thema wurde nicht gefunden.',
  'missing.video': 'Dieses Video wurde nicht gefunden. Lade es noch einmal hoch.',
  'missing.template': 'Diese Vorlage wurde nicht gefunden.',
  'missing.picture': 'Dieses Bild wurde nicht gefunden.',
  'missing.font': 'Diese Schrift wurde nicht gefunden.',
  'missing.automation': 'Diese Automatisierung wurde nicht gefunden.',
  'missing.run': 'Dieser Lauf steht nicht mehr im Protokoll.',
  'missing.import': 'Dieser Import wurde nicht gefunden.',
  'missing.person': 'Diese Person wurde nicht gefunden.',
  'accounts.nameMissing': 'Gib dem Konto einen Namen.',
  'boards.nameMissing': 'Gib dem Board einen Namen.',
  'accounts.nameLong': 'Ein Name hat höchstens 100 Zeichen.',
  'boards.nameLong': 'Ein Name hat höchstens 180 Zeichen.',
  'accounts.nameTaken': 'Du hast schon ein Konto namens „{name}“.',
  'boards.nameTaken': 'Dieses Konto hat schon ein Board namens „{name}“.',
  'boards.nameReused':
    'Ein anderes Board heißt inzwischen so. Benenne es um und mach dann noch einmal rückgängig.',
  'boards.sectionTaken': 'Dieses Board hat schon einen Bereich namens „{name}“.',
  'storage.full':
    'Dein Speicher ist voll: Von {total} sind noch {room} frei, und diese Datei hat {fileSize}. Lösche eigene Bilder oder Schriften oder Seiten, die du nicht mehr brauchst (der Platz ihrer Bilder wird einen Tag später frei).',
  'request.diskLow':
    'Auf diesem Server ist zu wenig Platz für neue Dateien und Pins. Alles Gespeicherte ist sicher, und du kannst weiter bearbeiten. Versuche es später noch einmal, oder sag der Person Bescheid, die diesen Server betreibt.',
  'storage.used':
    'Dein Speicher von {total} ist voll, deshalb wurde das nicht gespeichert. Alles Vorhandene ist sicher. Lösche eigene Bilder, Schriften oder Videos oder Seiten, die du nicht mehr brauchst. In den Einstellungen siehst du, was den Platz belegt.',
  'amount.kilobytes': '{count} KB',
  'amount.megabytes': '{count} MB',
  'amount.seconds': '{count, plural, one {# Sekunde} other {# Sekunden}}',
  'amount.pages': '{count, plural, one {# Seite} other {# Seiten}}',
}
