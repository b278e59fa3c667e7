/** German: signing in and up. */
import type { Phrases } from '../phrasebook.ts'

export const authPhrasesDe: Phrases = {
  'Email and password are required': 'E-Mail und Passwort werden gebraucht',
  'Invalid response from server': 'Ungültige Antwort vom Server',
  'Login failed': 'Die Anmeldung hat nicht geklappt',
  'Registration failed': 'Die Registrierung hat nicht geklappt',
  'Failed to authenticate with Google': 'Die Anmeldung mit Google hat nicht geklappt',
  'A user with this email already exists. Please log in instead.':
    'Mit dieser E-Mail-Adresse ist schon jemand registriert. Bitte melde dich stattdessen an.',
  'A user with this email already exists but the email is not verified. A new verification email has been sent.':
    'Mit dieser E-Mail-Adresse ist schon jemand registriert, sie ist aber noch nicht bestätigt. Eine neue Mail zur Bestätigung ist unterwegs.',
  "A user with this email already exists but we couldn't send a verification email. Please contact support.":
    'Mit dieser E-Mail-Adresse ist schon jemand registriert, aber wir konnten keine Mail zur Bestätigung senden. Bitte wende dich an den Support.',
  'We sent an email to {email}. Follow the link in it to finish.':
    'Wir haben eine Mail an {email} gesendet. Öffne den Link darin, dann bist du fertig.',
  'Your account for {email} is made, but the verification email could not be sent. Log in to send it again.':
    'Dein Zugang für {email} ist angelegt, aber die Mail zur Bestätigung konnte nicht gesendet werden. Melde dich an, um sie noch einmal zu senden.',
  'The email or the password is wrong.': 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  'Please verify your email address before logging in.':
    'Bitte bestätige deine E-Mail-Adresse, bevor du dich anmeldest.',
  'This link is not valid any more: it was used before or has run out. Please ask for a new one.':
    'Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist abgelaufen. Bitte fordere einen neuen an.',
  'Signing in with Google is switched off on this server (GOOGLE_CLIENT_ID).':
    'Die Anmeldung mit Google ist auf diesem Server ausgeschaltet (GOOGLE_CLIENT_ID).',
  'Google did not share an email address.': 'Google hat keine E-Mail-Adresse mitgeteilt.',
  'Google has not verified this email address.': 'Google hat diese E-Mail-Adresse nicht bestätigt.',
  'The Google sign-in has expired. Please try again.':
    'Die Anmeldung mit Google ist abgelaufen. Bitte versuch es noch einmal.',
  'The Google credential is not valid.': 'Der Nachweis von Google ist ungültig.',
  'Google could not be reached to check the sign-in. Please try again.':
    'Google war nicht zu erreichen, um die Anmeldung zu prüfen. Bitte versuch es noch einmal.',
  'Please try again.': 'Bitte versuch es noch einmal.',
  "The two password fields didn't match.": 'Die beiden Passwörter sind verschieden.',
  'This password is entirely numeric.': 'Dieses Passwort besteht nur aus Ziffern.',
  'This password is too common.': 'Dieses Passwort ist zu verbreitet.',
  'This password is too short. It must contain at least 8 characters.':
    'Dieses Passwort ist zu kurz. Es braucht mindestens 8 Zeichen.',
  'This password is too long. It must contain at most 256 characters.':
    'Dieses Passwort ist zu lang. Es darf höchstens 256 Zeichen haben.',
  'Your password was entered incorrectly. Please enter it again.':
    'Dein Passwort stimmt nicht. Bitte gib es noch einmal ein.',
  'Enter a valid email address.': 'Gib eine gültige E-Mail-Adresse ein.',
}
