/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { rulesMessages } from './rules.messages.ts'

export const rulesDe: WordsOf<typeof rulesMessages> = {
  'rules.title': 'Regeln fürs Veröffentlichen',
  'rules.words':
    'Ein Pin, der eine Regel brechen würde, wartet, bis er sie einhält. Nichts geht verloren, und der Kalender sagt, auf welche Regel er wartet.',
  'rules.network':
    'Pinterest sagt nicht, wie viele Pins es annimmt. Was es für Spam hält, lehnt es ab, und dann erscheint von diesem Konto nichts mehr, bis du es wieder erlaubst. Diese Regeln halten dich davon fern.',
  'rules.perDay': 'Pins pro Tag, höchstens',
  'rules.perDayHint':
    'Die übrigen erscheinen an den nächsten Tagen zur selben Zeit. Standard: {value}.',
  'rules.link': 'Zwischen zwei Pins mit demselben Link',
  'rules.linkHint':
    'Damit eine einzelne Seite nicht deine Boards füllt. Standard: {value}. 0 schaltet die Regel aus.',
  'rules.picture': 'Zwischen zwei Pins mit demselben Bild',
  'rules.pictureHint':
    'Pinterest zeigt neue Bilder mehr Menschen. Standard: {value}. 0 schaltet die Regel aus.',
  'rules.board': 'Zwischen zwei Pins auf demselben Board',
  'rules.boardHint': 'Für Boards, denen viele folgen. Standard: aus. 0 schaltet die Regel aus.',
  'rules.jitter': 'Zufällig so viel später, höchstens',
  'rules.jitterHint':
    'Damit nicht alle Pins auf die Minute erscheinen. Der Kalender behält die geplante Zeit. Standard: aus. 0 schaltet die Regel aus.',
  'rules.hours': 'Nur zu bestimmten Uhrzeiten',
  'rules.hoursHint': 'Außerhalb davon warten Pins. Standard: aus.',
  'rules.hoursFrom': 'Von',
  'rules.hoursUntil': 'Bis',
  'rules.defaults': 'Standard verwenden',
  'rules.preview': 'Was diese Regeln verschieben',
  'rules.none': 'Kein geplanter Pin muss warten.',
  'rules.some':
    '{count, plural, one {# geplanter Pin wartet und erscheint später als geplant.} other {# geplante Pins warten und erscheinen später als geplant.}}',
  'rules.moveWords':
    'Sie warten von selbst, du musst nichts tun. „Verschieben“ trägt die neuen Zeiten in den Kalender ein.',
  'rules.reckoning': 'Wird berechnet\u00a0…',
  'rules.was': 'statt {moment}',
  'rules.why.perDay': 'Das Pin-Limit dieses Tages ist erreicht.',
  'rules.why.hours': 'Er ist außerhalb deiner Uhrzeiten geplant.',
  'rules.why.link': 'Ein Pin mit demselben Link erscheint am {moment}.',
  'rules.why.picture': 'Ein Pin mit demselben Bild erscheint am {moment}.',
  'rules.why.board': 'Auf diesem Board erscheint ein anderer Pin am {moment}.',
  'rules.sent.link': 'Ein Pin mit demselben Link ist am {moment} erschienen.',
  'rules.sent.picture': 'Ein Pin mit demselben Bild ist am {moment} erschienen.',
  'rules.sent.board': 'Auf diesem Board ist am {moment} ein anderer Pin erschienen.',
  'rules.more': '{count} weitere zeigen',
  'rules.cancel': 'Abbrechen',
  'rules.save': 'Regeln speichern',
  'rules.only': 'Nur die Regeln ändern',
  'rules.andMove': 'Ändern und {count, plural, one {# Pin} other {# Pins}} verschieben',
  'rules.move': '{count, plural, one {# Pin} other {# Pins}} verschieben',
  'rules.saved': 'Regeln gespeichert.',
  'rules.changed': 'Ein anderes Gerät hat diese Regeln geändert',
  'rules.changedWords':
    'Deine Änderung ist noch nicht gespeichert. Sieh dir die neueren Regeln an, oder speichere deine darüber.',
  'rules.showNewer': 'Neuere Regeln zeigen',
}
