/** How calls of signing in can fail, for the paths. */
import { CallFailed } from '../call-failed.ts'

export const noAnswer = new CallFailed({
  code: 'no_answer',
  status: null,
  message: '',
  body: null,
  retryAfter: null,
})
export const refused = new CallFailed({
  code: 'forbidden',
  status: 403,
  message: '',
  body: null,
  retryAfter: null,
})
export const wrong = {
  error: new CallFailed({
    code: 'bad_credentials',
    status: 400,
    message: 'That email or password is wrong.',
    body: { code: 'bad_credentials', detail: 'That email or password is wrong.' },
    retryAfter: null,
  }),
}
export const codeNeeded = {
  error: new CallFailed({
    code: 'second_factor_required',
    status: 403,
    message: 'Enter the code from your authenticator app.',
    body: {
      code: 'second_factor_required',
      detail: 'Enter the code from your authenticator app.',
      challenge: 'challenge',
    },
    retryAfter: null,
  }),
}
export const challengeOver = {
  error: new CallFailed({
    code: 'token_invalid',
    status: 400,
    message: 'The login took too long. Please log in again.',
    body: { code: 'token_invalid', detail: 'The login took too long. Please log in again.' },
    retryAfter: null,
  }),
}
