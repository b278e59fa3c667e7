/**
 * A detached copy of a machine as it was at a moment of the past: it sends nothing, and its actors
 * and its clock are stopped. Events sent to it are recorded as in a page, so the same parts show
 * it.
 */
import { createActor, SimulatedClock, type AnyActor, type AnyMachineSnapshot } from 'xstate'
import type { PathModel } from '../../../packages/model-paths/path-model.ts'
import { isShortened } from './kept-value.ts'
import { offeredEvents, type OfferedEvent } from '../../../packages/model-paths/offered-events.ts'
import { Recorder } from './recorder.ts'
import type { ReadyStep, Recording } from './recording.ts'
import { revive } from './revive.ts'

export class Fork {
  readonly recording: Recording
  /** Lists or texts of the context were shortened in the recording. */
  readonly isShortened: boolean
  readonly #model: PathModel
  readonly #actor: AnyActor
  readonly #brokenAtFirst: readonly string[]

  /** `step`: the one whose state and context it begins with. Throws what the machine throws. */
  constructor(model: PathModel, { result: { value, context } }: ReadyStep) {
    this.#model = model
    this.isShortened = isShortened(context)
    const recorder = new Recorder(Date.now)
    this.recording = recorder.recording
    // The value was this machine's own.
    const snapshot = model.machine.resolveState({
      value: value as never,
      context: revive(context, standInOf(model)),
    })
    this.#actor = createActor(model.machine, {
      snapshot,
      clock: new SimulatedClock(),
      inspect: recorder.record,
    })
    // A fault is seen in the status; without a listener xstate would report it to the page.
    this.#actor.subscribe({ error: () => undefined })
    this.#actor.start()
    this.#brokenAtFirst = this.#broken()
  }

  get session(): string {
    return this.#actor.sessionId
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot() as AnyMachineSnapshot
  }

  /** What it takes now, by name; those for any event have none. */
  events(): OfferedEvent[] {
    return offeredEvents(this.#model, this.snapshot)
      .filter(({ type }) => !type.includes('*'))
      .toSorted((one, other) => one.type.localeCompare(other.type))
  }

  send(type: string, payload: object = {}): void {
    if (this.snapshot.status === 'active') this.#actor.send({ type, ...payload })
  }

  /**
   * Invariants of the model that do not hold any more; those that its missing children break from
   * the beginning are not its fault.
   */
  wrong(): string[] {
    return this.#broken().filter((sentence) => !this.#brokenAtFirst.includes(sentence))
  }

  stop(): void {
    this.#actor.stop()
  }

  #broken(): string[] {
    const { children } = this.snapshot
    const inFlight = Object.keys(children).filter(
      (id) => children[id]?.getSnapshot().status === 'active',
    )
    return this.#model.invariants.flatMap((holds) => holds(this.snapshot, inFlight) ?? [])
  }
}

/** A context of the machine with the functions that no recording has. */
function standInOf({ machine, inputs }: PathModel): unknown {
  const actor = createActor(machine, { input: inputs[0], clock: new SimulatedClock() })
  return (actor.getSnapshot() as AnyMachineSnapshot).context
}
