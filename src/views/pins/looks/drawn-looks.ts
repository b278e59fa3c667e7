/**
 * The pictures of looks, by place. Beside the list of looks, so that a picture that comes draws its
 * own cell again and no other.
 */
import { useSyncExternalStore } from 'react'
import type { Drawn } from '../../kit/drawing/design-canvas.ts'

export class DrawnLooks {
  readonly #drawn = new Map<number, Drawn | 'failed'>()
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  set(place: number, drawn: Drawn | 'failed'): void {
    this.#drawn.set(place, drawn)
    for (const changed of this.#listeners) changed()
  }

  /** Null while it is being drawn. */
  at(place: number): Drawn | 'failed' | null {
    return this.#drawn.get(place) ?? null
  }

  /** How many are done, those that failed too. */
  get count(): number {
    return this.#drawn.size
  }
}

export const useDrawnLook = (drawn: DrawnLooks, place: number): Drawn | 'failed' | null =>
  useSyncExternalStore(drawn.subscribe, () => drawn.at(place))

export const useDrawnCount = (drawn: DrawnLooks): number =>
  useSyncExternalStore(drawn.subscribe, () => drawn.count)
