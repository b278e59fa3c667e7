/** What a job's card says and offers, worked out from its snapshot: one place, so that card, title and announcement agree. */
import type { TaskActor } from '../seams.ts'
import type { TaskReport } from '#core/contract/tasks.contract.ts'

type TaskSnapshot = ReturnType<TaskActor['getSnapshot']>
export type Phase = 'starting' | 'running' | 'suspended' | 'cancelling' | 'succeeded' | 'failed' | 'timedOut' | 'cancelled'

/** The narrowest tag wins: a suspended job is also a running one. */
const phases: readonly Phase[] = ['cancelling', 'succeeded', 'failed', 'timedOut', 'cancelled', 'suspended', 'running', 'starting']

export function phaseOf(snapshot: TaskSnapshot): Phase {
  return phases.find((phase) => snapshot.hasTag(phase)) ?? 'starting'
}

export function isOver(phase: Phase): boolean {
  return phase === 'succeeded' || phase === 'failed' || phase === 'timedOut' || phase === 'cancelled'
}

/** What was found by reading stands on its page; a failure is told until it is dismissed. */
export function leavesByItself(snapshot: TaskSnapshot): boolean {
  const { kind, report } = snapshot.context
  return kind === 'enrichment' && phaseOf(snapshot) === 'succeeded' && (report?.failures.length ?? 0) === 0
}

/** A success without failures has nothing left to try. */
export function canRetry(phase: Phase, report: TaskReport | null): boolean {
  if (phase === 'succeeded') return (report?.failures.length ?? 0) > 0
  return phase === 'failed' || phase === 'timedOut' || (phase === 'cancelled' && report !== null)
}
