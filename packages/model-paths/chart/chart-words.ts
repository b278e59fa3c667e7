/** The label of a transition on a chart: xstate's event types, guards and delays in words. */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { ChartLine } from './chart-layout.ts'

type Translatable = Pick<ChartLine, 'kind' | 'words'>

/**
 * `place`: which of the transitions of one event this is, and whether an earlier one has a guard.
 */
export function lineOf(
  machine: AnyStateMachine,
  definition: AnyTransitionDefinition,
  place: { isElse: boolean; name: string },
): ChartLine {
  const guard =
    definition.guard === undefined ? (place.isElse ? 'else' : null) : guardInWords(definition.guard)
  const isStaying = definition.target === undefined
  return {
    ...eventInWords(machine, definition),
    ...(guard === null ? {} : { guard }),
    ...(isStaying ? { actions: definition.actions.map(nameOfAction).join(', ') || 'ignored' } : {}),
    name: place.name,
  }
}

function eventInWords(
  machine: AnyStateMachine,
  { eventType: type, source }: AnyTransitionDefinition,
): Translatable {
  if (type === '') return { kind: 'always', words: 'always' }
  const [, what = '', of = ''] =
    /^xstate\.(after|done\.actor|done\.state|error\.actor|snapshot)\.(.*)$/.exec(type) ?? []
  // One invoked actor needs no name at its end; several do.
  const actor = source.invoke.length > 1 ? ` ${of}` : ''
  const said: Readonly<Record<string, Translatable>> = {
    after: {
      kind: 'after',
      words: `after ${delayInWords(machine, of.slice(0, -source.id.length - 1))}`,
    },
    'done.actor': { kind: 'done', words: `done${actor}` },
    'done.state': { kind: 'done', words: 'done' },
    'error.actor': { kind: 'error', words: `error${actor}` },
    snapshot: { kind: 'event', words: of === '*' ? 'a snapshot' : `snapshot of ${of}` },
  }
  return said[what] ?? { kind: 'event', words: type }
}

/** `recheckPause` is 10 s; one that is computed keeps its name. */
function delayInWords({ implementations }: AnyStateMachine, name: string): string {
  const delay: unknown = (implementations.delays as Record<string, unknown>)[name] ?? Number(name)
  if (typeof delay !== 'number' || Number.isNaN(delay)) return name
  if (delay < 1_000) return `${delay} ms`
  return delay < 120_000 ? `${delay / 1_000} s` : `${delay / 60_000} min`
}

export function guardInWords(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard)
    return [String(guard.type), ...paramsInWords(guard)].join(' ')
  // `not`, `and` and `or` of xstate are functions that know what they join.
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    const inner = guard.guards.map(guardInWords)
    return guard.name === 'not' ? `not ${inner.join()}` : inner.join(` ${guard.name} `)
  }
  throw new Error('A guard without a name: name it in setup.')
}

function paramsInWords(guard: object): string[] {
  if (!('params' in guard) || typeof guard.params !== 'object' || guard.params === null) return []
  return Object.values(guard.params).map(String)
}

function nameOfAction(action: unknown): string {
  if (typeof action === 'string') return action
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type)
  throw new Error('An action without a name: name it in setup.')
}
