/**
 * How an expected failure reaches a machine: actors reject with it, `onError` guards read it.
 * Anything else that an actor throws is a bug; it too becomes a failure that a person can read, so
 * that no chart hangs.
 */
import type { Failure } from '#core/contract/client.ts'
import type { Problem, Translatable } from '#core/contract/words/problem.schema.ts'
import { clientProblem } from '#core/contract/problems/client.problems.ts'

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

const pageFault = clientProblem('client.pageFault')

export function failureOf(error: unknown): Failure {
  if (error instanceof CallFailed) return error.failure
  return clientFailure(pageFault, { code: 'bad_answer', status: null })
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

/** The session has ended; signing in again fixes it. */
export function isUnauthenticated(error: unknown): boolean {
  return failureOf(error).status === 401
}

/** What a person reads of a failure. */
export type Reason = Translatable

export function messageOf(error: unknown): Reason {
  const { problem, message } = failureOf(error)
  return problem ?? message
}

/** A failure that the browser itself reports. */
export function clientFailure(
  problem: Problem,
  { code, status }: Pick<Failure, 'code' | 'status'>,
): Failure {
  return { code, status, message: problem.message, problem, body: null, retryAfter: null }
}
