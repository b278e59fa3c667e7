/**
 * One real actor of a model, whose invoked actors do nothing and whose clock does not move: it
 * does only what it is sent.
 */
import { createActor, SimulatedClock, type AnyActor, type AnyMachineSnapshot } from 'xstate'
import type { PathModel } from './path-model.ts'
import { takenBy, type Declared } from './transitions.ts'

export interface LiveStep {
  readonly snapshot: AnyMachineSnapshot
  readonly taken: readonly string[]
  readonly inFlight: readonly string[]
  readonly wrong: readonly string[]
}
export interface SentEvent {
  readonly type: string
}

/** An event that the machine does not survive, such as an error that nothing handles. */
export class BrokenMachine extends Error {}

/** Lists the timers that are still pending. */
class WatchedClock extends SimulatedClock {
  readonly pending = new Set<number>()

  override setTimeout(ring: (...args: unknown[]) => void, pause: number): number {
    const id = super.setTimeout(ring, pause)
    this.pending.add(id)
    return id
  }

  override clearTimeout(id: number): void {
    super.clearTimeout(id)
    this.pending.delete(id)
  }
}

export class LiveRun {
  readonly #model: PathModel
  readonly #actor: AnyActor
  readonly #clock = new WatchedClock()
  #taken: string[] = []

  constructor(model: PathModel, declared: Declared, input: unknown) {
    this.#model = model
    this.#actor = createActor(model.machine, {
      input,
      clock: this.#clock,
      inspect: (event) =>
        void this.#taken.push(
          ...takenBy(event).flatMap((definition) => declared.nameOf(definition) ?? []),
        ),
    })
    // A fault is thrown by `send` below; without a listener xstate would report it a second time,
    // too late.
    this.#actor.subscribe({ error: () => undefined })
    this.#actor.start()
  }

  step(): LiveStep {
    const snapshot = this.#actor.getSnapshot() as AnyMachineSnapshot
    if (snapshot.status === 'error')
      throw new BrokenMachine(
        snapshot.error instanceof Error ? snapshot.error.message : String(snapshot.error),
      )
    const inFlight = Object.keys(snapshot.children).filter(
      (id) => snapshot.children[id]?.getSnapshot().status === 'active',
    )
    const taken = this.#taken
    this.#taken = []
    return {
      snapshot,
      taken,
      inFlight,
      wrong: this.#model.invariants.flatMap((holds) => holds(snapshot, inFlight) ?? []),
    }
  }

  send(event: SentEvent): LiveStep {
    const before = this.#actor.getSnapshot() as AnyMachineSnapshot
    this.#actor.send(event)
    const step = this.step()
    const wrong = (this.#model.steps ?? []).flatMap(
      (holds) => holds({ before, event, after: step.snapshot, inFlight: step.inFlight }) ?? [],
    )
    return { ...step, wrong: [...step.wrong, ...wrong] }
  }

  stop(): void {
    this.#actor.stop()
  }

  /** The actors that still run; none may after a stop. */
  leaks(): string[] {
    const { children } = this.#actor.getSnapshot() as AnyMachineSnapshot
    const running = Object.keys(children).filter(
      (id) => children[id]?.getSnapshot().status === 'active',
    )
    return [
      ...running,
      ...(this.#clock.pending.size > 0 ? [`${this.#clock.pending.size} timers`] : []),
    ]
  }
}
