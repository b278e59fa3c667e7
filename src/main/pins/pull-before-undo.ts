/**
 * Pulls the events of other devices before an undo, within half a second, so that an undo of
 * something that they changed is refused instead of overwriting it.
 */
import type { PinStore } from '../../persistence/pins/pin-store.ts'
import type { SyncOutcome } from '../../persistence/pins/sync/engine.ts'

export const PULL_TIMEOUT_MS = 500
/** Several undos in a row share one pull. */
const FRESH_FOR_MS = 2_000

type Pull = (signal: AbortSignal) => Promise<SyncOutcome>

export class PullBeforeUndo {
  readonly #log: PinStore
  readonly #now: () => number
  /** The last round of this tab reached the server. */
  #isReached = true
  #pulledAt = -Infinity
  #isClosed = false
  #cancel: () => void = () => undefined

  constructor(log: PinStore, now: () => number) {
    this.#log = log
    this.#now = now
  }

  /** Runs a round and remembers whether it reached the server. */
  async track(round: () => Promise<SyncOutcome>): Promise<SyncOutcome> {
    let isReached = false
    try {
      const outcome = await round()
      isReached = outcome.kind === 'synced'
      return outcome
    } finally {
      this.#isReached = isReached
    }
  }

  /**
   * Resolves when `pull` is done, after `PULL_TIMEOUT_MS`, or at `cancel`. Resolves at once when
   * the last round did not reach the server, or when the last pull is fresh.
   */
  async pull(pull: Pull): Promise<void> {
    const log = this.#log
    if (
      this.#isClosed ||
      !this.#isReached ||
      log.isReadOnly() ||
      Math.abs(this.#now() - this.#pulledAt) < FRESH_FOR_MS
    )
      return
    const timeout = AbortSignal.timeout(PULL_TIMEOUT_MS)
    // The timeout must not abort a request that sends events.
    const signal = log.unsent().length === 0 ? timeout : log.link.closedSignal
    const ended = new Promise<void>((resolve) => {
      this.#cancel = resolve
      timeout.addEventListener('abort', () => resolve(), { once: true })
    })
    const pulled = this.track(async () => pull(signal)).then(() => {
      if (!timeout.aborted) this.#pulledAt = this.#now()
    })
    await Promise.race([
      pulled.catch((error: unknown) =>
        console.warn('The changes of other devices could not be pulled before an undo.', error),
      ),
      ended,
    ])
    if (timeout.aborted) this.#isReached = false
  }

  /** The page is being hidden: a waiting undo continues at once. */
  cancel(): void {
    this.#cancel()
  }

  /** The account is closed: as `cancel`, and later undos do not pull. */
  close(): void {
    this.#isClosed = true
    this.#cancel()
  }
}
