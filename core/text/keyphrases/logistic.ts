/** Logistic regression over named features; `tools/train-ranker.ts` finds the weights. */
import { z } from 'zod'

/** Values are about -1 to 1. A missing feature counts as 0. */
export type Features = Readonly<Record<string, number>>

export const Weights = z.object({
  bias: z.number(),
  features: z.record(z.string(), z.number()),
})
export type Weights = z.infer<typeof Weights>

/** How likely a creator would publish the words as they are, 0 to 1. */
export function probabilityOf(features: Features, { bias, features: weights }: Weights): number {
  let sum = bias
  for (const [name, value] of Object.entries(features)) sum += value * (weights[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
