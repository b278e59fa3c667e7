/**
 * How far the log once reached, kept where the log is not: browsers may open an *empty* database
 * after damage, without an error. A canary ahead of the log says that something was lost.
 */
import { z } from 'zod'

/** `count`: the pins after that row; null = nobody had counted. */
const Kept = z.object({ row: z.int().min(0), count: z.int().min(0).nullable() })
export type Kept = z.infer<typeof Kept>

const nothing: Kept = { row: 0, count: null }

/**
 * Writing it with each change would make a change wait for localStorage; a crash before makes it
 * less watchful only.
 */
const SOON_MS = 1_000

export interface CanaryParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly key: string
  /** What is to be kept; null = nothing that could be relied on. */
  readonly now: () => Kept | null
  readonly warn: (message: string, error?: unknown) => void
}

/** Where there is nowhere to keep one: nothing is remembered, so nothing is ever missed. */
export const noCanary: Pick<CanaryParts, 'storage' | 'key'> = {
  storage: { getItem: () => null, setItem: () => undefined },
  key: '',
}

export class Canary {
  readonly #parts: CanaryParts
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(parts: CanaryParts) {
    this.#parts = parts
  }

  setSoon(): void {
    this.#timer ??= setTimeout(() => this.set(), SOON_MS)
  }

  set(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const kept = this.#parts.now()
    if (kept === null) return
    try {
      this.#parts.storage.setItem(this.#parts.key, JSON.stringify(kept))
    } catch (error) {
      // A full localStorage: an old canary is only less watchful.
      this.#parts.warn('The canary of the pins could not be written.', error)
    }
  }

  /** Whether the log went further than it does now. */
  isAheadOf(row: number): boolean {
    const isAhead = this.#kept().row > row
    if (isAhead) this.#parts.warn('The browser lost the stored pins: they are fetched again.')
    return isAhead
  }

  /** Whether there were other pins after that very row. */
  misses({ row, count }: { row: number; count: number }): boolean {
    const kept = this.#kept()
    const isOther = kept.row === row && kept.count !== null && kept.count !== count
    if (isOther)
      this.#parts.warn(
        `The browser stores ${count} pins where there were ${kept.count}: they are fetched again.`,
      )
    return isOther
  }

  #kept(): Kept {
    try {
      return Kept.parse(
        JSON.parse(this.#parts.storage.getItem(this.#parts.key) ?? JSON.stringify(nothing)),
      )
    } catch {
      // A damaged canary says nothing.
      return nothing
    }
  }
}
