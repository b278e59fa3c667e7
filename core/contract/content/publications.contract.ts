/**
 * When and where a pin is to be published, and what became of it. A pin has one publication per
 * board. The wall time and its zone are what a person chose; the instant was computed from them
 * when the time was claimed, and all three are kept: a zone may change its rules later.
 */
import { z } from 'zod'
import { Id, Time } from '../call/primitives.ts'

/** Publications of one pin. */
export const MAX_PUBLICATIONS = 20

/**
 * `planned` waits for its time. `sending` was committed before the call to the network. `unknown`:
 * no readable answer came, so the pin may be there or not; it is read back.
 */
export const PublicationState = z.enum(['planned', 'sending', 'published', 'failed', 'unknown'])
export type PublicationState = z.infer<typeof PublicationState>

/** `2026-11-26T08:30`, without seconds and zone. */
export const WallTime = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/)
export type WallTime = z.infer<typeof WallTime>

/**
 * An IANA name such as `America/Argentina/Ushuaia`; whether it exists is the runtime's knowledge.
 */
export const ZoneName = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][A-Za-z0-9+_-]*(?:\/[A-Za-z0-9+_-]+){0,2}$/)
export type ZoneName = z.infer<typeof ZoneName>

/** Without `slot_id` the time was set by hand: such times may coincide. */
export const PlannedTime = z.object({
  at: Time,
  wall: WallTime,
  zone: ZoneName,
  slot_id: Id.optional(),
})
export type PlannedTime = z.infer<typeof PlannedTime>

/** What a person decides about a publication, all of it at once. */
export const PublicationPlan = PlannedTime.extend({ board_id: Id, section_id: Id.optional() })
export type PublicationPlan = z.infer<typeof PublicationPlan>

/** A code with its values, kept forever, so without the sentence. */
export const PublicationProblem = z.object({
  code: z.string().max(80),
  params: z.record(z.string().max(40), z.union([z.string().max(500), z.number()])),
})
export type PublicationProblem = z.infer<typeof PublicationProblem>

const address = () => z.string().max(2048)
/**
 * A pin's address on the network. An import empties one that is of no network. `PublishedAddress`
 * is the same in `pin.published`: one schema in both places would be another shape of the events.
 */
export const PinAddress = address()
export const PublishedAddress = address()

/** What the publisher found out. `url`: the pin's address on the network. */
export const PublicationOutcome = z.object({
  state: PublicationState,
  url: PinAddress.optional(),
  problem: PublicationProblem.optional(),
})
export type PublicationOutcome = z.infer<typeof PublicationOutcome>

export const Publication = z.object({
  id: Id,
  ...PublicationPlan.shape,
  ...PublicationOutcome.shape,
})
export type Publication = z.infer<typeof Publication>
