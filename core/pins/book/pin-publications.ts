/**
 * A pin's publications. They are sorted by time, so that the order of devices does not matter. The
 * pin's status is derived from them. What events do to them: `publication-events.ts`.
 */
import type { PinStatus } from '#core/contract/content/pin-kinds.schema.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type {
  Publication,
  PublicationOutcome,
  PublicationPlan,
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

/** The publication's state before the server's attempt, applied to the row after it. */
export function attemptBack(
  row: Pin | undefined,
  { data }: { readonly data: Pick<AttemptEvent['data'], 'publication_id' | 'before'> },
): PinEvent[] {
  const is = findPublication(row, data.publication_id)
  if (row === undefined || is === undefined) return []
  return replacedBy(row, { id: is.id, ...planOf(is), ...outcomeOf(data.before) }, is)
}

/** Events from one publication to another in its place. */
export function replacedBy(
  row: Pin,
  was: Publication | undefined,
  is: Publication | undefined,
): PinEvent[] {
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

export const isSamePlan = (a: PublicationPlan, b: PublicationPlan): boolean =>
  JSON.stringify(planOf(a)) === JSON.stringify(planOf(b))

export function isSamePublication(a: Publication, b: Publication): boolean {
  return (
    a.id === b.id &&
    isSamePlan(a, b) &&
    JSON.stringify(outcomeOf(a)) === JSON.stringify(outcomeOf(b))
  )
}
