/**
 * Faults that no test can see, each with the reason. Known again by its file, the code of its line and what is done there: when the line
 * changes, or a test kills it after all, the run fails and names the entry.
 */
import type { Fault } from './faults.ts'

export interface Explanation {
  readonly file: string
  readonly code: string
  readonly what: string
  readonly why: string
}

export const explanations: readonly Explanation[] = []

export function explains({ file, code, what }: Explanation, fault: Fault): boolean {
  return file === fault.file && code === fault.code && what === fault.what
}
