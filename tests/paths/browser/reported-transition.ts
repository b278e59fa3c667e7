/**
 * A transition that a machine of the page takes, as it is reported outside: as much of its definition
 * as its name is made of.
 */
import type { AnyTransitionDefinition } from 'xstate'

export interface ReportedTransition {
  readonly source: string
  readonly eventType: string
  readonly targets: readonly string[] | null
  readonly guard: string | { readonly type: string; readonly params: unknown } | null
  readonly isGuardFunction: boolean
  readonly actions: number
  readonly reenter: boolean
}
/** As xstate inspects it. */
export interface TakenDefinition {
  readonly source: { readonly id: string }
  readonly eventType: string
  readonly target?: readonly { readonly id: string }[]
  readonly guard?: unknown
  readonly actions: readonly unknown[]
  readonly reenter: boolean
}
export type ReportTransition = (taken: TakenDefinition) => ReportedTransition

/** Sent to the page as text: it knows nothing from outside. */
export function reportTransition({
  source,
  eventType,
  target,
  guard,
  actions,
  reenter,
}: TakenDefinition): ReportedTransition {
  const named = typeof guard === 'object' && guard !== null && 'type' in guard ? guard : null
  const params =
    named !== null && 'params' in named && typeof named.params === 'object'
      ? named.params
      : undefined
  return {
    source: source.id,
    eventType,
    targets: target === undefined ? null : target.map(({ id }) => id),
    guard:
      typeof guard === 'string'
        ? guard
        : named === null
          ? null
          : { type: String(named.type), params },
    isGuardFunction: typeof guard === 'function',
    actions: actions.length,
    reenter,
  }
}

/** Enough of a definition to be named by transitions.ts, which looks at no more. */
export function definitionOf({
  source,
  eventType,
  targets,
  guard,
  isGuardFunction,
  actions,
  reenter,
}: ReportedTransition): AnyTransitionDefinition {
  const named = guard ?? (isGuardFunction ? () => true : undefined)
  const definition = {
    source: { id: source },
    eventType,
    target: targets?.map((id) => ({ id })),
    guard: named,
    actions: Array.from({ length: actions }),
    reenter,
  }
  return definition as unknown as AnyTransitionDefinition
}
