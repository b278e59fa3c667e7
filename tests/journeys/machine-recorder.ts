/**
 * Watches machines of the real page at work against the real server, and holds what they did
 * against the rules of their models: what must hold in every state and over every step. Nothing is
 * held still here, the page has the browser's own clock.
 */
import type { BrowserContext } from 'playwright'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Failure } from '#core/contract/client.ts'
import { Declared } from '../../packages/model-paths/transitions.ts'
import { CallFailed } from '../../src/machines/call-failed.ts'
import type { PathModel } from '../../packages/model-paths/path-model.ts'
import {
  definitionOf,
  reportTransition,
  type TakenDefinition,
  type ReportTransition,
  type ReportedTransition,
} from '../paths/browser/reported-transition.ts'

/** One event of one actor, with what came of it, as plain data. */
interface RecordedStep {
  readonly actor: string
  readonly machine: string
  readonly event: AnyEventObject
  readonly value: AnyMachineSnapshot['value']
  readonly context: object
  readonly inFlight: readonly string[]
  readonly taken: readonly ReportedTransition[]
}

/** Sent to the page as text: it knows nothing from outside. */
function installRecorder(machines: readonly string[], reportTransition: ReportTransition): void {
  interface Actor {
    id: string
    logic?: { id?: string }
  }
  interface Snapshot {
    value: unknown
    context: object
    children: Record<string, { getSnapshot(): { status: string } }>
  }
  interface Observed {
    type: string
    actorRef: Actor
    event: object
    snapshot: Snapshot
    _transitions?: TakenDefinition[]
  }
  const taken = new Map<string, ReportedTransition[]>()
  /**
   * Only what JSON can say: actors and functions are left out; of an error that what the server
   * answered.
   */
  const plain = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (_, part: unknown) =>
        part instanceof Error
          ? {
              name: part.name,
              message: part.message,
              failure: Reflect.get(part, 'failure') as unknown,
            }
          : typeof part === 'object' && part !== null && 'getSnapshot' in part
            ? undefined
            : part,
      ) ?? 'null',
    )
  const isActive = (child: { getSnapshot(): { status: string } }): boolean =>
    child.getSnapshot().status === 'active'
  const tell = (json: string): void => {
    const recorder: unknown = Reflect.get(globalThis, 'pinloomRecorder')
    if (typeof recorder === 'function') (recorder as (json: string) => void)(json)
  }
  const next = ({ type, actorRef, event, snapshot, _transitions = [] }: Observed): void => {
    const machine = actorRef.logic?.id ?? ''
    if (!machines.includes(machine)) return
    if (type === '@xstate.microstep')
      taken.set(actorRef.id, [
        ...(taken.get(actorRef.id) ?? []),
        ..._transitions.map(reportTransition),
      ])
    if (type !== '@xstate.snapshot') return
    const inFlight = Object.entries(snapshot.children).flatMap(([id, child]) =>
      isActive(child) ? [id] : [],
    )
    tell(
      JSON.stringify({
        actor: actorRef.id,
        machine,
        event: plain(event),
        value: snapshot.value,
        context: plain(snapshot.context),
        inFlight,
        taken: taken.get(actorRef.id) ?? [],
      }),
    )
    taken.delete(actorRef.id)
  }
  Object.assign(globalThis, { pinloomHarness: { inspect: { next } } })
}

export class MachineRecorder {
  readonly #models: ReadonlyMap<string, PathModel>
  readonly #seen: RecordedStep[] = []

  private constructor(models: readonly PathModel[]) {
    this.#models = new Map(models.map((model) => [model.machine.id, model]))
  }

  /** Before a page is opened. */
  static async in(context: BrowserContext, models: readonly PathModel[]): Promise<MachineRecorder> {
    const recorder = new MachineRecorder(models)
    await context.exposeFunction('pinloomRecorder', (json: string) =>
      recorder.#seen.push(JSON.parse(json) as RecordedStep),
    )
    const machines = models.map(({ machine }) => machine.id)
    await context.addInitScript({
      content: `(${installRecorder.toString()})(${JSON.stringify(machines)}, ${reportTransition.toString()})`,
    })
    return recorder
  }

  /** How many events those machines took. */
  get steps(): number {
    return this.#seen.length
  }

  /** Every rule that was broken, with the event that broke it. */
  faults(): string[] {
    const last = new Map<string, AnyMachineSnapshot>()
    return this.#seen.flatMap(({ actor, machine, value, context, inFlight, ...seen }) => {
      const model = this.#models.get(machine)
      if (model === undefined) return []
      const before = last.get(actor)
      const after: AnyMachineSnapshot = model.machine.resolveState({
        value,
        context: { chance: () => 0.5, ...shared(context, before?.context as object | undefined) },
      } as never)
      last.set(actor, after)
      const event = revived(seen.event)
      const broken = [
        ...model.invariants.map((rule) => rule(after, inFlight)),
        ...(before === undefined
          ? []
          : (model.steps ?? []).map((rule) => rule({ before, event, after, inFlight }))),
      ]
      return broken.flatMap((fault) =>
        fault === null ? [] : [`${machine}: ${fault} (${event.type})`],
      )
    })
  }

  /** The transitions of a machine that were taken, by the names that its paths have. */
  taken(name: string): ReadonlySet<string> {
    const model = this.#models.get(name)
    if (model === undefined) return new Set()
    const declared = new Declared(model.machine)
    return new Set(
      this.#seen.flatMap(({ machine, taken }) =>
        machine === name ? taken.flatMap((one) => declared.nameOf(definitionOf(one)) ?? []) : [],
      ),
    )
  }
}

/** Rules ask whether something is still the same: on the way here all was copied. */
function shared(now: object, before: object | undefined): object {
  const known = new Map<string, unknown>(Object.entries(before ?? {}))
  return Object.fromEntries(
    Object.entries(now).map(([field, value]: [string, unknown]) => [
      field,
      JSON.stringify(value) === JSON.stringify(known.get(field)) ? known.get(field) : value,
    ]),
  )
}

/** Rules ask of an error whether it is one of ours. */
function revived(event: AnyEventObject): AnyEventObject {
  const failure = (event['error'] as { failure?: Failure } | undefined)?.failure
  return failure === undefined ? event : { ...event, error: new CallFailed(failure) }
}
