/** Faults that a walk found, each with one cause, sorted so that the first is the one to fix. */
import type { SentEvent } from './live-run.ts'

/**
 * In the order in which they are shown. The last three are usually consequences of one of the
 * others.
 */
const CAUSES = [
  'model',
  'broken',
  'intent',
  'chart',
  'invariant',
  'leak',
  'path',
  'coverage',
] as const
const CONSEQUENCES: readonly Cause[] = ['leak', 'path', 'coverage']

export type Cause = (typeof CAUSES)[number]
/** The shortest way to a fault. */
export interface Way {
  readonly input: unknown
  readonly events: readonly SentEvent[]
}
export interface Finding {
  readonly machine: string
  readonly cause: Cause
  /** A sentence without the machine and the full stop. */
  readonly sentence: string
  /**
   * The subject of the sentence, such as `starting task.cancel`: of two findings about the same,
   * the first is kept.
   */
  readonly about?: string
  readonly way: Way | null
}

/** Sorts by cause, and keeps one finding per subject. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const sorted = findings.toSorted((a, b) => CAUSES.indexOf(a.cause) - CAUSES.indexOf(b.cause))
  const seen = new Set<string>()
  return sorted.filter(({ about, sentence }) => {
    const key = about ?? sentence
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Hides consequences if there is any other finding. */
export function folded(findings: readonly Finding[]): { shown: Finding[]; folded: Finding[] } {
  const shown = findings.filter(({ cause }) => !CONSEQUENCES.includes(cause))
  return shown.length === 0
    ? { shown: [...findings], folded: [] }
    : { shown, folded: findings.filter(({ cause }) => CONSEQUENCES.includes(cause)) }
}

export function sentenceOf({ machine, sentence, way }: Finding): string {
  const after = way === null ? '' : ` (after ${wayInWords(way)})`
  return `${machine}: ${sentence}${after}${sentence.endsWith('.') && after === '' ? '' : '.'}`
}

export function wayInWords({ events }: Way): string {
  return events.map(({ type }) => type).join(', ') || 'the start'
}
