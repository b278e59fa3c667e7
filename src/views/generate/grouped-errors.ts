/** Refusals by their reason, in the order of the first of each: 300 times the same sentence hides the one that differs. */
import type { PageError } from '#core/contract/errors.contract.ts'

export interface ErrorGroup {
  readonly message: string
  readonly errors: readonly PageError[]
}

/** A reason begins with what it is about, in quotes; over a list of several it speaks of each of them. */
export function groupErrors(errors: readonly PageError[]): ErrorGroup[] {
  return [...Map.groupBy(errors, ({ message }) => message.replace(/^"[^"]*"/, 'This'))].map(([reason, group]) => {
    const [only] = group
    return { message: group.length === 1 && only ? only.message : reason, errors: group }
  })
}
