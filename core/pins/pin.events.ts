/**
 * What can happen to a pin, kept for ever. `shared` events go to the server, `local` ones
 * (selection, commit marks) never leave the device. An event carries ids and changed fields with
 * their `before` values; only `pins.added` and `pins.loaded` carry whole pins. Times, ids and the
 * cache-busting `imageVersion` are decided by whoever makes the event: a reducer reads no clock.
 */
import { z } from 'zod'
import { Id, Time } from '#core/contract/primitives.ts'
import { PinStatus } from '#core/contract/pin-kinds.schema.ts'
import { Pin, PinBoard, PinPatch } from '#core/contract/pins.contract.ts'
import {
  Publication,
  PublicationOutcome,
  PublicationPlan,
  PublishedAddress,
  PublicationProblem,
} from '#core/contract/publications.contract.ts'

export const BULK_THRESHOLD = 10

const ids = z.array(Id).min(1)
/** One row's change. `imageVersion` becomes the row's cache-busting marker. */
export const RowChange = z.object({
  id: Id,
  patch: PinPatch,
  before: PinPatch,
  imageVersion: z.int().min(0).optional(),
})
export type RowChange = z.infer<typeof RowChange>

/** One pin that went into a file. Null = not exported: `before` of a first export, and its undo. */
export const PinExport = z.object({
  id: Id,
  exportedAt: Time.nullable(),
  before: Time.nullable(),
})
export type PinExport = z.infer<typeof PinExport>

const event = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({ type: z.literal(type), data })

/** Of one publication; `before`: what was known of it. Written by the server. */
const attempt = { id: Id, publication_id: Id, before: PublicationOutcome }

/** A pin's publications, and what becomes of them. A bulk step is many events with one cause. */
const publicationEvents = [
  /** `before`: the pin's status, which counts when it had no publication. */
  event('pin.scheduled', z.object({ id: Id, publication: Publication, before: PinStatus })),
  /** Another time, board or both. */
  event(
    'pin.rescheduled',
    z.object({ id: Id, publication_id: Id, to: PublicationPlan, before: PublicationPlan }),
  ),
  /** `after`: the pin's status when no publication is left. */
  event('pin.unscheduled', z.object({ id: Id, publication: Publication, after: PinStatus })),
  /** Committed before the network is called. */
  event('pin.publishStarted', z.object(attempt)),
  /** A person who published it by hand writes this too, and may leave `url` empty. */
  event('pin.published', z.object({ ...attempt, url: PublishedAddress })),
  event('pin.publishFailed', z.object({ ...attempt, problem: PublicationProblem })),
  /** No readable answer came: the pin may be there or not. */
  event('pin.publishUnknown', z.object(attempt)),
] as const

export const SharedPinEvent = z.discriminatedUnion('type', [
  /** New pins, put at the front of the list; `autoSelect` selects them too. */
  event('pins.added', z.object({ pins: z.array(Pin).min(1).max(500), autoSelect: z.boolean() })),
  event('pin.updated', RowChange),
  /** At most `BULK_THRESHOLD` rows. */
  event('pins.updated', z.object({ patches: z.array(RowChange).min(1).max(BULK_THRESHOLD) })),
  /**
   * More than `BULK_THRESHOLD` rows: the reducer answers with one new list and a new pinGridKey.
   */
  event('pins.replaced', z.object({ patches: z.array(RowChange).min(1).max(5000) })),
  /** Soft on the server for 30 days. */
  event('pins.deleted', z.object({ ids })),
  /** The inverse of a deletion. `after[i]`: the row that pin i stood behind, null = the front. */
  event(
    'pins.restored',
    z.object({
      pins: z.array(Pin).min(1).max(500),
      after: z.array(Id.nullable()).max(500).optional(),
    }),
  ),
  event('pin.favored', z.object({ id: Id, favored: z.boolean(), before: z.boolean() })),
  /** Appends `name` to board_name, unless the server returned the updated pin. */
  event(
    'pin.boardAdded',
    z.object({ id: Id, board: PinBoard, name: z.string(), serverPin: Pin.optional() }),
  ),
  /** A file with these pins was downloaded. Its inverse is the same event with swapped times. */
  event('pins.exported', z.object({ exports: z.array(PinExport).min(1).max(5000) })),
  ...publicationEvents,
])
export type SharedPinEvent = z.infer<typeof SharedPinEvent>

export const LocalPinEvent = z.discriminatedUnion('type', [
  /**
   * The account's pins as the server has them at a revision: replaces the list, keeps selection and
   * marks that still exist.
   */
  event('pins.loaded', z.object({ pins: z.array(Pin) })),
  event('pins.selected', z.object({ ids })),
  event('pins.deselected', z.object({ ids })),
  event('selection.cleared', z.object({})),
  /** Copies these ids (the selection at that moment) into the committed list. */
  event('pins.committed', z.object({ ids })),
  event('pins.uncommitted', z.object({ ids })),
  /**
   * The other events of this action take back what `cause` did. Of this device only: others just
   * see a change.
   */
  event('history.undone', z.object({ cause: Id })),
  event('history.redone', z.object({ cause: Id })),
])
export type LocalPinEvent = z.infer<typeof LocalPinEvent>

export const PinEvent = z.discriminatedUnion('type', [
  ...SharedPinEvent.options,
  ...LocalPinEvent.options,
])
export type PinEvent = z.infer<typeof PinEvent>

const sharedTypes: ReadonlySet<string> = new Set(
  SharedPinEvent.options.map((option) => option.shape.type.value),
)
export function isShared(event: PinEvent): event is SharedPinEvent {
  return sharedTypes.has(event.type)
}

const envelope = {
  id: Id,
  /** Milliseconds UTC on the clock of whoever made it. */
  at: Time,
  /** Who made it: a tab id of a browser, or `task:<id>` on the server. */
  tab: z.string().max(80),
  /**
   * Version of the events' shapes: `newestVersion()` once it is read, whatever it was stored or
   * sent with.
   */
  v: z.int().min(1),
  /** Ties the events of one user action: the undo unit. */
  cause: Id.optional(),
}

/**
 * What crosses the wire and is kept by the server, which gives `revision`: gapless per account,
 * from 1.
 */
export const SharedEnvelope = z.object({ ...envelope, event: SharedPinEvent })
export type SharedEnvelope = z.infer<typeof SharedEnvelope>
export const CommittedEnvelope = SharedEnvelope.extend({ revision: z.int().min(1) })
export type CommittedEnvelope = z.infer<typeof CommittedEnvelope>

/**
 * What the browser's log keeps; `seq` is given inside the write transaction: total across tabs,
 * ascending, not gapless. `revision` is set on events that came from the server. `back`: what leads
 * back from it, where its own `before` values do not say so: a deletion's rows, marks, and whatever
 * came in between unseen. `action`: the name of what the person did. Both stay on the device.
 */
export const LogEnvelope = z.object({
  ...envelope,
  seq: z.int().min(1),
  event: PinEvent,
  revision: z.int().optional(),
  back: z.array(PinEvent).optional(),
  action: z.string().max(80).optional(),
})
export type LogEnvelope = z.infer<typeof LogEnvelope>
