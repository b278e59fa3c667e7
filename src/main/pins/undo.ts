/**
 * Undo and redo. Events of other devices are pulled first (pull-before-undo.ts), so that an undo of
 * something they have changed since is refused with a reason. Offline, the local history decides.
 */
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { actionOf, lastSeq, type PinHistory, type Step } from '#core/pins/history/pin-history.ts'
import { eventsOn, planRedo, planUndo, type UndoPlan } from '#core/pins/history/pin-undo.ts'
import { renderingParts } from '#core/pins/rendering-parts.ts'
import { lastUnsent, type SentStep } from '#core/pins/history/sent-steps.ts'
import type { UndoOutcome } from '../../machines/pins/undo-outcome.ts'
import type { StoreReport } from '../../machines/pins/pins-context.ts'
import type { PinStore } from '../../persistence/pins/pin-store.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'

type Verb = Exclude<UndoOutcome['verb'], 'change'>

/** The parts of the open store that an undo needs. */
export interface UndoableStore {
  readonly log: PinStore
  /** Applies the events of one user action. */
  apply(events: readonly PinEvent[]): Promise<void>
  /** See pull-before-undo.ts. */
  pullBeforeUndo(): Promise<void>
  /** Runs undos and redos one after the other. */
  inOrder(work: () => Promise<void>): Promise<void>
  /**
   * True when the store is read-only, because a newer build has written to the log. The machine
   * then gets a report of the refusal. No other code refuses a command for this reason.
   */
  refuses(verb: UndoOutcome['verb']): boolean
  /** Sends a report to the pins machine. */
  report(report: StoreReport): void
}

interface UndoKind {
  readonly verb: Verb
  readonly steps: (history: PinHistory) => readonly Step[]
  readonly plan: (history: PinHistory, root?: string) => UndoPlan
}

const undoKind: UndoKind = { verb: 'undo', steps: (history) => history.undo, plan: planUndo }
const redoKind: UndoKind = { verb: 'redo', steps: (history) => history.redo, plan: planRedo }

/** `named`: the id of the action; without it, the last one. */
export async function undo(store: UndoableStore, named?: string): Promise<void> {
  return inOrder(store, undoKind, named)
}

export async function redo(store: UndoableStore, named?: string): Promise<void> {
  return inOrder(store, redoKind, named)
}

async function inOrder(store: UndoableStore, kind: UndoKind, named?: string): Promise<void> {
  // The history holds stored events only. Without the wait, an undo right after a change would undo
  // the change before it.
  const asked = store.log.settled().then(() => store.log.history())
  return store.inOrder(async () => undoOne(store, { kind, asked: await asked, named }))
}

/**
 * `asked`: the history when the command arrived. Actions that are stored during the pull, or during
 * an earlier undo, are not undone.
 */
async function undoOne(
  store: UndoableStore,
  { kind, asked, named }: { kind: UndoKind; asked: PinHistory; named: string | undefined },
): Promise<void> {
  const { log } = store
  const { verb, steps, plan } = kind
  if (named !== undefined || steps(log.history()).length > 0) await store.pullBeforeUndo()
  // Pulled events, changes made meanwhile, and the undo before this one may not be stored yet.
  await log.settled()
  if (log.link.closedSignal.aborted) return undefined
  if (!mayUndo(store, verb)) return undefined
  const history = log.history()
  const { step, passed } =
    named === undefined
      ? lastUnsent(history, knownSteps(history, { steps: steps(history), asked }))
      : { step: { root: named }, passed: null }
  // If every step was sent, the refusal of the latest one says so.
  const root = step?.root ?? passed?.root
  return applyPlan(store, {
    verb,
    plan: root === undefined ? nothing : plan(history, root),
    passed,
  })
}

/** The steps whose action was in the history when the command arrived. */
function knownSteps(
  history: PinHistory,
  { steps, asked }: { steps: readonly Step[]; asked: PinHistory },
): Step[] {
  const last = asked.actions.at(-1)
  const newest = last === undefined ? 0 : lastSeq(last)
  return steps.filter(({ root, latest }) => {
    const action = actionOf(history, root) ?? actionOf(history, latest)
    return action !== undefined && lastSeq(action) <= newest
  })
}

/** False, and reported, when not. */
function mayUndo(store: UndoableStore, verb: Verb): boolean {
  if (store.refuses(verb)) return false
  if (store.log.state() !== 'memoryOnly') return true
  // The history lacks the newest changes, and an undo would overwrite them.
  store.report({
    type: 'store.undone',
    outcome: { verb, root: null, refusal: { kind: 'notKept' } },
    owed: [],
  })
  return false
}

const nothing: UndoPlan = { ok: false, reason: { kind: 'nothing' } }

/** Pins whose design changes back are rendered again once the change has been sent (`owed`). */
async function applyPlan(
  store: UndoableStore,
  { verb, plan, passed }: { verb: Verb; plan: UndoPlan; passed: SentStep | null },
): Promise<void> {
  if (!plan.ok)
    return store.report({
      type: 'store.undone',
      outcome: { verb, root: null, refusal: plan.reason },
      owed: [],
    })
  const stored = store.apply(eventsOn(store.log.current(), plan))
  const drawn = plan.touched
    .filter(({ id, field }) => field === 'design' && getPin(store.log.current(), id) !== undefined)
    .map(({ id }) => id)
  store.report({
    type: 'store.undone',
    outcome: { verb, root: plan.root, refusal: null, ...(passed !== null && { passed }) },
    owed: renderingParts(drawn),
  })
  return stored
}
