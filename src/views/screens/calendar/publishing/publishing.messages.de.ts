/** German: words on how planned pins go out. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { publishingMessages } from './publishing.messages.ts'

export const publishingDe: WordsOf<typeof publishingMessages> = {
  'publishing.state.planned': 'Geplant',
  'publishing.state.due': 'Jetzt dran',
  'publishing.state.delayed': 'Zurückgehalten',
  'publishing.state.missed': 'Verpasst',
  'publishing.state.sending': 'Wird veröffentlicht',
  'publishing.state.unknown': 'Wird geprüft',
  'publishing.state.asked': 'Braucht deine Antwort',
  'publishing.state.published': 'Veröffentlicht',
  'publishing.state.filed': 'In einer Datei',
  'publishing.state.failed': 'Fehlgeschlagen',
  'publishing.network.pinterest': 'Pinterest',
  'publishing.network.practice': 'dem Übungsnetz',
  'publishing.network.none': 'dem Netzwerk',
  'publishing.open.pinterest': 'Auf Pinterest öffnen',
  'publishing.open.practice': 'Im Übungsnetz öffnen',
  'publishing.open.none': 'Veröffentlichten Pin öffnen',
  'publishing.words.planned': 'Er erscheint zu dieser Zeit von selbst.',
  'publishing.words.due': 'Seine Zeit ist gekommen. Er erscheint gleich.',
  'publishing.words.alone':
    'Er erscheint nicht von selbst. Zu seiner Zeit steht er bei den fälligen Pins: Veröffentliche ihn von dort aus von Hand.',
  'publishing.words.paused': 'Er wartet, denn dieses Konto macht Pause.',
  'publishing.words.missed':
    'Seine Zeit ist vorbei. So spät wird er nicht mehr von selbst gesendet, denn vielleicht hast du ihn selbst veröffentlicht. Wähle eine neue Zeit oder entferne ihn.',
  'publishing.words.sending': 'Er wird gerade gesendet.',
  'publishing.words.unknown':
    'Es kam keine klare Antwort. Bevor noch einmal gesendet wird, wird das Board geprüft, damit der Pin nicht doppelt erscheint.',
  'publishing.words.asked':
    'Der Server konnte nicht herausfinden, ob er veröffentlicht wurde. Bis du es sagst, wird nichts gesendet.',
  'publishing.words.filed':
    'Du hast ihn in eine Datei für Pinterest aufgenommen ({date}). Pinterest veröffentlicht ihn daraus, deshalb wird er von hier nicht gesendet. Wenn du hier die Zeit änderst, ändere sie auch bei Pinterest.',
  'publishing.words.published': 'Er ist veröffentlicht.',
  'publishing.words.failed': 'Er konnte nicht veröffentlicht werden.',
  'publishing.delayed.perDay': 'Er wartet bis {moment}: Das Pin-Limit dieses Tages ist erreicht.',
  'publishing.delayed.hours':
    'Er wartet bis {moment}: Deine Regeln veröffentlichen nur zu bestimmten Uhrzeiten.',
  'publishing.delayed.link':
    'Er wartet bis {moment}: Deine Regeln halten Pins mit demselben Link auseinander.',
  'publishing.delayed.picture':
    'Er wartet bis {moment}: Deine Regeln halten Pins mit demselben oder einem ähnlichen Bild auseinander.',
  'publishing.delayed.board':
    'Er wartet bis {moment}: Deine Regeln halten Pins auf demselben Board auseinander.',
  'publishing.delayed.gap': 'Er erscheint {moment}: Pins werden nacheinander gesendet.',
  'publishing.delayed.network': 'Er erscheint {moment}. Der Grund: Wartewunsch von {network}.',
  'publishing.delayed.unreachable':
    'Er wartet bis {moment}. Der Grund: keine Verbindung zu {network}.',
  'publishing.delayed.lost': 'Er wartet, bis dieses Konto wieder verbunden ist.',
  'publishing.delayed.stopped': 'Er wartet, bis du Pins wieder erscheinen lässt.',
  'publishing.notConnected':
    'Pins erscheinen von selbst, sobald dieses Konto verbunden ist. Bis dahin nimm deinen Plan als Datei zu Pinterest mit oder veröffentliche von Hand, was fällig ist.',
  'publishing.connect': 'Konto verbinden',
  'publishing.lost': 'Die Verbindung zu {network} ist weg. Es erscheinen keine Pins',
  'publishing.connectAgain': 'Wieder verbinden',
  'publishing.planKept': 'Dein Plan bleibt erhalten.',
  'publishing.stopped': 'Zurzeit erscheinen keine Pins',
  'publishing.account': 'Einstellungen des Kontos',
  'publishing.sendAgain': 'Pins wieder erscheinen lassen',
  'publishing.meter': 'Heute {sent} von {most} gesendet',
  'publishing.nextToday': 'der nächste um {time}',
  'publishing.next': 'der nächste {moment}',
  'publishing.nextNone': 'sonst nichts geplant',
  'publishing.nextPaused': 'Pause',
  'publishing.missed':
    '{count, plural, one {# Pin hat seine Zeit verpasst} other {# Pins haben ihre Zeit verpasst}}',
  'publishing.missedWords':
    'Verspätete Pins werden nicht von selbst gesendet, denn vielleicht hast du sie schon von Hand veröffentlicht.',
  'publishing.missedNext': 'Nächste freie Termine nehmen',
  'publishing.missedSpread': 'Neue Zeiten wählen\u00a0…',
  'publishing.fileKeeps': ' – in der Datei für Pinterest steht noch die alte Zeit.',
  'publishing.heldBack':
    ' – deine Regeln halten {count, plural, one {# Pin bis {moment} zurück.} other {# Pins zurück, den ersten bis {moment}.}}',
  'publishing.movedMany':
    '{count, plural, one {# Pin verschoben auf {moment}} other {# Pins verschoben, der erste auf {moment}}}',
  'publishing.now': 'Jetzt veröffentlichen',
  'publishing.again': 'Jetzt noch einmal versuchen',
  'publishing.nowDone': 'Die Veröffentlichung hat begonnen.',
  'publishing.asked': 'Gibt es diesen Pin auf {network}?',
  'publishing.askedWords':
    'Der Server konnte es nicht herausfinden. Suche den Pin auf {network}: Wenn er da ist, füge seine Adresse ein.',
  'publishing.askedSent': 'Wenn nicht, wird er noch einmal gesendet.',
  'publishing.askedPlanned': 'Wenn nicht, wird er wieder geplant.',
  'publishing.askedBar':
    '{count, plural, one {Unklar, ob # Pin auf {network} ist} other {Unklar, ob # Pins auf {network} sind}}',
  'publishing.askedBarWords': 'Nur du kannst nachsehen. Öffne jeden und sage, ob er da ist.',
  'publishing.failedBar':
    '{count, plural, one {# Pin konnte nicht veröffentlicht werden} other {# Pins konnten nicht veröffentlicht werden}}',
  'publishing.failedBarWords':
    'Öffne die einzelnen Pins, um den Grund zu sehen und was du tun kannst.',
  'publishing.askedAll': 'Alle {count} anzeigen',
  'publishing.askedLook': 'Ähnlichen Pin öffnen',
  'publishing.address': 'Adresse des Pins',
  'publishing.isThere': 'Er ist da',
  'publishing.isNot': 'Er ist nicht da',
}
