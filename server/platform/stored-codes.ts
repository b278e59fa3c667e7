/** The codes of stored sentences, as JSON in a column beside them: null where there are none. */
import { ProblemCodes } from '#core/contract/words/problem.schema.ts'

interface Coded {
  readonly problem_codes?: ProblemCodes | undefined
}

export function codesToStore({ problem_codes: codes }: Coded): string | null {
  return codes === undefined || Object.keys(codes).length === 0 ? null : JSON.stringify(codes)
}

export function codesStored(column: string | null): { problem_codes?: ProblemCodes } {
  return column === null ? {} : { problem_codes: ProblemCodes.parse(JSON.parse(column)) }
}
