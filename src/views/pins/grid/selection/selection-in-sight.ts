/**
 * What is selected, as each row is to draw it. The rows learn of a change past the grid around
 * them: those that are seen, and the one that holds the focus, at once, those beyond the edges of
 * the window when the count is stated: one more frame for both.
 */
import { beyondLater, isSeen, type Sight } from '../window/beyond-later.ts'
import type { PinSelection } from './pin-selection.ts'
import { REST_MS } from '../window/rested-count.ts'

type Selected = Pick<PinSelection, 'has'>

const nowhere = (): Sight => ({ rows: { first: 0, end: 0 }, activeRow: null })
const nothing: Selected = { has: () => false }
const knownOf = (selected: PinSelection): Selected => (selected.size === 0 ? nothing : selected)

export class SelectionInSight {
  #now: Selected
  /** What the rows beyond the edges still draw, while they wait. */
  #before: { readonly selected: Selected; readonly sight: Sight } | null = null
  #cancel: (() => void) | null = null
  #sight: () => Sight = nowhere
  readonly #listeners = new Set<() => void>()

  constructor(selected: PinSelection) {
    this.#now = knownOf(selected)
  }

  /** How the grid reports what is seen of it now. */
  setSight(sight: () => Sight): void {
    this.#sight = sight
  }

  /**
   * A change that comes while rows still wait for the one before ends their waiting. Nothing
   * selected is the same in every list.
   */
  set(selected: PinSelection): void {
    const next = knownOf(selected)
    if (next === this.#now) return
    this.#cancel?.()
    this.#cancel = this.#before === null ? beyondLater(() => this.#follow(), REST_MS) : null
    this.#before = this.#before === null ? { selected: this.#now, sight: this.#sight() } : null
    this.#now = next
    this.#notify()
  }

  /** The same object as long as the row need not be drawn again. */
  of(row: number): Selected {
    return this.#before === null || isSeen(row, this.#before.sight)
      ? this.#now
      : this.#before.selected
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #follow(): void {
    this.#before = null
    this.#cancel = null
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
