/**
 * Effects of events on a pin's publications, and their inverses. Publications are sorted by time,
 * so that the order of devices does not matter. The pin's status is derived from them.
 */
import type { PinStatus } from '#core/contract/content/pin-kinds.schema.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import {
  MAX_PUBLICATIONS,
  type Publication,
  type PublicationOutcome,
  type PublicationPlan,
} from '#core/contract/content/publications.contract.ts'
import { isSameBoard } from './board-names.ts'
import type { PinEvent } from '../events/pin.events.ts'

/** User commands. They carry their own `before`. */
export type ScheduleEvent = Extract<
  PinEvent,
  { type: 'pin.scheduled' | 'pin.rescheduled' | 'pin.unscheduled' }
>
export type AttemptEvent = Extract<
  PinEvent,
  { type: 'pin.publishStarted' | 'pin.published' | 'pin.publishFailed' | 'pin.publishUnknown' }
>
export type PublicationEvent = ScheduleEvent | AttemptEvent

/** Written by the server. `pin.published` is also written when a user publishes by hand. */
export function isAttempt(event: PinEvent): event is AttemptEvent {
  return (
    event.type === 'pin.publishStarted' ||
    event.type === 'pin.published' ||
    event.type === 'pin.publishFailed' ||
    event.type === 'pin.publishUnknown'
  )
}

export function isScheduleEvent(event: PinEvent): event is ScheduleEvent {
  return (
    event.type === 'pin.scheduled' ||
    event.type === 'pin.rescheduled' ||
    event.type === 'pin.unscheduled'
  )
}

export function isPublicationEvent(event: PinEvent): event is PublicationEvent {
  return isScheduleEvent(event) || isAttempt(event)
}

export function publicationIdOf({ data }: PublicationEvent): string {
  return 'publication' in data ? data.publication.id : data.publication_id
}

export function findPublication(row: Pin | undefined, id: string): Publication | undefined {
  return row?.publications?.find((publication) => publication.id === id)
}

/** Answers the same row if nothing changes. An existing publication is not scheduled again. */
export function applyToPublications(row: Pin, event: PublicationEvent): Pin {
  const list = row.publications ?? []
  const id = publicationIdOf(event)
  const known = findPublication(row, id)
  if (event.type === 'pin.scheduled')
    return known !== undefined || list.length >= MAX_PUBLICATIONS
      ? row
      : withPublications(row, [...list, event.data.publication])
  if (known === undefined) return row
  const others = list.filter((publication) => publication.id !== id)
  return event.type === 'pin.unscheduled'
    ? withPublications(row, others, event.data.after)
    : withPublications(row, [...others, changed(known, event)])
}

/** The derived status; null without publications. */
export function statusOfPublications({ publications = [] }: Pin): PinStatus | null {
  const has = (...states: Publication['state'][]): boolean =>
    publications.some(({ state }) => states.includes(state))
  if (publications.length === 0) return null
  if (has('planned')) return 'scheduled'
  if (has('sending', 'unknown')) return 'publishing'
  return has('failed') ? 'failed' : 'published'
}

/** The status of a pin whose last publication is removed. */
export function statusAlone({ publications, status }: Pin): PinStatus {
  return publications === undefined ? status : 'draft'
}

export function planOf({
  at,
  wall,
  zone,
  slot_id,
  board_id,
  section_id,
}: PublicationPlan): PublicationPlan {
  return {
    at,
    wall,
    zone,
    board_id,
    ...(slot_id !== undefined && { slot_id }),
    ...(section_id !== undefined && { section_id }),
  }
}

export function outcomeOf({ state, url, problem }: PublicationOutcome): PublicationOutcome {
  return {
    state,
    ...(url !== undefined && { url }),
    ...(problem !== undefined && { problem }),
  }
}

/** Events back to `row`, the row before the event. None if the event changed nothing. */
export function publicationBack(row: Pin | undefined, event: PublicationEvent): PinEvent[] {
  if (row === undefined) return []
  const after = applyToPublications(row, event)
  if (after === row) return []
  const id = publicationIdOf(event)
  const [was, is] = [findPublication(row, id), findPublication(after, id)]
  // A move that schedules a failed publication again does not record the failure.
  if (event.type === 'pin.rescheduled' && was?.state === 'planned')
    return scheduleBack({ type: event.type, data: { ...event.data, before: planOf(was) } })
  return replaced(row, was, is)
}

