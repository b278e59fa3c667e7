/** Turns the client's outcome into what an actor resolves or rejects with. */
import type { Failure, Outcome } from '#core/contract/client.ts'
import { CallFailed } from '../machines/call-failed.ts'

export function answerOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.answer
  throw new CallFailed(outcome.failure)
}

/** The server has refused: a retry will not help. */
export function isPermanent({ code, status }: Failure): boolean {
  return (
    status !== null && status < 500 && status !== 401 && status !== 429 && code !== 'csrf_failed'
  )
}
