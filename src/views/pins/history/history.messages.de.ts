/**
 * German. A pin's name comes first or after a preposition that changes neither “3 Pins” nor a
 * quoted title.
 */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { historyMessages } from './history.messages.ts'

export const historyDe: WordsOf<typeof historyMessages> = {
  'history.title': 'Verlauf',
  'history.lead':
    'Alles, was mit den Pins dieses Kontos geschehen ist, das Neueste zuerst. Pausen und Plandateien stehen nicht hier, sondern im Kalender.',
  'history.list': 'Was geschehen ist',
  'history.empty':
    'Hier ist noch nichts geschehen. Was du oder ein Auftrag mit deinen Pins macht, erscheint dann hier.',
  'history.takeBack': 'Rückgängig machen: {what}',
  'history.doAgain': 'Wiederholen: {what}',
  'history.nothingToTakeBack': 'Nichts rückgängig zu machen',
  'history.nothingToDoAgain': 'Nichts zu wiederholen',
  'history.undo': 'Rückgängig',
  'history.redo': 'Wiederholen',
  'history.undoThis': 'Rückgängig machen: {what}',
  'history.redoThis': 'Wiederholen: {what}',
  'history.isUndone': 'Rückgängig gemacht',
  'history.older': 'Älteres zeigen',
  'history.loadingOlder': 'Früherer Verlauf wird geladen\u00a0…',
  'history.olderFailed':
    'Der frühere Verlauf konnte nicht geladen werden: Der Server antwortet nicht. Er ist dort sicher gespeichert.',
  'history.olderUnread':
    'Der frühere Verlauf ist auf dem Server sicher, aber diese Version der Anwendung kann ihn nicht lesen.',
  'history.askAgain': 'Noch einmal versuchen',
  'history.whole': 'Das ist der Anfang: Vorher ist nichts geschehen.',
  'history.shown': '{count, plural, one {# Eintrag} other {# Einträge}} zu sehen',

  'history.pins': '{count, plural, one {# Pin} other {# Pins}}',
  'history.quoted': '„{title}“',
  'history.did.added': '{pins} hinzugefügt',
  'history.did.generated': '{pins} erstellt',
  'history.did.restored': '{pins} wiederhergestellt',
  'history.did.deleted': '{pins} gelöscht',
  'history.did.edited': '{fields} von {pins} geändert',
  'history.did.editedSomehow': '{pins} geändert',
  'history.did.drawn': 'Bild von {pins} erstellt',
  'history.did.favored': '{pins} als Favorit markiert',
  'history.did.unfavored': '{pins} aus den Favoriten genommen',
  'history.did.boardsAdded': '{pins} auf weitere Boards gesetzt',
  'history.did.exported': '{pins} exportiert',
  'history.did.scheduled': '{pins} geplant',
  'history.did.rescheduled': '{pins} im Kalender verschoben',
  'history.did.publishNow': 'Jetzt veröffentlichen: {pins}',
  'history.did.unscheduled': '{pins} aus dem Kalender genommen',
  'history.did.publishStarted': 'Mit dem Veröffentlichen von {pins} begonnen',
  'history.did.published': '{pins} veröffentlicht',
  'history.did.publishFailed': '{pins} konnte nicht veröffentlicht werden',
  'history.did.publishUnknown': 'Keine Antwort auf das Veröffentlichen von {pins}',
  'history.did.committed': '{pins} zu „Titel & Boards“ hinzugefügt',
  'history.did.uncommitted': '{pins} aus „Titel & Boards“ entfernt',
  'history.did.fillDown': '{fields} nach unten auf {pins} übertragen',
  'history.did.setBoards': 'Boards von {pins} gewählt',
  'history.did.toDrafts': '{pins} in die Entwürfe verschoben',
  'history.did.restoreFromThen': '{pins} aus dem Verlauf wiederhergestellt',
  'history.named': '{name}: {pins}',
  'history.did.undid': 'Rückgängig gemacht: {what}',
  'history.did.redid': 'Wiederholt: {what}',
  'history.did.undidSomething': 'Eine Änderung an {pins} rückgängig gemacht',
  'history.did.redidSomething': 'Eine Änderung an {pins} wiederholt',
  'history.did.withdrawn': 'Zurückgenommen, weil der Server es abgelehnt hat: {what}',

  'history.field.title': 'Titel',
  'history.field.description': 'Beschreibung',
  'history.field.alt_text': 'Alt-Text',
  'history.field.link': 'Link',
  'history.field.status': 'Status',
  'history.field.favored': 'Favoritenmarkierung',
  'history.field.image_url': 'Bild',
  'history.field.boards': 'Boards',
  'history.field.pin_type': 'Art',
  'history.field.keywords': 'Suchbegriffe',
  'history.field.design': 'Gestaltung',
  'history.field.interest': 'Thema',
  'history.field.exported_at': 'Exportdatum',
  'history.field.publications': 'Planung',
  'history.field.committed': 'Auswahl für Titel & Boards',

  'history.by.thisTab': 'Dieser Tab',
  'history.by.thisDevice': 'Dieser Browser',
  'history.by.elsewhere': 'Anderes Gerät',
  'history.by.numbered': '{name} ({number})',
  'history.by.generation': 'Auftrag: Pins erstellen',
  'history.by.rendering': 'Auftrag: Bilder erstellen',
  'history.by.publishing': 'Auftrag: Pins veröffentlichen',
  'history.by.planning': 'Auftrag: Pins planen',
  'history.where.thisTab': 'in diesem Tab',
  'history.where.thisDevice': 'in einem anderen Tab dieses Browsers',
  'history.where.elsewhere': 'auf einem anderen Gerät',
  'history.where.device': 'auf einem anderen Gerät ({device})',
  'history.where.task': 'von einem Auftrag',

  'history.undone': 'Rückgängig gemacht: {what}',
  'history.redone': 'Wiederholt: {what}',
  'history.notUndone': 'Nicht rückgängig gemacht',
  'history.notRedone': 'Nicht wiederholt',
  'history.notChanged': 'Nicht geändert',
  'history.why.notKept':
    'Solange dieser Browser keine Änderungen aufheben kann, wird nichts zurückgenommen: Der Schritt ließe sich nicht von dem trennen, was nur in diesem Tab steht. Schaff Platz auf der Festplatte; deine Änderungen bleiben solange hier.',
  'history.why.nothing.undo': 'Es gibt nichts rückgängig zu machen.',
  'history.why.nothing.unsaved':
    'Deine Änderungen an {pins} sind noch nicht gespeichert. Speichere oder verwirf sie dort, wo du sie gemacht hast.',
  'history.why.nothing.redo': 'Es gibt nichts zu wiederholen.',
  'history.why.readOnly':
    'Eine neuere Version der Anwendung hat etwas geändert, das dieser Tab nicht lesen kann. Lade diesen Tab neu, um weiterzumachen.',
  'history.why.field':
    'Später {where} geändert: {field} von {pin}. Mach das zuerst rückgängig oder stell den Pin aus dem Verlauf wieder her.',
  'history.why.fieldOfMore':
    'Später {where} geändert: {field} von {pin} und von {count, plural, one {# weiteren Pin} other {# weiteren Pins}}. Mach das zuerst rückgängig oder stell die Pins aus dem Verlauf wieder her.',
  'history.staysSent': '{pin} wurde schon gesendet und bleibt.',
  'history.why.alreadySent':
    '{pin} wurde schon zum Veröffentlichen gesendet. Das lässt sich nicht mehr rückgängig machen.',
  'history.why.deleted': '{pin} wurde später {where} gelöscht. Stell den Pin zuerst wieder her.',
  'history.why.restored':
    '{pin} wurde später {where} wiederhergestellt. Mach das zuerst rückgängig.',
  'history.why.there': '{pin} wurde später {where} geändert. Mach das zuerst rückgängig.',
  'history.why.committed':
    'Die Liste in „Titel & Boards“ wurde später {where} geändert. Mach das zuerst rückgängig.',

  'history.then': 'Die Pins, wie sie waren',
  'history.seeBefore': 'Stand davor ansehen',
  'history.seeBeforeThis': 'Stand davor ansehen: {what}',
  'history.thenBanner':
    'Du siehst einen früheren Stand. Deine jetzigen Pins bleiben, wie sie sind, bis du etwas wiederherstellst.',
  'history.moment': 'Zeitpunkt',
  'history.momentBefore': 'Davor: {what}',
  'history.momentNow': 'Jetzt: Seitdem ist nichts geschehen',
  'history.earlier': 'Früher',
  'history.later': 'Später',
  'history.back': 'Zurück zu jetzt',
  'history.pinsThen': 'Pins von damals',
  'history.countThen': 'Damals {count, plural, one {# Pin} other {# Pins}}',
  'history.changedSince':
    '{count, plural, one {# davon ist jetzt anders oder weg} other {# davon sind jetzt anders oder weg}}',
  'history.sameNow': 'jetzt sind alle noch genauso',
  'history.onlyChanged': 'Nur was jetzt anders ist',
  'history.missing':
    '{count, plural, one {# Pin von damals ist nicht zu sehen: Er wurde auf einem anderen Gerät gelöscht, und sein Inhalt ließ sich nicht abrufen. Der Server hebt einen gelöschten Pin 30 Tage lang auf.} other {# Pins von damals sind nicht zu sehen: Sie wurden auf einem anderen Gerät gelöscht, und ihr Inhalt ließ sich nicht abrufen. Der Server hebt gelöschte Pins 30 Tage lang auf.}}',
  'history.tooFar': 'Dieser Stand ließ sich hier nicht aus dem Verlauf zusammensetzen.',
  'history.noneThen': 'Es gab noch keine Pins.',
  'history.noneChanged': 'Nichts von damals ist jetzt anders.',
  'history.restore': 'Wiederherstellen',
  'history.restoreThis': '„{title}“ von damals wiederherstellen',
  'history.restoreAll':
    '{count, plural, one {Diesen wiederherstellen} other {Alle # wiederherstellen}}',
  'history.restoreHint':
    'Seitdem erstellte Pins bleiben. Es ist ein einziger Schritt und lässt sich rückgängig machen.',
  'history.restored': '{count, plural, one {# Pin ist} other {# Pins sind}} wieder wie damals',
  'history.gone': 'Seitdem gelöscht',
  'history.different': 'Seitdem geändert',
}
