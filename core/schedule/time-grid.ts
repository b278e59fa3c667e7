/**
 * The free times of some days, earliest first, of which each is taken once and each day has room
 * for so many. The next free time is found without looking at those that are taken: a taken time
 * points behind itself (a disjoint-set forest with path halving).
 */
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'

export interface DayOfTimes {
  /** Earliest first. */
  readonly times: readonly PlannedTime[]
  /** How many of them may be taken. */
  readonly room: number
  /** Publications already planned on this day; default 0. */
  readonly planned?: number
}

/**
 * How many of a day's times may be taken. `share`: as many as `evenPlaces` has put there. `alike`:
 * as many, and behind a day that has its share only from the same time of the next day on. `level`:
 * no more than make the day as full as the fullest one of them. `room`: all that there is room for.
 */
export type DayLimit = 'alike' | 'share' | 'level' | 'room'

export class TimeGrid {
  readonly #days: readonly Required<DayOfTimes>[]
  readonly #times: readonly PlannedTime[]
  /** By day: the place of its first time. */
  readonly #starts: number[] = []
  readonly #claimed: number[]
  readonly #dayOf: number[] = []
  /** By place that is taken: one behind it. */
  readonly #next = new Map<number, number>()
  #shares: Shares

  constructor(days: readonly DayOfTimes[]) {
    this.#days = days
      .map(({ times, room, planned = 0 }) => ({
        times,
        room: Math.min(room, times.length),
        planned,
      }))
      .filter(({ room }) => room > 0)
    this.#times = this.#days.flatMap(({ times }) => times)
    this.#claimed = this.#days.map(() => 0)
    this.#shares = sharesOf(this.#days, Infinity)
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

  /** The limits to keep, one after another, so that the days stay even as long as they can. */
  get limits(): readonly DayLimit[] {
    const { ofDays, base } = this.#shares
    if (ofDays.every((share, day) => share === this.#days[day]?.room)) return ['room']
    return base > 0 ? ['alike', 'share', 'level', 'room'] : ['level', 'room']
  }

  /** The first free place from `place` on, on a day below its limit; `length` = none. */
  freeFrom(place: number, limit: DayLimit = 'room'): number {
    let at = place
    for (let day = this.#dayOf[at]; day !== undefined; day = this.#dayOf[at]) {
      const free = this.#isBelow(day, limit) ? this.#passTaken(at) : this.#endOf(day)
      if (this.#dayOf[free] === day) return free
      // Keep the time of day.
      at = limit === 'alike' ? this.#alikeAfter(at, day) : free
    }
    return this.length
  }

  claim(place: number): void {
    this.#next.set(place, place + 1)
    const day = this.#dayOf[place] ?? 0
    const claimed = (this.#claimed[day] ?? 0) + 1
    this.#claimed[day] = claimed
    if (claimed === this.#days[day]?.room) this.#close(day)
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
    this.#shares = sharesOf(this.#days, count)
    for (const [day, share] of this.#shares.ofDays.entries()) {
      const length = this.#endOf(day) - (this.#starts[day] ?? 0)
      for (let nth = 0; nth < share; nth += 1) {
        const part = (nth + fractionOf(places.length)) / share
        places.push((this.#starts[day] ?? 0) + Math.floor(part * length))
      }
    }
    const rest = Array.from({ length: count - places.length }, () => this.length)
    return [...places, ...rest]
  }

  #isBelow(day: number, limit: DayLimit): boolean {
    const claimed = this.#claimed[day] ?? 0
    if (limit === 'alike' || limit === 'share') return claimed < (this.#shares.ofDays[day] ?? 0)
    return limit === 'room' || (this.#days[day]?.planned ?? 0) + claimed < this.#shares.top
  }

  #passTaken(place: number): number {
    let at = place
    for (let next = this.#nextOf(at); next !== at; next = this.#nextOf(at)) {
      this.#next.set(at, this.#nextOf(next))
      at = this.#nextOf(at)
    }
    return at
  }

  /** The same relative position on the next day. */
  #alikeAfter(place: number, day: number): number {
    const [start, next] = [this.#starts[day] ?? 0, this.#endOf(day)]
    const passed = (place - start) / (next - start)
    return next + Math.floor(passed * (this.#endOf(day + 1) - next))
  }

  #close(day: number): void {
    const end = this.#endOf(day)
    for (let place = this.#starts[day] ?? 0; place < end; place += 1) this.#next.set(place, end)
  }

  #endOf(day: number): number {
    return this.#starts[day + 1] ?? this.length
  }

  #nextOf(place: number): number {
    return this.#next.get(place) ?? place
  }
}

interface Shares {
  readonly ofDays: readonly number[]
  /** The part of the shares that is equal on all days with room. */
  readonly base: number
  /** How many go out on the fullest day that has a share. */
  readonly top: number
}

/**
 * Divides `count` among the days as equally as their room allows, with what goes out on them
 * already; a remainder is spread over them.
 */
function sharesOf(days: readonly Required<DayOfTimes>[], count: number): Shares {
  const shareAt = ({ room, planned }: Required<DayOfTimes>, level: number) =>
    Math.max(0, Math.min(room, level - planned))
  const upTo = (level: number) => days.reduce((sum, day) => sum + shareAt(day, level), 0)
  const all = upTo(Infinity)
  let level = 0
  while (upTo(level) < all && upTo(level + 1) <= count) level += 1
  const open = days.filter((day) => shareAt(day, level + 1) > shareAt(day, level))
  const extra = Math.min(count - upTo(level), open.length)
  const more = new Set(
    Array.from({ length: extra }, (_, nth) => open[Math.floor((nth * open.length) / extra)]),
  )
  const ofDays = days.map((day) => shareAt(day, level) + (more.has(day) ? 1 : 0))
  return { ofDays, base: upTo(level), top: level + (extra > 0 ? 1 : 0) }
}
