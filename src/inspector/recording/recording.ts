/**
 * What is known of one page: the last 10,000 steps, the actors that they name, and the pin
 * events. The recorder fills it in the page itself, batches fill it elsewhere. It is read by
 * moment: the number of a step; null is now.
 */
import type { Batch, PinMark, RecordedActor, RecordedResult, RecordedStep } from './recorded.ts'
import type { Kept } from './kept-value.ts'

export const MAX_STEPS = 10_000
/** Dropped together, for each time every list is made again. */
const SPARE_STEPS = 500

export type Moment = number | null
export type ReadyStep = RecordedStep & { readonly result: RecordedResult }

export interface ActorBranch {
  readonly actor: RecordedActor
  readonly children: readonly ActorBranch[]
}

export class Recording {
  #steps: RecordedStep[] = []
  #pins: PinMark[] = []
  readonly #actors = new Map<string, RecordedActor>()
  #bySession = new Map<string, RecordedStep[]>()
  readonly #listeners = new Set<() => void>()
  #version = 0

  /** Grows with every change: what is made of a recording is made again when it has. */
  get version(): number {
    return this.#version
  }

  get steps(): readonly RecordedStep[] {
    return this.#steps
  }

  get pins(): readonly PinMark[] {
    return this.#pins
  }

  actor(session: string): RecordedActor | undefined {
    return this.#actors.get(session)
  }

  /** Of one actor, in their order. */
  stepsOf(session: string): readonly RecordedStep[] {
    return this.#bySession.get(session) ?? []
  }

  /** The step after which the actor was as it was at that moment. */
  lastStepOf(session: string, moment: Moment): ReadyStep | undefined {
    return this.stepsOf(session).findLast(
      (step): step is ReadyStep => step.result !== null && (moment === null || step.seq <= moment),
    )
  }

  stepBefore(step: RecordedStep): ReadyStep | undefined {
    return this.lastStepOf(step.to, step.seq - 1)
  }

  step(seq: number): RecordedStep | undefined {
    return this.#steps[seq - (this.#steps[0]?.seq ?? 0)]
  }

  /** The actors that had begun by then and had not been stopped, each below its parent. */
  tree(moment: Moment): ActorBranch[] {
    const alive = [...this.#actors.values()].filter(({ session }) => this.isAlive(session, moment))
    const sessions = new Set(alive.map(({ session }) => session))
    const below = Map.groupBy(alive, ({ parent }) =>
      parent !== null && sessions.has(parent) ? parent : '',
    )
    const branchOf = (actor: RecordedActor): ActorBranch => ({
      actor,
      children: (below.get(actor.session) ?? []).map(branchOf),
    })
    return (below.get('') ?? []).map(branchOf)
  }

  /**
   * Actors that were seen and have neither been stopped nor ended; a promise that is fulfilled
   * has.
   */
  isAlive(session: string, moment: Moment): boolean {
    return this.lastStepOf(session, moment)?.result.status === 'active'
  }

  note(actor: RecordedActor): void {
    this.#actors.set(actor.session, actor)
    this.#changed()
  }

  recordPins(marks: readonly PinMark[]): void {
    // A full batch repeats what is known.
    const known = new Set(this.#pins.map(({ id }) => id))
    const fresh = marks.filter(({ id }) => !known.has(id))
    if (fresh.length === 0) return
    this.#pins = [...this.#pins, ...fresh].toSorted((a, b) => a.at - b.at).slice(-MAX_STEPS)
    this.#changed()
  }

  /** A new step, or one that is known with its result. One that was dropped stays dropped. */
  add(step: RecordedStep): void {
    if (step.seq < (this.#steps[0]?.seq ?? 0)) return
    const known = this.step(step.seq)
    if (known === undefined) this.#append(step)
    else this.#replace(known, step)
    this.#changed()
  }

  addBatch({ actors, quiet, steps, pins }: Batch): void {
    for (const actor of actors) this.note(actor)
    for (const step of steps) this.add(this.#shared(step))
    // After the steps: the first of them may follow a gap, which drops everything known before.
    for (const step of quiet)
      if (!this.#bySession.has(step.to)) this.#bySession.set(step.to, [step])
    this.recordPins(pins)
  }

  /** Steps that came before it, sent for an earlier watcher, would hide what is older than they. */
  startWith(batch: Batch): void {
    const [first] = batch.steps
    if (first !== undefined && first.seq < (this.#steps[0]?.seq ?? 0)) {
      this.#steps = []
      this.#bySession = new Map()
    }
    this.addBatch(batch)
  }

  #shared(step: RecordedStep): RecordedStep {
    const before = this.stepBefore(step)
    return before === undefined || step.result === null
      ? step
      : {
          ...step,
          result: { ...step.result, context: shared(before.result.context, step.result.context) },
        }
  }

  /** All of it, for a new subscriber. */
  whole(): Batch {
    const first = this.#steps[0]?.seq ?? 0
    const quiet = [...this.#bySession.values()].flatMap((steps) =>
      steps.filter(({ seq }) => seq < first),
    )
    return { actors: [...this.#actors.values()], quiet, steps: this.#steps, pins: this.#pins }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #changed(): void {
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }

  #append(step: RecordedStep): void {
    const last = this.#steps.at(-1)
    // A gap: what is older was dropped before it came here.
    if (last !== undefined && step.seq !== last.seq + 1) {
      this.#steps = []
      this.#bySession = new Map()
    }
    this.#steps.push(step)
    const own = this.#bySession.get(step.to)
    if (own === undefined) this.#bySession.set(step.to, [step])
    else own.push(step)
    if (this.#steps.length >= MAX_STEPS + SPARE_STEPS) this.#drop()
  }

  #replace(known: RecordedStep, step: RecordedStep): void {
    this.#steps[step.seq - (this.#steps[0]?.seq ?? 0)] = step
    const own = this.#bySession.get(step.to) ?? []
    const at = own.lastIndexOf(known)
    if (at >= 0) own[at] = step
  }

  /** The oldest go; so do actors that have ended and of whom nothing is left. */
  #drop(): void {
    this.#steps = this.#steps.slice(-MAX_STEPS)
    const last = new Map(
      [...this.#bySession].map(([session, steps]) => [
        session,
        steps.findLast(({ result }) => result !== null),
      ]),
    )
    this.#bySession = Map.groupBy(this.#steps, ({ to }) => to)
    // An actor that has received no event yet is just starting.
    for (const [session, known] of last) {
      if (this.#bySession.has(session)) continue
      // A quiet actor is still what it was: its last step stays although it is older than the list.
      if (known?.result?.status === 'active') this.#bySession.set(session, [known])
      else this.#actors.delete(session)
    }
  }
}

/**
 * `now`, with equal parts replaced by those of `before`. So kept values from different messages
 * share their parts as in the page. Without this, a day of steps would not fit in memory.
 */
function shared(before: Kept | undefined, now: Kept): Kept {
  if (
    before === now ||
    typeof before !== 'object' ||
    before === null ||
    typeof now !== 'object' ||
    now === null
  )
    return now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const known = new Map(Object.entries(before))
  const parts = Object.entries(now).map(
    ([key, one]: [string, Kept]) => [key, shared(known.get(key), one)] as const,
  )
  if (parts.length === known.size && parts.every(([key, one]) => known.get(key) === one))
    return before
  return Array.isArray(now) ? parts.map(([, one]) => one) : Object.fromEntries(parts)
}
