/**
 * Holds a machine against the table of its intent: each row is tried where its state is reached
 * first, with every payload that the row is about, also where the chart does not offer the event.
 */
import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { machinePath } from './machine-file.ts'
import { payloadsOf } from './offered-events.ts'
import { Declared, nodesOf } from './transitions.ts'
import type { DelayIntent, Expectation, PathIntent } from './path-intent.ts'
import type { PathModel } from './path-model.ts'
import type { Graph, Place } from './explore.ts'
import type { Finding } from './finding.ts'
import { BrokenMachine, LiveRun, type SentEvent } from './live-run.ts'
import { stateName } from './state-name.ts'

type Draft = Pick<Finding, 'cause' | 'sentence' | 'about' | 'way'>

export function findingsOfIntent(model: PathModel, graph: Graph): Finding[] {
  const { intent, machine, name } = model
  if (intent === undefined) return []
  return [
    ...missingWords(intent, model).map((sentence): Draft => ({
      cause: 'model',
      sentence,
      way: null,
    })),
    ...Object.entries(intent.delays).flatMap(([delay, meant]) =>
      delayFaults(machine, delay, meant),
    ),
    ...intent.expected.flatMap((row) => findingsOfRow(model, graph, row)),
  ].map((draft) => ({ machine: name, ...draft }))
}

/** Every event, actor and delay of the chart has words; a delay also has its length. */
function missingWords(intent: PathIntent, { name, machine }: PathModel): string[] {
  const file = `${machinePath(name)}.intent.ts`
  const nodes = nodesOf(machine)
  const events = nodes
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => !type.startsWith('xstate.') && !type.includes('*'))
  const actors = nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))
  return (
    [
      ['events', events, intent.events],
      ['actors', actors, intent.actors],
      ['delays', delaysOf(machine), intent.delays],
    ] as const
  ).flatMap(([kind, used, worded]) => [
    ...[...new Set(used)]
      .filter((one) => !(one in worded))
      .map(
        (one) =>
          `${file} has no words for \`${one}\`: add them to \`${kind}\`, or remove it from the chart`,
      ),
    ...Object.keys(worded)
      .filter((one) => !used.includes(one))
      .map(
        (one) => `${file} has \`${one}\` in \`${kind}\`, which the chart does not use: remove it`,
      ),
  ])
}

const delaysOf = ({ implementations }: AnyStateMachine): string[] =>
  Object.keys(implementations.delays)

function delayFaults(
  { implementations }: AnyStateMachine,
  name: string,
  { words, lasts }: DelayIntent,
): Draft[] {
  const delay: unknown = (implementations.delays as Record<string, unknown>)[name]
  if (delay === undefined) return []
  const cases = typeof lasts === 'number' ? ([[{}, lasts]] as const) : lasts
  return cases.flatMap(([context, ms]): Draft[] => {
    const is: unknown =
      typeof delay === 'function' ? delay({ context, event: { type: 'delay' } }, undefined) : delay
    const where = typeof lasts === 'number' ? '' : ` with ${plain(context)}`
    return is === ms
      ? []
      : [
          {
            cause: 'intent',
            sentence: `the ${words} (\`${name}\`)${where} should last ${ms} ms and lasts ${String(is)} ms`,
            about: `delay ${name}`,
            way: null,
          },
        ]
  })
}

