/**
 * Vitest limits tests and hooks, but no clean-up of a fixture: one that waits for a page that does
 * not answer would hold up the whole run.
 */

/** ms */
const MAX_CLEAN_UP = 60_000

/** Rejects when the work has not ended after a minute. `what` begins the sentence of the error. */
export async function ended<T>(what: string, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new Error(`${what} did not end in ${MAX_CLEAN_UP / 1_000} s.`))
  }, MAX_CLEAN_UP)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs every step, in order, each with that limit, and rejects when all have run. The error is that
 * of the step that failed, or an `AggregateError` of several. A key begins the sentence of the error.
 */
export async function allEnded(
  steps: Readonly<Record<string, () => Promise<unknown> | undefined>>,
): Promise<void> {
  const errors: unknown[] = []
  for (const [what, step] of Object.entries(steps))
    try {
      await ended(what, Promise.resolve(step()))
    } catch (error) {
      errors.push(error)
    }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw new AggregateError(errors, errors.map(String).join('\n'))
}
