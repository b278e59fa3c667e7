/**
 * An event as far as every build understands it. Apart from the events themselves: the contract,
 * which every page loads, needs no more.
 */
import { z } from 'zod'
import { Id } from '#core/contract/primitives.ts'

export const AnyEvent = z.looseObject({ type: z.string(), data: z.unknown().optional() })
/** What crosses the wire: each side reads the rest by `pin.upcast.ts`. */
export const SentOutline = z.looseObject({ id: Id, v: z.int().min(1), event: AnyEvent })
export type SentOutline = z.infer<typeof SentOutline>
export const CommittedOutline = SentOutline.extend({ revision: z.int().min(1) })
export type CommittedOutline = z.infer<typeof CommittedOutline>

/**
 * The type of what stands for a stored event of which not even the outline is left: for every build
 * a broken one.
 */
export const UNREADABLE = 'event.unreadable'
