/**
 * The parts of an event that every build understands. Separate from the events, because the
 * contract, which every page loads, needs no more.
 */
import { z } from 'zod'
import { Id } from '#core/contract/call/primitives.ts'

export const AnyEvent = z.looseObject({ type: z.string(), data: z.unknown().optional() })
/** The format on the wire. Each side reads the rest with `pin-upcast.ts`. */
export const SentOutline = z.looseObject({ id: Id, v: z.int().min(1), event: AnyEvent })
export type SentOutline = z.infer<typeof SentOutline>
export const CommittedOutline = SentOutline.extend({ revision: z.int().min(1) })
export type CommittedOutline = z.infer<typeof CommittedOutline>

/**
 * The type of a stored event that is too damaged for an outline. Every build treats it as broken.
 */
export const UNREADABLE = 'event.unreadable'
