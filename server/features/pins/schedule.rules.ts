/**
 * What a person may do with a pin's publications: plan one for a time that is still ahead and a board
 * that is there, and change or remove it until it is sent. What became of it is the server's word.
 */
import type { Pin, PinBoard } from '#core/contract/pins.contract.ts'
import type { Problem } from '#core/contract/problem.schema.ts'
import { problem } from '#core/contract/problems.contract.ts'
import {
  MAX_PUBLICATIONS,
  type Publication,
  type PublicationPlan,
} from '#core/contract/publications.contract.ts'
import type { SharedPinEvent } from '#core/pins/pin.events.ts'
import {
  findPublication,
  isAttempt,
  isScheduleEvent,
  isUnsent,
  publicationIdOf,
} from '#core/pins/pin.publications.ts'
import type { Ledger, Rejected } from './ledger.ts'
import { isSlotTaken } from './slot-claims.ts'

type Refusal = [code: Rejected['code'], message: Problem]

/** The clock of a browser may be behind, and its event takes a moment to come. */
const LATE_MS = 60_000

export function scheduleRefusal(
  ledger: Ledger,
  event: SharedPinEvent,
  from: 'browser' | 'task',
): Refusal | null {
  if (from === 'task') return null
  if (isAttempt(event)) return ['not_allowed', problem('schedule.byServer')]
  if (!isScheduleEvent(event)) return null
  const row = ledger.rows.get(event.data.id)?.pin
  if (event.type === 'pin.scheduled') return newRefusal(ledger, row, event.data.publication)
  const known = findPublication(row, publicationIdOf(event))
  return event.type === 'pin.rescheduled'
    ? moveRefusal(ledger, known, event.data.to)
    : removalRefusal(known)
}

/** One that failed is put back by an undo: nothing is sent for it. */
function newRefusal(
  ledger: Ledger,
  row: Pin | undefined,
  publication: Publication,
): Refusal | null {
  if (!isUnsent(publication)) return ['not_allowed', problem('schedule.byServer')]
  if (findPublication(row, publication.id) !== undefined) return null
  if ((row?.publications?.length ?? 0) >= MAX_PUBLICATIONS)
    return ['not_allowed', problem('schedule.tooMany', { most: MAX_PUBLICATIONS })]
  return publication.state === 'failed' ? null : planRefusal(ledger, publication.id, publication)
}

function moveRefusal(
  ledger: Ledger,
  known: Publication | undefined,
  to: PublicationPlan,
): Refusal | null {
  if (known === undefined) return ['not_allowed', problem('schedule.gone')]
  return known.state === 'planned' ? planRefusal(ledger, known.id, to) : alreadySent()
}

/** Removed on two devices, it is gone. */
function removalRefusal(known: Publication | undefined): Refusal | null {
  return known === undefined || isUnsent(known) ? null : alreadySent()
}

export function boardKey({ board_id, section_id }: PinBoard): string {
  return section_id === undefined ? board_id : `${board_id}/${section_id}`
}

function planRefusal(
  { now, boards, slots }: Ledger,
  id: string,
  plan: PublicationPlan,
): Refusal | null {
  if (plan.at < now - LATE_MS) return ['not_allowed', problem('schedule.past')]
  if (!boards.has(boardKey(plan))) return ['unknown_board', problem('schedule.boardGone')]
  return isSlotTaken(slots, id, plan) ? ['not_allowed', problem('schedule.slotTaken')] : null
}

const alreadySent = (): Refusal => ['not_allowed', problem('schedule.alreadySent')]
