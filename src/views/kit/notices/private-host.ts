/** The host of a page inside a private network, from the server's problem at a field. */
import type { Failure } from '#core/contract/client.ts'
import { ProblemCodes } from '#core/contract/words/problem.schema.ts'

/** With its port where the address has one. Null for an answer without codes. */
export function privateHostOf(failure: Failure | null, field: string): string | null {
  const codes = ProblemCodes.safeParse(failure?.body?.['problem_codes'])
  const [problem] = codes.success ? [codes.data[field] ?? []].flat() : []
  // Of a redirect it is the target that is private.
  const host = problem?.params['target'] ?? problem?.params['host']
  return typeof host === 'string' ? host : null
}
