/**
 * Why a fault survives that no test can see, and how such a fault is known again when its line has
 * moved.
 */
import { nameOf, type Fault } from './faults.ts'

export interface Explanation {
  readonly why: string
  /**
   * Of each line: as much of its beginning as distinguishes it from the other lines of the file,
   * and what is done to it, as the run names it.
   */
  readonly faults: readonly (readonly [beginning: string, ...names: string[]])[]
}
/** By file. */
export type Explanations = Readonly<Record<string, readonly Explanation[]>>

export function whyOf(fault: Fault, explanations: Explanations): string | undefined {
  return explanations[fault.file]?.find(({ faults }) =>
    faults.some(
      ([beginning, ...names]) => fault.code.startsWith(beginning) && names.includes(nameOf(fault)),
    ),
  )?.why
}

/**
 * Outdated explanations: of faults that are planted nowhere or in several lines, and of faults that
 * a test now kills. `planted`: all faults of the files that were tried; `killed`: those of them
 * that died.
 */
export function staleExplanations(
  explanations: Explanations,
  planted: readonly Fault[],
  killed: readonly Fault[],
): string[] {
  const files = new Set(planted.map(({ file }) => file))
  return claimsOf(explanations)
    .filter(({ file }) => files.has(file))
    .flatMap(({ file, beginning, name }) => {
      const isMeant = (fault: Fault): boolean =>
        fault.file === file && fault.code.startsWith(beginning) && nameOf(fault) === name
      const said = `tests/mutants explains "${name}" in ${file} at "${beginning}"`
      const count = planted.filter(isMeant).length
      if (count === 0)
        return [
          `${said}, but no such fault is planted there: remove it, or give it the line as it is now.`,
        ]
      if (count > 1) return [`${said}, but ${count} lines have that: give it more of its line.`]
      return killed.some(isMeant) ? [`${said}, but a test kills it: remove it.`] : []
    })
}

function claimsOf(explanations: Explanations): { file: string; beginning: string; name: string }[] {
  return Object.entries(explanations).flatMap(([file, list]) =>
    list.flatMap(({ faults }) =>
      faults.flatMap(([beginning, ...names]) => names.map((name) => ({ file, beginning, name }))),
    ),
  )
}
