/**
 * What takes refused events back. Each is taken back from the book as the later ones leave it, the
 * newest first. Plans become what the server has, with what is still unsent on top.
 */
import { findPin } from '#core/pins/book/pin-book.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { LogEnvelope, PinEvent } from '#core/pins/events/pin.events.ts'
import { isScheduleEvent } from '#core/pins/book/pin-publications.ts'
import { applyPinEvent, applyToPin, withdrawalOf } from '#core/pins/book/pin.reducer.ts'
import { planDifference } from '#core/pins/history/plan-difference.ts'
import type { PlannedRow } from '#core/pins/history/plan-difference.ts'
import type { Rejection } from './outcome.ts'

export interface RefusedEvent {
  readonly envelope: LogEnvelope
  readonly rejection: Rejection
  /** What the server has of the pin. */
  readonly plan?: PlannedRow | undefined
}

export interface Withdrawal {
  readonly envelope: LogEnvelope
  /** Null: only the server's list can take it back. */
  readonly events: readonly PinEvent[] | null
}

/** Newest first, as they are to be applied. `unsent`: what the server has not answered for. */
export function withdrawalsOf(
  refused: readonly RefusedEvent[],
  { book, unsent }: { book: PinBook; unsent: readonly LogEnvelope[] },
): Withdrawal[] {
  let now = book
  return refused.toReversed().map(({ envelope, plan }) => {
    const events =
      plan !== undefined && isScheduleEvent(envelope.event)
        ? planWithdrawn(now, envelope.event.data.id, { plan, unsent })
        : withdrawalOf(now, envelope.event)
    for (const event of events ?? []) now = applyPinEvent(now, event)
    return { envelope, events }
  })
}

function planWithdrawn(
  now: PinBook,
  id: string,
  { plan, unsent }: { plan: PlannedRow; unsent: readonly LogEnvelope[] },
): PinEvent[] {
  const row = findPin(now, id)
  if (row === undefined) return []
  const { publications: _publications, ...rest } = row
  const known =
    plan.publications === undefined || plan.publications.length === 0
      ? { ...rest, status: plan.status }
      : { ...rest, status: plan.status, publications: plan.publications }
  return planDifference(
    row,
    unsent.reduce((next, { event }) => applyToPin(next, event), known),
  )
}
