/**
 * The sentences of the specification, section 8, to the letter: what a person reads when signing in
 * or up fails. They are chosen here, from what the server answered, so that server, browser and
 * tests say the same.
 */
import type { Failure } from '#core/contract/client.ts'
import type { ErrorBody } from '#core/contract/errors.contract.ts'

export const authSentences = {
  credentialsRequired: 'Email and password are required',
  withoutUser: 'Invalid response from server',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  googleFailed: 'Failed to authenticate with Google',
  existsVerified: 'A user with this email already exists. Please log in instead.',
  existsUnverifiedSent:
    'A user with this email already exists but the email is not verified. A new verification email has been sent.',
  existsUnverifiedNotSent:
    "A user with this email already exists but we couldn't send a verification email. Please contact support.",
} as const

/**
 * What a form of auth shows. The flag and the e-mail let it offer to send the verification mail
 * again.
 */
export interface AuthError {
  readonly message: string
  readonly emailVerificationRequired?: boolean
  readonly email?: string
}

/** Answers the sentence for a login form that cannot be sent yet, or null. */
export function missingCredentials(given: { email: string; password: string }): string | null {
  return given.email.trim() === '' || given.password === ''
    ? authSentences.credentialsRequired
    : null
}

/**
 * With server data: its detail, else "Login failed"; without: the first of non_field_errors, else
 * "Login failed".
 */
export function loginError(failure: Failure): AuthError {
  if (isWithoutUser(failure)) return { message: authSentences.withoutUser }
  const { body } = failure
  if (body === null) return { message: unansweredSentence(failure) ?? authSentences.loginFailed }
  const message = body.detail ?? body.non_field_errors?.[0] ?? authSentences.loginFailed
  return {
    message,
    ...(body.email_verification_required === true ? { emailVerificationRequired: true } : {}),
    ...emailOf(body),
  }
}

export function googleError(failure: Failure): AuthError {
  if (isWithoutUser(failure)) return { message: authSentences.withoutUser }
  return {
    message: failure.body?.detail ?? unansweredSentence(failure) ?? authSentences.googleFailed,
  }
}

/**
 * The three already-exists outcomes, else the first field's error as "{field}: {message}", else
 * "Registration failed".
 */
export function registrationError(failure: Failure): AuthError {
  const { body } = failure
  if (body?.email_already_exists === true) return existsError(body)
  const answered =
    body === null
      ? unansweredSentence(failure)
      : (firstFieldError(body) ?? body.non_field_errors?.[0] ?? body.detail)
  return { message: answered ?? authSentences.registrationFailed }
}

/** After a registration that needs the link in the mail first. */
export function verificationNotice(email: string, sent: boolean): string {
  return sent
    ? `We sent an email to ${email}. Follow the link in it to finish.`
    : `Your account for ${email} is made, but the verification email could not be sent. Log in to send it again.`
}

function existsError(body: ErrorBody): AuthError {
  if (body.email_verified === true) return { message: authSentences.existsVerified }
  const message =
    body.verification_email_sent === true
      ? authSentences.existsUnverifiedSent
      : authSentences.existsUnverifiedNotSent
  return { message, emailVerificationRequired: true, ...emailOf(body) }
}

/** For a form that offers to send the mail again; a list there is the sentences of a form field. */
function emailOf({ email }: ErrorBody): Pick<AuthError, 'email'> {
  return typeof email === 'string' ? { email } : {}
}

/** Keys of the body that are not form fields. `email` is one when it holds a list of sentences. */
const notFields = new Set([
  'code',
  'detail',
  'non_field_errors',
  'email_verification_required',
  'email_already_exists',
  'email_verified',
  'verification_email_sent',
])

/** The first `field: [sentence, …]` of a Django-shaped body as "{field}: {message}". */
export function firstFieldError(body: ErrorBody): string | null {
  for (const [field, sentences] of Object.entries(body)) {
    if (notFields.has(field) || !Array.isArray(sentences)) continue
    const first: unknown = sentences[0]
    if (typeof first === 'string') return `${field}: ${first}`
  }
  return null
}

/**
 * Says what to do when nothing came back: the specification's bare "Login failed" would send people
 * to reset a good password.
 */
function unansweredSentence(failure: Failure): string | null {
  if (failure.code === 'no_answer')
    return 'The server did not answer. Check your connection and try again.'
  if (failure.code === 'timed_out') return 'The server took too long to answer. Try again.'
  return null
}

/** A 200 that the contract's schema refused: the user is missing from it. */
function isWithoutUser(failure: Failure): boolean {
  return failure.code === 'bad_answer' && failure.status !== null && failure.status < 300
}
