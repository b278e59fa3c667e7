/**
 * How the page is driven along the paths of one machine: `tests/paths/browser/drivers/<machine>.driver.ts`.
 */
import type { Locator } from 'playwright'
import type { CallName } from '#core/contract/calls.ts'
import type { PathModel } from '../../../../packages/model-paths/path-model.ts'
import { failureOf, type Answer, type Standing } from '../held-calls.ts'
import type { Stage } from '../stage.ts'

/** The event of a path, with its payload. */
export interface PathEvent {
  readonly type: string
  readonly [detail: string]: unknown
}
export type Step = (stage: Stage, event: PathEvent) => Promise<void>

export interface BrowserDriver {
  readonly model: PathModel
  /** The actor's id in the page. */
  readonly actor: string
  /** What this device remembers before the page is opened. */
  readonly begin: (stage: Stage, input: unknown) => Promise<void>
  /** How each event of a path comes about in the page. */
  readonly steps: Readonly<Record<string, Step>>
  /**
   * Where an event is offered: `here` is what causes it, `way` is what leads to the screen that has
   * it.
   */
  readonly controls: Readonly<
    Record<string, (stage: Stage) => { readonly here: Locator; readonly way?: Locator }>
  >
  /** What a person does to see it, before each look. */
  readonly reveal?: (stage: Stage) => Promise<void>
  /**
   * Events that nothing in the page sends, each with the reason; it is stale when a source of the
   * page names the event.
   */
  readonly never?: Readonly<Record<string, string>>
  /**
   * Why the page can't bring this event about in this state (as `state.inner`) with what the
   * model's `abstract` says of it, or null.
   */
  readonly cannot: (state: string, event: PathEvent, memory: readonly unknown[]) => string | null
  /**
   * What the machine is sent before the event, because the page notifies others first; the model sends
   * an event alone.
   */
  readonly heralds?: (
    event: PathEvent,
    memory: readonly unknown[],
    state: string,
  ) => readonly PathEvent[]
  /**
   * What it is sent right after the event, because the page answers by itself to what came of it.
   */
  readonly echoes?: (
    event: PathEvent,
    memory: readonly unknown[],
    state: string,
  ) => readonly PathEvent[]
  /** Inputs that the machine gets in the page; all of the model's when missing. */
  readonly begins?: (input: never) => boolean
  /** Calls that are answered at once. */
  readonly standing: Standing
}

/** The steps of an invoked call: its answer and its failure. */
export function answered(
  id: string,
  call: CallName,
  answerOf: (output: unknown) => Answer,
): Record<string, Step> {
  return {
    [`xstate.done.actor.${id}`]: async (stage, event) =>
      stage.calls.release(call, answerOf(event['output'])),
    [`xstate.error.actor.${id}`]: async (stage, event) =>
      stage.calls.release(call, failureOf(event['error'])),
  }
}
