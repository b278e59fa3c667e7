/** Events of a pin's publications: what the user plans, and what the server reports. */
import type { PinStatus } from '#core/contract/content/pin-kinds.schema.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import {
  MAX_PUBLICATIONS,
  type Publication,
  type PublicationOutcome,
} from '#core/contract/content/publications.contract.ts'
import type { PinEvent } from '../events/pin.events.ts'
import { rowEvent, touchRow } from './event-type.ts'
import type { DataOf, Effect, EventType, EventTypes } from './event-type.ts'
import { findPin, hasPin } from './pin-book.ts'
import {
  attemptBack,
  findPublication,
  isSamePlan,
  isSamePublication,
  outcomeOf,
  planOf,
  replacedBy,
  statusOfPublications,
} from './pin-publications.ts'
import type { AttemptEvent, PublicationEvent } from './pin-publications.ts'

export const publicationEvents: EventTypes<PublicationEvent['type']> = {
  'pin.scheduled': scheduleEvent<DataOf<'pin.scheduled'>>({
    effect: 'scheduled',
    idOf: ({ publication }) => publication.id,
    change: schedule,
    back: ({ id, publication, before }) => [
      { type: 'pin.unscheduled', data: { id, publication, after: before } },
    ],
    hasRealBefore: (row, data) =>
      schedule(row, data) !== row && (row.publications !== undefined || row.status === data.before),
  }),
  'pin.rescheduled': scheduleEvent<DataOf<'pin.rescheduled'>>({
    effect: 'rescheduled',
    idOf: ({ publication_id }) => publication_id,
    // A failed publication is scheduled again.
    change: (row, { publication_id, to }) =>
      withChanged(row, publication_id, (known) => ({
        ...planOf(to),
        ...(known.state === 'failed' ? { state: 'planned' } : outcomeOf(known)),
      })),
    back: moveBack,
    // A move that schedules a failed publication again does not record the failure.
    inverse: (row, data, after) => {
      const known = findPublication(row, data.publication_id)
      return known?.state === 'planned'
        ? moveBack({ ...data, before: planOf(known) })
        : replacedBy(row, known, findPublication(after, data.publication_id))
    },
    hasRealBefore: (row, { publication_id, before }) => {
      const known = findPublication(row, publication_id)
      return known?.state === 'planned' && isSamePlan(known, before)
    },
  }),
  'pin.unscheduled': scheduleEvent<DataOf<'pin.unscheduled'>>({
    effect: 'unscheduled',
    idOf: ({ publication }) => publication.id,
    change: (row, { publication: { id }, after }) =>
      findPublication(row, id) === undefined
        ? row
        : withPublications(row, othersThan(row, id), after),
    back: ({ id, publication, after }) => [
      { type: 'pin.scheduled', data: { id, publication, before: after } },
    ],
    hasRealBefore: (row, { publication }) => {
      const known = findPublication(row, publication.id)
      return known !== undefined && isSamePublication(known, publication)
    },
  }),
  'pin.publishStarted': attemptEvent('publishStarted', () => ({ state: 'sending' })),
  'pin.published': attemptEvent<DataOf<'pin.published'>>('published', ({ url }, known) =>
    // Marked as published on two devices: an address that one of them knows is kept. After
    // publishing by hand it is optional.
    known.state === 'published' && url === ''
      ? outcomeOf(known)
      : { state: 'published', ...(url !== '' && { url }) },
  ),
  'pin.publishFailed': attemptEvent<DataOf<'pin.publishFailed'>>(
    'publishFailed',
    ({ problem }) => ({ state: 'failed', problem }),
  ),
  'pin.publishUnknown': attemptEvent('publishUnknown', () => ({ state: 'unknown' })),
}

interface PublicationChange<Data> {
  readonly effect: Effect
  /** Of the publication. */
  readonly idOf: (data: Data) => string
  /** The same row if nothing changes. */
  readonly change: (row: Pin, data: Data) => Pin
  readonly back: (data: Data) => PinEvent[]
  /** Events from the row after it, where that differs, back to `row`. */
  readonly inverse?: (row: Pin, data: Data, after: Pin) => PinEvent[]
}

function publicationEvent<Data extends { id: string }>({
  effect,
  idOf,
  change,
  back,
  inverse = (row, data, after) =>
    replacedBy(row, findPublication(row, idOf(data)), findPublication(after, idOf(data))),
}: PublicationChange<Data>): EventType<Data> {
  const inverseOn: EventType<Data>['inverse'] = (before, data) => {
    const row = findPin(before, data.id)
    const after = row && change(row, data)
    return row === undefined || after === undefined || after === row
      ? []
      : inverse(row, data, after)
  }
  return rowEvent({
    rowIds: ({ id }) => [id],
    touches: (data) => [
      { id: data.id, field: 'publications', part: idOf(data) },
      { id: data.id, field: 'status', part: idOf(data) },
    ],
    effect: () => effect,
    applyToRow: (row, data, at) => {
      const changed = change(row, data)
      return changed === row ? row : touchRow(changed, at, () => undefined)
    },
    inverse: inverseOn,
    back,
    storedBack: inverseOn,
    // The book does not know the server's plan: see `planDifference`.
    withdraw: (now, { id }) => (hasPin(now, id) ? null : []),
  })
}

/** A user's command, with its own `before`. */
function scheduleEvent<Data extends { id: string }>({
  hasRealBefore,
  ...change
}: PublicationChange<Data> & {
  /** Whether its `before` is all that the row had. */
  readonly hasRealBefore: (row: Pin, data: Data) => boolean
}): EventType<Data> {
  const type = publicationEvent(change)
  return {
    ...type,
    storedBack: (before, data) => {
      const row = findPin(before, data.id)
      return row !== undefined && hasRealBefore(row, data) ? undefined : type.inverse(before, data)
    },
  }
}

/** Written by the server; by the user, too, for a pin that was published by hand. */
function attemptEvent<Data extends AttemptEvent['data']>(
  effect: Effect,
  outcome: (data: Data, known: Publication) => PublicationOutcome,
): EventType<Data> {
  return {
    ...publicationEvent<Data>({
      effect,
      idOf: ({ publication_id }) => publication_id,
      change: (row, data) =>
        withChanged(row, data.publication_id, (known) => ({
          ...planOf(known),
          ...outcome(data, known),
        })),
      back: () => [],
    }),
    backFrom: (after, data) => attemptBack(findPin(after, data.id), { data }),
  }
}

/** An existing publication is not scheduled again. */
function schedule(row: Pin, { publication }: DataOf<'pin.scheduled'>): Pin {
  const { publications = [] } = row
  return findPublication(row, publication.id) !== undefined ||
    publications.length >= MAX_PUBLICATIONS
    ? row
    : withPublications(row, [...publications, publication])
}

function moveBack({ to, before, ...of }: DataOf<'pin.rescheduled'>): PinEvent[] {
  return [{ type: 'pin.rescheduled', data: { ...of, to: before, before: to } }]
}

function withChanged(
  row: Pin,
  id: string,
  change: (known: Publication) => Omit<Publication, 'id'>,
): Pin {
  const known = findPublication(row, id)
  return known === undefined
    ? row
    : withPublications(row, [...othersThan(row, id), { id, ...change(known) }])
}

function othersThan({ publications = [] }: Pin, id: string): Publication[] {
  return publications.filter((publication) => publication.id !== id)
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
