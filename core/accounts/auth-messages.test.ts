import { authProblem } from '#core/contract/problems/auth/auth.problems.ts'
import { englishOf } from '#core/contract/words/problem.schema.ts'
import { expect, test } from 'vitest'
import type { Failure } from '#core/contract/client.ts'
import type { ErrorBody } from '#core/contract/call/errors.contract.ts'
import { googleError, loginError, missingCredentials, registrationError } from './auth-messages.ts'
import { insideProduct } from './auth-redirect.ts'

const refused = (body: Partial<ErrorBody> | null, status = 400): Failure => ({
  code: body?.code ?? 'invalid',
  status,
  message: 'a message',
  body: body === null ? null : { code: 'invalid', ...body },
  retryAfter: null,
})
const unanswered: Failure = {
  code: 'no_answer',
  status: null,
  message: '',
  body: null,
  retryAfter: null,
}

test('login: both fields are required', () => {
  expect(missingCredentials({ email: ' ', password: 'x' })).toEqual({
    code: 'auth.credentialsRequired',
    params: {},
    message: 'Email and password are required',
  })
  expect(missingCredentials({ email: 'a@b.c', password: '' })?.message).toBe(
    'Email and password are required',
  )
  expect(missingCredentials({ email: 'a@b.c', password: ' ' })).toBeNull()
})

test('login: the server detail is the message, else "Login failed"', () => {
  expect(loginError(refused({ detail: 'Wrong password.' }))).toEqual({ message: 'Wrong password.' })
  expect(loginError(refused({}))).toEqual({ message: authProblem('auth.loginFailed') })
  expect(loginError(refused(null))).toEqual({ message: authProblem('auth.loginFailed') })
})

test('login: without detail the first non_field_errors message is shown', () => {
  expect(loginError(refused({ non_field_errors: ['First.', 'Second.'] }))).toEqual({
    message: 'First.',
  })
})

test('login: that the e-mail must be verified is passed on with the e-mail', () => {
  expect(
    loginError(
      refused({
        detail: 'Verify first.',
        email_verification_required: true,
        email: 'ada@example.com',
      }),
    ),
  ).toEqual({ message: 'Verify first.', emailVerificationRequired: true, email: 'ada@example.com' })
})

test('login: a response without a user is invalid', () => {
  expect(loginError({ ...refused(null, 200), code: 'bad_answer' })).toEqual({
    message: authProblem('auth.withoutUser'),
  })
})

test('login: no answer says so instead of blaming the password', () => {
  expect(loginError(unanswered).message).toMatchObject({ code: 'client.noAnswer' })
})

test('registration: the three already-exists outcomes, to the letter', () => {
  const exists = (more: Partial<ErrorBody>) =>
    englishOf(
      registrationError(
        refused({ code: 'email_already_exists', email_already_exists: true, ...more }),
      ).message,
    )
  expect(exists({ email_verified: true })).toBe(
    'A user with this email already exists. Please log in instead.',
  )
  expect(exists({ email_verified: false, verification_email_sent: true })).toBe(
    'A user with this email already exists but the email is not verified. A new verification email has been sent.',
  )
  expect(exists({ email_verified: false, verification_email_sent: false })).toBe(
    "A user with this email already exists but we couldn't send a verification email. Please contact support.",
  )
})

test('registration: the first field error is shown as "{field}: {message}", else "Registration failed"', () => {
  expect(
    englishOf(
      registrationError(
        refused({ email: ['Not an email.', 'Too long.'], password1: ['Too short.'] }),
      ).message,
    ),
  ).toBe('email: Not an email.')
  expect(englishOf(registrationError(refused({ password1: ['Too short.'] })).message)).toBe(
    'password1: Too short.',
  )
  expect(englishOf(registrationError(refused({})).message)).toBe('Registration failed')
  expect(englishOf(registrationError(refused(null, 500)).message)).toBe('Registration failed')
})

test('Google: the server detail, else "Failed to authenticate with Google"', () => {
  expect(englishOf(googleError(refused({ detail: 'Not for this site.' })).message)).toBe(
    'Not for this site.',
  )
  expect(englishOf(googleError(refused({})).message)).toBe('Failed to authenticate with Google')
})

test('a redirect is followed only inside the product', () => {
  expect(['/generate?step=pins', '/', '/drafts#a'].map(insideProduct)).toEqual([
    '/generate?step=pins',
    '/',
    '/drafts#a',
  ])
  const outside = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    '/\t/evil.example',
    '/a\\b',
    null,
    undefined,
  ]
  expect(outside.map(insideProduct)).toEqual(outside.map(() => null))
})
