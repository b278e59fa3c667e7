/**
 * The free times of some days, earliest first, of which each is taken once and each day has room for
 * so many. The next free time is found without looking at those that are taken: a taken time points
 * behind itself (a disjoint-set forest with path halving).
 */
import type { PlannedTime } from '#core/contract/publications.contract.ts'

export interface DayOfTimes {
  /** Earliest first. */
  readonly times: readonly PlannedTime[]
  /** How many of them may be taken. */
  readonly room: number
}

export class TimeGrid {
  readonly #days: readonly DayOfTimes[]
  readonly #times: readonly PlannedTime[]
  /** By day: the place of its first time. */
  readonly #starts: number[] = []
  readonly #left: number[]
  readonly #dayOf: number[] = []
  /** By place that is taken: one behind it. */
  readonly #next = new Map<number, number>()

  constructor(days: readonly DayOfTimes[]) {
    this.#days = days
      .map(({ times, room }) => ({ times, room: Math.min(room, times.length) }))
      .filter(({ room }) => room > 0)
    this.#times = this.#days.flatMap(({ times }) => times)
    this.#left = this.#days.map(({ room }) => room)
    for (const [day, { times }] of this.#days.entries()) {
      this.#starts.push(this.#dayOf.length)
      this.#dayOf.push(...times.map(() => day))
    }
  }

  /** How many may be taken in all. */
  get room(): number {
    return this.#days.reduce((sum, { room }) => sum + room, 0)
  }

  get length(): number {
    return this.#times.length
  }

  at(place: number): PlannedTime | undefined {
    return this.#times[place]
  }

  /** The first free place from `place` on; `length` = none. */
  freeFrom(place: number): number {
    let at = place
    for (let next = this.#nextOf(at); next !== at; next = this.#nextOf(at)) {
      this.#next.set(at, this.#nextOf(next))
      at = this.#nextOf(at)
    }
    return at
  }

  take(place: number): void {
    this.#next.set(place, place + 1)
    const day = this.#dayOf[place] ?? 0
    this.#left[day] = (this.#left[day] ?? 0) - 1
    if (this.#left[day] === 0) this.#close(day)
  }

  /** The place of the first time at or after an instant; `length` = none. */
  placeOf(at: number): number {
    let low = 0
    let high = this.#times.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#times[middle]?.at ?? Infinity) < at) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The place that a share of the room, from 0 to 1, comes to: a day counts by its room. */
  placeAtShare(share: number): number {
    let rest = share * this.room
    for (const [day, { times, room }] of this.#days.entries()) {
      if (rest < room) return (this.#starts[day] ?? 0) + Math.floor((rest / room) * times.length)
      rest -= room
    }
    return this.length
  }

  #close(day: number): void {
    const start = this.#starts[day] ?? 0
    const end = start + (this.#days[day]?.times.length ?? 0)
    for (let place = start; place < end; place += 1) this.#next.set(place, end)
  }

  #nextOf(place: number): number {
    return this.#next.get(place) ?? place
  }
}
