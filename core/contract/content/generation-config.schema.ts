/** What a generation is asked for. */
import { z } from 'zod'
import { issueCode } from '../call/issue-code.ts'
import { PinType } from './pin-kinds.schema.ts'
import { Color, Id } from '../call/primitives.ts'

/**
 * `colors`: background, text, accent; empty = the account's brand, else the picture's palette.
 * `templates` empty = a 400 that says so. `favored`: of these, those that are used about twice as
 * often as the others. `fresh_only`: no pin repeats the title of one that its page had before, or
 * its picture in the same template; what would is not made. `brand_kit_id`: of the account's
 * further kits; without it, or when it is gone, the account's own.
 */
export const GenerationConfig = z.object({
  pages: z
    .array(z.object({ page_id: Id, interest_ids: z.array(Id).max(50) }))
    .min(1, issueCode('generation.choosePage'))
    .max(500),
  n_pins: z
    .int()
    .min(1, issueCode('generation.pinCount'))
    .max(500, issueCode('generation.pinCount')),
  pin_types: z
    .array(PinType)
    .min(1, issueCode('generation.chooseType'))
    .max(PinType.options.length),
  templates: z.array(z.string().max(60)).min(1, issueCode('generation.chooseTemplate')).max(100),
  favored: z.array(z.string().max(60)).max(100).optional(),
  fresh_only: z.boolean().optional(),
  brand_kit_id: Id.optional(),
  colors: z.array(Color).max(8),
  fonts: z.array(z.string().max(60)).max(2),
})
export type GenerationConfig = z.infer<typeof GenerationConfig>
