/**
 * When planned pins would go out under some rules, as the governor would decide each time: what
 * comes first goes first, and what has to wait asks again when it may. Only times that a rule of the
 * account delays by a day, an hour or minutes are meant, so what comes at one instant is not spaced
 * by the minute that is between any two sendings, and chance (`jitter_minutes`) is left out.
 */
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { type Delay, tooNear } from './governor.ts'
import { openingAfter, timeWithin } from './publishing-hours.ts'
import { type Sending, SendingIndex, type Spacing, spacingsOf } from './spacing.ts'
import { addDays, dateOfWall, instantOf, timeOfWall, wallOf } from './wall-time.ts'

export interface RuleDelay extends Delay {
  /** Of the publication. */
  readonly id: string
  /** When it is planned for, ms UTC. */
  readonly at: number
}

export interface DelaysInput {
  readonly rules: ScheduleRules
  readonly zone: string
  /** What has still to be sent. */
  readonly planned: readonly Sending[]
  /** What was sent, as far back as a rule reaches. */
  readonly sent: readonly Sending[]
  /** ms UTC; nothing goes out before it. */
  readonly now: number
}

/**
 * The planned pins that these rules delay, by their new times, which are whole minutes. Planned for
 * those times, none of them would be delayed.
 */
export function delaysUnder({ rules, zone, planned, sent, now }: DelaysInput): RuleDelay[] {
  const queue = new Queue(planned, { rules, now })
  const days = new Days(zone, rules.hours)
  const index = new SendingIndex(sent)
  const delays: RuleDelay[] = []
  for (let next = queue.take(); next !== null; next = queue.take()) {
    const { at, waiting } = next
    const opening = openingAfter(at, rules.hours, zone)
    let room = rules.per_day - index.countBetween(at - LONGEST_DAY_MS, at + 1)
    // Exact only where it matters: reading a clock is slow.
    if (room < waiting.length) room = rules.per_day - index.countBetween(days.of(at).start, at + 1)
    for (const one of waiting) {
      const near = room > 0 && opening === null ? tooNear(at, one.spacings, index) : null
      if (room <= 0) queue.add(days.sameTimeAfter(days.of(at), one.sending.at), one, FULL_DAY)
      else if (opening !== null) queue.add(wholeMinute(opening), one, CLOSED)
      else if (near !== null) queue.add(wholeMinute(near.until), one, near)
      else {
        room -= 1
        index.add({ ...one.sending, at })
        if (one.delay !== null)
          delays.push({ ...one.delay, id: one.sending.id, at: one.sending.at, until: at })
      }
    }
  }
  return delays
}

/** What these rules delay for longer, or only, since `before` was what had still to be sent. */
export function longerDelays(input: DelaysInput, before: readonly Sending[]): RuleDelay[] {
  const after = delaysUnder(input)
  if (after.length === 0) return after
  const known = delaysUnder({ ...input, planned: before })
  const untils = new Map(known.map(({ id, until }) => [id, until]))
  return after.filter(({ id, until }) => until > (untils.get(id) ?? -Infinity))
}

/**
 * Everything that is planned or was sent, at the times at which it goes out: what is ahead and has
 * to wait counts on the day on which it goes, not on the one for which it is planned.
 */
export function settledSendings(
  all: readonly Sending[],
  given: Pick<DelaysInput, 'rules' | 'zone' | 'now'>,
): Sending[] {
  const { ahead = [], sent = [] } = Object.groupBy(all, ({ at, isWaiting = false }) =>
    at > given.now || isWaiting ? 'ahead' : 'sent',
  )
  const delays = delaysUnder({ ...given, planned: ahead, sent })
  const untils = new Map(delays.map(({ id, until }) => [id, until]))
  return all.map((one) => ({ ...one, at: untils.get(one.id) ?? earliest(one, given.now) }))
}

const earliest = ({ at, isWaiting = false }: Sending, now: number): number =>
  isWaiting ? Math.max(at, now) : at

type Cause = Pick<Delay, 'rule' | 'because'>

interface Waiting {
  readonly sending: Sending
  readonly spacings: readonly Spacing[]
  /** Its place in the plan: of several that may go at one instant, the first goes first. */
  readonly place: number
  /** What lets it go last; null = nothing has delayed it. */
  delay: Cause | null
}

