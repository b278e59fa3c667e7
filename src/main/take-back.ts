/**
 * Undo and redo. Another device may have changed a moment ago what is to go back: it is heard
 * first, for half a second at most, so that the change is refused with a reason and not lost. Who
 * can't reach the server goes by what is known here.
 */
import { getPin } from '#core/pins/pin.selectors.ts'
import { actionOf, lastSeq, type PinHistory, type Step } from '#core/pins/pin.history.ts'
import { eventsOn, planRedo, planUndo, type UndoPlan } from '#core/pins/pin.undo.ts'
import { renderingParts } from '#core/pins/rendering-parts.ts'
import type { StoreCommand, UndoOutcome } from '../machines/pins.machine.ts'
import type { OpenStore, SendBack } from './open-store.ts'

type Command = Extract<StoreCommand, { type: 'pins.undo' | 'pins.redo' }>
type Verb = Exclude<UndoOutcome['verb'], 'change'>

interface Way {
  readonly verb: Verb
  readonly steps: (history: PinHistory) => readonly Step[]
  readonly plan: (history: PinHistory, root?: string) => UndoPlan
}

const ways: Record<Command['type'], Way> = {
  'pins.undo': { verb: 'undo', steps: ({ undo }) => undo, plan: planUndo },
  'pins.redo': { verb: 'redo', steps: ({ redo }) => redo, plan: planRedo },
}

export async function takeBack(
  store: OpenStore,
  command: Command,
  sendBack: SendBack,
): Promise<void> {
  // The history knows what is stored: whoever takes back what he did a moment ago must not take
  // back what he did before that.
  const asked = store.log.settled().then(() => store.log.history())
  return store.inTurn(async () => takeBackOne(store, { command, asked: await asked }, sendBack))
}

/**
 * `asked`: the history when it was asked for. What is done while others are heard, or while another
 * undo is carried out, is not what was meant.
 */
async function takeBackOne(
  store: OpenStore,
  { command, asked }: { command: Command; asked: PinHistory },
  sendBack: SendBack,
): Promise<void> {
  const { log } = store
  const { verb, steps, plan } = ways[command.type]
  if (command.root !== undefined || steps(log.history()).length > 0) await store.hear()
  // What another tab has fetched, what was done here meanwhile, and the undo before this one are on
  // their way into the log.
  await log.settled()
  if (log.link.closedSignal.aborted) return undefined
  const kind = hindrance(store)
  if (kind !== null)
    return sendBack({
      type: 'store.undone',
      outcome: { verb, root: null, refusal: { kind } },
      owed: [],
    })
  const history = log.history()
  const root = command.root ?? lastRoot(history, { steps: steps(history), asked })
  return carryOut(
    store,
    { verb, plan: root === undefined ? nothing : plan(history, root) },
    sendBack,
  )
}

/** Of the last step whose action was there when it was asked for. */
function lastRoot(
  history: PinHistory,
  { steps, asked }: { steps: readonly Step[]; asked: PinHistory },
): string | undefined {
  const last = asked.actions.at(-1)
  const newest = last === undefined ? 0 : lastSeq(last)
  return steps.findLast(({ root, latest }) => {
    const action = actionOf(history, root) ?? actionOf(history, latest)
    return action !== undefined && lastSeq(action) <= newest
  })?.root
}

const nothing: UndoPlan = { ok: false, reason: { kind: 'nothing' } }

/**
 * While nothing can be stored the history ends before what is only in memory: an undo would go over
 * that.
 */
function hindrance({ log }: OpenStore): 'readOnly' | 'notKept' | null {
  if (log.isReadOnly()) return 'readOnly'
  return log.state() === 'memoryOnly' ? 'notKept' : null
}

/**
 * A design that goes back takes its picture with it: that is drawn again, once the change has been
 * sent.
 */
async function carryOut(
  store: OpenStore,
  { verb, plan }: { verb: Verb; plan: UndoPlan },
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
    outcome: { verb, root: plan.root, refusal: null },
    owed: renderingParts(drawn),
  })
  return stored
}
