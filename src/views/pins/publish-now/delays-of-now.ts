/** What a rule of the account delays when pins are published now: some of them, or planned pins. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PlannedTime, Publication } from '#core/contract/content/publications.contract.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { type PlannedPin, publicationsBetween } from '#core/pins/pin-schedule.ts'
import { sourcePicturesOf } from '#core/preflight/preflight.ts'
import { MAX_LATE_MS } from '#core/schedule/missed.ts'
import { longerDelays, type RuleDelay } from '#core/schedule/rule-delays.ts'
import type { Sending } from '#core/schedule/spacing.ts'
import { timeNow } from '#core/schedule/time-now.ts'

export interface DelaysOfNowInput {
  readonly pins: readonly Pin[]
  /** The events of "Publish now". */
  readonly events: readonly PinEvent[]
  readonly schedule: Pick<AccountSchedule, 'zone' | 'rules'>
  /** Publications that are in a file for Pinterest: they are not sent from here. */
  readonly filed: Pick<ReadonlySet<string>, 'has'>
  /** ms UTC */
  readonly now: number
}

/** A planned pin that would go out later than it does now. */
export interface DelayedPin extends PlannedPin {
  readonly rule: RuleDelay['rule']
  readonly to: PlannedTime
}

interface DelaysOfNow {
  /** Of the pins that are published. Sorted by when the rule lets them go out. */
  readonly held: readonly RuleDelay[]
  /** Sorted by their new times. */
  readonly delayed: readonly DelayedPin[]
}

export function delaysOfNow(
  book: Pick<PinBook, 'buckets'>,
  { pins, events, schedule, filed, now }: DelaysOfNowInput,
): DelaysOfNow {
  const rows = new Map(pins.map((pin) => [pin.id, pin]))
  const fresh = events.flatMap((event): Sending[] => {
    if (event.type !== 'pin.scheduled') return []
    const pin = rows.get(event.data.id)
    return pin === undefined ? [] : [sendingOf(pin, event.data.publication)]
  })
  const ids = new Set(fresh.map(({ id }) => id))
  // To the end of the plan: a pin that a full day pushes on can fill the next day, and so on.
  const known = publicationsBetween(book, now - MAX_RULE_MS, Infinity)
  // Missed publications are not sent automatically.
  const waiting = known.filter(
    ({ publication: { id, state, at } }) =>
      state === 'planned' && at >= now - MAX_LATE_MS && !filed.has(id),
  )
  const sent = known
    .filter(({ publication: { state } }) => state !== 'planned' && state !== 'failed')
    .map(({ pin, publication }) => sendingOf(pin, publication))
  const planned = waiting.map(({ pin, publication }) => sendingOf(pin, publication))
  const longer = longerDelays({ ...schedule, planned: [...planned, ...fresh], sent, now }, planned)
  const byId = new Map(waiting.map((one) => [one.publication.id, one]))
  return {
    held: longer.filter(({ id }) => ids.has(id)),
    delayed: longer.flatMap(({ id, rule, until }) => {
      const one = byId.get(id)
      return one === undefined ? [] : [{ ...one, rule, to: timeNow(until, schedule.zone) }]
    }),
  }
}

/** `found`, without pins that the person was not asked about: theirs stay where they are. */
export function withNamed(
  found: readonly DelayedPin[],
  named: readonly DelayedPin[],
): readonly DelayedPin[] {
  const ids = new Set(named.map(({ publication }) => publication.id))
  return found.filter(({ publication }) => ids.has(publication.id))
}

function sendingOf(
  pin: Pin,
  { id, at, board_id: board }: Pick<Publication, 'id' | 'at' | 'board_id'>,
): Sending {
  return { id, at, board, link: pin.link, picture_ids: sourcePicturesOf(pin) }
}

const DAY_MS = 86_400_000
/** The longest interval that a rule can have. */
const MAX_RULE_MS = 366 * DAY_MS
