/**
 * What the browser says about logging in and signing up. The sentences of the specification,
 * section 8, are to the letter. The server's other answers: `auth-refusals.problems.ts`.
 */
import { problemMaker } from '../../words/problem-words.ts'

export const authProblems = {
  'auth.credentialsRequired': 'Email and password are required',
  'auth.withoutUser': 'Invalid response from server',
  'auth.loginFailed': 'Login failed',
  'auth.registrationFailed': 'Registration failed',
  'auth.googleFailed': 'Failed to authenticate with Google',
  'auth.existsVerified': 'A user with this email already exists. Please log in instead.',
  'auth.existsUnverifiedSent':
    'A user with this email already exists but the email is not verified. A new verification email has been sent.',
  'auth.existsUnverifiedNotSent':
    "A user with this email already exists but we couldn't send a verification email. Please contact support.",
  'auth.verificationSent':
    'We sent an email to {email}. Follow the link in it to finish signing up.',
  'auth.verificationNotSent':
    'Your login for {email} was created, but we couldn’t send the verification email. Log in to send it again.',
} as const

export const authProblem = problemMaker(authProblems)
