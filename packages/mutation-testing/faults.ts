/**
 * Every fault that is planted in a file, one at a time, and the rules of what is left out because
 * it could not be seen.
 */
import { chartFaults, isInChart } from './chart-faults.ts'
import { codeFaults } from './code-faults.ts'
import { around, calledName, keyOf, Source, type Change, type Node, type Place } from './source.ts'

export interface Fault extends Change {
  readonly file: string
  readonly line: number
  /** The code of that line. */
  readonly code: string
  /** Among those of the file with the same code and the same action, from 0. */
  readonly nth: number
}

export function faultsIn(file: string, text: string): readonly Fault[] {
  const source = new Source(file, text)
  const changes = source.places
    .filter((place) => !isLeftOut(place))
    .flatMap((place) =>
      isInChart(place)
        ? chartFaults(place, source)
        : [...codeFaults(place, source), ...chartFaults(place, source)],
    )
  const byChange = new Map(
    changes.map((change) => [`${change.start} ${change.end} ${change.text}`, change]),
  )
  const seen = new Map<string, number>()
  return [...byChange.values()]
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((change) => {
      const code = source.codeAt(change.start)
      const nth = seen.get(`${code}\n${change.what}`) ?? 0
      seen.set(`${code}\n${change.what}`, nth + 1)
      return { ...change, file, line: source.lineOf(change.start), code, nth }
    })
}

/** Two faults of one text are the same when they do the same at the same place. */
export function faultKey({ file, start, end, text }: Fault): string {
  return JSON.stringify([file, start, end, text])
}

/** What is done, and which of them where the same is done more than once to the same code. */
export function nameOf({ what, nth }: Fault): string {
  return nth === 0 ? what : `${what} (${nth + 1})`
}

/** The text of the file with the fault in it. */
export function plant(text: string, { start, end, text: fault }: Change): string {
  return text.slice(0, start) + fault + text.slice(end)
}

/**
 * Left out by rule: what is thrown or stated when a programmer has gone wrong, what replaces an
 * effect that is provided elsewhere, types given as empty values, and what the compiler has proved
 * can't be reached.
 */
function isLeftOut(place: Place): boolean {
  return [place, ...around(place)].some(
    ({ node, as, up }) =>
      node.type === 'ThrowStatement' ||
      calledName(node) === 'notProvided' ||
      isForTypes(node, up) ||
      (as === 'consequent' && up !== null && isUnreachable(up.node)),
  )
}

function isForTypes(node: Node, up: Place | null): boolean {
  return (
    keyOf(node) === 'types' &&
    up?.up !== undefined &&
    up.up !== null &&
    calledName(up.up.node) === 'setup'
  )
}

function isUnreachable(node: Node): boolean {
  return (
    node.type === 'SwitchCase' &&
    node.consequent.some(
      (one) =>
        one.type === 'ExpressionStatement' && one.expression.type === 'TSSatisfiesExpression',
    )
  )
}
