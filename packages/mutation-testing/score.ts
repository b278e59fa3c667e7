/**
 * The result of a run of faults: how many were killed, which survived and which of those are
 * explained, by folder and in all.
 */
import { whyOf, type Explanations } from './explanation.ts'
import { nameOf, type Fault } from './faults.ts'
import { GOAL } from './subject.ts'
import type { Outcome } from './trial.ts'

export interface Tried {
  readonly fault: Fault
  readonly outcome: Outcome
}
export interface Survivor {
  readonly file: string
  readonly line: number
  readonly name: string
  readonly code: string
}
export interface Score {
  /** Killed of a hundred planted; an explained fault counts as a survivor. */
  readonly score: number
  readonly planted: number
  /** With those that were stopped because they never ended. */
  readonly killed: number
  readonly timedOut: number
  /** Without an explanation. */
  readonly survived: readonly Survivor[]
  readonly explained: readonly (Survivor & { readonly why: string })[]
}

export function scoreOf(tried: readonly Tried[], explanations: Explanations): Score {
  const alive = tried
    .filter(({ outcome }) => outcome.end === 'survived')
    .map(({ fault }) => ({ fault, why: whyOf(fault, explanations) }))
  const killed = tried.length - alive.length
  return {
    score: tried.length === 0 ? 100 : Math.floor((1_000 * killed) / tried.length) / 10,
    planted: tried.length,
    killed,
    timedOut: tried.filter(({ outcome }) => outcome.end === 'timedOut').length,
    survived: alive.filter(({ why }) => why === undefined).map(({ fault }) => survivorOf(fault)),
    explained: alive.flatMap(({ fault, why }) =>
      why === undefined ? [] : [{ ...survivorOf(fault), why }],
    ),
  }
}

export function isGood({ score, survived }: Score): boolean {
  return score >= GOAL && survived.length === 0
}

export function inFolder(tried: readonly Tried[], folder: string): readonly Tried[] {
  return tried.filter(({ fault }) => fault.file.startsWith(`${folder}/`))
}

export function killedOf(tried: readonly Tried[]): Fault[] {
  return tried.filter(({ outcome }) => outcome.end !== 'survived').map(({ fault }) => fault)
}

function survivorOf(fault: Fault): Survivor {
  const { file, line, code } = fault
  return { file, line, name: nameOf(fault), code }
}
