/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { calendarMessages } from './calendar.messages.ts'

export const calendarDe: WordsOf<typeof calendarMessages> = {
  'calendar.title': 'Kalender',
  'calendar.loading': 'Kalender wird geladen',
  'calendar.failed': 'Deine Pins konnten nicht geladen werden',
  'calendar.failedWords': 'Sie sind auf diesem Gerät und auf dem Server sicher.',
  'calendar.zone': 'Die Zeiten gelten für {zone}, die Zeitzone dieses Kontos. Deine ist {own}.',
  'calendar.view': 'Ansicht',
  'calendar.view.month': 'Monat',
  'calendar.view.week': 'Woche',
  'calendar.view.list': 'Liste',
  'calendar.view.day': 'Tag',
  'calendar.weekNumbers': 'Kalenderwochen',
  'calendar.weekNumber': 'Kalenderwoche {number}',
  'calendar.today': 'Heute',
  'calendar.previous.month': 'Voriger Monat',
  'calendar.previous.week': 'Vorige Woche',
  'calendar.previous.day': 'Voriger Tag',
  'calendar.next.month': 'Nächster Monat',
  'calendar.next.week': 'Nächste Woche',
  'calendar.next.day': 'Nächster Tag',
  'calendar.more': '{count} weitere',
  'calendar.pins': '{count, plural, one {# Pin} other {# Pins}}',
  'calendar.moreOf': '{count, plural, one {# weiterer Pin} other {# weitere Pins}} am {day}',
  'calendar.cell': '{day}, {count, plural, =0 {nichts geplant} one {# Pin} other {# Pins}}',
  'calendar.cellToday':
    'Heute, {day}, {count, plural, =0 {nichts geplant} one {# Pin} other {# Pins}}',
  'calendar.card': '{board}, {state}',
  'calendar.noBoardName': 'Gelöschtes Board',
  'calendar.free': 'Frei',
  'calendar.freeSlot': 'Freier Termin um {time}',
  'calendar.emptyDay': 'Für diesen Tag ist nichts geplant',
  'calendar.emptyMonth': 'In diesem Monat ist nichts geplant',
  'calendar.hiddenDay': 'Der Filter zeigt keinen geplanten Pin dieses Tages',
  'calendar.hiddenMonth': 'Der Filter zeigt keinen geplanten Pin dieses Monats',
  'calendar.showMore': 'Mehr anzeigen',
  'calendar.tray': 'Noch nicht geplante Entwürfe',
  'calendar.trayOf': 'Zu planen ({count})',
  'calendar.traySearch': 'Entwürfe suchen',
  'calendar.trayList': 'Entwürfe ohne Termin',
  'calendar.trayHelp':
    'Ziehe einen Entwurf auf einen Tag. Oder wähle ihn aus und drücke N für den nächsten freien Termin, M, um mit den Pfeiltasten einen Tag zu wählen, oder Enter für ein Datum.',
  'calendar.trayAll': 'Alle auswählen',
  'calendar.trayNone': 'Keine auswählen',
  'calendar.traySelected': '{count, plural, one {# ausgewählt} other {# ausgewählt}}',
  'calendar.trayEmpty': 'Keine Entwürfe zu planen',
  'calendar.trayEmptyWords': 'Speichere Pins als Entwürfe, dann erscheinen sie hier.',
  'calendar.trayMade':
    '{count, plural, one {# Pin ist noch kein Entwurf} other {# Pins sind noch keine Entwürfe}}',
  'calendar.trayMadeWords':
    'Nur Entwürfe können geplant werden. Speichere diese Pins als Entwürfe, wähle ihre Boards und gib ihnen dann ein Datum.',
  'calendar.traySave':
    '{count, plural, one {# Pin als Entwurf} other {# Pins als Entwürfe}} speichern',
  'calendar.trayNothing': 'Keine passenden Entwürfe',
  'calendar.trayAction': 'Pins erstellen',
  'calendar.noBoard': 'Kein Board',
  'calendar.boards': 'Boards wählen',
  'calendar.boardsOf': 'Boards für {count, plural, one {# Pin} other {# Pins}}',
  'calendar.needsBoard':
    '{count, plural, one {# Pin ist auf keinem Board. Wähle eines und plane ihn dann.} other {# Pins sind auf keinem Board. Wähle eines und plane sie dann.}}',
  'calendar.nextSlot': 'Nächster freier Termin',
  'calendar.planOn': 'Datum wählen\u00a0…',
  'calendar.notPlanned':
    'Es wurde nichts geplant: Ein Teil des Kalenders konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
  'calendar.noSlots': 'Es gibt keinen freien Termin. Füge Termine hinzu oder wähle ein Datum.',
  'calendar.planned':
    '{count, plural, one {Geplant für {moment}} other {# Veröffentlichungen geplant ab {moment}}}',
  'calendar.moved': 'Verschoben auf {moment}',
  'calendar.removed':
    '{count, plural, one {Aus dem Kalender entfernt} other {# aus dem Kalender entfernt}}',
  'calendar.notMoved': 'Dieser Pin wurde schon gesendet und lässt sich nicht mehr verschieben.',
  'calendar.notRemoved':
    'Ein gesendeter Pin bleibt im Kalender. Löschen kannst du ihn dort, wo er veröffentlicht ist.',
  'calendar.past': 'Wähle eine Zeit, die noch kommt.',
  'calendar.undo': 'Rückgängig',
  'calendar.moving': '„{title}“ verschieben',
  'calendar.movingMany': '{count, plural, one {# Pin} other {# Pins}} planen',
  'calendar.target':
    '{moment}. An diesem Tag {count, plural, =0 {ist sonst nichts geplant} one {ist # Pin geplant} other {sind # Pins geplant}}.',
  'calendar.cancelled': 'Abgebrochen. Nichts wurde verschoben.',
  'calendar.planTitle': '{count, plural, one {# Pin} other {# Pins}} planen',
  'calendar.options': 'Weitere Möglichkeiten',
  'calendar.print': 'Drucken',
  'calendar.slots': 'Termine',
  'calendar.rules': 'Regeln',
  'calendar.limit': 'Grenze ändern',
  'calendar.slotsFailed': 'Die Termine dieses Kontos konnten nicht geladen werden',
  'calendar.slotsOffline':
    'Pins kannst du trotzdem verschieben. Die Termine kommen mit der Verbindung zurück.',
  'calendar.retry': 'Erneut versuchen',
}
