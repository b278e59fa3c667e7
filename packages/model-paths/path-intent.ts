/**
 * What a machine is meant to do, written independently of its chart: words for its events, and a
 * table of expected transitions. Paths are generated from the chart, so only this table shows that
 * a transition was removed or leads elsewhere.
 */

/** The context, as the table reads it. */
export type IntentContext = Readonly<Record<string, unknown>>

/** One row of the table. States are paths below the root, such as `polling.waiting`. */
export interface Expectation {
  /** The row holds wherever this state is active. */
  readonly in: string
  readonly on: string
  /** The state that must be active afterwards. `stays`: nothing else than before. */
  readonly to: string
  /** Leaves out payloads and contexts that the row is not about. */
  readonly when?: (event: never, context: never) => boolean
  /** Fields of the context after the event, by what it was before. */
  readonly sets?: (context: never, event: never) => IntentContext
}

export interface DelayIntent {
  /** Without an article: `pause between two checks`. */
  readonly words: string
  /** In ms; of a computed delay, for these contexts. */
  readonly lasts: number | readonly (readonly [context: IntentContext, ms: number])[]
}

export interface PathIntent {
  /** The action of a person, the browser or another machine, by event type: a whole sentence. */
  readonly events: Readonly<Record<string, string>>
  /** The work of an invoked actor, as the subject of a sentence: `The check of the job`. */
  readonly actors: Readonly<Record<string, string>>
  readonly delays: Readonly<Record<string, DelayIntent>>
  readonly expected: readonly Expectation[]
}

/** The context after so many failures in a row. No spread: the middle of the random range. */
export const errorAt = (attempt: number, retryAfter: number | null = null) => ({
  attempt,
  chance: () => 0.5,
  retryAfter,
})

/** The pause of all machines that try again with `backoff`. */
export const errorPause: DelayIntent = {
  words: 'pause after an error',
  lasts: [
    [errorAt(1), 1_000],
    [errorAt(2), 2_000],
    [errorAt(3), 4_000],
    [errorAt(9), 30_000],
    [errorAt(1, 7_000), 7_000],
  ],
}
