/** German: what the server answers about logins, accounts, codes and passkeys. */
import type { authRefusalProblems } from '#core/contract/problems/auth/auth-refusals.problems.ts'
import type { WordsOf } from '../../text.ts'

export const authRefusalProblemsDe: WordsOf<typeof authRefusalProblems> = {
  'auth.badCredentials': 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  'auth.verifyFirst': 'Bitte bestätige deine E-Mail-Adresse, bevor du dich anmeldest.',
  'auth.codeRequired': 'Gib den Code aus deiner Authenticator-App ein.',
  'auth.codeWrong':
    'Dieser Code ist falsch oder wurde schon benutzt. Prüfe ihn oder warte auf den nächsten Code.',
  'auth.codeTooLate': 'Die Anmeldung hat zu lange gedauert. Bitte melde dich noch einmal an.',
  'auth.twoStepOn': 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
  'auth.twoStepOff': 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  'auth.needsPassword':
    'Lege zuerst ein Passwort fest. Unter „Einstellungen“ kannst du einen Link anfordern.',
  'auth.twoStepStartAgain': 'Diese Einrichtung ist abgelaufen. Bitte beginne sie noch einmal.',
  'auth.twoStepUnavailable':
    'Die Anmeldung in zwei Schritten ist auf diesem Server nicht eingerichtet (SECRET_KEY).',
  'auth.passkeyUnknown': 'Diesen Passkey kennen wir nicht. Melde dich auf andere Art an.',
  'auth.passkeyInvalid': 'Das hat mit dem Passkey nicht geklappt. Bitte versuche es noch einmal.',
  'auth.passkeyTooLate': 'Das hat zu lange gedauert. Bitte versuche es noch einmal.',
  'auth.passkeyCopied':
    'Dieser Passkey wurde vielleicht kopiert. Melde dich auf andere Art an und entferne ihn unter „Einstellungen“.',
  'auth.passkeyKnown': 'Dieser Passkey wurde schon hinzugefügt.',
  'auth.passkeysFull': 'Du kannst höchstens {most} Passkeys haben. Entferne zuerst einen.',
  'auth.passkeysUnavailable': 'Passkeys brauchen HTTPS und einen Domainnamen, keine IP-Adresse.',
  'auth.mailNotSent':
    'Wir konnten keine E-Mail an {email} senden. Deine Adresse bleibt deshalb, wie sie ist. Bitte versuche es später noch einmal.',
  'auth.linkExpired':
    'Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist abgelaufen. Bitte fordere einen neuen an.',
  'auth.googleOff':
    'Die Anmeldung mit Google ist auf diesem Server ausgeschaltet (GOOGLE_CLIENT_ID).',
  'auth.googleWithoutEmail': 'Google hat keine E-Mail-Adresse mitgeteilt.',
  'auth.googleUnverifiedEmail': 'Google hat diese E-Mail-Adresse nicht bestätigt.',
  'auth.googleUsed':
    'Diese Anmeldung mit Google wurde schon verwendet. Bitte melde dich noch einmal mit Google an.',
  'auth.tooManyNew':
    'Aus deinem Netzwerk haben sich heute zu viele Personen registriert. Bitte versuch es morgen noch einmal oder wende dich an den Support.',
  'auth.googleExpired': 'Die Anmeldung mit Google ist abgelaufen. Bitte versuch es noch einmal.',
  'auth.googleInvalid': 'Der Nachweis von Google ist ungültig.',
  'auth.googleUnreachable':
    'Google war nicht zu erreichen, um die Anmeldung zu prüfen. Bitte versuch es noch einmal.',
  'auth.tryAgain': 'Bitte versuch es noch einmal.',
  'auth.passwordMismatch': 'Die beiden Passwörter sind verschieden.',
  'auth.passwordNumeric': 'Dieses Passwort besteht nur aus Ziffern.',
  'auth.passwordCommon': 'Dieses Passwort ist zu verbreitet.',
  'auth.passwordShort': 'Dieses Passwort ist zu kurz. Es braucht mindestens 8 Zeichen.',
  'auth.passwordLong': 'Dieses Passwort ist zu lang. Es darf höchstens 256 Zeichen haben.',
  'auth.passwordIncorrect': 'Dein Passwort stimmt nicht. Bitte gib es noch einmal ein.',
  'auth.emailInvalid': 'Gib eine gültige E-Mail-Adresse ein.',
}
