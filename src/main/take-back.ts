/**
 * Undo and redo. Another device may have changed a moment ago what is to go back: it is heard first, for as long as a person does not
 * notice, so that the change is refused with a reason and not lost. Who can't reach the server goes by what is known here.
 */
import { getPin } from '#core/pins/pin.selectors.ts'
import type { PinHistory } from '#core/pins/pin.history.ts'
import { eventsOn, planRedo, planUndo, type UndoPlan } from '#core/pins/pin.undo.ts'
import { renderingParts } from '#core/pins/rendering-parts.ts'
import type { StoreCommand, UndoOutcome } from '../machines/pins.machine.ts'
import type { OpenStore, SendBack } from './open-pins.ts'

/** ms */
export const LONGEST_HEARING = 1_000

type Command = Extract<StoreCommand, { type: 'pins.undo' | 'pins.redo' }>
type Verb = Exclude<UndoOutcome['verb'], 'change'>

interface Way {
  readonly verb: Verb
  readonly lastRoot: (history: PinHistory) => string | undefined
  readonly plan: (history: PinHistory, root?: string) => UndoPlan
}

const ways: Record<Command['type'], Way> = {
  'pins.undo': { verb: 'undo', lastRoot: ({ undo }) => undo.at(-1)?.root, plan: planUndo },
  'pins.redo': { verb: 'redo', lastRoot: ({ redo }) => redo.at(-1)?.root, plan: planRedo },
}

export async function takeBack(store: OpenStore, command: Command, sendBack: SendBack): Promise<void> {
  const { log } = store
  const { verb, lastRoot, plan } = ways[command.type]
  // The history knows what is stored: whoever takes back what he did a moment ago must not take back what he did before that.
  await log.settled()
  // What was the last when it was asked for, whatever is done here while others are heard.
  const root = command.root ?? lastRoot(log.history())
  if (root !== undefined) await store.hear(LONGEST_HEARING)
  return carryOut(store, { verb, plan: plan(log.history(), root) }, sendBack)
}

/** A design that goes back takes its picture with it: that is drawn again, once the change has been sent. */
async function carryOut(store: OpenStore, { verb, plan }: { verb: Verb; plan: UndoPlan }, sendBack: SendBack): Promise<void> {
  if (!plan.ok) return sendBack({ type: 'store.undone', outcome: { verb, root: null, refusal: plan.reason }, owed: [] })
  const stored = store.apply(eventsOn(store.log.current(), plan))
  const drawn = plan.touched.filter(({ id, field }) => field === 'design' && getPin(store.log.current(), id) !== undefined).map(({ id }) => id)
  sendBack({ type: 'store.undone', outcome: { verb, root: plan.root, refusal: null }, owed: renderingParts(drawn) })
  return stored
}
