/** How transitions are marked in a chart: what was taken just now and before, or what a recording covers. */
import type { Marks } from './chart-parts.tsx'
import type { Moment, Recording } from './recording.ts'

/** Steps that took something, before the last, whose transitions still show. */
const RECENT = 3

export function recentMarks(recording: Recording, session: string, moment: Moment): Marks {
  const taking = recording.stepsOf(session).filter(({ seq, taken }) => taken.length > 0 && (moment === null || seq <= moment))
  const fresh = new Set(taking.at(-1)?.taken)
  const recent = new Set(taking.slice(-1 - RECENT, -1).flatMap(({ taken }) => taken))
  return (transition) => (fresh.has(transition) ? 'fresh' : recent.has(transition) ? 'recent' : null)
}

export interface Coverage {
  readonly taken: ReadonlySet<string>
  readonly marks: Marks
}

/** By all actors of the machine, up to the moment. `dead`: declared and never to be taken, as the machine's model says. */
export function coverageOf(recording: Recording, machine: string, { moment, dead }: { moment: Moment; dead: ReadonlySet<string> }): Coverage {
  const taken = new Set(recording.steps.filter(({ seq, to }) => (moment === null || seq <= moment) && recording.actor(to)?.machine === machine).flatMap((step) => step.taken))
  return { taken, marks: (transition) => (taken.has(transition) ? 'taken' : dead.has(transition) ? 'dead' : 'missed') }
}
