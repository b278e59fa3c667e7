/**
 * Undo and redo. Events of other devices are pulled first (pull-before-undo.ts), so that an undo of
 * something they have changed since is refused with a reason. Offline, the local history decides.
 */
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { actionOf, lastSeq, type PinHistory, type Step } from '#core/pins/history/pin-history.ts'
import { eventsOn, planRedo, planUndo, type UndoPlan } from '#core/pins/history/pin-undo.ts'
import { renderingParts } from '#core/pins/rendering-parts.ts'
import { lastUnsent, type SentStep } from '#core/pins/history/sent-steps.ts'
import type { StoreCommand } from '../../machines/pins/pins.machine.ts'
import type { UndoOutcome } from '../../machines/pins/undo-outcome.ts'
import type { OpenStore, SendBack } from './open-store.ts'

type Command = Extract<StoreCommand, { type: 'pins.undo' | 'pins.redo' }>
type Verb = Exclude<UndoOutcome['verb'], 'change'>

interface UndoKind {
  readonly verb: Verb
  readonly steps: (history: PinHistory) => readonly Step[]
  readonly plan: (history: PinHistory, root?: string) => UndoPlan
}

const kinds: Record<Command['type'], UndoKind> = {
  'pins.undo': { verb: 'undo', steps: ({ undo }) => undo, plan: planUndo },
  'pins.redo': { verb: 'redo', steps: ({ redo }) => redo, plan: planRedo },
}

export async function undoOrRedo(
  store: OpenStore,
  command: Command,
  sendBack: SendBack,
): Promise<void> {
  // The history holds stored events only. Without the wait, an undo right after a change would undo
  // the change before it.
  const asked = store.log.settled().then(() => store.log.history())
  return store.inOrder(async () => undoOne(store, { command, asked: await asked }, sendBack))
}

/**
 * `asked`: the history when the command arrived. Actions that are stored during the pull, or during
 * an earlier undo, are not undone.
 */
async function undoOne(
  store: OpenStore,
  { command, asked }: { command: Command; asked: PinHistory },
  sendBack: SendBack,
): Promise<void> {
  const { log } = store
  const { verb, steps, plan } = kinds[command.type]
  if (command.root !== undefined || steps(log.history()).length > 0) await store.pullBeforeUndo()
  // Pulled events, changes made meanwhile, and the undo before this one may not be stored yet.
  await log.settled()
  if (log.link.closedSignal.aborted) return undefined
  const kind = refusalOf(store)
  if (kind !== null)
    return sendBack({
      type: 'store.undone',
      outcome: { verb, root: null, refusal: { kind } },
      owed: [],
    })
  const history = log.history()
  const { step, passed } =
    command.root === undefined
      ? lastUnsent(history, knownSteps(history, { steps: steps(history), asked }))
      : { step: { root: command.root }, passed: null }
  // If every step was sent, the refusal of the latest one says so.
  const root = step?.root ?? passed?.root
  return applyPlan(
    store,
    { verb, plan: root === undefined ? nothing : plan(history, root), passed },
    sendBack,
  )
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

const nothing: UndoPlan = { ok: false, reason: { kind: 'nothing' } }

/** In memory-only state the history lacks the newest changes, and an undo would overwrite them. */
function refusalOf({ log }: OpenStore): 'readOnly' | 'notKept' | null {
  if (log.isReadOnly()) return 'readOnly'
  return log.state() === 'memoryOnly' ? 'notKept' : null
}

/** Pins whose design changes back are rendered again once the change has been sent (`owed`). */
async function applyPlan(
  store: OpenStore,
  { verb, plan, passed }: { verb: Verb; plan: UndoPlan; passed: SentStep | null },
  sendBack: SendBack,
): Promise<void> {
  if (!plan.ok)
    return sendBack({
      type: 'store.undone',
      outcome: { verb, root: null, refusal: plan.reason },
      owed: [],
    })
  const stored = store.apply(eventsOn(store.log.current(), plan))
  const drawn = plan.touched
    .filter(({ id, field }) => field === 'design' && getPin(store.log.current(), id) !== undefined)
    .map(({ id }) => id)
  sendBack({
    type: 'store.undone',
    outcome: { verb, root: plan.root, refusal: null, ...(passed !== null && { passed }) },
    owed: renderingParts(drawn),
  })
  return stored
}
