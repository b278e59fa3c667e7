/**
 * What a job's card says and offers, worked out from its snapshot: one place, so that card, title
 * and announcement agree.
 */
import type { TaskActor } from '../../../machines/app/actors.ts'
import { problemsOf, type KnownPages } from './known-pages.ts'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'

type TaskSnapshot = ReturnType<TaskActor['getSnapshot']>
/** `partly` is a success that some of its units did not reach. */
export type Phase =
  | 'starting'
  | 'running'
  | 'suspended'
  | 'cancelling'
  | 'succeeded'
  | 'partly'
  | 'failed'
  | 'timedOut'
  | 'cancelled'

/** The narrowest tag wins: a suspended job is also a running one. */
const tags = [
  'cancelling',
  'succeeded',
  'failed',
  'timedOut',
  'cancelled',
  'suspended',
  'running',
  'starting',
] as const satisfies readonly Phase[]
/** What the folded tray shows, most pressing first; of equals the newest. */
const pressing: readonly Phase[] = [
  'starting',
  'running',
  'suspended',
  'cancelling',
  'failed',
  'timedOut',
  'partly',
  'succeeded',
  'cancelled',
]

export function phaseOf(snapshot: TaskSnapshot, known: KnownPages | null): Phase {
  const tag = tags.find((name) => snapshot.hasTag(name)) ?? 'starting'
  return tag === 'succeeded' && problemsOf(snapshot.context.report, known).length > 0
    ? 'partly'
    : tag
}

/** It has ended, and all that it could not do was for pages that are deleted. */
export function isForgotten(snapshot: TaskSnapshot, known: KnownPages | null): boolean {
  const { report, kind } = snapshot.context
  return (
    kind === 'enrichment' &&
    isOver(phaseOf(snapshot, known)) &&
    report !== null &&
    report.failures.length > 0 &&
    problemsOf(report, known).length === 0
  )
}

export function isOver(phase: Phase): boolean {
  return pressing.indexOf(phase) >= pressing.indexOf('failed')
}

export function mostPressing(
  tasks: readonly TaskActor[],
  known: KnownPages | null,
): TaskActor | undefined {
  return tasks.toSorted((one, other) => rankOf(one, known) - rankOf(other, known))[0]
}

/**
 * Nothing went wrong and the open screen shows the result; what failed, or would go
 * unseen, is reported until it is dismissed.
 */
export function leavesByItself(
  snapshot: TaskSnapshot,
  { pathname, known }: { pathname: string; known: KnownPages | null },
): boolean {
  return (
    phaseOf(snapshot, known) === 'succeeded' &&
    (snapshot.context.kind === 'enrichment' || pinPlaces.includes(pathname))
  )
}

/** A success has nothing left to try. */
export function canRetry(phase: Phase, report: TaskReport | null): boolean {
  return (
    phase === 'partly' ||
    phase === 'failed' ||
    phase === 'timedOut' ||
    (phase === 'cancelled' && report !== null)
  )
}

/** A job that is not watched any more may still go on at the server. */
export function canCancel(phase: Phase): boolean {
  return phase === 'timedOut' || !isOver(phase)
}

/**
 * The tray opens by itself only for running work, where there is room, and where the screen doesn't
 * show that work anyway: there it would move the buttons while people aim at them. What a user
 * opened stays open; what they closed stays closed until work starts or ends.
 */
export function isTrayOpen(
  chosen: { readonly open: boolean; readonly while: boolean } | null,
  screen: {
    readonly isWorking: boolean
    readonly hasRoom: boolean
    readonly pathname: string
  },
): boolean {
  const { isWorking, hasRoom, pathname } = screen
  if (chosen?.open === true) return true
  if (chosen?.while === isWorking) return false
  return isWorking && hasRoom && !studioPlaces.includes(pathname)
}

/** The studio shows its own work: pages being read, pins being made. */
const studioPlaces: readonly string[] = ['/', '/generate']
/** The screens that show the account's pins. */
const pinPlaces: readonly string[] = [...studioPlaces, '/drafts']

function rankOf(task: TaskActor, known: KnownPages | null): number {
  return pressing.indexOf(phaseOf(task.getSnapshot(), known))
}
