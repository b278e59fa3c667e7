/**
 * Proposes times for many pins at once, evenly over some days, from the first free time on. Each
 * pin gets a time for each of its boards; if a rule forbids that time, it gets the next one that
 * keeps all rules, on another day before the days become uneven. The same input gives the same
 * plan.
 */
import type { PinBoard } from '#core/contract/content/pins.contract.ts'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import type {
  AccountSchedule,
  PublishingHours,
  ScheduleRules,
} from '#core/contract/publishing/schedule.contract.ts'
import { openSlotsOfDay, type Taken } from './open-slots.ts'
import { seededFraction } from './seeded-fraction.ts'
import {
  type Conflict,
  conflictAt,
  pageOfLink,
  type Sending,
  SendingIndex,
  type Spacing,
  type SpacingRule,
  spacingsOf,
} from './spacing.ts'
import { isPartOfDay, openingAfter } from './publishing-hours.ts'
import { type DayLimit, type DayOfTimes, TimeGrid } from './time-grid.ts'
import { addDays, instantOf } from './wall-time.ts'

export interface SpreadPin {
  readonly id: string
  readonly link: string
  readonly picture_ids: readonly string[]
  /** One time for each. */
  readonly boards: readonly PinBoard[]
}

export interface SpreadInput {
  readonly pins: readonly SpreadPin[]
  /** `rules.per_day` is the most that a day holds, with what goes out on it already. */
  readonly schedule: Pick<AccountSchedule, 'zone' | 'slots' | 'rules'>
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string
  readonly days: number
  /** Fewer a day than the rule allows. */
  readonly perDay?: number
  /** Instants at which something is planned. */
  readonly taken: Taken
  /**
   * What is planned or was sent, as far back as a rule reaches, at the times at which it goes out:
   * see `settledSendings`.
   */
  readonly others: readonly Sending[]
  /** Another one gives other times of the day. */
  readonly seed: string
  /** ms UTC; nothing is planned at or before it. */
  readonly now: number
}

/** Something is too near to the time that a pin would have had. */
export interface SpreadReason {
  readonly rule: SpacingRule
  /** The id of a sending that was given, or of a pin of this spread. */
  readonly because: string
  /** When that one is published, ms UTC. */
  readonly at: number
}

export interface PlacedPin {
  readonly pin_id: string
  readonly board: PinBoard
  readonly time: PlannedTime
  /** Why it is not at the time that it was meant for, one a rule; empty = nothing moved it. */
  readonly reasons: readonly SpreadReason[]
}

export interface LeftPin {
  readonly pin_id: string
  /** Null = the pin is on no board. */
  readonly board: PinBoard | null
  /**
   * `full`: these days have no free time. Otherwise rules forbid each that is free, and this is what
   * was too near to the one that it was meant for.
   */
  readonly reason: SpreadReason | { readonly rule: 'noBoard' | 'full' }
}

export interface Spread {
  /** By time. */
  readonly placed: readonly PlacedPin[]
  readonly left: readonly LeftPin[]
  /** How many times were tried: what it cost. */
  readonly tried: number
}

export function spreadPins(input: SpreadInput): Spread {
  const wanted = inRow(input.pins)
  const grid = new TimeGrid(freeDays(input))
  const search = new Search(grid, input)
  const placed: PlacedPin[] = []
  const left: LeftPin[] = input.pins
    .filter(({ boards }) => boards.length === 0)
    .map(({ id }) => ({ pin_id: id, board: null, reason: { rule: 'noBoard' } }))
  const starts = grid.evenPlaces(wanted.length, (nth) => seededFraction(`${input.seed} ${nth}`))
  for (const [nth, one] of wanted.entries()) {
    const found = search.place(one, starts[nth] ?? grid.length)
    const of = { pin_id: one.pin.id, board: one.board }
    if ('time' in found) placed.push({ ...of, ...found })
    else left.push({ ...of, reason: found })
  }
  return { placed: placed.toSorted((a, b) => a.time.at - b.time.at), left, tried: search.tried }
}

interface Wanted {
  readonly pin: SpreadPin
  readonly board: PinBoard
}

/**
 * Each pin on each of its boards, so that those with one link are even over the row, as are the
 * pages with as many pins; else in the order given.
 */
function inRow(pins: readonly SpreadPin[]): Wanted[] {
  const wanted = pins.flatMap((pin) => pin.boards.map((board) => ({ pin, board })))
  const pages = Map.groupBy(wanted, ({ pin }) => pageOfLink(pin.link) || pin.id)
  const bySize = Map.groupBy(pages.values(), ({ length }) => length)
  return [...bySize.values()]
    .flatMap((alike) => alike.flatMap((page, nth) => sharesOf(page, (nth + 0.5) / alike.length)))
    .toSorted((a, b) => a.share - b.share)
    .map(({ one }) => one)
}

/**
 * Where in the row each of a page is, from 0 to 1. `offset`: how far into its part, as a fraction.
 */
function sharesOf(page: readonly Wanted[], offset: number): { one: Wanted; share: number }[] {
  return inTurns(page).map((one, at) => ({ one, share: (at + offset) / page.length }))
}