function findingsOfRow(model: PathModel, { places }: Graph, row: Expectation): Draft[] {
  const about = `${row.in} ${row.on}`
  const within = places.filter(({ snapshot }) => isIn(snapshot, row.in))
  const meant = `\`${row.on}\` in \`${row.in}\` should ${meantBy(row)}`
  const missing = missingActor(model.machine, row.on)
  if (missing !== null)
    return [{ cause: 'intent', sentence: `${meant}; ${missing}`, about, way: null }]
  if (within.length === 0)
    return [
      { cause: 'coverage', sentence: `${meant}; no path reaches \`${row.in}\``, about, way: null },
    ]
  const payloads = payloadsOf(model, row.on)
  const tried = payloads.flatMap((payload) => {
    const event = { type: row.on, ...payload }
    const place = within.find(
      ({ snapshot }) => row.when?.(event as never, snapshot.context as never) ?? true,
    )
    return place === undefined ? [] : [tryRow(model, row, { place, event })]
  })
  if (tried.length === 0)
    return [
      {
        cause: 'intent',
        sentence: `${meant}; no payload of the model and no context satisfies \`when\``,
        about,
        way: null,
      },
    ]
  const wrong = tried.find((one) => one !== null)
  if (wrong === undefined || wrong === null) return []
  const { found, field, way } = wrong
  const sentence =
    field === null ? `${meant}; ${found}` : `\`${row.on}\` in \`${row.in}\`: ${field}`
  return [{ cause: 'intent', sentence, about, way }]
}

/** The sentence for the result of an actor that the chart does not invoke. */
function missingActor(machine: AnyStateMachine, type: string): string | null {
  const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (id === undefined) return null
  const actors = new Set(nodesOf(machine).flatMap(({ invoke }) => invoke.map((one) => one.id)))
  if (actors.has(id)) return null
  const invoked = [...actors].map((one) => `\`${one}\``).join(', ')
  return `no state invokes \`${id}\`; the chart invokes ${invoked || 'nothing'}`
}

interface Wrong {
  readonly found: string
  /** For a right state with a wrong context. */
  readonly field: string | null
  readonly way: Finding['way']
}

/** Null when the row holds. */
function tryRow(
  model: PathModel,
  row: Expectation,
  { place, event }: { place: Place; event: SentEvent },
): Wrong | null {
  const { input, way, snapshot: before } = place
  const run = new LiveRun(model, new Declared(model.machine), input)
  const wrong = (found: string, field: string | null = null): Wrong => ({
    found,
    field,
    way: { input, events: [...way, event] },
  })
  try {
    for (const earlier of way) run.send(earlier)
    run.step()
    const { snapshot, taken } = run.send(event)
    const isThere =
      row.to === 'stays' ? isDeepStrictEqual(before.value, snapshot.value) : isIn(snapshot, row.to)
    if (!isThere)
      return wrong(
        taken.length === 0 ? 'nothing happened' : `it led to \`${stateName(snapshot.value)}\``,
      )
    const field = wrongField(row, { before, after: snapshot, event })
    return field === null ? null : wrong('', field)
  } catch (error) {
    if (!(error instanceof BrokenMachine)) throw error
    return wrong(`the machine broke: ${error.message}`)
  } finally {
    run.stop()
  }
}

function wrongField(
  { sets }: Expectation,
  {
    before,
    after,
    event,
  }: { before: AnyMachineSnapshot; after: AnyMachineSnapshot; event: SentEvent },
): string | null {
  const fields = sets?.(before.context as never, event as never) ?? {}
  const context = after.context as Record<string, unknown>
  const [wrong] = Object.entries(fields).filter(
    ([field, value]) => !isDeepStrictEqual(context[field], value),
  )
  return wrong === undefined
    ? null
    : `\`${wrong[0]}\` should become ${plain(wrong[1])} and becomes ${plain(context[wrong[0]])}`
}

function meantBy({ to, in: from, sets }: Expectation): string {
  if (to !== 'stays' && to !== from) return `lead to \`${to}\``
  return sets === undefined ? `stay in \`${from}\`` : `change the context in \`${from}\``
}

/** `polling.waiting`, also where other regions are active beside it. */
export function isIn({ value }: AnyMachineSnapshot, path: string): boolean {
  let at: unknown = value
  for (const key of path.split('.')) {
    if (at === key) at = {}
    else if (typeof at === 'object' && at !== null && key in at)
      at = (at as Record<string, unknown>)[key]
    else return false
  }
  return true
}

const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof Error ? part.message : typeof part === 'function' ? undefined : part,
  ) ?? 'nothing'
