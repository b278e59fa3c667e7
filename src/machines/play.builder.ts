/**
 * Runs a machine in a test. Effects are recorded and answered by the test, peers only record what
 * they are sent, and the clock moves only by hand.
 */
import {
  createActor,
  fromCallback,
  fromPromise,
  setup,
  SimulatedClock,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyStateMachine,
  type CallbackActorLogic,
  type ContextFrom,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
} from 'xstate'

/**
 * The calls to actors, with their input or event: `['syncPins', input]`, `['tasks', event]`,
 * `['syncPins', 'stopped']`.
 */
export type Effect = readonly [who: string, what: unknown]

export interface Play<M extends AnyStateMachine> {
  readonly send: (event: EventFromLogic<M>) => void
  /** What it did since the last time that this was asked. */
  readonly did: () => Effect[]
  /** The effect, asked for last, answers. */
  readonly answer: (effect: string, output?: unknown) => Promise<void>
  readonly fail: (effect: string, error: unknown) => Promise<void>
  /** A listening effect says something. */
  readonly receive: (event: EventFromLogic<M>) => void
  readonly wait: (milliseconds: number) => void
  readonly state: () => unknown
  readonly tags: () => string[]
  readonly context: () => ContextFrom<M>
  readonly stop: () => void
}

interface Setting<M extends AnyStateMachine> {
  readonly input: InputFrom<M>
  /** Effects that go on listening, instead of answering once. */
  readonly listening?: readonly string[]
  /** What a listening effect shows of itself, for machines that look at their children. */
  readonly faces?: Readonly<Record<string, object>>
  /** System ids of those that it talks to. */
  readonly peers?: readonly string[]
}

interface Asked {
  readonly resolve: (output: unknown) => void
  readonly reject: (error: unknown) => void
}

export function play<M extends AnyStateMachine>(
  machine: M,
  { input, listening = [], faces = {}, peers = [] }: Setting<M>,
): Play<M> {
  const recorded: Effect[] = []
  const open = new Map<string, Asked>()
  const note = (who: string, what: unknown): void => void recorded.push([who, what])
  const listen = (name: string, isEffect: boolean) =>
    fromCallback(({ receive, input: given }) => {
      if (isEffect) note(name, given)
      receive((event) => note(name, event))
      return () => (isEffect ? note(name, 'stopped') : undefined)
    })
  const once = (name: string) =>
    fromPromise(async ({ input: given, signal }) => {
      note(name, given)
      signal.addEventListener('abort', () => note(name, 'stopped'))
      return new Promise((resolve, reject) => void open.set(name, { resolve, reject }))
    })
  const effects = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [
      name,
      listening.includes(name) ? withFace(listen(name, true), faces[name]) : once(name),
    ]),
  )
  // They replace effects of any type.
  const own = machine.provide({ actors: effects as never })
  const clock = new SimulatedClock()
  const around = peers.map((systemId) => ({ src: listen(systemId, false), systemId }))
  const root = createActor(
    setup({ actors: { own } }).createMachine({
      invoke: [...around, { id: 'own', src: 'own', input }] as never,
    }),
    { clock },
  ).start()
  const actor = root.getSnapshot().children['own'] as ActorRefFrom<AnyStateMachine>
  actor.on('*', (event) => note('emitted', event))
  const settle = async (effect: string, how: (asked: Asked) => void): Promise<void> => {
    const asked = open.get(effect)
    if (asked === undefined) throw new Error(`Nobody asked ${effect}`)
    open.delete(effect)
    how(asked)
    await new Promise((turn) => setTimeout(turn, 0))
  }
  return {
    send: (event) => actor.send(event),
    receive: (event) => actor.send(event),
    did: () => recorded.splice(0),
    answer: async (effect, output) => settle(effect, ({ resolve }) => resolve(output)),
    fail: async (effect, error) => settle(effect, ({ reject }) => reject(error)),
    wait: (milliseconds) => clock.increment(milliseconds),
    state: () => actor.getSnapshot().value as unknown,
    tags: () => [...actor.getSnapshot().tags].toSorted(),
    context: () => actor.getSnapshot().context as ContextFrom<M>,
    stop: () => root.stop(),
  }
}

function withFace(logic: CallbackActorLogic<EventObject>, face: object | undefined): AnyActorLogic {
  if (face === undefined) return logic
  // What it shows may change later: so it is not copied.
  return {
    ...logic,
    getInitialSnapshot: (...words) =>
      Object.defineProperties(
        logic.getInitialSnapshot(...words),
        Object.getOwnPropertyDescriptors(face),
      ),
  }
}
