/**
 * A count that is reported at every change and stated when it has rested: a rubber band over many
 * pins gets the count where it ends, not each count on the way. Outside of React, so that a change
 * costs the grid neither a rendering nor an effect.
 */

export const REST_MS = 200

export class RestedCount {
  #count: number
  #announced: number
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  constructor(count: number) {
    this.#count = count
    this.#announced = count
  }

  set(count: number): void {
    if (count === this.#count) return
    this.#count = count
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#announce(), REST_MS)
  }

  readonly announced = (): number => this.#announced

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #announce(): void {
    this.#announced = this.#count
    for (const listener of this.#listeners) listener()
  }
}