/** What waits, by the instant at which it asks. */
class Queue {
  readonly #waiting = new Map<number, Waiting[]>()
  /** The instants of the map, the last one first. */
  readonly #instants: number[] = []

  constructor(planned: readonly Sending[], { rules, now }: Pick<DelaysInput, 'rules' | 'now'>) {
    // From the last one: each is then put at the end of the instants.
    for (const [place, sending] of [...planned.toSorted(byTime).entries()].toReversed()) {
      const spacings = spacingsOf(sending, rules).filter(
        ({ rule, span }) => rule !== 'gap' && span > 0,
      )
      this.add(Math.max(sending.at, wholeMinute(now)), { sending, spacings, place, delay: null })
    }
  }

  add(at: number, one: Waiting, cause: Cause | null = null): void {
    one.delay = cause
    const known = this.#waiting.get(at)
    if (known !== undefined) {
      known.push(one)
      return
    }
    this.#waiting.set(at, [one])
    const later = this.#instants.findLastIndex((instant) => instant > at)
    this.#instants.splice(later + 1, 0, at)
  }

  /** What asks next, in the order of the plan; null = nothing waits. */
  take(): { at: number; waiting: Waiting[] } | null {
    const at = this.#instants.pop()
    if (at === undefined) return null
    const waiting = this.#waiting.get(at) ?? []
    this.#waiting.delete(at)
    return { at, waiting: waiting.toSorted((a, b) => a.place - b.place) }
  }
}

interface Day {
  readonly start: number
  /** The first instant after it. */
  readonly end: number
  /** `YYYY-MM-DD` */
  readonly tomorrow: string
  /** By the instant that a pin was planned for: its time on the day after, within the hours. */
  readonly sameTimes: Map<number, number>
}

/** Days of a zone. Reading a clock is slow, and thousands of pins ask for the same times. */
class Days {
  readonly #zone: string
  readonly #hours: ScheduleRules['hours']
  #last: Day | null = null
  readonly #times = new Map<number, string>()
  readonly #instants = new Map<string, number>()

  constructor(zone: string, hours: ScheduleRules['hours']) {
    this.#zone = zone
    this.#hours = hours
  }

  /** Asked about instants in their order. */
  of(at: number): Day {
    const last = this.#last
    if (last !== null && at < last.end) return last
    const isNear = last !== null && at < last.end + DAY_MS
    const next = isNear ? this.#from(last.tomorrow, last.end) : null
    this.#last = next !== null && at < next.end ? next : this.#around(at)
    return this.#last
  }

  #around(at: number): Day {
    const date = dateOfWall(wallOf(at, this.#zone))
    return this.#from(date, this.#instantOf(`${date}T00:00`))
  }

  #from(date: string, start: number): Day {
    const tomorrow = addDays(date, 1)
    const midnight = `${tomorrow}T00:00`
    const later = start + DAY_MS
    // Finding the instant of a wall time costs nearly twice as much as reading a clock.
    const end = wallOf(later, this.#zone) === midnight ? later : this.#instantOf(midnight)
    return { start, end, tomorrow, sameTimes: new Map() }
  }

  /** The time of the day at which something is planned, on the day after. */
  sameTimeAfter({ tomorrow, sameTimes }: Day, planned: number): number {
    return remembered(sameTimes, planned, () => {
      const wallOfPlan = () => timeWithin(timeOfWall(wallOf(planned, this.#zone)), this.#hours)
      return this.#instantOf(`${tomorrow}T${remembered(this.#times, planned, wallOfPlan)}`)
    })
  }

  #instantOf(wall: string): number {
    return remembered(this.#instants, wall, () => instantOf(wall, this.#zone))
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

const FULL_DAY: Cause = { rule: 'perDay' }
const CLOSED: Cause = { rule: 'hours' }
const byTime = (a: Sending, b: Sending): number => a.at - b.at || a.id.localeCompare(b.id)
const wholeMinute = (at: number): number => Math.ceil(at / MINUTE_MS) * MINUTE_MS

const MINUTE_MS = 60_000
/** A day on which clocks go back, and some more. */
const LONGEST_DAY_MS = 26 * 3_600_000
const DAY_MS = 24 * 3_600_000
