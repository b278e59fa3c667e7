import type { Problem } from '#core/contract/words/problem.schema.ts'

/** A pin that cannot be made as it is designed. */
export class RenderError extends Error {
  override name = 'RenderError'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}
