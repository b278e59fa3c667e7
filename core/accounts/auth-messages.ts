/**
 * The sentences of the specification, section 8, to the letter: what a person reads when signing in
 * or up fails. They are chosen here, from what the server answered, so that server, browser and
 * tests say the same.
 */
import type { Failure } from '#core/contract/client.ts'
import type { ErrorBody } from '#core/contract/call/errors.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { authProblem } from '#core/contract/problems/auth/auth.problems.ts'
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import { detailIn, fieldProblem, formProblem } from './answered-problem.ts'

/**
 * What a form of auth shows. The flag and the e-mail let it offer to send the verification mail
 * again.
 */
export interface AuthError {
  /** A sentence where the server gave no code. */
  readonly message: Problem | string
  readonly emailVerificationRequired?: boolean
  readonly email?: string
}

/** Answers the problem of a login form that cannot be sent yet, or null. */
export function missingCredentials(given: { email: string; password: string }): Problem | null {
  return given.email.trim() === '' || given.password === ''
    ? authProblem('auth.credentialsRequired')
    : null
}

/**
 * With server data: its detail, else "Login failed"; without: the first of non_field_errors, else
 * "Login failed".
 */
export function loginError(failure: Failure): AuthError {
  if (isWithoutUser(failure)) return { message: authProblem('auth.withoutUser') }
  const { body } = failure
  if (body === null)
    return { message: unansweredProblem(failure) ?? authProblem('auth.loginFailed') }
  const message = detailIn(body) ?? formProblem(body) ?? authProblem('auth.loginFailed')
  return {
    message,
    ...(body.email_verification_required === true ? { emailVerificationRequired: true } : {}),
    ...emailOf(body),
  }
}

export function googleError(failure: Failure): AuthError {
  if (isWithoutUser(failure)) return { message: authProblem('auth.withoutUser') }
  const answered = failure.body === null ? null : detailIn(failure.body)
  return {
    message: answered ?? unansweredProblem(failure) ?? authProblem('auth.googleFailed'),
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
      ? unansweredProblem(failure)
      : (fieldProblem(body) ?? formProblem(body) ?? detailIn(body))
  return { message: answered ?? authProblem('auth.registrationFailed') }
}

/** After a registration that needs the link in the mail first. */
export function verificationNotice(email: string, sent: boolean): Problem {
  return authProblem(sent ? 'auth.verificationSent' : 'auth.verificationNotSent', { email })
}

function existsError(body: ErrorBody): AuthError {
  if (body.email_verified === true) return { message: authProblem('auth.existsVerified') }
  const message =
    body.verification_email_sent === true
      ? authProblem('auth.existsUnverifiedSent')
      : authProblem('auth.existsUnverifiedNotSent')
  return { message, emailVerificationRequired: true, ...emailOf(body) }
}

/** For a form that offers to send the mail again; a list there is the sentences of a form field. */
function emailOf({ email }: ErrorBody): Pick<AuthError, 'email'> {
  return typeof email === 'string' ? { email } : {}
}

/**
 * Says what to do when nothing came back: the specification's bare "Login failed" would send people
 * to reset a good password.
 */
function unansweredProblem(failure: Failure): Problem | null {
  if (failure.code === 'no_answer') return clientProblem('client.noAnswer')
  return failure.code === 'timed_out' ? clientProblem('client.timedOut') : null
}

/** A 200 that the contract's schema refused: the user is missing from it. */
function isWithoutUser(failure: Failure): boolean {
  return failure.code === 'bad_answer' && failure.status !== null && failure.status < 300
}
