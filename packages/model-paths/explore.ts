/**
 * Walks a machine breadth-first over projected snapshots: state value plus what the model says
 * matters of the context. Every event that the state declares is sent with every payload of the
 * model, each time to a fresh actor brought there by the shortest way; so each (state, event) pair
 * is seen once, and what a step took, eventless transitions too, is known.
 */
import type { AnyMachineSnapshot } from 'xstate'
import { offeredEvents } from './offered-events.ts'
import type { PathModel } from './path-model.ts'
import { BrokenMachine, LiveRun, type LiveStep, type SentEvent } from './live-run.ts'
import { stateName } from './state-name.ts'
import { Declared } from './transitions.ts'

export interface Edge {
  readonly from: string
  readonly to: string
  readonly event: SentEvent
  readonly taken: readonly string[]
}
/** A state that a walk arrived in, and the shortest way there. */
export interface Place {
  readonly key: string
  readonly input: unknown
  readonly way: readonly SentEvent[]
  readonly snapshot: AnyMachineSnapshot
}
/** Something that must not be, and the shortest way to it. */
export interface WrongStep {
  readonly cause: 'broken' | 'invariant'
  readonly sentence: string
  readonly input: unknown
  readonly way: readonly SentEvent[]
}
export interface Graph {
  /** The key of the first state of each input, with what its start took. */
  readonly starts: readonly {
    readonly input: unknown
    readonly key: string
    readonly taken: readonly string[]
  }[]
  readonly edges: readonly Edge[]
  readonly states: number
  /** Nearest first. */
  readonly places: readonly Place[]
  readonly declared: readonly string[]
  readonly reached: ReadonlySet<string>
  readonly wrong: readonly WrongStep[]
}

/**
 * The events that a machine receives in one step: the event, and what others send it before and
 * after; nothing where the event can't come about.
 */
export type Together = (event: SentEvent, snapshot: AnyMachineSnapshot) => readonly SentEvent[]

const MAX_STATES = 3_000
const alone: Together = (event) => [event]

export function explore(model: PathModel, together = alone): Graph {
  const walk = new Walk(model, together)
  return walk.graph()
}

class Walk {
  readonly #model: PathModel
  readonly #declared: Declared
  readonly #together: Together
  readonly #places = new Map<string, Place>()
  readonly #queue: Place[] = []
  readonly #edges: Edge[] = []
  readonly #reached = new Set<string>()
  /** By sentence. */
  readonly #wrong = new Map<string, WrongStep>()

  constructor(model: PathModel, together: Together) {
    this.#model = model
    this.#together = together
    this.#declared = new Declared(model.machine)
  }

  graph(): Graph {
    const starts = this.#model.inputs.map((input) => {
      const run = new LiveRun(this.#model, this.#declared, input)
      const step = run.step()
      run.stop()
      return { input, key: this.#arrive(step, input, []), taken: step.taken }
    })
    for (let place = this.#queue.shift(); place !== undefined; place = this.#queue.shift())
      this.#leave(place)
    return {
      starts,
      edges: this.#edges,
      states: this.#places.size,
      places: [...this.#places.values()],
      declared: this.#declared.names(),
      reached: this.#reached,
      wrong: [...this.#wrong.values()],
    }
  }

  #leave(place: Place): void {
    for (const event of eventsOf(this.#model, place.snapshot)) {
      const heard = this.#together(event, place.snapshot)
      if (heard.length === 0) continue
      const way = [...place.way, ...heard]
      const step = this.#step(place, heard)
      if (step === null) continue
      if (step.taken.length === 0 || this.#model.within?.(step.snapshot.context as never) === false)
        continue
      this.#edges.push({
        from: place.key,
        to: this.#arrive(step, place.input, way),
        event,
        taken: step.taken,
      })
    }
  }

  /** Null where the machine breaks: there is no way on. */
  #step(place: Place, events: readonly SentEvent[]): LiveStep | null {
    const run = new LiveRun(this.#model, this.#declared, place.input)
    try {
      run.step()
      for (const earlier of place.way) run.send(earlier)
      return sendAll(run, events)
    } catch (error) {
      if (!(error instanceof BrokenMachine)) throw error
      const type = events.at(-1)?.type ?? 'the start'
      this.#record({
        cause: 'broken',
        sentence: `\`${type}\` in \`${stateName(place.snapshot.value)}\` breaks the machine: ${error.message}`,
        input: place.input,
        way: [...place.way, ...events],
      })
      return null
    } finally {
      run.stop()
    }
  }

  #record(step: WrongStep): void {
    if (!this.#wrong.has(step.sentence)) this.#wrong.set(step.sentence, step)
  }

  #arrive(step: LiveStep, input: unknown, way: readonly SentEvent[]): string {
    const key = JSON.stringify([
      step.snapshot.value,
      this.#model.abstract(step.snapshot.context as never),
    ])
    for (const name of step.taken) this.#reached.add(name)
    for (const sentence of step.wrong) this.#record({ cause: 'invariant', sentence, input, way })
    if (this.#places.has(key)) return key
    if (this.#places.size >= MAX_STATES)
      throw new Error(
        `${this.#model.name}: more than ${MAX_STATES} states; the model's abstraction is too fine`,
      )
    const place = { key, input, way, snapshot: step.snapshot }
    this.#places.set(key, place)
    this.#queue.push(place)
    return key
  }
}

/** One step: what was taken and what is wrong of all of them. */
export function sendAll(run: LiveRun, events: readonly SentEvent[]): LiveStep {
  const steps = events.map((event) => run.send(event))
  const last = steps.at(-1) ?? run.step()
  return {
    ...last,
    taken: steps.flatMap(({ taken }) => taken),
    wrong: steps.flatMap(({ wrong }) => wrong),
  }
}

function eventsOf(model: PathModel, snapshot: AnyMachineSnapshot): SentEvent[] {
  return offeredEvents(model, snapshot).flatMap(({ type, cases }) =>
    cases.map((payload) => ({ type, ...payload })),
  )
}
