/**
 * The only way in which the browser changes pins. Batches, idempotent by event id; the server gives
 * every accepted event the next revision of its account and never cuts its log. An event is refused
 * on its own (its pin is gone, its board unknown): the rest is taken. The two sides may be of
 * different builds, so events cross in outline and each side reads them by
 * `core/pins/events/pin-upcast.ts`.
 */
import { z } from 'zod'
import { CommittedOutline, SentOutline } from '#core/contract/content/pin-outline.ts'
import { defineCalls } from '../call/call.ts'
import { Device } from '../account/device.schema.ts'
import { PinStatus } from './pin-kinds.schema.ts'
import { ProblemCodes } from '../words/problem.schema.ts'
import { Pin } from './pins.contract.ts'
import { Id, Sentence } from '../call/primitives.ts'
import { Publication } from './publications.contract.ts'

export const EventsAccepted = z.object({
  /** The account's revision after this batch. */
  revision: z.int().min(0),
  /** One entry per sent event that is now in the log, also when it was there before. */
  accepted: z.array(z.object({ id: Id, revision: z.int() })),
  rejected: z.array(
    z.object({
      id: Id,
      code: z.enum(['unknown_pin', 'unknown_board', 'not_allowed', 'invalid']),
      message: Sentence,
      problem_codes: ProblemCodes.optional(),
      /**
       * Of an event of a publication: what the pin has after the batch, which is to be put back.
       */
      plan: z.object({ status: PinStatus, publications: z.array(Publication) }).optional(),
    }),
  ),
  /**
   * The server is of an older build than this event: it and what follows were not looked at. They
   * are to be kept, and sent again later.
   */
  newer: Id.optional(),
})
export type EventsAccepted = z.infer<typeof EventsAccepted>

const inAccount = z.object({ account_id: Id })

export const syncCalls = defineCalls({
  sendPinEvents: {
    method: 'POST',
    path: '/api/accounts/:account_id/pin-events/',
    access: 'user',
    params: inAccount,
    body: z.object({ events: z.array(SentOutline).min(1).max(200) }),
    answer: EventsAccepted,
    errors: ['not_found'],
  },
  /** Events after a revision, oldest first; `more` = ask again from the last one. */
  getPinEvents: {
    method: 'GET',
    path: '/api/accounts/:account_id/pin-events/',
    access: 'user',
    params: inAccount,
    query: z.object({
      after: z.coerce.number().int().min(0),
      limit: z.coerce.number().int().min(1).max(1000),
    }),
    answer: z.object({ events: z.array(CommittedOutline), revision: z.int(), more: z.boolean() }),
    errors: ['not_found'],
  },
  /**
   * Server-sent events: `revision`, whose data is the newest revision of the account's log, at the
   * beginning and after each change of it. Ends after a while; the browser then asks again.
   */
  streamRevisions: {
    method: 'GET',
    path: '/api/accounts/:account_id/stream/',
    access: 'user',
    params: inAccount,
    answer: 'binary',
    errors: ['not_found'],
  },
  /**
   * On which devices the person has changed pins within a year: the latest 100, in the order in
   * which they were first seen.
   */
  listDevices: {
    method: 'GET',
    path: '/api/devices/',
    access: 'user',
    answer: z.object({ devices: z.array(Device) }),
  },
  /**
   * The account's pins, newest first, as they are at `revision`; paged by `cursor` (an opaque
   * string) of 500.
   */
  getPins: {
    method: 'GET',
    path: '/api/accounts/:account_id/pins/',
    access: 'user',
    params: inAccount,
    query: z.object({ cursor: z.string().max(200).optional() }),
    answer: z.object({ pins: z.array(Pin), revision: z.int(), next: z.string().nullable() }),
    errors: ['not_found'],
  },
  /**
   * Of these pins the deleted ones that are still kept, as they were when they were deleted: 30
   * days.
   */
  getDeletedPins: {
    method: 'POST',
    path: '/api/accounts/:account_id/deleted-pins/',
    access: 'user',
    params: inAccount,
    body: z.object({ ids: z.array(Id).min(1).max(1000) }),
    answer: z.object({ pins: z.array(Pin) }),
    errors: ['not_found'],
  },
})
