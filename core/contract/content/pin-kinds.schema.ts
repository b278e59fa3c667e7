/** How far a pin is, and what it is made of. */
import { z } from 'zod'

export const PinStatus = z.enum([
  'generated',
  'draft',
  'scheduled',
  'publishing',
  'published',
  'failed',
])
export type PinStatus = z.infer<typeof PinStatus>

export const PinType = z.enum([
  'photo',
  'split',
  'list',
  'steps',
  'quote',
  'collage',
  'text',
  'card',
])
export type PinType = z.infer<typeof PinType>
