/**
 * What is wrong with a file: the first problems in full, the others counted. One flipped byte may
 * break a hundred thousand rows.
 */
import { withCodes, type Problem } from '#core/contract/words/problem.schema.ts'
import type { WorkspaceProblem } from '#core/contract/content/workspace.contract.ts'

const MAX_LISTED = 50

export class ProblemList {
  readonly listed: WorkspaceProblem[] = []
  more = 0

  get isEmpty(): boolean {
    return this.listed.length === 0
  }

  add(entry: string, problem: Problem, line: number | null = null): void {
    if (this.listed.length < MAX_LISTED)
      this.listed.push({
        entry: entry.slice(0, 200),
        line,
        ...withCodes({ message: problem }),
      })
    else this.more += 1
  }
}
