/** German: signing in and up. The sentences of the specification, section 8, are to the letter. */
import type { authProblems } from '#core/contract/problems/auth/auth.problems.ts'
import type { WordsOf } from '../../text.ts'

export const authProblemsDe: WordsOf<typeof authProblems> = {
  'auth.credentialsRequired': 'E-Mail und Passwort werden gebraucht',
  'auth.withoutUser': 'Ungültige Antwort vom Server',
  'auth.loginFailed': 'Die Anmeldung hat nicht geklappt',
  'auth.registrationFailed': 'Die Registrierung hat nicht geklappt',
  'auth.googleFailed': 'Die Anmeldung mit Google hat nicht geklappt',
  'auth.existsVerified':
    'Mit dieser E-Mail-Adresse ist schon jemand registriert. Bitte melde dich stattdessen an.',
  'auth.existsUnverifiedSent':
    'Mit dieser E-Mail-Adresse ist schon jemand registriert, sie ist aber noch nicht bestätigt. Eine neue Mail zur Bestätigung ist unterwegs.',
  'auth.existsUnverifiedNotSent':
    'Mit dieser E-Mail-Adresse ist schon jemand registriert, aber wir konnten keine Mail zur Bestätigung senden. Bitte wende dich an den Support.',
  'auth.verificationSent':
    'Wir haben eine Mail an {email} gesendet. Öffne den Link darin, dann bist du fertig.',
  'auth.verificationNotSent':
    'Dein Zugang für {email} ist angelegt, aber die Mail zur Bestätigung konnte nicht gesendet werden. Melde dich an, um sie noch einmal zu senden.',
}
