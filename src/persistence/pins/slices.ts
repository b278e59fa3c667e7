/**
 * Long work in slices: after a few milliseconds the page gets its turn, so that typing and
 * scrolling go on.
 */
const SLICE_MS = 4
/** Asking for the time costs more than a step. */
const STEPS_PER_CHECK = 256

export class Slices {
  readonly #pause: () => Promise<void>
  #start = performance.now()

  constructor(pause: () => Promise<void>) {
    this.#pause = pause
  }

  /** Pauses when the slice is over. */
  async pauseIfDue(): Promise<void> {
    if (performance.now() - this.#start < SLICE_MS) return
    await this.#pause()
    this.#start = performance.now()
  }

  async filter<T>(list: readonly T[], isWanted: (value: T) => boolean): Promise<T[]> {
    const wanted: T[] = []
    for (let at = 0; at < list.length; at += STEPS_PER_CHECK) {
      for (const value of list.slice(at, at + STEPS_PER_CHECK))
        if (isWanted(value)) wanted.push(value)
      await this.pauseIfDue()
    }
    return wanted
  }
}
