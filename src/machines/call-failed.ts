/**
 * How an expected failure reaches a machine: actors reject with it, `onError` guards read it.
 * Anything else that an actor throws is a bug; it too becomes a failure that a person can read, so
 * that no chart hangs.
 */
import type { Failure } from '#core/contract/client.ts'

export class CallFailed extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.name = 'CallFailed'
    this.failure = failure
  }
}

/** What was asked for needs the log of an account that is not the open one. */
export class AccountNotOpen extends Error {
  override readonly name = 'AccountNotOpen'
}

export function failureOf(error: unknown): Failure {
  if (error instanceof CallFailed) return error.failure
  return {
    code: 'bad_answer',
    status: null,
    message: 'Something went wrong on this page. Reload it and try again.',
    body: null,
    retryAfter: null,
  }
}

/** Worth asking again: no answer, too many requests, or the server's own trouble. */
export function isTransient(error: unknown): boolean {
  const { code, status } = failureOf(error)
  return (
    code === 'no_answer' ||
    code === 'timed_out' ||
    code === 'aborted' ||
    status === 429 ||
    (status !== null && status >= 500)
  )
}

/** The session has ended; signing in again mends it. */
export function isUnauthenticated(error: unknown): boolean {
  return failureOf(error).status === 401
}

/** The sentence a person reads. */
export function messageOf(error: unknown): string {
  return failureOf(error).message
}
