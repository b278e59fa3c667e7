/**
 * How transitions are marked in a chart: what was taken just now and before, or what a recording
 * covers.
 */
import type { Mark, Marks } from './chart-parts.tsx'
import type { LeftOut } from './path-coverage.ts'
import type { Moment, Recording } from '../recording/recording.ts'

/** Steps that took something, before the last, whose transitions still show. */
const RECENT_STEPS = 3

export function recentMarks(recording: Recording, session: string, moment: Moment): Marks {
  const taking = recording
    .stepsOf(session)
    .filter(({ seq, taken }) => taken.length > 0 && (moment === null || seq <= moment))
  const fresh = new Set(taking.at(-1)?.taken)
  const recent = new Set(taking.slice(-1 - RECENT_STEPS, -1).flatMap(({ taken }) => taken))
  return (transition) =>
    fresh.has(transition) ? 'fresh' : recent.has(transition) ? 'recent' : null
}

export interface CoverageFacts {
  readonly moment: Moment
  /** Declared and never to be taken, as the machine's model says. */
  readonly dead: ReadonlySet<string>
  /**
   * What generated paths take is marked too, but for what they leave out; null = only what the
   * recording took.
   */
  readonly leftOut: LeftOut | null
}

/**
 * By all actors of the machine, up to the moment: the first mark that holds, of here, through the
 * page, headless, never.
 */
export function coverageOf(
  recording: Recording,
  machine: string,
  { moment, dead, leftOut }: CoverageFacts,
): (transition: string) => Mark {
  const taken = new Set(
    recording.steps
      .filter(
        ({ seq, to }) =>
          (moment === null || seq <= moment) && recording.actor(to)?.machine === machine,
      )
      .flatMap((step) => step.taken),
  )
  return (transition) => {
    if (taken.has(transition)) return 'taken'
    if (dead.has(transition)) return 'dead'
    if (leftOut === null) return 'missed'
    if (leftOut.page?.includes(transition) === false) return 'paged'
    return leftOut.headless.includes(transition) ? 'never' : 'walked'
  }
}
