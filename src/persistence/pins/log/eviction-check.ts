/**
 * How far the log once reached, kept where the log is not: browsers may open an *empty* database
 * after damage, without an error. A canary ahead of the log says that something was lost.
 */
import { z } from 'zod'

/** `count`: the pins after that row; null = not counted. */
const EvictionMarker = z.object({ row: z.int().min(0), count: z.int().min(0).nullable() })
export type EvictionMarker = z.infer<typeof EvictionMarker>

const nothing: EvictionMarker = { row: 0, count: null }

/**
 * Writing it with each change would make a change wait for localStorage; a crash before makes it
 * less watchful only.
 */
const SOON_MS = 1_000

export interface EvictionCheckParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly key: string
  /** The marker to keep; null = nothing reliable. */
  readonly now: () => EvictionMarker | null
  readonly warn: (message: string, error?: unknown) => void
}

/** Where there is nowhere to keep one: nothing is remembered, so nothing is ever missed. */
export const noEvictionCheck: Pick<EvictionCheckParts, 'storage' | 'key'> = {
  storage: { getItem: () => null, setItem: () => undefined },
  key: '',
}

export class EvictionCheck {
  readonly #parts: EvictionCheckParts
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(parts: EvictionCheckParts) {
    this.#parts = parts
  }

  scheduleSave(): void {
    this.#timer ??= setTimeout(() => this.save(), SOON_MS)
  }

  save(): void {
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
    const isAhead = this.#readMarker().row > row
    if (isAhead) this.#parts.warn('The browser lost the stored pins: they are fetched again.')
    return isAhead
  }

  /** Whether there were other pins after that very row. */
  countDiffers({ row, count }: { row: number; count: number }): boolean {
    const kept = this.#readMarker()
    const isOther = kept.row === row && kept.count !== null && kept.count !== count
    if (isOther)
      this.#parts.warn(
        `The browser stores ${count} pins where there were ${kept.count}: they are fetched again.`,
      )
    return isOther
  }

  #readMarker(): EvictionMarker {
    try {
      return EvictionMarker.parse(
        JSON.parse(this.#parts.storage.getItem(this.#parts.key) ?? JSON.stringify(nothing)),
      )
    } catch {
      // A damaged canary says nothing.
      return nothing
    }
  }
}
