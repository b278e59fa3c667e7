/** German: automations. */
import type { automationsProblems } from '#core/contract/problems/automations.problems.ts'
import type { WordsOf } from '../../text.ts'

export const automationsProblemsDe: WordsOf<typeof automationsProblems> = {
  'automations.accountPaused':
    'Das Konto ist pausiert. Die Läufe beginnen wieder, wenn du es fortsetzt.',
  'automations.accountLost':
    'Das Konto ist nicht mehr verbunden. Verbinde es in den Einstellungen neu, dann geht es weiter.',
  'automations.accountStopped':
    'Das Veröffentlichen dieses Kontos ist angehalten. Mach in den Einstellungen weiter, dann geht es auch hier weiter.',
  'automations.failedThree':
    'Sie wurde pausiert, weil drei Läufe nacheinander gescheitert sind: {reason} Behebe das und schalte sie dann wieder ein.',
  'automations.imported':
    'Sie kam mit einer Arbeitsdatei und ist aus. Prüfe ihre Adressen und Boards und schalte sie dann ein.',
  'automations.unproven':
    'Deine E-Mail-Adresse wurde erst bestätigt, als es diese Automatisierung schon gab. Sie ist aus, weil jemand anderes sie angelegt haben kann. Prüfe ihre Adressen und Boards und schalte sie dann ein.',
  'automations.tooMany':
    'Ein Konto hat höchstens {most} Automatisierungen. Lösche eine, die du nicht brauchst.',
  'automations.changed':
    'Diese Automatisierung wurde auf einem anderen Gerät geändert. Du siehst sie, wie sie jetzt ist: Ändere sie noch einmal.',
  'automations.noSource': 'Keine ihrer Quellen konnte gelesen werden: {reason}',
  'automations.firstUnread':
    'Eine Quelle konnte nicht ganz gelesen werden und blieb deshalb weg: Sonst sähen alte Artikel beim nächsten Mal neu aus. {reason}',
  'automations.sourceUnread': 'Eine Quelle konnte diesmal nicht gelesen werden: {reason}',
  'automations.continued':
    'Eine Quelle ist groß: Bisher {count, plural, one {wurde # ihrer Dateien} other {wurden # ihrer Dateien}} gelesen. Der nächste Lauf macht mit dem Rest weiter.',
  'automations.noArticle': 'Kein Artikel konnte gelesen werden: {reason}',
  'automations.triedAgain': '{reason} Der nächste Lauf versucht es noch einmal.',
  'automations.givenUp': '{reason} Drei Läufe haben es versucht.',
  'automations.pageGone': 'Die Seite wurde gelöscht, während der Lauf daran war.',
  'automations.tasksStopped': 'Das Erstellen der Pins wurde abgebrochen.',
  'automations.tooLong':
    'Der Lauf dauerte länger als einen Tag und wurde beendet. Seine übrigen Artikel warten auf den nächsten.',
  'automations.ended': 'Die Automatisierung wurde während dieses Laufs gelöscht.',
  'automations.dayFull':
    '{count, plural, one {Ein Artikel muss} other {# Artikel müssen}} warten: Die Pins für heute sind erstellt.',
  'automations.noBoard':
    '{count, plural, one {Ein Pin hat kein Board und bleibt} other {# Pins haben kein Board und bleiben}} deshalb Entwurf.',
  'automations.noTime':
    '{count, plural, one {Ein Pin fand} other {# Pins fanden}} nach den Regeln des Kontos keine freie Zeit und {count, plural, one {bleibt} other {bleiben}} Entwurf.',
  'automations.nothingNew':
    'Für diese Seite gibt es keinen anderen Titel und kein anderes Bild mehr. Damit nicht derselbe Pin noch einmal kommt, kommt sie nicht wieder.',
}
