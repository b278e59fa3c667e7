/** Which of the pins being published now are delayed by a rule of the account, and until when. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/publishing/publications.contract.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { publicationsBetween } from '#core/pins/pin-schedule.ts'
import { sourcePicturesOf } from '#core/preflight/preflight.ts'
import { MAX_LATE_MS } from '#core/schedule/missed.ts'
import { delaysUnder, type RuleDelay } from '#core/schedule/rule-delays.ts'
import type { Sending } from '#core/schedule/spacing.ts'

export interface HeldPinsInput {
  readonly pins: readonly Pin[]
  /** The events of "Publish now". */
  readonly events: readonly PinEvent[]
  readonly schedule: Pick<AccountSchedule, 'zone' | 'rules'>
  /** ms UTC */
  readonly now: number
}

/** Sorted by when the rule lets them go out. */
export function heldPins(
  book: Pick<PinBook, 'buckets'>,
  { pins, events, schedule, now }: HeldPinsInput,
): RuleDelay[] {
  const rows = new Map(pins.map((pin) => [pin.id, pin]))
  const fresh = events.flatMap((event): Sending[] => {
    if (event.type !== 'pin.scheduled') return []
    const pin = rows.get(event.data.id)
    return pin === undefined ? [] : [sendingOf(pin, event.data.publication)]
  })
  const known = publicationsBetween(book, now - MAX_RULE_MS, now)
  const sendingsIn = (isIn: (publication: Publication) => boolean): Sending[] =>
    known
      .filter(({ publication }) => isIn(publication))
      .map(({ pin, publication }) => sendingOf(pin, publication))
  // Missed publications are not sent automatically.
  const waiting = sendingsIn(({ state, at }) => state === 'planned' && at >= now - MAX_LATE_MS)
  const sent = sendingsIn(({ state }) => state !== 'planned' && state !== 'failed')
  const ids = new Set(fresh.map(({ id }) => id))
  return delaysUnder({ ...schedule, planned: [...waiting, ...fresh], sent, now })
    .filter(({ id }) => ids.has(id))
    .toSorted((a, b) => a.until - b.until)
}

function sendingOf(
  pin: Pin,
  { id, at, board_id: board }: Pick<Publication, 'id' | 'at' | 'board_id'>,
): Sending {
  return { id, at, board, link: pin.link, picture_ids: sourcePicturesOf(pin) }
}

/** The longest interval that a rule can have. */
const MAX_RULE_MS = 366 * 86_400_000