/** The first boards of all pins, then their second ones: one pin does not come twice in a row. */
function inTurns(group: readonly Wanted[]): Wanted[] {
  const turns = Map.groupBy(group, ({ pin, board }) => pin.boards.indexOf(board))
  return [...turns.values()].flat()
}

class Search {
  /** How many times were tried. */
  tried = 0
  readonly #grid: TimeGrid
  readonly #rules: ScheduleRules
  readonly #index: SendingIndex

  constructor(grid: TimeGrid, { schedule, others }: SpreadInput) {
    this.#grid = grid
    this.#rules = schedule.rules
    this.#index = new SendingIndex(others)
  }

  /** Tries the places from `start` to the end, then those before it. */
  place({ pin, board }: Wanted, start: number): Found | LeftPin['reason'] {
    const { id, link, picture_ids } = pin
    const sent = { id, link, picture_ids, board: board.board_id }
    const spacings = spacingsOf(sent, this.#rules)
    const conflicts: Conflict[] = []
    let found: { place: number; time: PlannedTime } | null = null
    let first: Conflict | undefined
    for (const limit of this.#grid.limits) {
      const known = conflicts.length
      found =
        this.#findIn([start, this.#grid.length], { limit, spacings, conflicts }) ??
        this.#findIn([0, start], { limit, spacings, conflicts })
      if (found !== null) break
      first = conflicts[known]
    }
    if (found === null) return first === undefined ? { rule: 'full' } : reasonOf(first)
    const { place, time } = found
    this.#grid.claim(place)
    this.#index.add({ ...sent, at: time.at })
    const firsts = [...Map.groupBy(conflicts, ({ rule }) => rule).values()]
    return { time, reasons: firsts.flatMap(([one]) => one ?? []).map(reasonOf) }
  }

  #findIn(
    [from, end]: readonly [number, number],
    { limit, spacings, conflicts }: Trial,
  ): { place: number; time: PlannedTime } | null {
    let place = this.#grid.freeFrom(from, limit)
    let time = this.#grid.at(place)
    while (time !== undefined && place < end) {
      this.tried += 1
      const conflict = conflictAt(time.at, spacings, this.#index)
      if (conflict === null) return { place, time }
      conflicts.push(conflict)
      place = this.#grid.freeFrom(this.#grid.placeOf(conflict.until), limit)
      time = this.#grid.at(place)
    }
    return null
  }
}

type Found = Pick<PlacedPin, 'time' | 'reasons'>

interface Trial {
  readonly limit: DayLimit
  readonly spacings: readonly Spacing[]
  /** Of the times that were tried; it gets those of this trial too. */
  readonly conflicts: Conflict[]
}

function reasonOf({ rule, because }: Conflict): SpreadReason {
  return { rule, because: because.id, at: because.at }
}

export interface FreeDay extends DayOfTimes {
  /** `YYYY-MM-DD` */
  readonly date: string
}

/** The days of a spread with their free times, before anything of it is placed. */
export function freeDays({
  schedule,
  from,
  days,
  taken,
  others,
  seed,
  now,
  ...wish
}: Omit<SpreadInput, 'pins'>): FreeDay[] {
  const { zone, rules } = schedule
  const perDay = Math.min(wish.perDay ?? rules.per_day, rules.per_day)
  const index = new SendingIndex(others)
  return Array.from({ length: days }, (_, ahead): FreeDay => {
    const date = addDays(from, ahead)
    const start = instantOf(`${date}T00:00`, zone)
    const end = instantOf(`${addDays(date, 1)}T00:00`, zone)
    const times =
      schedule.slots.length === 0
        ? timesByDay(date, { zone, perDay, hours: hoursWithoutSlots(rules), taken, seed })
        : openSlotsOfDay(schedule, taken, date)
    const planned = index.countBetween(start, end)
    return {
      date,
      times: times.filter(({ at }) => at > now && openingAfter(at, rules.hours, zone) === null),
      room: Math.max(0, perDay - planned),
      planned,
    }
  })
}

/** Between which times a spread plans for an account without slots. */
export function hoursWithoutSlots({ hours }: Pick<ScheduleRules, 'hours'>): PublishingHours {
  return isPartOfDay(hours) ? hours : HOURS_WITHOUT_RULE
}

/** For an account without slots: as many times as a day may have, within `hours`. */
function timesByDay(
  date: string,
  {
    zone,
    perDay,
    hours,
    taken,
    seed,
  }: { zone: string; perDay: number; hours: PublishingHours } & Pick<SpreadInput, 'taken' | 'seed'>,
): PlannedTime[] {
  const first = minutesOf(hours.from)
  // Over midnight, what is left of the evening.
  const last = hours.from < hours.until ? minutesOf(hours.until) : 24 * 60
  const step = (last - first) / perDay
  return Array.from({ length: perDay }, (_, nth): PlannedTime => {
    // Up to half a step later, so that two never meet.
    const later = (nth + seededFraction(`${seed} ${date} ${nth}`) / 2) * step
    const minutes = first + Math.floor(later)
    const wall = `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
    return { at: instantOf(wall, zone), wall, zone }
  }).filter(({ at }) => !taken.has(at))
}

const HOURS_WITHOUT_RULE = { from: '08:00', until: '20:00' }

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
