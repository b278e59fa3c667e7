/**
 * A count that is reported at every change and stated when it has rested: a rubber band over many
 * pins gets the count where it ends, not each count on the way. Outside of React, so that a change costs the
 * grid neither a rendering nor an effect of its own.
 */

/** ms */
export const REST = 200

export class RestedCount {
  #told: number
  #said: number
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  constructor(count: number) {
    this.#told = count
    this.#said = count
  }

  tell(count: number): void {
    if (count === this.#told) return
    this.#told = count
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#say(), REST)
  }

  readonly said = (): number => this.#said

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #say(): void {
    this.#said = this.#told
    for (const listener of this.#listeners) listener()
  }
}
