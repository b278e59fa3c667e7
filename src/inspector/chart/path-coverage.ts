/**
 * What the generated paths take of each machine; made by `npm run charts`. It is stored by what
 * they leave out, which is little.
 */
import leftOut from './path-coverage.json'

/** Names of transitions. */
export interface LeftOut {
  /** By the paths without a page. */
  readonly headless: readonly string[]
  /** By the paths through the real page; null: the machine has no screen. */
  readonly page: readonly string[] | null
}

const byMachine: Readonly<Record<string, LeftOut>> = leftOut

/** Of a machine by its id; null when no path is known of it. */
export function leftOutOf(machine: string): LeftOut | null {
  return byMachine[machine] ?? null
}
