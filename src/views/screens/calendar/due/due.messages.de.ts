/** German: words on pins that a person publishes by hand. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { dueMessages } from './due.messages.ts'

export const dueDe: WordsOf<typeof dueMessages> = {
  'due.title': 'Jetzt zu veröffentlichen',
  'due.open': 'Fällige Pins',
  'due.calendar': 'Kalender',
  'due.lead':
    'Pins, deren Zeit gekommen ist. Veröffentliche sie selbst bei Pinterest und hake sie dann ab.',
  'due.count':
    '{count, plural, =0 {Nichts ist fällig} one {# Pin ist von Hand zu veröffentlichen} other {# Pins sind von Hand zu veröffentlichen}}',
  'due.bySelf':
    'Dieses Konto veröffentlicht von selbst. Veröffentliche nur von Hand, worauf du nicht warten willst.',
  'due.unknown':
    'Gerade ist nicht bekannt, ob dieses Konto von selbst veröffentlicht. Komm wieder, wenn du online bist.',
  'due.empty': 'Nichts ist fällig',
  'due.emptyNext': 'Der nächste Pin ist dran: {moment}.',
  'due.emptyNone': 'Plane Pins im Kalender, dann erscheinen sie hier zu ihren Zeiten.',
  'due.next': 'Als Nächstes',
  'due.nextMore': '{count, plural, one {und # weiterer} other {und # weitere}}',
  'due.since': 'Fällig {moment}',
  'due.video': 'Video herunterladen',
  'due.picture': 'Bild herunterladen',
  'due.pictureOf': 'Bild {number} herunterladen',
  'due.share': 'Teilen\u00a0…',
  'due.notShared': 'Das Bild konnte nicht geteilt werden. Lade es stattdessen herunter.',
  'due.field.title': 'Titel',
  'due.field.description': 'Beschreibung',
  'due.field.alt_text': 'Alternativtext',
  'due.field.link': 'Link',
  'due.field.board': 'Board',
  'due.copy': 'Kopieren',
  'due.copyOf': '{field} kopieren: {title}',
  'due.copied': '{field} kopiert.',
  'due.notCopied': 'Kopieren ging nicht. Markiere den Text und kopiere ihn selbst.',
  'due.pinterest': 'Pinterest öffnen',
  'due.address': 'Adresse des veröffentlichten Pins (freiwillig)',
  'due.addressHint': 'Damit kannst du den Pin aus deinem Kalender öffnen.',
  'due.addressWrong':
    'Das ist nicht die Adresse eines Pins. Sie sieht so aus: https://www.pinterest.com/pin/123/.',
  'due.done': 'Erledigt',
  'due.doneOf': 'Erledigt: {title}',
  'due.isDone': '„{title}“ ist als veröffentlicht abgehakt.',
  'due.later': 'Nicht heute',
  'due.laterOf': 'Nicht heute: {title}',
  'due.isLater': '„{title}“ verschoben auf {moment}.',
  'due.undo': 'Rückgängig',
  'due.filed': 'Aus einer Datei',
  'due.filedWords':
    'Diese Pins hast du als Datei zu Pinterest gebracht. Pinterest sollte sie schon veröffentlicht haben.',
  'due.reads': 'Wir sehen auf deinen Boards nach und haken ab, was wir finden.',
  'due.filedDone': 'Er ist veröffentlicht',
  'due.filedDoneOf': 'Er ist veröffentlicht: {title}',
  'due.filedNot': 'Er ist nicht da',
  'due.filedNotOf': 'Er ist nicht da: {title}',
  'due.filedNotDone': '„{title}“ ist jetzt von Hand fällig.',
  'due.failed': 'Das ließ sich nicht ändern: {reason}',
}
