/**
 * The free times of some days, earliest first, of which each is taken once and each day has room for
 * so many. The next free time is found without looking at those that are taken: a taken time points
 * behind itself (a disjoint-set forest with path halving).
 */
import type { PlannedTime } from '#core/contract/publishing/publications.contract.ts'

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

  claim(place: number): void {
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

  /**
   * Distributes `count` places evenly over the days, from the first on: no day gets two more than
   * another that has room. A day is divided into equal parts, one per place; `fractionOf` (0 to
   * below 1) says where in its part a place lies. A place without room is `length`.
   */
  evenPlaces(count: number, fractionOf: (nth: number) => number): number[] {
    const places: number[] = []
    let start = 0
    for (const { times, share } of withShares(this.#days, count)) {
      for (let nth = 0; nth < share; nth += 1) {
        const part = (nth + fractionOf(places.length)) / share
        places.push(start + Math.floor(part * times.length))
      }
      start += times.length
    }
    const rest = Array.from({ length: count - places.length }, () => this.length)
    return [...places, ...rest]
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

/** Divides `count` among the days as equally as their room allows; a remainder is spread over them. */
function withShares(
  days: readonly DayOfTimes[],
  count: number,
): (DayOfTimes & { readonly share: number })[] {
  const upTo = (most: number) => days.reduce((sum, { room }) => sum + Math.min(room, most), 0)
  let level = 0
  while (upTo(level) < upTo(Infinity) && upTo(level + 1) <= count) level += 1
  const open = days.filter(({ room }) => room > level)
  const extra = Math.min(count - upTo(level), open.length)
  const more = new Set(
    Array.from({ length: extra }, (_, nth) => open[Math.floor((nth * open.length) / extra)]),
  )
  return days.map((day) => ({
    ...day,
    share: Math.min(day.room, level) + (more.has(day) ? 1 : 0),
  }))
}
