/**
 * The transitions that a chart declares, by name, and which of them a step took: read from the
 * public inspection event of microsteps.
 */
import type {
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate'

/** From the root down, each before what is in it. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  return withInner(machine.root)
}

function withInner(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withInner)]
}

/** Of one state, a list an event, in the order in which their guards are asked. */
export function transitionsOf(node: AnyStateNode): (readonly AnyTransitionDefinition[])[] {
  return [...node.transitions.values(), node.always ?? []]
}

export class Declared {
  readonly #names = new Map<string, string>()

  constructor(machine: AnyStateMachine) {
    for (const group of nodesOf(machine).flatMap(transitionsOf))
      for (const [at, definition] of group.entries())
        this.#names.set(keyOf(definition), nameOf(definition, group.length > 1 ? at : null))
  }

  names(): string[] {
    return [...new Set(this.#names.values())].toSorted()
  }

  nameOf(definition: AnyTransitionDefinition): string | undefined {
    return this.#names.get(keyOf(definition))
  }
}

/**
 * Machines that were made by `provide` have other objects for the same transitions: what they say
 * is compared.
 */
function keyOf({
  source,
  eventType,
  target,
  guard,
  actions,
  reenter,
}: AnyTransitionDefinition): string {
  return JSON.stringify([
    source.id,
    eventType,
    (target ?? []).map((node) => node.id),
    guardName(guard),
    guardParams(guard),
    actions.length,
    reenter,
  ])
}

function nameOf({ source, eventType, target }: AnyTransitionDefinition, at: number | null): string {
  const to = (target ?? []).map((node) => node.id).join(', ')
  return `${source.id} -${eventType === '' ? 'always' : eventType}${at === null ? '' : `[${at}]`}-> ${to === '' ? '(stays)' : to}`
}

function guardName(guard: unknown): string {
  if (guard === undefined) return ''
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return typeof guard === 'string' ? guard : typeof guard
}

function guardParams(guard: unknown): unknown {
  return typeof guard === 'object' &&
    guard !== null &&
    'params' in guard &&
    typeof guard.params === 'object'
    ? guard.params
    : null
}

/** The definitions that a microstep of the root actor took. */
export function takenBy(event: InspectionEvent): readonly AnyTransitionDefinition[] {
  // Actor references are typed without their session; every actor has one.
  const isRoot = (event.actorRef as { sessionId?: string }).sessionId === event.rootId
  return isRoot && event.type === '@xstate.microstep' ? event._transitions : []
}
