/**
 * Refusals by their reason, in the order of the first of each: 300 times the same sentence hides
 * the one that differs.
 */
import type { PageError } from '#core/contract/call/errors.contract.ts'

export interface ErrorGroup {
  readonly message: string
  readonly errors: readonly PageError[]
}

/**
 * A reason begins with what it is about, in the quotes of its language; over a list of several it
 * speaks of each of them.
 */
const subjects: readonly (readonly [RegExp, string])[] = [
  [/^"[^"]*"/, 'This'],
  [/^„[^“]*“/, 'Das'],
  [/^«[^»]*»/, 'هذا'],
]

export function groupErrors(errors: readonly PageError[]): ErrorGroup[] {
  return [
    ...Map.groupBy(errors, ({ message }) =>
      subjects.reduce((said, [subject, each]) => said.replace(subject, each), message),
    ),
  ].map(([reason, group]) => {
    const [only] = group
    return { message: group.length === 1 && only ? only.message : reason, errors: group }
  })
}
