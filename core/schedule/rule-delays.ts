/**
 * When planned pins would go out under some rules, as the governor would decide each time: what
 * comes first goes first, and what has to wait asks again when it may. Only times that a rule of
 * the account delays by a day, an hour or minutes are meant, so what comes at one instant is not
 * spaced by the minute that is between any two sendings, and chance (`jitter_minutes`) is left out.
 */
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { type Delay, tooNear } from './governor.ts'
import { type Day, Days, Overflow } from './full-days.ts'
import { openingAfter } from './publishing-hours.ts'
import { type Sending, SendingIndex, type Spacing, spacingsOf } from './spacing.ts'

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
  const days = new Days(zone)
  const queue = new Queue(planned, { rules, now })
  const overflow = new Overflow<Waiting>(days, rules.hours)
  const index = new SendingIndex(sent)
  const delays: RuleDelay[] = []
  const nextAt = () => Math.min(queue.next, overflow.next)
  for (let at = nextAt(); at < Infinity; at = nextAt()) {
    const opening = openingAfter(at, rules.hours, zone)
    const asking = new Asking(at, queue, overflow)
    let room = rules.per_day - index.countBetween(at - LONGEST_DAY_MS, at + 1)
    // Exact only where it matters: reading a clock is slow.
    if (room <= asking.count) room = rules.per_day - index.countBetween(days.of(at).start, at + 1)
    while (room > 0) {
      const one = asking.removeFirst()
      if (one === undefined) break
      const near = opening === null ? tooNear(at, one.spacings, index) : null
      if (opening !== null) queue.add(wholeMinute(opening), one, CLOSED)
      else if (near !== null) queue.add(wholeMinute(near.until), one, near)
      else {
        room -= 1
        index.add({ ...one.sending, at })
        if (one.delay !== null)
          delays.push({ ...one.delay, id: one.sending.id, at: one.sending.at, until: at })
      }
    }
    if (room <= 0) asking.waitFor(days.after(days.of(at)))
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

  /** The first instant at which something asks; Infinity = nothing waits. */
  get next(): number {
    return this.#instants.at(-1) ?? Infinity
  }

  /** What asks at `at`, which is not after `next`, in the order of the plan. */
  removeAt(at: number): Waiting[] {
    if (at !== this.next) return []
    this.#instants.pop()
    const waiting = this.#waiting.get(at) ?? []
    this.#waiting.delete(at)
    return waiting.toSorted((a, b) => a.place - b.place)
  }
}

/** What asks at one instant, in the order of the plan. */
class Asking {
  readonly #at: number
  readonly #queue: Queue
  readonly #queued: Waiting[]
  readonly #overflow: Overflow<Waiting>

  constructor(at: number, queue: Queue, overflow: Overflow<Waiting>) {
    this.#at = at
    this.#queue = queue
    this.#queued = queue.removeAt(at)
    this.#overflow = overflow
  }

  get count(): number {
    return this.#queued.length + this.#overflow.at(this.#at).length
  }

  removeFirst(): Waiting | undefined {
    const [queued] = this.#queued
    const [pushed] = this.#overflow.at(this.#at)
    if (pushed === undefined || (queued !== undefined && queued.place < pushed.place))
      return this.#queued.shift()
    this.#overflow.removeFirst()
    return pushed
  }

  /** What was not removed, and all that waits already. */
  waitFor(day: Day): void {
    for (const one of this.#queued) {
      one.delay = FULL_DAY
      this.#overflow.add(one)
    }
    this.#overflow.waitFor(day, (at, one) => this.#queue.add(at, one, FULL_DAY))
  }
}

const FULL_DAY: Cause = { rule: 'perDay' }
const CLOSED: Cause = { rule: 'hours' }
const byTime = (a: Sending, b: Sending): number => a.at - b.at || a.id.localeCompare(b.id)
const wholeMinute = (at: number): number => Math.ceil(at / MINUTE_MS) * MINUTE_MS

const MINUTE_MS = 60_000
/** A day on which clocks go back, and some more. */
const LONGEST_DAY_MS = 26 * 3_600_000
