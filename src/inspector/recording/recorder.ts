/**
 * The input of the inspector: receives the inspection events of a root actor, redacts them and
 * writes them down as steps. A step is an event with what came of it; the two are reported at
 * different times, so the step is written when the event is sent, which is the order of causes, and
 * written again with its result.
 */
import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import type { PinHistory } from '#core/pins/history/pin-history.ts'
import { touchedIds } from '#core/pins/book/pin.reducer.ts'
import { Keeper } from './kept-value.ts'
import type { Batch, PinMark, RecordedResult, RecordedStep } from './recorded.ts'
import { Recording } from './recording.ts'
import { Declared } from '../../../packages/model-paths/transitions.ts'

/** As much of an actor as is looked at; xstate types references in inspection events without it. */
interface ObservedActor {
  readonly sessionId: string
  readonly id: string
  readonly _parent?: ObservedActor
  readonly logic: object
}
interface ObservedSnapshot {
  readonly status: string
  readonly value?: unknown
  readonly context?: unknown
  readonly output?: unknown
  readonly error?: unknown
}
/** Of the context of the machine `pins`. */
interface PinsObserved {
  readonly history: PinHistory
  readonly accountId: string | null
}
interface Pending {
  readonly event: object
  readonly step: RecordedStep
}

export class Recorder {
  readonly recording = new Recording()
  readonly #now: () => number
  readonly #begin: number
  readonly #keeper = new Keeper()
  readonly #declared = new WeakMap<object, Declared>()
  /** Events that an actor has been sent and has not answered for, in their order. */
  readonly #pending = new Map<string, Pending[]>()
  /** Taken by an actor while it was being made: before it was sent its first event. */
  readonly #early = new Map<string, string[]>()
  readonly #dirty = new Map<number, RecordedStep>()
  #freshActors: Batch['actors'] = []
  #freshPins: PinMark[] = []
  #pins: {
    readonly history: PinHistory | null
    readonly account: string | null
    readonly seq: number
  } = { history: null, account: null, seq: 0 }
  #last = 0

  constructor(now: () => number) {
    this.#now = now
    this.#begin = now()
  }

  /** Whatever goes wrong here is no fault of the machine that is observed: it must go on. */
  record = (event: InspectionEvent): void => {
    try {
      this.#record(event)
    } catch (error) {
      console.error('The inspector could not record an event.', error)
    }
  }

  #record(inspection: InspectionEvent): void {
    // Every actor has these; the public type says less.
    const actor = inspection.actorRef as unknown as ObservedActor
    switch (inspection.type) {
      case '@xstate.actor':
        return this.#meet(actor)
      case '@xstate.event':
        return void this.#open(
          inspection.event,
          actor,
          (inspection.sourceRef as ObservedActor | undefined)?.sessionId ?? null,
        )
      case '@xstate.microstep':
        return this.#note(actor, inspection.event, inspection._transitions)
      case '@xstate.snapshot':
        return this.#close(actor, inspection.event, inspection.snapshot as ObservedSnapshot)
      default:
    }
  }

  /** What is new since the last time. */
  drain(): Batch {
    const batch: Batch = {
      actors: this.#freshActors,
      quiet: [],
      steps: [...this.#dirty.values()],
      pins: this.#freshPins,
    }
    this.#freshActors = []
    this.#freshPins = []
    this.#dirty.clear()
    return batch
  }

  #meet(actor: ObservedActor): void {
    const machine = isMachine(actor.logic) ? actor.logic.id : null
    // An actor without an id is named after its machine.
    const known = {
      session: actor.sessionId,
      id: actor.id === actor.sessionId ? (machine ?? actor.id) : actor.id,
      parent: actor._parent?.sessionId ?? null,
      machine,
    }
    this.#freshActors.push(known)
    this.recording.note(known)
  }

  #open(event: { readonly type: string }, to: ObservedActor, from: string | null): Pending {
    const { type, ...payload } = event
    this.#last += 1
    const step = {
      seq: this.#last,
      at: this.#now(),
      from,
      to: to.sessionId,
      type,
      payload: this.#keeper.keep(payload),
      taken: this.#early.get(to.sessionId) ?? [],
      result: null,
    }
    this.#early.delete(to.sessionId)
    const pending = { event, step }
    const all = this.#pending.get(to.sessionId)
    if (all === undefined) this.#pending.set(to.sessionId, [pending])
    else all.push(pending)
    if (all !== undefined && all.length > MAX_PENDING) all.shift()
    this.#write(step)
    return pending
  }

  /** Microsteps of raised events belong to the event that the actor works on. */
  #note(
    actor: ObservedActor,
    event: object,
    transitions: readonly AnyTransitionDefinition[],
  ): void {
    const names = transitions.flatMap((definition) => this.#nameOf(actor, definition) ?? [])
    const all = this.#pending.get(actor.sessionId) ?? []
    const at = all.findIndex((one) => one.event === event)
    if (at > 0) all.splice(0, at)
    const early = this.#early.get(actor.sessionId) ?? []
    if (all[0] === undefined) this.#early.set(actor.sessionId, [...early, ...names])
    else all[0].step.taken.push(...names)
  }

  #close(actor: ObservedActor, event: { readonly type: string }, snapshot: ObservedSnapshot): void {
    // Being stopped is an event without a known sender.
    if (this.#pendingOf(actor, event) === undefined)
      this.#open(event, actor, actor._parent?.sessionId ?? null)
    const pending = this.#pendingOf(actor, event)
    if (pending === undefined) return
    const all = this.#pending.get(actor.sessionId) ?? []
    all.splice(0, all.indexOf(pending) + 1)
    this.#write({ ...pending.step, result: this.#resultOf(actor, snapshot) })
    if (snapshot.status !== 'active') this.#pending.delete(actor.sessionId)
    if (isMachine(actor.logic) && actor.logic.id === 'pins')
      this.#receivePins(snapshot.context as PinsObserved)
  }

  #pendingOf({ sessionId }: ObservedActor, event: object): Pending | undefined {
    return this.#pending.get(sessionId)?.find((one) => one.event === event)
  }

  #resultOf(
    actor: ObservedActor,
    { status, value, context, output, error }: ObservedSnapshot,
  ): RecordedResult {
    const shown = isMachine(actor.logic)
      ? context
      : { ...(output === undefined ? {} : { output }), ...(error === undefined ? {} : { error }) }
    return {
      status,
      value: value === undefined ? null : this.#keeper.keep(value),
      context: this.#keeper.keep(shown),
    }
  }

  #nameOf({ logic }: ObservedActor, definition: AnyTransitionDefinition): string | undefined {
    if (!isMachine(logic)) return undefined
    const declared = this.#declared.get(logic) ?? new Declared(logic)
    this.#declared.set(logic, declared)
    return declared.nameOf(definition)
  }

  #write(step: RecordedStep): void {
    this.#dirty.set(step.seq, step)
    this.recording.add(step)
  }

  /** The log of pins as the machine has it, from the beginning of the recording on. */
  #receivePins({ history, accountId }: PinsObserved): void {
    if (history === this.#pins.history) return
    const { account, seq } = this.#pins
    const known = account === accountId ? seq : 0
    // A new change is at the end. Older history that was fetched is from before the
    // recording.
    const fresh = history.actions
      .slice(-MAX_ACTIONS)
      .flatMap(({ name, isOwn, envelopes }) =>
        envelopes
          .filter((one) => one.seq > known && one.at >= this.#begin)
          .map((one) => ({ one, name, isOwn })),
      )
    this.#pins = {
      history,
      account: accountId,
      seq: Math.max(known, ...fresh.map(({ one }) => one.seq)),
    }
    const marks = fresh.map(({ one: { id, at, event }, name, isOwn }) => ({
      id,
      at,
      type: event.type,
      pins: touchedIds(event).length,
      action: name,
      isOwn,
    }))
    this.#freshPins.push(...marks)
    this.recording.recordPins(marks)
  }
}

const MAX_ACTIONS = 50
/** A stopped machine answers nothing: no more events than these wait for an answer. */
const MAX_PENDING = 50

function isMachine(logic: object): logic is AnyStateMachine {
  return 'root' in logic && 'id' in logic
}