/** The inverse from the event's own `before` values. */
export function scheduleBack(event: ScheduleEvent): PinEvent[] {
  switch (event.type) {
    case 'pin.scheduled': {
      const { id, publication, before } = event.data
      return [{ type: 'pin.unscheduled', data: { id, publication, after: before } }]
    }
    case 'pin.unscheduled': {
      const { id, publication, after } = event.data
      return [{ type: 'pin.scheduled', data: { id, publication, before: after } }]
    }
    case 'pin.rescheduled': {
      const { to, before, ...of } = event.data
      return [{ type: 'pin.rescheduled', data: { ...of, to: before, before: to } }]
    }
    default:
      return event satisfies never
  }
}

/**
 * Whether the pin has another publication on the board of `plan`. Two on one board, from an earlier
 * version, may still be rescheduled.
 */
export function isBoardTaken(
  row: Pin | undefined,
  known: Pick<Publication, 'id'> & Partial<PublicationPlan>,
  plan: PublicationPlan,
): boolean {
  const isKept = known.board_id === plan.board_id && known.section_id === plan.section_id
  return (
    !isKept &&
    (row?.publications ?? []).some((other) => other.id !== known.id && isSameBoard(other, plan))
  )
}

/** Nothing was sent yet, so it can still be changed. */
export function isUnsent({ state }: Pick<Publication, 'state'>): boolean {
  return state === 'planned' || state === 'failed'
}

/** Whether the event's `before` is all that the row had. */
export function matchesBefore(row: Pin | undefined, event: ScheduleEvent): boolean {
  if (row === undefined) return false
  const known = findPublication(row, publicationIdOf(event))
  if (event.type === 'pin.rescheduled')
    return known?.state === 'planned' && isSamePlan(known, event.data.before)
  if (event.type === 'pin.unscheduled')
    return known !== undefined && isSamePublication(known, event.data.publication)
  return (
    applyToPublications(row, event) !== row &&
    (row.publications !== undefined || row.status === event.data.before)
  )
}

/** The publication's state before the server's attempt, applied to the row after it. */
export function attemptBack(row: Pin | undefined, event: AttemptEvent): PinEvent[] {
  const is = findPublication(row, event.data.publication_id)
  if (row === undefined || is === undefined) return []
  return replaced(row, { id: is.id, ...planOf(is), ...outcomeOf(event.data.before) }, is)
}

function replaced(row: Pin, was: Publication | undefined, is: Publication | undefined): PinEvent[] {
  const { id } = row
  const alone = statusAlone(row)
  const gone: PinEvent[] =
    is === undefined
      ? []
      : [{ type: 'pin.unscheduled', data: { id, publication: is, after: alone } }]
  return was === undefined
    ? gone
    : [...gone, { type: 'pin.scheduled', data: { id, publication: was, before: alone } }]
}

function changed(
  publication: Publication,
  event: Exclude<PublicationEvent, { type: 'pin.scheduled' | 'pin.unscheduled' }>,
): Publication {
  const { id, state } = publication
  // Marked as published on two devices: an address that one of them knows is kept.
  if (event.type === 'pin.published' && state === 'published' && event.data.url === '')
    return publication
  if (event.type === 'pin.rescheduled')
    return { id, ...planOf(event.data.to), ...outcomeOfMove(publication) }
  return { id, ...planOf(publication), ...outcomeAfter(event) }
}

/** A failed publication is scheduled again. */
function outcomeOfMove(publication: Publication): PublicationOutcome {
  return publication.state === 'failed' ? { state: 'planned' } : outcomeOf(publication)
}

function outcomeAfter(event: AttemptEvent): PublicationOutcome {
  switch (event.type) {
    case 'pin.publishStarted':
      return { state: 'sending' }
    case 'pin.published':
      // After publishing by hand the address is optional.
      return { state: 'published', ...(event.data.url !== '' && { url: event.data.url }) }
    case 'pin.publishFailed':
      return { state: 'failed', problem: event.data.problem }
    case 'pin.publishUnknown':
      return { state: 'unknown' }
    default:
      return event satisfies never
  }
}

function withPublications(
  { publications: _publications, ...row }: Pin,
  list: readonly Publication[],
  without: PinStatus = row.status,
): Pin {
  if (list.length === 0) return { ...row, status: without }
  const publications = list.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  const next = { ...row, publications }
  return { ...next, status: statusOfPublications(next) ?? without }
}

export const isSamePlan = (a: PublicationPlan, b: PublicationPlan): boolean =>
  JSON.stringify(planOf(a)) === JSON.stringify(planOf(b))

export function isSamePublication(a: Publication, b: Publication): boolean {
  return (
    a.id === b.id &&
    isSamePlan(a, b) &&
    JSON.stringify(outcomeOf(a)) === JSON.stringify(outcomeOf(b))
  )
}
