/** What a person prefers when pins are generated; kept in localStorage. The pin count is 12 until somebody chooses another. */
import { z } from 'zod'
import { PinType } from '#core/contract/pins.contract.ts'

export const DEFAULT_PIN_COUNT = 12

export const GenerationPreferences = z.object({
  n_pins: z.int().min(1).max(500),
  pin_types: z.array(PinType).min(1),
})
export type GenerationPreferences = z.infer<typeof GenerationPreferences>

export function defaultPreferences(): GenerationPreferences {
  return { n_pins: DEFAULT_PIN_COUNT, pin_types: [...PinType.options] }
}
