/** Why the server pauses an account. */
import { z } from 'zod'

/** `unproven`: its plan was made before the first proof of the person's address. */
export const PauseReason = z.enum(['unproven'])
export type PauseReason = z.infer<typeof PauseReason>
