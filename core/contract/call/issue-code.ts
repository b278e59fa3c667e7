/**
 * What a schema says of a wrong value: zod keeps one string, so it holds the code of the
 * problem, and the server puts it into words.
 */
import type { problem, ProblemCode } from './problems.contract.ts'

type WithoutParams<C extends ProblemCode> =
  Parameters<typeof problem<C>> extends [code: C] ? C : never

export function issueCode<const C extends ProblemCode>(code: WithoutParams<C> & C): string {
  return code
}
