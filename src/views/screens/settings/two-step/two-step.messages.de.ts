/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { twoStepMessages } from './two-step.messages.ts'

export const twoStepDe: WordsOf<typeof twoStepMessages> = {
  'twoStep.title': 'Anmeldung in zwei Schritten',
  'twoStep.lead': 'Nach dem Passwort wird ein Code aus einer App auf deinem Handy verlangt.',
  'twoStep.on': 'Eingeschaltet seit {date}.',
  'twoStep.codesLeft':
    '{count, plural, =0 {Du hast keine Wiederherstellungscodes mehr. Schalte die Anmeldung in zwei Schritten aus und wieder ein, um neue zu bekommen.} one {Du hast noch # Wiederherstellungscode.} other {Du hast noch # Wiederherstellungscodes.}}',
  'twoStep.unavailable':
    'Dieser Server unterstützt das noch nicht. Der Betreiber kann es mit SECRET_KEY einschalten.',
  'twoStep.needsPassword':
    'Dafür brauchst du zuerst ein Passwort. Fordere unter „Passwort“ einen Link dafür an.',
  'twoStep.turnOn': 'Einschalten',
  'twoStep.turnOff': 'Ausschalten',
  'twoStep.setupTitle': 'Anmeldung in zwei Schritten einschalten',
  'twoStep.prove': 'Gib zuerst dein Passwort ein.',
  'twoStep.begin':
    'Du brauchst eine Authenticator-App auf deinem Handy. Als Nächstes scannst du damit einen QR-Code.',
  'twoStep.password': 'Aktuelles Passwort',
  'twoStep.next': 'Weiter',
  'twoStep.cancel': 'Abbrechen',
  'twoStep.scan': 'Scanne diesen QR-Code mit deiner Authenticator-App.',
  'twoStep.qr': 'QR-Code für deine Authenticator-App',
  'twoStep.key': 'Wenn du ihn nicht scannen kannst, gib diesen Schlüssel in der App ein:',
  'twoStep.code': 'Code aus der App',
  'twoStep.codesTitle': 'Sichere deine Wiederherstellungscodes',
  'twoStep.codesBody':
    'Die Anmeldung in zwei Schritten ist eingeschaltet. Wenn du dein Handy verlierst, kannst du dich mit jedem dieser Codes einmal anmelden. Du siehst sie nur jetzt, also speichere sie gleich.',
  'twoStep.codes': 'Wiederherstellungscodes',
  'twoStep.copy': 'Alle kopieren',
  'twoStep.copied': 'Wiederherstellungscodes kopiert.',
  'twoStep.notCopied':
    'Dein Browser hat das Kopieren nicht erlaubt. Markiere die Codes und kopiere sie selbst.',
  'twoStep.saved': 'Ich habe sie gespeichert',
  'twoStep.offTitle': 'Anmeldung in zwei Schritten ausschalten?',
  'twoStep.offBody': 'Dann genügt dein Passwort, um dich anzumelden.',
  'twoStep.offCode': 'Code aus der App oder ein Wiederherstellungscode',
  'twoStep.off': 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
}
