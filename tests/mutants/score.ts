/** What a run of faults says: how many were killed, which survived and which of those are explained, by room and in all. */
import type { Fault } from './faults.ts'
import { explains, type Explanation } from './explained.ts'
import type { Outcome } from './trial.ts'

export interface Tried {
  readonly fault: Fault
  readonly outcome: Outcome
}
export interface Survivor {
  readonly file: string
  readonly line: number
  readonly what: string
  readonly code: string
}
export interface Score {
  /** Killed of a hundred planted; who is explained counts as a survivor. */
  readonly score: number
  readonly planted: number
  /** With those that were stopped because they never ended. */
  readonly killed: number
  readonly timedOut: number
  readonly survived: readonly Survivor[]
  readonly explained: readonly (Survivor & { readonly why: string })[]
}

export const rooms = ['src/machines', 'core/pins'] as const

export function scoreOf(tried: readonly Tried[], explanations: readonly Explanation[]): Score {
  const alive = tried.filter(({ outcome }) => outcome.end === 'survived').map(({ fault }) => ({ fault, why: explanations.find((one) => explains(one, fault))?.why }))
  const killed = tried.length - alive.length
  return {
    score: tried.length === 0 ? 100 : Math.floor((1_000 * killed) / tried.length) / 10,
    planted: tried.length,
    killed,
    timedOut: tried.filter(({ outcome }) => outcome.end === 'timedOut').length,
    survived: alive.filter(({ why }) => why === undefined).map(({ fault }) => survivorOf(fault)),
    explained: alive.flatMap(({ fault, why }) => (why === undefined ? [] : [{ ...survivorOf(fault), why }])),
  }
}

export function inRoom(tried: readonly Tried[], room: string): readonly Tried[] {
  return tried.filter(({ fault }) => fault.file.startsWith(`${room}/`))
}

/** Explanations of what is not planted any more, and of what a test kills by now. `planted`: all faults of the files that were tried. */
export function staleExplanations(explanations: readonly Explanation[], planted: readonly Fault[], tried: readonly Tried[]): string[] {
  const files = new Set(planted.map(({ file }) => file))
  return explanations.filter(({ file }) => files.has(file)).flatMap((one) => {
    const name = `tests/mutants/explained.ts explains "${one.what}" in ${one.file} at "${one.code}"`
    if (!planted.some((fault) => explains(one, fault))) return [`${name}, but no such fault is planted there: remove the entry, or give it the line as it is now.`]
    return tried.some(({ fault, outcome }) => explains(one, fault) && outcome.end !== 'survived') ? [`${name}, but a test kills it: remove the entry.`] : []
  })
}

function survivorOf({ file, line, what, code }: Fault): Survivor {
  return { file, line, what, code }
}
