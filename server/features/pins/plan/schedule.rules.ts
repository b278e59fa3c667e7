/**
 * What may happen to a pin's publications. A person plans one for a time that is still ahead and a
 * board that is there and has no other publication of the pin, and changes or removes it until it is
 * sent; a plan whose time has passed may stay, be moved or be removed. What became of a publication
 * is the server's word, except that a person may publish it by hand, and take that back.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import {
  MAX_PUBLICATIONS,
  type Publication,
  type PublicationPlan,
} from '#core/contract/content/publications.contract.ts'
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import {
  findPublication,
  isAttempt,
  isBoardTaken,
  isScheduleEvent,
  isUnsent,
  planOf,
  type PublicationEvent,
  publicationIdOf,
  type ScheduleEvent,
} from '#core/pins/book/pin-publications.ts'
import { isNetworkAddress } from '#core/publishing/network-address.ts'
import type { Ledger, Rejected } from '../ledger.ts'
import { timeProblem } from './plan-times.rules.ts'
import { isSlotTaken } from './slot-claims.ts'

type Refusal = [code: Rejected['code'], message: Problem]

export function scheduleRefusal(
  ledger: Ledger,
  event: SharedPinEvent,
  from: 'browser' | 'task',
): Refusal | null {
  if (isAttempt(event)) return attemptRefusal(ledger, event, from)
  if (!isScheduleEvent(event)) return null
  const row = ledger.rows.get(event.data.id)?.pin
  if (from === 'task') return returnRefusal(ledger, event)
  if (event.type === 'pin.scheduled') return newRefusal(ledger, row, event.data.publication)
  const known = findPublication(row, publicationIdOf(event))
  if (event.type === 'pin.unscheduled') return removalRefusal(ledger, known)
  if (known === undefined) return ['not_allowed', problem('schedule.gone')]
  return isUnsent(known) ? planRefusal(ledger, row, { known, plan: event.data.to }) : alreadySent()
}

/**
 * The publisher puts a plan back when nothing was published: it may be removed while it was sent,
 * and comes back to its own time, which may be over, and to its own slot.
 */
function returnRefusal({ slots }: Ledger, event: ScheduleEvent): Refusal | null {
  if (event.type !== 'pin.scheduled') return null
  const { publication } = event.data
  return isSlotTaken(slots, publication.id, publication)
    ? ['not_allowed', problem('schedule.slotTaken')]
    : null
}

/** What it says was before it becomes what the row had: a later undo is measured by the log. */
export function withKnownBefore({ rows }: Ledger, event: SharedPinEvent): SharedPinEvent {
  if (event.type !== 'pin.rescheduled' && event.type !== 'pin.unscheduled') return event
  const known = findPublication(rows.get(event.data.id)?.pin, publicationIdOf(event))
  if (known === undefined) return event
  return event.type === 'pin.rescheduled'
    ? { ...event, data: { ...event.data, before: planOf(known) } }
    : { ...event, data: { ...event.data, publication: known } }
}

/** A failed one must be planned again before it is sent: another may have its slot by now. */
function attemptRefusal(
  ledger: Ledger,
  event: PublicationEvent,
  from: 'browser' | 'task',
): Refusal | null {
  const isByHand = from === 'browser' && event.type === 'pin.published'
  if (from === 'browser' && !isByHand) return ['not_allowed', problem('schedule.byServer')]
  const known = findPublication(ledger.rows.get(event.data.id)?.pin, publicationIdOf(event))
  if (known === undefined) return ['not_allowed', problem('schedule.gone')]
  if (isByHand) return handRefusal(ledger, known, event.data.url)
  return event.type === 'pin.publishStarted' && known.state !== 'planned'
    ? ['not_allowed', problem('schedule.notDue')]
    : null
}

/** Done on two devices, it is done; only another address is a contradiction. */
function handRefusal(ledger: Ledger, known: Publication, url: string): Refusal | null {
  const isSame = url === '' || known.url === undefined || known.url === url
  if (!isUnsent(known) && !(isDoneByHand(ledger, known) && isSame)) return alreadySent()
  return url === '' || isNetworkAddress(url) ? null : ['invalid', problem('schedule.pinAddress')]
}

const isDoneByHand = ({ publishedByHand }: Ledger, { id, state }: Publication): boolean =>
  state === 'published' && publishedByHand.has(id)

/** One that failed, or was published by hand, is put back by an undo: nothing is sent for it. */
function newRefusal(
  ledger: Ledger,
  row: Pin | undefined,
  publication: Publication,
): Refusal | null {
  const isByHand = isDoneByHand(ledger, publication)
  if (!isUnsent(publication) && !isByHand) return ['not_allowed', problem('schedule.byServer')]
  if (findPublication(row, publication.id) !== undefined) return null
  if ((row?.publications?.length ?? 0) >= MAX_PUBLICATIONS)
    return ['not_allowed', problem('schedule.tooMany', { most: MAX_PUBLICATIONS })]
  if (isByHand || publication.state === 'failed')
    return boardTaken(row, { id: publication.id }, publication)
  return planRefusal(ledger, row, { known: { id: publication.id }, plan: publication })
}

/** Removed on two devices, it is gone. */
function removalRefusal(ledger: Ledger, known: Publication | undefined): Refusal | null {
  return known === undefined || isUnsent(known) || isDoneByHand(ledger, known)
    ? null
    : alreadySent()
}

type Known = Pick<Publication, 'id'> & Partial<Publication>

function planRefusal(
  ledger: Ledger,
  row: Pin | undefined,
  { known, plan }: { known: Known; plan: PublicationPlan },
): Refusal | null {
  const time = timeProblem(ledger, known, plan)
  if (time !== null) return ['not_allowed', time]
  if (!ledger.boards.has(keyOfBoard(plan))) return ['unknown_board', problem('schedule.boardGone')]
  if (isSlotTaken(ledger.slots, known.id, plan))
    return ['not_allowed', problem('schedule.slotTaken')]
  return boardTaken(row, known, plan)
}

function boardTaken(row: Pin | undefined, known: Known, plan: PublicationPlan): Refusal | null {
  return isBoardTaken(row, known, plan) ? ['not_allowed', problem('schedule.boardTaken')] : null
}

const alreadySent = (): Refusal => ['not_allowed', problem('schedule.alreadySent')]
