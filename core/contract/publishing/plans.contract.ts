/** What is planned for all of a person's accounts, for a calendar that shows them side by side. */
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { Pin } from '../content/pins.contract.ts'
import { Id } from '../call/primitives.ts'

/** More than a month of a busy person; an answer of some 2 MB at most. */
export const MAX_PLANNED_PINS = 2_000

export const planCalls = defineCalls({
  /**
   * Pins with a publication between `from` and before `to` (ms UTC), by its time. `is_whole` false:
   * there are more than `MAX_PLANNED_PINS`, and the latest are left out.
   */
  listPlans: {
    method: 'GET',
    path: '/api/plans/',
    access: 'user',
    query: z.object({
      from: z.coerce.number().int().min(0),
      to: z.coerce.number().int().min(0),
    }),
    answer: z.object({
      pins: z.array(z.object({ account_id: Id, pin: Pin })),
      is_whole: z.boolean(),
    }),
    errors: [],
  },
})
