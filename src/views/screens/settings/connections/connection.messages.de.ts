/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { connectionMessages } from './connection.messages.ts'

export const connectionDe: WordsOf<typeof connectionMessages> = {
  'connection.network.pinterest': 'Pinterest',
  'connection.network.practice': 'dem Übungsnetz',
  'connection.practice': 'Übungsnetz',
  'connection.lost': 'Verbindung verloren',
  'connection.connect.pinterest': 'Mit Pinterest verbinden',
  'connection.connect.practice': 'Mit dem Übungsnetz verbinden',
  'connection.aboutPractice':
    'Das Übungsnetz ist ein Testnetzwerk auf diesem Server: Du siehst, wie Planen und Veröffentlichen gehen, und nichts davon erreicht Pinterest.',
  'connection.planNext':
    '{count, plural, one {Deinen Entwurf planen} other {Deine # Entwürfe planen}}',
  'connection.noPinterest':
    'Pinterest selbst ist auf diesem Server noch nicht eingerichtet: Unter „Dienste und Speicher“ steht, was dazu fehlt.',
  'connection.connectLabel': '{account} mit {network} verbinden',
  'connection.again': 'Neu verbinden',
  'connection.connected.pinterest': 'Mit Pinterest verbunden als {username}.',
  'connection.connected.practice': 'Mit dem Übungsnetz verbunden. Nichts davon erreicht Pinterest.',
  'connection.isLost':
    'Die Verbindung zu {network} gilt nicht mehr. Deine Boards und Pins bleiben: Verbinde neu, um weiterzumachen.',
  'connection.boardsRead':
    '{count, plural, =0 {Dort gibt es keine Boards} one {Dort gibt es # Board} other {Dort gibt es # Boards}}, gelesen {ago}.',
  'connection.boardsUnread': 'Die Boards wurden noch nicht gelesen.',
  'connection.problem.refused':
    'Die Boards konnten nicht gelesen werden: Der Zugriff wurde abgelehnt.',
  'connection.problem.forbidden':
    'Die Boards konnten nicht gelesen werden: Die App darf sie nicht sehen. Jede Stunde wird es neu versucht.',
  'connection.problem.limited':
    'Die Boards konnten nicht gelesen werden: zu viele Anfragen. Innerhalb einer Stunde wird es neu versucht.',
  'connection.problem.unavailable':
    'Die Boards konnten nicht gelesen werden: keine Antwort. Innerhalb einer Stunde wird es neu versucht.',
  'connection.problem.unreadable':
    'Die Boards konnten nicht gelesen werden: Die Antwort war nicht verständlich. Jede Stunde wird es neu versucht.',
  'connection.unprovenPlan':
    'Der Plan ist angehalten: Deine E-Mail-Adresse wurde erst bestätigt, als die Pins schon geplant waren. Prüfe sie im Kalender und mach dort weiter.',
  'connection.openCalendar': 'Kalender öffnen',
  'connection.read': 'Boards jetzt lesen',
  'connection.visit': 'Übungsnetz öffnen',
  'connection.end': 'Verbindung trennen\u00a0…',
  'connection.endTitle': 'Verbindung von „{account}“ trennen?',
  'connection.endBody':
    'Der Zugang zu {network} wird vergessen: Von dort werden keine Boards mehr gelesen, und dort kann nichts veröffentlicht werden. Das Konto behält seine Boards, Seiten und Pins, und du kannst es jederzeit wieder verbinden.',
  'connection.endConfirm': 'Verbindung trennen',
  'connection.cancel': 'Abbrechen',
  'connection.ended': 'Die Verbindung von „{account}“ ist getrennt.',
  'connection.finishing': 'Verbindung wird hergestellt\u00a0…',
  'connection.done.pinterest': 'Mit Pinterest verbunden als {username}.',
  'connection.done.practice': 'Mit dem Übungsnetz verbunden.',
  'connection.denied': 'Du hast die Verbindung nicht erlaubt. Nichts hat sich geändert.',
  'connection.failedTitle': 'Das Konto wurde nicht verbunden',
  'connection.boardsLead':
    'Deine Boards auf {network} werden jede Stunde gelesen. Benenne und lösche sie auf {network}. Ein Board oder Bereich, den du hier anlegst, wird auch dort erstellt.',
  'connection.boardThere': 'Auf {network}',
  'connection.boardGone': 'Nicht mehr auf {network}',
  'connection.boardHere': 'Nur hier, nicht auf {network}',
  'connection.herePins':
    'Das Board wird auf {network} angelegt, sobald du {count, plural, one {seinen Pin} other {seine # Pins}} planst oder veröffentlichst.',
  'connection.herePlanned':
    '{count, plural, one {# geplanter Pin wartet, bis es das Board auf {network} gibt.} other {# geplante Pins warten, bis es das Board auf {network} gibt.}}',
  'connection.sandbox': 'Sandbox',
  'connection.stopped': 'Angehalten',
  'connection.isStopped':
    'Das Veröffentlichen ist angehalten. Nichts wird gesendet, bis du weitermachst.',
  'connection.goOn': 'Weitermachen',
  'connection.goOnLabel': 'Mit {account} weitermachen',
  'connection.tier.standard': 'Standardzugang: Boards werden gelesen und Pins veröffentlicht.',
  'connection.tier.trial':
    'Probezugang: Boards können gelesen werden, aber Pinterest veröffentlicht keine Pins dieser App, bis sie freigegeben ist.',
  'connection.tier.unapproved':
    'Die App dieses Servers ist noch nicht freigegeben: Wer ihn betreibt, muss bei Pinterest Zugang beantragen.',
  'connection.tier.sandbox': 'Sandbox: Nur du siehst die Pins dort, und das Token gilt einen Tag.',
  'connection.sandboxOver':
    'Das Token der Sandbox ist abgelaufen. Deine Boards und Pins bleiben: Nimm ein neues, um weiterzumachen.',
  'connection.sandboxToken': 'Sandbox-Token verwenden\u00a0…',
  'connection.sandboxTitle': '„{account}“ mit der Sandbox verbinden',
  'connection.sandboxLead':
    'Die Sandbox ist Pinterests Ort zum Ausprobieren: Nur du siehst ihre Boards und Pins. Erstelle auf Pinterests Entwicklerseiten ein Sandbox-Token, mit Lesen und Schreiben für Boards und Pins, und füge es hier ein. Es gilt einen Tag.',
  'connection.sandboxField': 'Sandbox-Token',
  'connection.sandboxConnect': 'Sandbox verbinden',
  'connection.networkDown':
    'Das Netzwerk konnte dich gerade nicht verbinden. Nichts hat sich geändert. Versuch es in ein paar Minuten noch einmal.',
  'connection.misconfigured':
    'Das Netzwerk lehnt die App dieses Servers ab, nicht dich ({error}). Nichts hat sich geändert. Wer den Server betreibt, muss ID, Rückkehradresse und Berechtigungen der App prüfen.',
  'connection.refusedOtherwise':
    'Das Netzwerk hat dich ohne Erlaubnis zurückgeschickt. Nichts hat sich geändert. Beginne noch einmal.',
  'connection.boardCreate': 'Auf {network} erstellen',
  'connection.boardMatch': 'Stattdessen ein Board auf {network}\u00a0…',
  'connection.chooseOther': 'Anderes Board wählen\u00a0…',
  'connection.goneFree': 'Darauf sind keine Pins: Du kannst es löschen.',
  'connection.gonePins':
    '{count, plural, one {# Pin ist} other {# Pins sind}} darauf, {planned} geplant. Dort können sie nicht veröffentlicht werden.',
  'connection.replaceTitle': 'Anderes Board statt „{board}“',
  'connection.replaceLead':
    '{count, plural, =0 {Auf „{board}“ ist kein Pin.} one {# Pin kommt auf das Board, das du wählst, {planned} davon geplant.} other {# Pins kommen auf das Board, das du wählst, {planned} davon geplant.}} „{board}“ wird danach hier gelöscht.',
  'connection.replaceField': 'Board',
  'connection.replacePlaceholder': 'Board wählen',
  'connection.replaceConfirm': 'Dieses Board verwenden',
  'connection.replaced':
    '{count, plural, =0 {Das Board wurde ersetzt.} one {# Pin ist jetzt auf „{board}“.} other {# Pins sind jetzt auf „{board}“.}}',
  'connection.undo': 'Rückgängig',
}
