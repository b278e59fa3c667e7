/** The days of a zone, and what waits for one of them that is not full. */
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { timeWithin } from './publishing-hours.ts'
import { addDays, dateOfWall, instantOf, timeOfWall, wallOf } from './wall-time.ts'

export interface Day {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** ms UTC */
  readonly start: number
  /** The first instant after it. */
  readonly end: number
}

/** Reading a clock is slow, and thousands of pins ask for the same days and times. */
export class Days {
  readonly #zone: string
  #last: Day | null = null
  #next: Day | null = null
  readonly #times = new Map<number, string>()
  readonly #instants = new Map<string, number>()

  constructor(zone: string) {
    this.#zone = zone
  }

  /** Asked about instants in their order. */
  of(at: number): Day {
    const last = this.#last
    if (last !== null && at < last.end) return last
    const isNear = last !== null && at < last.end + DAY_MS
    const next = isNear ? this.after(last) : null
    this.#last = next !== null && at < next.end ? next : this.#around(at)
    return this.#last
  }

  after({ date, end }: Day): Day {
    const tomorrow = addDays(date, 1)
    if (this.#next?.date !== tomorrow) this.#next = this.#from(tomorrow, end)
    return this.#next
  }

  /** `HH:mm` */
  timeOf(at: number): string {
    return remembered(this.#times, at, () => timeOfWall(wallOf(at, this.#zone)))
  }

  instantOf(wall: string): number {
    return remembered(this.#instants, wall, () => instantOf(wall, this.#zone))
  }

  #around(at: number): Day {
    const date = dateOfWall(wallOf(at, this.#zone))
    return this.#from(date, this.instantOf(`${date}T00:00`))
  }

  #from(date: string, start: number): Day {
    const midnight = `${addDays(date, 1)}T00:00`
    const later = start + DAY_MS
    // Finding the instant of a wall time costs nearly twice as much as reading a clock.
    const end = wallOf(later, this.#zone) === midnight ? later : this.instantOf(midnight)
    return { date, start, end }
  }
}

interface Pushed {
  readonly sending: { readonly at: number }
  /** Of several at one instant the lowest goes first. */
  readonly place: number
}

/**
 * What full days push on, by the time of the day for which it is planned. All of it waits for the
 * same day, and what does not go on it waits for the next one without being asked: else each pin
 * would cost as much as the days that it waits.
 */
export class Overflow<One extends Pushed> {
  readonly #days: Days
  readonly #hours: ScheduleRules['hours']
  /** By time, `HH:mm`; each list by place, and none is empty. */
  readonly #waiting = new Map<string, One[]>()
  /** Of the map, the first one first. */
  readonly #times: string[] = []
  /** ms UTC; the day has as many hours as most have. */
  #start = Infinity

  constructor(days: Days, hours: ScheduleRules['hours']) {
    this.#days = days
    this.#hours = hours
  }

  /** When the first ones ask, ms UTC; Infinity = nothing waits. */
  get next(): number {
    const [time] = this.#times
    return time === undefined ? Infinity : this.#start + minutesOf(time) * MINUTE_MS
  }

  /** What asks at `at`, which is not after `next`, by place. */
  at(at: number): readonly One[] {
    return (at === this.next && this.#waiting.get(this.#times[0] ?? '')) || []
  }

  /** Removes the first one that asks at `next`. */
  removeFirst(): void {
    const [time = ''] = this.#times
    const list = this.#waiting.get(time)
    list?.shift()
    if (list?.length !== 0) return
    this.#times.shift()
    this.#waiting.delete(time)
  }

  /** With what waits already. */
  add(one: One): void {
    const time = timeWithin(this.#days.timeOf(one.sending.at), this.#hours)
    const list = this.#waiting.get(time)
    if (list === undefined) {
      this.#waiting.set(time, [one])
      this.#times.splice(this.#times.findLastIndex((each) => each < time) + 1, 0, time)
    } else list.splice(list.findLastIndex(({ place }) => place < one.place) + 1, 0, one)
  }

  /** Until this day. `ask`: gets each with its instant on a day on which clocks change. */
  waitFor({ date, start, end }: Day, ask: (at: number, one: One) => void): void {
    this.#start = start
    if (end - start === DAY_MS) return
    for (const [time, list] of this.#waiting)
      for (const one of list) ask(this.#days.instantOf(`${date}T${time}`), one)
    this.#waiting.clear()
    this.#times.length = 0
  }
}

/** Made once, and read again. */
function remembered<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
