/**
 * Hearing what other devices did before something is taken back, in the time that a person gives
 * it.
 */
import type { PinStore } from '../persistence/pins/pin-store.ts'
import type { SyncOutcome } from '../persistence/pins/sync/engine.ts'

/** ms */
export const LONGEST_HEARING = 500
/** ms. Who takes back step after step hears the others once. */
const FRESH = 2_000

type Ask = (signal: AbortSignal) => Promise<SyncOutcome>

export class Hearing {
  readonly #log: PinStore
  readonly #now: () => number
  /** The last round that this tab asked for got through. */
  #isReached = true
  #heardAt = -Infinity
  #isClosed = false
  #end: () => void = () => undefined

  constructor(log: PinStore, now: () => number) {
    this.#log = log
    this.#now = now
  }

  /** Notes how a round ends. */
  async round(ask: () => Promise<SyncOutcome>): Promise<SyncOutcome> {
    let isReached = false
    try {
      const outcome = await ask()
      isReached = outcome.kind === 'synced'
      return outcome
    } finally {
      this.#isReached = isReached
    }
  }

  /**
   * Resolves when `ask` has brought what others did, or without that: after half a second, where
   * the last round did not get through, and at `end`.
   */
  async hear(ask: Ask): Promise<void> {
    const log = this.#log
    if (
      this.#isClosed ||
      !this.#isReached ||
      log.isReadOnly() ||
      Math.abs(this.#now() - this.#heardAt) < FRESH
    )
      return
    const tooLong = AbortSignal.timeout(LONGEST_HEARING)
    // What is being sent is not cut off for it.
    const signal = log.unsent().length === 0 ? tooLong : log.link.closedSignal
    const isOver = new Promise<void>((resolve) => {
      this.#end = resolve
      tooLong.addEventListener('abort', () => resolve(), { once: true })
    })
    const heard = this.round(async () => ask(signal)).then(() => {
      if (!tooLong.aborted) this.#heardAt = this.#now()
    })
    await Promise.race([
      heard.catch((error: unknown) => console.warn('What others did could not be fetched.', error)),
      isOver,
    ])
    if (tooLong.aborted) this.#isReached = false
  }

  /** The page is left: what is to be taken back is taken back at once. */
  end(): void {
    this.#end()
  }

  /** As `end`, and nothing is heard any more: the account is left. */
  close(): void {
    this.#isClosed = true
    this.#end()
  }
}
