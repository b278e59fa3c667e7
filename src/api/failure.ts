/** Every way in which a call can fail, as a value with a sentence that a person can read. */
import { firstFieldError } from '#core/accounts/auth-messages.ts'
import type { Failure } from '#core/contract/client.ts'
import type { ErrorBody, ErrorCode } from '#core/contract/errors.contract.ts'

const sentences = {
  no_answer: 'The server did not answer. Check your connection and try again.',
  timed_out: 'The server took too long to answer. Try again.',
  bad_answer:
    'The server gave an answer that this page does not understand. Reload the page and try again.',
  aborted: 'The request was stopped.',
} as const

/** What a status means when the body does not say. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid',
  401: 'not_authenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media',
  429: 'rate_limited',
}
const sentenceOfStatus: Readonly<Record<number, string>> = {
  401: 'Your session has ended. Log in again.',
  403: 'You may not do this.',
  404: 'This is not here any more.',
  413: 'This is too large for the server.',
  429: 'Too many requests. Wait a moment and try again.',
}

export function answeredFailure(response: Response, body: ErrorBody | null, now: number): Failure {
  const { status } = response
  const meant = meaningOf(status)
  return {
    code: body?.code ?? meant.code,
    status,
    message: sentenceIn(body) ?? meant.sentence,
    body,
    retryAfter: retryAfterOf(response.headers.get('retry-after'), now),
  }
}

function meaningOf(status: number): { code: ErrorCode; sentence: string } {
  const other = status >= 500 ? serversFault : refused
  return {
    code: codeOfStatus[status] ?? other.code,
    sentence: sentenceOfStatus[status] ?? other.sentence,
  }
}

const serversFault = {
  code: 'server_error',
  sentence: 'The server has a problem. Try again in a moment.',
} as const
const refused = { code: 'invalid', sentence: 'The server refused this.' } as const

function sentenceIn(body: ErrorBody | null): string | null {
  return body === null ? null : (body.detail ?? body.non_field_errors?.[0] ?? firstFieldError(body))
}

export function badAnswer(status: number, answer: unknown): Failure {
  const failure: Failure = {
    code: 'bad_answer',
    status,
    message: sentences.bad_answer,
    body: null,
    retryAfter: null,
  }
  return answer === undefined ? failure : { ...failure, answer }
}

export function unansweredFailure({
  isTimedOut,
  isAborted,
}: {
  isTimedOut: boolean
  isAborted: boolean
}): Failure {
  const timedOut = isTimedOut ? 'timed_out' : 'no_answer'
  const code = isAborted ? 'aborted' : timedOut
  return { code, status: null, message: sentences[code], body: null, retryAfter: null }
}

/**
 * Seconds or an HTTP date; answers milliseconds, never negative, null when absent or unreadable.
 */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
