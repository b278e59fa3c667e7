/**
 * The stored events of pins. `shared` events go to the server; `local` ones (selection, commit
 * marks) stay on the device. An event carries ids and changed fields with their `before` values;
 * only `pins.added` and `pins.loaded` carry whole pins. The creator of an event decides its times,
 * ids and `imageVersion`: a reducer reads no clock.
 */
import { z } from 'zod'
import { Id, Time } from '#core/contract/call/primitives.ts'
import { PinStatus } from '#core/contract/content/pin-kinds.schema.ts'
import { Pin, PinBoard, PinPatch } from '#core/contract/content/pins.contract.ts'
import {
  Publication,
  PublicationOutcome,
  PublicationPlan,
  PublishedAddress,
  PublicationProblem,
} from '#core/contract/content/publications.contract.ts'

export const BULK_THRESHOLD = 10

const ids = z.array(Id).min(1)
/** The change of one row. `imageVersion` becomes the row's cache-busting marker. */
export const RowChange = z.object({
  id: Id,
  patch: PinPatch,
  before: PinPatch,
  imageVersion: z.int().min(0).optional(),
})
export type RowChange = z.infer<typeof RowChange>

/**
 * The export time of one pin. Null: not exported (the `before` of a first export, and its undo).
 */
export const PinExport = z.object({
  id: Id,
  exportedAt: Time.nullable(),
  before: Time.nullable(),
})
export type PinExport = z.infer<typeof PinExport>

const event = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({ type: z.literal(type), data })

/** Result of one publication, written by the server. `before`: its earlier state. */
const attempt = { id: Id, publication_id: Id, before: PublicationOutcome }

/** Plans and results of a pin's publications. A bulk command is many events with one cause. */
const publicationEvents = [
  /** `before`: the pin's status. Used if it had no publication. */
  event('pin.scheduled', z.object({ id: Id, publication: Publication, before: PinStatus })),
  /** Another time, another board, or both. */
  event(
    'pin.rescheduled',
    z.object({ id: Id, publication_id: Id, to: PublicationPlan, before: PublicationPlan }),
  ),
  /** `after`: the pin's status if no publication is left. */
  event('pin.unscheduled', z.object({ id: Id, publication: Publication, after: PinStatus })),
  /** Committed before the network is called. */
  event('pin.publishStarted', z.object(attempt)),
  /** Also written when a user publishes by hand. Then `url` may be empty. */
  event('pin.published', z.object({ ...attempt, url: PublishedAddress })),
  event('pin.publishFailed', z.object({ ...attempt, problem: PublicationProblem })),
  /** No readable answer: the pin may or may not exist on the network. */
  event('pin.publishUnknown', z.object(attempt)),
] as const

export const SharedPinEvent = z.discriminatedUnion('type', [
  /** New pins at the front of the list. `autoSelect` also selects them. */
  event('pins.added', z.object({ pins: z.array(Pin).min(1).max(500), autoSelect: z.boolean() })),
  event('pin.updated', RowChange),
  /** At most `BULK_THRESHOLD` rows. */
  event('pins.updated', z.object({ patches: z.array(RowChange).min(1).max(BULK_THRESHOLD) })),
  /** More than `BULK_THRESHOLD` rows. The reducer replaces the list and the `pinGridKey`. */
  event('pins.replaced', z.object({ patches: z.array(RowChange).min(1).max(5000) })),
  /** The server keeps deleted pins for 30 days. */
  event('pins.deleted', z.object({ ids })),
  /** Inverse of a deletion. `after[i]`: the row before pin i; null: the front. */
  event(
    'pins.restored',
    z.object({
      pins: z.array(Pin).min(1).max(500),
      after: z.array(Id.nullable()).max(500).optional(),
    }),
  ),
  event('pin.favored', z.object({ id: Id, favored: z.boolean(), before: z.boolean() })),
  /** Appends `name` to `board_name`, unless the server has returned the updated pin. */
  event(
    'pin.boardAdded',
    z.object({ id: Id, board: PinBoard, name: z.string(), serverPin: Pin.optional() }),
  ),
  /** A file with these pins was exported. The inverse has the times swapped. */
  event('pins.exported', z.object({ exports: z.array(PinExport).min(1).max(5000) })),
  ...publicationEvents,
])
export type SharedPinEvent = z.infer<typeof SharedPinEvent>

export const LocalPinEvent = z.discriminatedUnion('type', [
  /**
   * The account's pins on the server at a revision. Replaces the list. Selection and marks of
   * existing pins stay.
   */
  event('pins.loaded', z.object({ pins: z.array(Pin) })),
  event('pins.selected', z.object({ ids })),
  event('pins.deselected', z.object({ ids })),
  event('selection.cleared', z.object({})),
  /** Copies these ids, the current selection, to the committed list. */
  event('pins.committed', z.object({ ids })),
  event('pins.uncommitted', z.object({ ids })),
  /**
   * The other events of this action undo `cause`. Not shared: other devices see only the changes.
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
  /** ms UTC on the author's clock. */
  at: Time,
  /** A tab name of a browser, or `task:<id>` on the server. */
  tab: z.string().max(80),
  /**
   * Version of the events' shapes. Always `newestVersion()` after reading, whatever the stored
   * version was.
   */
  v: z.int().min(1),
  /** Joins the events of one user action, which is the unit of undo. */
  cause: Id.optional(),
}

/** Sent to and stored by the server, which assigns `revision`: consecutive per account, from 1. */
export const SharedEnvelope = z.object({ ...envelope, event: SharedPinEvent })
export type SharedEnvelope = z.infer<typeof SharedEnvelope>
export const CommittedEnvelope = SharedEnvelope.extend({ revision: z.int().min(1) })
export type CommittedEnvelope = z.infer<typeof CommittedEnvelope>

/**
 * Stored in the browser's log. `seq` is assigned in the write transaction: total across tabs,
 * ascending, with gaps. `revision` is set on events from the server. `back`: inverse events if the
 * `before` values are not enough (a deletion's rows, marks, changes that the author had not seen).
 * `action`: the command's name. `back` and `action` stay on the device.
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
