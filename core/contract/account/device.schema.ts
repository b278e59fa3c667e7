/** A device of a person, as the history names it. */
import { z } from 'zod'
import { Time } from '../call/primitives.ts'

/** `device`: as `deviceOf` gives it of an event's author. `last_seen_at` may be an hour behind. */
export const Device = z.object({
  device: z.string(),
  user_agent: z.string(),
  first_seen_at: Time,
  last_seen_at: Time,
})
export type Device = z.infer<typeof Device>
