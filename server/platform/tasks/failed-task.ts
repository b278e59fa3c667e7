/** Why a task failed: what it reports when nothing of it was made. */
import type { PageError } from '#core/contract/call/errors.contract.ts'
import { withCodes, type ProblemCodes } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { codesStored, codesToStore } from '../stored-codes.ts'

interface Ended {
  readonly total: number
  readonly problem_codes: string | null
}

/** What is written of the task. `failure`: the JSON of its first unit's, written by `failUnit`. */
export function failedColumns(
  task: Ended,
  failure: string | null,
): { error: string; problem_codes: string | null } {
  const { error, problem_codes: codes } = reasonOf(failure, task.total)
  return {
    error,
    problem_codes: codesToStore({
      problem_codes: { ...codesStored(task.problem_codes).problem_codes, ...codes },
    }),
  }
}

/** A failure that an earlier version stored has no code and stays in its English. */
function reasonOf(
  failure: string | null,
  total: number,
): { error: string; problem_codes?: ProblemCodes } {
  if (failure === null) return withCodes({ error: problem('tasks.notMade') })
  const { message, problem_codes: codes } = JSON.parse(failure) as PageError
  const ref = codes?.['message']
  const code = Array.isArray(ref) ? undefined : ref
  if (total > 1)
    return withCodes({
      error: problem('tasks.noneMade', { count: total, reason: code ?? message }),
    })
  return { error: message, ...(code === undefined ? {} : { problem_codes: { error: code } }) }
}
