/**
 * How far the log once reached, kept where the log is not: browsers may open an *empty* database after damage, without an error. A canary
 * ahead of the log says that something was lost.
 */
import { z } from 'zod'

const Kept = z.object({ seq: z.int().min(0) })

export interface CanaryParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly key: string
  readonly warn: (message: string, error?: unknown) => void
}

/** Where there is nowhere to keep one: nothing is remembered, so nothing is ever missed. */
export const noCanary: Omit<CanaryParts, 'warn'> = { storage: { getItem: () => null, setItem: () => undefined }, key: '' }

export class Canary {
  readonly #parts: CanaryParts

  constructor(parts: CanaryParts) {
    this.#parts = parts
  }

  set(head: number): void {
    try {
      this.#parts.storage.setItem(this.#parts.key, JSON.stringify({ seq: head }))
    } catch (error) {
      // A full localStorage: an old canary is only less watchful.
      this.#parts.warn('The canary of the pins could not be written.', error)
    }
  }

  /** Whether the store held more than it has now. */
  isAheadOf(head: number): boolean {
    const isAhead = this.#seq() > head
    if (isAhead) this.#parts.warn('The browser lost the stored pins: they are fetched again.')
    return isAhead
  }

  #seq(): number {
    try {
      return Kept.parse(JSON.parse(this.#parts.storage.getItem(this.#parts.key) ?? '{"seq":0}')).seq
    } catch {
      // A damaged canary says nothing.
      return 0
    }
  }
}
