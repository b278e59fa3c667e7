/**
 * What the server answers about logins, accounts, codes and passkeys. They are not in the table of
 * `auth.problems.ts`, since the first route of the application loads that one.
 */
import { problemMaker } from '../../words/problem-words.ts'

export const authRefusalProblems = {
  'auth.badCredentials': 'That email or password is wrong.',
  'auth.verifyFirst': 'Please verify your email address before logging in.',
  'auth.codeRequired': 'Enter the code from your authenticator app.',
  'auth.codeWrong':
    'That code isn’t right, or it was already used. Check it, or wait for the next code.',
  'auth.codeTooLate': 'The login took too long. Please log in again.',
  'auth.twoStepOn': 'Two-step login is already on.',
  'auth.twoStepOff': 'Two-step login is off.',
  'auth.needsPassword': 'Set a password first. You can request a link under Settings.',
  'auth.twoStepStartAgain': 'This setup has expired. Please start it again.',
  'auth.twoStepUnavailable': 'Two-step login isn’t set up on this server.',
  'auth.passkeyUnknown': 'We don’t know this passkey. Log in another way.',
  'auth.passkeyInvalid': 'That passkey didn’t work. Please try again.',
  'auth.passkeyTooLate': 'That took too long. Please try again.',
  'auth.passkeyCopied':
    'This passkey may have been copied. Log in another way and remove it under Settings.',
  'auth.passkeyKnown': 'This passkey has already been added.',
  'auth.passkeysFull': 'You can’t have more than {most} passkeys. Remove one first.',
  'auth.passkeysUnavailable': 'Passkeys need HTTPS and a domain name, not an IP address.',
  'auth.mailNotSent':
    'We couldn’t send an email to {email}, so your email hasn’t changed. Please try again later.',
  'auth.linkExpired': 'This link has expired or was already used. Please request a new one.',
  'auth.googleOff':
    'Google sign-in is turned off on this server. Log in with your email address instead.',
  'auth.googleWithoutEmail': 'Google didn’t share an email address.',
  'auth.googleUnverifiedEmail': 'Google hasn’t verified this email address.',
  'auth.googleUsed': 'This Google sign-in has already been used. Please sign in with Google again.',
  'auth.tooManyNew':
    'Too many people signed up from your network today. Please try again tomorrow, or contact support.',
  'auth.googleExpired': 'The Google sign-in has expired. Please try again.',
  'auth.googleInvalid': 'Google’s sign-in response isn’t valid.',
  'auth.googleUnreachable': 'We couldn’t reach Google to check the sign-in. Please try again.',
  'auth.tryAgain': 'Please try again.',
  'auth.passwordMismatch': "The two password fields didn't match.",
  'auth.passwordNumeric': 'This password is entirely numeric.',
  'auth.passwordCommon': 'This password is too common.',
  'auth.passwordShort': 'This password is too short. It must contain at least 8 characters.',
  'auth.passwordLong': 'This password is too long. It must contain at most 256 characters.',
  'auth.passwordIncorrect': 'Your password was entered incorrectly. Please enter it again.',
  'auth.emailInvalid': 'Enter a valid email address.',
} as const

export const authRefusal = problemMaker(authRefusalProblems)
