/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { authMessages } from './auth.messages.ts'

export const authDe: WordsOf<typeof authMessages> = {
  'auth.loginTitle': 'Anmelden',
  'auth.loginLead': 'Schön, dass du wieder da bist.',
  'auth.signupTitle': 'Dein Studio einrichten',
  'auth.signupShort': 'Registrieren',
  'auth.signupLead': 'Ein Name, eine E-Mail-Adresse und ein Passwort: Das ist alles.',
  'auth.email': 'E-Mail',
  'auth.password': 'Passwort',
  'auth.newPassword': 'Neues Passwort',
  'auth.firstName': 'Vorname',
  'auth.login': 'Anmelden',
  'auth.signup': 'Registrieren',
  'auth.forgot': 'Passwort vergessen?',
  'auth.noAccount': 'Neu hier?',
  'auth.hasAccount': 'Schon registriert?',
  'auth.or': 'oder',
  'auth.codeTitle': 'Gib deinen Code ein',
  'auth.codeLead': 'Öffne deine Authenticator-App und gib die sechs Ziffern ein, die sie zeigt.',
  'auth.code': 'Dein Code',
  'auth.codeHint': 'Handy verloren? Gib stattdessen einen Wiederherstellungscode ein.',
  'auth.codeSend': 'Weiter',
  'auth.codeCancel': 'Zurück zum Passwort',
  'auth.resetSaved': 'Dein neues Passwort ist gespeichert',
  'auth.resetNeedsCode': 'Melde dich damit an, dann wirst du nach deinem Code gefragt.',
  'auth.resend': 'E-Mail noch einmal senden',
  'auth.resent':
    'Wenn diese Adresse noch auf ihre Bestätigung wartet, ist eine neue E-Mail unterwegs.',
  'auth.afterLogin': 'Melde dich an, dann kommst du zu der Seite, die du öffnen wolltest.',
  'auth.leaving':
    'Du bist auf diesem Gerät abgemeldet. Der Server weiß es noch nicht; er erfährt es, sobald er antwortet. Lass bis dahin niemand anderen an diesen Browser.',
  'auth.unanswered':
    'Der Server antwortet nicht. Wir versuchen es automatisch noch einmal; du kannst es auch jetzt versuchen.',
  'auth.verifyTitle': 'Wir prüfen deinen Link',
  'auth.verifyWorking': 'Einen Moment: Wir bestätigen deine E-Mail-Adresse\u00a0…',
  'auth.successTitle': 'Deine E-Mail-Adresse ist bestätigt',
  'auth.successBody': 'Danke. Du kannst jetzt alles nutzen.',
  'auth.goOn': 'Weiter',
  'auth.verifyErrorTitle': 'Dieser Link gilt nicht mehr',
  'auth.verifyErrorBody':
    'Vielleicht wurde er schon benutzt, oder er ist zu alt. Gib deine E-Mail-Adresse an, dann schicken wir dir einen neuen.',
  'auth.sendLink': 'Neuen Link senden',
  'auth.resetTitle': 'Neues Passwort setzen',
  'auth.resetLead':
    'Gib deine E-Mail-Adresse an. Wenn wir sie kennen, ist in einer Minute ein Link unterwegs, mit dem du ein neues Passwort setzt.',
  'auth.resetLeadStays':
    'Gib deine E-Mail-Adresse an. Dieser Server hat noch keinen Mailversand: Ein Link für ein neues Passwort wird in seinen Ausgangsordner gelegt, und wer den Server betreibt, kann ihn dir geben.',
  'auth.resetSend': 'Link senden',
  'auth.resetSent':
    'Wenn {email} hier einen Zugang hat, ist die E-Mail unterwegs. Sieh auch im Spam-Ordner nach.',
  'auth.resetStays':
    'Wenn {email} hier einen Zugang hat, wurde eine E-Mail mit dem Link geschrieben. Dieser Server hat noch keinen Mailversand, deshalb liegt sie in seinem Ausgangsordner: Dort findet sie, wer den Server betreibt.',
  'auth.resetConfirmLead':
    'Wähle das Passwort, das du ab jetzt benutzen willst. Damit bist du sofort angemeldet.',
  'auth.resetSave': 'Speichern und anmelden',
  'auth.resetExpired': 'Neuen Link anfordern',
  'auth.backToLogin': 'Zurück zur Anmeldung',
  'auth.asideTitle': 'Aus einer Seite werden zwölf Pins.',
  'auth.asideBody': 'Jeder Titel kommt aus deinen eigenen Worten, und du siehst, aus welchen.',
  'auth.languages': 'Sprachen',
  'auth.google': 'Weiter mit Google',
}
