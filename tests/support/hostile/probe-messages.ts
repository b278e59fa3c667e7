/** What a test and the probe in its server send each other. */
import { z } from 'zod'

export const ProbeRequest = z.enum(['reset', 'read'])
export type ProbeRequest = z.infer<typeof ProbeRequest>

export const ProbeReading = z.object({
  /**
   * Work of the main thread between two turns of its loop, at most, in pieces of `MeasuredWork`.
   */
  longestBlock: z.number(),
  /** What one piece costs here. For people who read the figures, never for a test. ms of CPU */
  pieceCost: z.number(),
  /** Of the server process alone, at most since it started. bytes */
  peakBytes: z.number(),
})
export type ProbeReading = z.infer<typeof ProbeReading>
