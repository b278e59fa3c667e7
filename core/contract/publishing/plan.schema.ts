/** A plan as the operator offers it. */
import { z } from 'zod'

export const PlanInterval = z.enum(['week', 'month', 'year'])
export type PlanInterval = z.infer<typeof PlanInterval>

export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  /** As the operator wrote it: "9 €". */
  price: z.string(),
  /** How often the price is paid; null = nothing is paid here. */
  interval: PlanInterval.nullable(),
  features: z.array(z.string()),
  /** False = it is shown, and there is nothing to pay. */
  is_paid: z.boolean(),
})
export type Plan = z.infer<typeof Plan>
