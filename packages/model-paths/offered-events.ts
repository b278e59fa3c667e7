/**
 * The events of a machine's current state, with the payloads of its model. Guards are not asked. An
 * actor that does not run has no result: a region may be ready for it while another has not asked.
 */
import { getNextTransitions, type AnyMachineSnapshot } from 'xstate'
import type { PathModel } from './path-model.ts'

export interface OfferedEvent {
  readonly type: string
  /** At least one; `{}` = it is sent bare. */
  readonly cases: readonly object[]
}

export function offeredEvents(
  { cases }: Pick<PathModel, 'cases'>,
  snapshot: AnyMachineSnapshot,
): OfferedEvent[] {
  const types = new Set(
    getNextTransitions(snapshot)
      .map(({ eventType }) => String(eventType))
      .filter((type) => type !== '' && isPossible(type, snapshot)),
  )
  return [...types].map((type) => ({ type, cases: payloadsOf({ cases }, type) }))
}

function isPossible(type: string, { children }: AnyMachineSnapshot): boolean {
  const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? []
  return id === undefined || id in children
}

/** An actor can fail with any error, also where the model has no case for it. */
export function payloadsOf({ cases }: Pick<PathModel, 'cases'>, type: string): readonly object[] {
  return (
    cases[type] ?? (type.startsWith('xstate.error.') ? [{ error: new Error('It broke.') }] : [{}])
  )
}
